def main():
    state = 11
    checksum = 0
    for round in range(1, 13):
        numbers = []
        for _ in range(100_000):
            state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
            numbers.append(state // 256)
        numbers.sort()
        for index in range(0, len(numbers), 1000):
            checksum += numbers[index] % (index + round)
    print(checksum)


main()
