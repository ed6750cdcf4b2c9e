def tally(limit):
    total = 0
    for row in range(1, limit + 1):
        for column in range(1, limit + 1):
            total += (row ^ column) % 7
    return total


print(tally(8000))
