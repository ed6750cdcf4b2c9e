// A closure may take a projection, or a value that it wraps.
@propertyWrapper
struct Reference<Value> {
    let get: () -> Value
    let set: (Value) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }
    init(projectedValue: Reference<Value>) { self = projectedValue }
    var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    var projectedValue: Reference<Value> { self }
}
@propertyWrapper
struct Doubled {
    var wrappedValue: Int
    init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
}

var names = ["Ann", "Ben"]
func forEachName(_ body: (Reference<String>) -> Void) {
    for index in names.indices { body(Reference(get: { names[index] }, set: { names[index] = $0 })) }
}

forEachName { $name in
    name += "!"
    print($name.wrappedValue, _name.get())
}
print(names)
print([1, 2].map { (@Doubled number: Int) in number + 1 })
