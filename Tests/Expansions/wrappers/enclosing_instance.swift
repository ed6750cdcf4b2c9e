// A wrapper that wants to know its object: properties of classes go through its static subscript.
@propertyWrapper
struct Telling {
    private var number: Int
    init(wrappedValue: Int) { number = wrappedValue }
    var wrappedValue: Int {
        get { number }
        set {
            print("plain set")
            number = newValue
        }
    }
    static subscript<Owner: Listener>(
        _enclosingInstance object: Owner, wrapped property: ReferenceWritableKeyPath<Owner, Int>,
        storage storage: ReferenceWritableKeyPath<Owner, Telling>
    ) -> Int {
        get { object[keyPath: storage].number }
        set {
            object.note("to \(newValue)")
            object[keyPath: storage].number = newValue
        }
    }
}
class Listener {
    func note(_ text: String) { print(text) }
}

final class Model: Listener { @Telling var count = 1 }
struct Plain { @Telling var count = 1 }

let model = Model()
model.count += 4
var plain = Plain()
plain.count = 9
print(model.count, plain.count)
