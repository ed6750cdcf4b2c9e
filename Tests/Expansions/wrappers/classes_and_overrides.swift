// In a class the property can be overridden; the class's own initializer still sets its own.
@propertyWrapper
struct Kept {
    var wrappedValue: Int
    var projectedValue: String { "kept \(wrappedValue)" }
}

class Animal {
    @Kept var age: Int
    init(_ age: Int) {
        self.age = age
        self.age = age + 1
        self.age += 1
    }
}
final class Dog: Animal {
    override var age: Int { didSet { print("dog was \(oldValue), is \(age)") } }
}

let dog = Dog(1)
dog.age *= 10
print(dog.age, dog.$age)
