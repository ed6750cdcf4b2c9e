// Copying the owner copies the storage: what holds a value is independent, what holds a reference is shared.
final class Box {
    var number: Int
    init(_ number: Int) { self.number = number }
}
@propertyWrapper struct Value { var wrappedValue: Int }
@propertyWrapper struct Shared {
    private let box: Box
    init(wrappedValue: Int) { box = Box(wrappedValue) }
    var wrappedValue: Int {
        get { box.number }
        nonmutating set { box.number = newValue }
    }
}

struct Owner { @Value var own = 1; @Shared var common = 1 }

let one = Owner()
var two = one
two.own = 2
two.common = 2
print(one.own, one.common, two.own, two.common)
