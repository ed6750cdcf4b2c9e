known = {1: 1}


def chain_length(start):
    length = known.get(start)
    if length is not None:
        return length
    length = 1 + chain_length(start // 2 if start % 2 == 0 else 3 * start + 1)
    known[start] = length
    return length


def main():
    best = 0
    longest = 0
    for start in range(1, 1_200_000):
        length = chain_length(start)
        if length > longest:
            longest = length
            best = start
    print(best, longest, len(known))


main()
