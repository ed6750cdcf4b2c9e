// A wrapped local variable: its storage, its accessors, and assignments that make the wrapper.
@propertyWrapper
struct Peak {
    private var number: Int
    private(set) var projectedValue: Int
    init(wrappedValue: Int) {
        number = wrappedValue
        projectedValue = wrappedValue
    }
    var wrappedValue: Int {
        get { number }
        set {
            number = newValue
            projectedValue = max(projectedValue, newValue)
        }
    }
}

func climb(_ flag: Bool) -> [Int] {
    @Peak var height: Int
    if flag { height = 1 } else { height = 2 }
    height = 50
    let copy = { [height] in height }
    let live = { height }
    height -= 1
    _height.wrappedValue -= 1
    return [height, $height, copy(), live()]
}

print(climb(true), climb(false))
do {
    @Peak var depth = 3
    depth = 1
    print(depth, $depth)
}
