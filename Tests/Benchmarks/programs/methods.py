class Account:
    def __init__(self):
        self.balance = 0

    def deposit(self, amount):
        self.balance += amount

    def fee(self):
        return 1

    def settle(self):
        self.balance -= self.fee()


class Savings(Account):
    def __init__(self):
        super().__init__()
        self.months = 0

    def fee(self):
        self.months += 1
        return 2 if self.months % 4 == 0 else 0


def main():
    accounts = [Account(), Savings(), Account(), Savings()]
    for round in range(1_000_000):
        for account in accounts:
            account.deposit(round % 10)
            account.settle()
    print([account.balance for account in accounts])


main()
