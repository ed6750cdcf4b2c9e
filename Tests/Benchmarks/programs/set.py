def main():
    seen = set()
    state = 7
    x = 0
    y = 0
    again = 0
    for step in range(6_000_000):
        state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
        direction = state // 65_536 % 4
        if direction == 0:
            x += 1
        elif direction == 1:
            x -= 1
        elif direction == 2:
            y += 1
        else:
            y -= 1
        place = x * 100_000 + y
        if place in seen:
            again += 1
            if step % 3 == 0:
                seen.remove(place)
        else:
            seen.add(place)
    print(len(seen), again)


main()
