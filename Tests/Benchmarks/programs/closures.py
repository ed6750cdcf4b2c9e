from functools import reduce


def compose(first, second):
    return lambda value: second(first(value))


def main():
    numbers = list(range(1000))
    total = 0
    for round in range(5000):
        shift = round % 13
        mapped = map(lambda number: number * 3 + shift, numbers)
        even = filter(lambda number: number % 2 == 0, mapped)
        total += reduce(lambda sum, number: sum + number % 100, even, 0)

    calls = 0

    def add_three(value):
        nonlocal calls
        calls += 1
        return value + 3

    combined = compose(add_three, compose(lambda value: value * 2, add_three))
    value = 1
    for _ in range(1_500_000):
        value = combined(value) % 1_000_003
    print(total, value, calls)


main()
