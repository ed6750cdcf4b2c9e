// A wrapper that takes its value unevaluated is given it unevaluated everywhere.
@propertyWrapper
struct Later {
    private let make: () -> Int
    init(wrappedValue: @autoclosure @escaping () -> Int) { make = wrappedValue }
    var wrappedValue: Int { make() }
}

var count = 0
func next() -> Int {
    count += 1
    return count
}

struct Delayed { @Later var number = next() * 10 }

let one = Delayed()
let two = Delayed(number: next() * 1000)
print(count)
print(one.number, one.number, two.number, count)
