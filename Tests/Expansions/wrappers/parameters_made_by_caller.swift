// A parameter whose wrapper can be made of its projection: callers make it, of a value or of a projection.
@propertyWrapper
struct Percentage {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 100) }
    init(projectedValue: String) { wrappedValue = projectedValue.count }
    var projectedValue: String { String(repeating: "|", count: wrappedValue) }
}

func mix(@Percentage red: Int, @Percentage _ blue: Int) -> String { "\(red) \($red) \(blue)" }
struct Paint {
    @Percentage var tone = 3
    func with(@Percentage other: Int) -> Int { tone + other }
    var sum: Int { with($other: $tone) }
}

print(mix(red: 2, 500))
print(mix($red: "abcd", 3))
print(mix(red: 1, $_: "xyz"))
let mixer: (Int, String) -> String = mix(red:$_:)
print(mixer(7, "ab"))
print(Paint().sum)
