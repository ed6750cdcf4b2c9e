def key(number):
    return f"key{number % 4000}"


def main():
    keys = [key(number * 7) for number in range(20_000)]
    counts = {}
    for round in range(800):
        for key_ in keys:
            counts[key_] = counts.get(key_, 0) + round
    checksum = 0
    for number in range(4000):
        count = counts.get(f"key{number}")
        if count is not None:
            checksum += count % (number + 1)
    print(len(counts), checksum)


main()
