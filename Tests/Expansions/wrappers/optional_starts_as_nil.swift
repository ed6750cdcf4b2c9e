// An optional without a value starts as nil, and is set from then on.
@propertyWrapper
struct Logged<Value> {
    var wrappedValue: Value { didSet { print("set", wrappedValue) } }
    init(wrappedValue: Value) {
        print("made", wrappedValue)
        self.wrappedValue = wrappedValue
    }
}

struct Assigned {
    @Logged var number: Int?
    init(_ number: Int) { self.number = number }
}
struct Memberwise { @Logged var number: Int? }

print(Assigned(1).number as Any)
print(Memberwise().number as Any, Memberwise(number: 2).number as Any)
