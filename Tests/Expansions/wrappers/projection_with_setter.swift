// The projection has a setter where projectedValue has one; private(set) restricts both.
@propertyWrapper
struct Stars {
    var wrappedValue: Int
    var projectedValue: String {
        get { String(repeating: "*", count: wrappedValue) }
        set { wrappedValue = newValue.count }
    }
}

struct Review {
    @Stars var taste = 2
    @Stars private(set) var price = 1
    mutating func raise() { $price += "**" }
}

var review = Review()
review.$taste += "***"
review.raise()
print(review.taste, review.$taste, review.price, review.$price)
