// A wrapper that can only be read gives a property that can only be read; private(set) counts as that.
@propertyWrapper
struct Once {
    private(set) var wrappedValue: Int
    mutating func advance() { wrappedValue += 1 }
}

struct Ticket {
    @Once private(set) var number: Int
    mutating func next() -> Int {
        _number.advance()
        return number
    }
}

var ticket = Ticket(number: 7)
print(ticket.number, ticket.next(), ticket.next())
