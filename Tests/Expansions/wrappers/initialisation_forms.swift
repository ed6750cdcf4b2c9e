// Every way to initialise a wrapped property, and the call it stands for.
@propertyWrapper
struct Note {
    var wrappedValue: Int
    let projectedValue: String
    init() {
        wrappedValue = 0
        projectedValue = "()"
    }
    init(wrappedValue: Int) {
        self.wrappedValue = wrappedValue
        projectedValue = "(wrappedValue:)"
    }
    init(wrappedValue: Int, _ tag: String) {
        self.wrappedValue = wrappedValue
        projectedValue = "(wrappedValue:_:) \(tag)"
    }
    init(tag: String) {
        wrappedValue = 9
        projectedValue = "(tag:) \(tag)"
    }
}

struct Notes {
    @Note var a = 1
    @Note("t") var b = 2
    @Note(tag: "u") var c
    @Note() var d
    @Note var e
    @Note(wrappedValue: 5, "v") var f
}

let notes = Notes()
print(notes.a, notes.$a, notes.b, notes.$b, notes.c, notes.$c)
print(notes.d, notes.$d, notes.e, notes.$e, notes.f, notes.$f)
