// The wrapper's arguments come from the value, the annotation, or the attribute.
@propertyWrapper
struct Typed<Value> {
    var wrappedValue: Value
    var projectedValue: String { "\(Value.self)" }
}

struct Kinds {
    @Typed var a = 1
    @Typed var b: Double = 1
    @Typed<UInt8> var c = 1
    @Typed var d: [String?] = []
    @Typed var e: any CustomStringConvertible = 1
    @Typed var f = [1: "one"]
}

let kinds = Kinds()
print(kinds.$a, kinds.$b, kinds.$c, kinds.$d, kinds.$e, kinds.$f)
