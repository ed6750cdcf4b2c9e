class Number:
    def __init__(self, number):
        self.number = number

    def evaluate(self, value):
        return self.number


class Variable:
    def evaluate(self, value):
        return value


class Sum:
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def evaluate(self, value):
        return (self.left.evaluate(value) + self.right.evaluate(value)) % 10_007


class Product:
    def __init__(self, left, right):
        self.left = left
        self.right = right

    def evaluate(self, value):
        return (self.left.evaluate(value) * self.right.evaluate(value)) % 10_007


class Negated:
    def __init__(self, operand):
        self.operand = operand

    def evaluate(self, value):
        return 10_007 - self.operand.evaluate(value)


def make_formula(depth):
    if depth == 0:
        return Variable()
    match depth % 4:
        case 0:
            return Sum(make_formula(depth - 1), Number(depth))
        case 1:
            return Product(make_formula(depth - 1), Number(3))
        case 2:
            return Sum(make_formula(depth - 1), make_formula(depth - 2))
        case _:
            return Negated(make_formula(depth - 1))


formula = make_formula(34)
total = 0
for value in range(4500):
    total += formula.evaluate(value)
print(total)
