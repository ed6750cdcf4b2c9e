// family: objects
// Calls methods of classes, some of them overridden.
class Account {
  var balance = 0
  func deposit(_ amount: Int) {
    balance += amount
  }
  func fee() -> Int {
    1
  }
  func settle() {
    balance -= fee()
  }
}

final class Savings: Account {
  var months = 0
  override func fee() -> Int {
    months += 1
    return months % 4 == 0 ? 2 : 0
  }
}

let accounts = [Account(), Savings(), Account(), Savings()]
for round in 0..<1_000_000 {
  for account in accounts {
    account.deposit(round % 10)
    account.settle()
  }
}
print(accounts.map { $0.balance })
