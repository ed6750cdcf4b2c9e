// The storage may be assigned in the property's place, and read before the rest is there.
@propertyWrapper
struct Sourced {
    var wrappedValue: Int
    var source: String
    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
        source = "value"
    }
    init(text: String) {
        wrappedValue = text.count
        source = text
    }
}

struct Reading {
    @Sourced var first: Int
    @Sourced var second = 1
    var copy: Int
    init(_ text: String) {
        _first = Sourced(text: text)
        _first.wrappedValue += 1
        copy = _first.wrappedValue
        _second = Sourced(text: "replaced")
    }
    var sources: String { _first.source + "/" + _second.source }
}

let reading = Reading("four")
print(reading.first, reading.copy, reading.second, reading.sources)
