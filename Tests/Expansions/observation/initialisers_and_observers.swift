// Until all of self is there an initializer fills in the storage; observers belong to the storage.
import Observation

@Observable
final class Account {
    var owner: String
    var balance: Int { didSet { print("balance was \(oldValue)") } }
    init(owner: String) {
        self.owner = owner
        balance = 1
        balance = 2
    }
}
@Observable
class Shop<Item> {
    var items: [Item]
    var last: Item?
    init(items: [Item]) { self.items = items }
    deinit { print("closed") }
}
final class Bakery: Shop<String> {
    var open = true
}

let account = Account(owner: "Ann")
account.balance += 5
print(account.owner, account.balance)
do {
    let bakery = Bakery(items: ["bread"])
    bakery.last = bakery.items[0]
    print(bakery.last ?? "nothing", bakery.open)
}
