words = ["alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta"]


def report(lines):
    parts = []
    for number in range(lines):
        parts.append(words[number % 8])
        parts.append(" ")
        parts.append(words[number % 5])
        parts.append("!\n" if number % 3 == 0 else ".\n")
    return "".join(parts)


total = 0
for round in range(1, 61):
    total += len(report(50_000 + round))
print(total)
