class Board:
    def __init__(self, size):
        self.size = size
        self.columns = [False] * size
        self.rising = [False] * (2 * size)
        self.falling = [False] * (2 * size)

    def solutions(self, row):
        size = self.size
        if row == size:
            return 1
        columns, rising, falling = self.columns, self.rising, self.falling
        found = 0
        for column in range(size):
            up = row + column
            down = row - column + size
            if columns[column] or rising[up] or falling[down]:
                continue
            columns[column] = rising[up] = falling[down] = True
            found += self.solutions(row + 1)
            columns[column] = rising[up] = falling[down] = False
        return found


print(Board(12).solutions(0))
