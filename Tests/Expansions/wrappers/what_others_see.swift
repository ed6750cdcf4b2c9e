// Synthesised equality compares the storage; a protocol's requirement is met by the computed property.
@propertyWrapper
struct Loose: Equatable {
    var wrappedValue: String
    static func == (left: Loose, right: Loose) -> Bool {
        left.wrappedValue.lowercased() == right.wrappedValue.lowercased()
    }
}
protocol Named { var name: String { get set } }

struct Key: Equatable, Named {
    @Loose var name: String
    var count = 1
}

var key = Key(name: "Key")
print(key == Key(name: "KEY"), key.name == "KEY", key == Key(name: "Key", count: 2))
var named: any Named = key
named.name += "!"
print(named.name, type(of: \Key.name))
