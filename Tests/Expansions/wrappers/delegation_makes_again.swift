// Behind self.init a plain assignment in a struct makes a new wrapper; in a class it sets the value.
@propertyWrapper
struct Logged {
    private var number: Int
    init(wrappedValue: Int) {
        print("made(\(wrappedValue))", terminator: " ")
        number = wrappedValue
    }
    var wrappedValue: Int {
        get { number }
        set {
            print("set(\(newValue))", terminator: " ")
            number = newValue
        }
    }
}

struct Value {
    @Logged var number: Int
    init(_ number: Int) { self.number = number }
    init(twice number: Int) {
        self.init(number)
        self.number = number * 2
        self.number += 1
    }
    init(copy other: Value) {
        self = other
        number = 7
    }
}
class Object {
    @Logged var number: Int
    init(_ number: Int) { self.number = number }
    convenience init(twice number: Int) {
        self.init(number)
        self.number = number * 2
    }
}

print(Value(copy: Value(twice: 10)).number)
print(Object(twice: 30).number)
