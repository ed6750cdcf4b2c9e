// Mutating and nonmutating accessors follow the wrapper; a storage that nothing changes is a constant.
final class Box {
    var number: Int
    init(_ number: Int) { self.number = number }
}

@propertyWrapper
struct Shared {
    let box: Box
    init(wrappedValue: Int) { box = Box(wrappedValue) }
    var wrappedValue: Int {
        get { box.number }
        nonmutating set { box.number = newValue }
    }
}

@propertyWrapper
struct Lazily {
    private var made: Int?
    private let make: () -> Int
    init(wrappedValue: @autoclosure @escaping () -> Int) { make = wrappedValue }
    var wrappedValue: Int {
        mutating get {
            if made == nil { made = make() }
            return made!
        }
    }
}

func compute() -> Int {
    print("computing")
    return 5
}

struct Sum {
    @Shared var a = 1
    @Lazily var b = compute()
    func bump() { a += 1 }
    mutating func total() -> Int { a + b }
}

let constant = Sum()
constant.bump()
var sum = constant
print(sum.total(), sum.total(), constant.a)
