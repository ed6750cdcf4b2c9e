// Making the wrapper again evaluates the attribute's arguments again.
func tag() -> String {
    print("tag", terminator: " ")
    return "t"
}

@propertyWrapper
struct Tagged {
    var wrappedValue: Int
    init(wrappedValue: Int, _ tag: String) {
        print("made(\(wrappedValue), \(tag))")
        self.wrappedValue = wrappedValue
    }
}

struct Item {
    @Tagged(tag()) var number = 1
    var other: Int
    init() {
        number = 2
        other = 0
        number = 3
    }
}

print(Item().number)
