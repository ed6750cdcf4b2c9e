// Observers belong to the property, not to the storage: they see assignments and changes in place.
@propertyWrapper
struct Even {
    private var number: Int
    init(wrappedValue: Int) { number = wrappedValue / 2 * 2 }
    var wrappedValue: Int {
        get { number }
        set { number = newValue / 2 * 2 }
    }
}

struct Dial {
    @Even var a = 2 {
        willSet { print("will be \(newValue)", terminator: ", ") }
        didSet { print("was \(oldValue), is \(a)") }
    }
    @Even var b = 2 {
        didSet(before) {
            if before == b { return }
            print("b changed")
        }
    }
    @Even var c: Int { didSet { print("c was set") } }
    init() {
        c = 1
        c = 2
    }
    mutating func replace() { _a = Even(wrappedValue: 100) }
}

var dial = Dial()
dial.a = 9
dial.a += 1
dial.b = 3
dial.b = 5
dial.replace()
print(dial.a, dial.b, dial.c)
