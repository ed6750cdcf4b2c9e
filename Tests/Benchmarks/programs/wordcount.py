def main():
    stems = ["river", "stone", "cloud", "ember", "grove", "lantern", "harbour", "meadow"]
    parts = []
    state = 42
    for _ in range(1_500_000):
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        parts.append(stems[state // 65_536 % 8])
        parts.append(str(state // 1_048_576 % 50))
        parts.append(" ")
    text = "".join(parts)

    counts = {}
    for word in text.split():
        counts[word] = counts.get(word, 0) + 1
    ranked = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    print(len(counts))
    for word, count in ranked[:3]:
        print(word, count)


main()
