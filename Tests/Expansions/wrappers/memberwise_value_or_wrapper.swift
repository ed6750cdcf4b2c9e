// The memberwise initializer takes the value where it can be wrapped, the wrapper where it cannot.
@propertyWrapper
struct Upto {
    var wrappedValue: Int
    let limit: Int
    init(wrappedValue: Int, to limit: Int = 100) {
        self.wrappedValue = min(wrappedValue, limit)
        self.limit = limit
    }
    init(limit: Int) { self.init(wrappedValue: limit, to: limit) }
}
@propertyWrapper
struct Fetched {
    let fetch: () -> Int
    var wrappedValue: Int { fetch() }
}

struct Numbers {
    @Upto var a: Int
    @Upto var b = 2
    @Upto(to: 5) var c = 3
    @Upto(limit: 7) var d: Int
    @Fetched var e: Int
    var plain = "plain"
    let fixed = 1
}

let numbers = Numbers(a: 500, c: 50, e: Fetched { 42 })
print(numbers.a, numbers.b, numbers.c, numbers.d, numbers.e, numbers.plain)
print(Numbers(a: 1, d: Upto(wrappedValue: 9, to: 10), e: Fetched { 0 }, plain: "other").d)
