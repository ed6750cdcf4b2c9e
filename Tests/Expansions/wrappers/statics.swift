// A static wrapped property is made when it is first used; in enums and extensions there is no other.
@propertyWrapper
struct Announced {
    var wrappedValue: Int
    init(wrappedValue: Int) {
        print("made")
        self.wrappedValue = wrappedValue
    }
    var projectedValue: Int { -wrappedValue }
}

enum Settings { @Announced static var size = 1 }
extension Settings { @Announced static var depth = 2 }

print("start")
print(Settings.$size)
Settings.size += 5
print(Settings.size, Settings.$size, Settings.depth)
