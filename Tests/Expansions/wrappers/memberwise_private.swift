// A private wrapped property with a value takes no part in the memberwise initializer.
@propertyWrapper
struct Kept { var wrappedValue: Int }

struct Account {
    @Kept private var secret = 5
    var open = 1
    var sum: Int { secret + open }
}

print(Account(open: 10).sum, Account().sum)
