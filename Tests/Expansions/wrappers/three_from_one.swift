// One wrapped property becomes a storage, a computed property and a projection.
@propertyWrapper
struct Capped {
    private var number: Int
    init(wrappedValue: Int) { number = min(wrappedValue, 9) }
    var wrappedValue: Int {
        get { number }
        set { number = min(newValue, 9) }
    }
    var projectedValue: Bool { number == 9 }
}

struct Meter {
    // The comment stays.
    @Capped var level = 20
}

var meter = Meter()
print(meter.level, meter.$level)
meter.level = 4
meter.level += 1
print(meter.level, meter.$level)
