// The owner's type parameters may appear in the wrapper.
@propertyWrapper
struct Trail<Value> {
    private(set) var all: [Value]
    init(wrappedValue: Value) { all = [wrappedValue] }
    var wrappedValue: Value {
        get { all[all.count - 1] }
        set { all.append(newValue) }
    }
    var projectedValue: Trail<Value> { self }
}
extension Trail where Value: Comparable {
    var best: Value { all.max()! }
}

struct History<Element> {
    @Trail var current: Element
    @Trail var list: [Element] = []
}

var history = History(current: 3)
history.current = 1
history.list.append(8)
print(history.current, history.$current.best, history.$current.all, history.$list.all)
