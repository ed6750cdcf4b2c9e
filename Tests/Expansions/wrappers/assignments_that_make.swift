// Until all of self is there an assignment makes the wrapper; afterwards it sets the value.
@propertyWrapper
struct Logged {
    private var number: Int
    init(wrappedValue: Int) {
        print("made(\(wrappedValue))", terminator: " ")
        number = wrappedValue
    }
    var wrappedValue: Int {
        get { number }
        set {
            print("set(\(newValue))", terminator: " ")
            number = newValue
        }
    }
}

struct Pair {
    @Logged var a: Int
    @Logged var b: Int
    init(_ flag: Bool) {
        if flag { a = 1 } else { self.a = 2 }
        for i in 0..<2 { a = 10 + i }
        b = 5
        for i in 0..<2 { a = 20 + i }
        b += 1
    }
    init(tuple: (Int, Int)) {
        (a, b) = (7, 8)
        a = tuple.0
    }
}
class Base { init() { print("Base", terminator: " ") } }
final class Derived: Base {
    @Logged var number: Int
    override init() {
        number = 1
        number = 2
        super.init()
        number = 3
    }
}

print(Pair(true).a, Pair(false).b, Pair(tuple: (9, 9)).a)
print(Derived().number)
