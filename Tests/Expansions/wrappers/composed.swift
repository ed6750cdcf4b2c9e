// Two wrappers: the last attribute is the innermost, is made first, and the outermost gives the projection.
@propertyWrapper
struct Outer<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) {
        print("Outer", terminator: " ")
        self.wrappedValue = wrappedValue
    }
    var projectedValue: String { "outer of \(Value.self)" }
}
@propertyWrapper
struct Inner {
    var wrappedValue: Int
    init(wrappedValue: Int, adding more: Int = 0) {
        print("Inner", terminator: " ")
        self.wrappedValue = wrappedValue + more
    }
}

struct Nested {
    @Outer @Inner(adding: 3) var a = 1
    @Outer @Inner var b: Int
    init(_ number: Int) {
        b = number
        b = number + 1
    }
}
struct Memberwise { @Outer @Inner var c: Int }

let nested = Nested(5)
print(nested.a, nested.$a, nested.b)
print(Memberwise(c: 8).c)
