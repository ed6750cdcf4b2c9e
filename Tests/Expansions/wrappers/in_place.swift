// A change in place opens the wrapper once; a stored value is not copied.
var trace: [String] = []
@propertyWrapper
struct Traced<Value> {
    private var value: Value
    init(wrappedValue: Value) { value = wrappedValue }
    var wrappedValue: Value {
        get {
            trace.append("get")
            return value
        }
        set {
            trace.append("set")
            value = newValue
        }
    }
}
@propertyWrapper
struct Stored<Value> { var wrappedValue: Value }

struct Lists {
    @Traced var traced = [1]
    @Stored var stored = [1]
    @Traced @Stored var both = [1]
}
func change(_ list: inout [Int]) {
    list[0] += 1
    list.append(list[0])
}

var lists = Lists()
lists.traced.append(2)
change(&lists.traced)
change(&lists.stored)
change(&lists.both)
print(trace, lists.traced, lists.stored, lists.both)
