// Beyond Swift: a wrapped variable at the top level of a file.
@propertyWrapper
struct Clamped {
    private var number: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        number = min(max(wrappedValue, range.lowerBound), range.upperBound)
        self.range = range
    }
    var wrappedValue: Int {
        get { number }
        set { number = min(max(newValue, range.lowerBound), range.upperBound) }
    }
    var projectedValue: String { "\(number) of \(range.upperBound)" }
}

@Clamped(0...10) var volume = 4
volume += 20
print(volume, $volume)
func mute() { volume = -1 }
mute()
print(volume)
