// Arguments and defaults are evaluated before the wrappers are made; without arguments each property is made in turn.
func say<Value>(_ text: String, _ value: Value) -> Value {
    print(text, terminator: " ")
    return value
}

@propertyWrapper
struct Told {
    var wrappedValue: Int
    init(wrappedValue: Int, _ tag: String = "-") {
        print("Told(\(wrappedValue), \(tag))", terminator: " ")
        self.wrappedValue = wrappedValue
    }
}

struct Story {
    @Told var a = say("a", 1)
    @Told(say("tag", "t")) var b = say("b", 2)
    var c = say("c", 3)
}

_ = Story(a: say("argument", 9))
print()
_ = Story(c: say("argument", 9))
print()
_ = Story()
print()
