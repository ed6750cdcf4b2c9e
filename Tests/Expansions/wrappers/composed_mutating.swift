// Composed wrappers: the setter exists if the inner value can be reached for writing.
final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
@propertyWrapper
struct Ref<Value> {
    private let box: Box<Value>
    init(wrappedValue: Value) { box = Box(wrappedValue) }
    var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
}
@propertyWrapper
struct Fixed<Value> { let wrappedValue: Value }
@propertyWrapper
struct Plain { var wrappedValue: Int }

struct Mixed {
    @Ref @Plain var a = 1
    @Fixed @Ref var b = 2
    @Fixed @Plain var c = 3
}

let mixed = Mixed()
mixed.a += 10
mixed.b *= 5
print(mixed.a, mixed.b, mixed.c)
