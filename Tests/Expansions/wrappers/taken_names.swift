// Where dollarX is taken the projection gets the next name that is free; one-line types are broken up.
@propertyWrapper
struct Signed {
    var wrappedValue: Int
    var projectedValue: String { "+\(wrappedValue)" }
}

struct Price { @Signed var euro = 1; var dollarEuro = 2; @Signed var cent = 3; func text() -> String { "\($euro) \(dollarEuro) \($cent)" } }

print(Price().text())
