// A wrapper that can make itself does so at once: assignments in an initializer are calls of the setter.
@propertyWrapper
struct Counted {
    private(set) var projectedValue = "made by init()"
    var wrappedValue: Int {
        didSet { projectedValue += ", set to \(wrappedValue)" }
    }
    init() { wrappedValue = -1 }
    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
        projectedValue = "made by init(wrappedValue:)"
    }
}

struct Assigned {
    @Counted var number: Int
    init(_ number: Int) { self.number = number }
}
struct Memberwise {
    @Counted var number: Int
    @Counted var other = 3
}

print(Assigned(4).$number)
print(Memberwise().$number, "/", Memberwise(other: 8).$other)
print(Memberwise(number: Counted(wrappedValue: 6)).number)
