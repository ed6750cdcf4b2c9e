def main():
    lines = []
    for number in range(40_000):
        lines.append(f"row{number},{number % 97},{number % 13},note {number % 7},{number * 2}")
    fields = 0
    total = 0
    for _ in range(12):
        for line in lines:
            parts = line.split(",")
            fields += len(parts)
            total += int(parts[1]) + int(parts[4]) % 10
            if parts[3] == "note 3":
                total += 1
    print(fields, total)


main()
