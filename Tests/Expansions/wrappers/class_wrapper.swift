// A class as the wrapper: the property is written without changing its owner, and copies share it.
@propertyWrapper
final class Slot<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    var projectedValue: Slot<Value> { self }
}

struct Desk {
    @Slot var pen = "blue"
    func swap() { pen = "red" }
    mutating func detach() { _pen = Slot(wrappedValue: pen) }
}

let first = Desk()
var second = first
second.swap()
print(first.pen, first.$pen === second.$pen)
second.detach()
second.pen = "green"
print(first.pen, second.pen)
