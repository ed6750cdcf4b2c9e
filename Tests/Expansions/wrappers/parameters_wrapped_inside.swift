// A parameter whose wrapper cannot be made of its projection is wrapped by the function.
@propertyWrapper
struct AtLeast {
    let wrappedValue: Int
    init(wrappedValue: Int, _ least: Int) {
        print("wrapping \(wrappedValue)")
        self.wrappedValue = max(wrappedValue, least)
    }
    var projectedValue: String { "at least \(wrappedValue)" }
}
func say(_ number: Int) -> Int {
    print("argument \(number)")
    return number
}

func describe(@AtLeast(5) _ a: Int, @AtLeast(0) to b: Int = 3) -> String { "\(a), \($a), \(b)" }
struct Range {
    let text: String
    init(@AtLeast(1) from start: Int) {
        text = $start
    }
}

print(describe(say(1), to: say(-4)))
print(describe(say(9)))
print(Range(from: 0).text)
