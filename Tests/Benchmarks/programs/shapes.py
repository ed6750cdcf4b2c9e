class Square:
    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side

    def scaled(self, factor):
        return Square(self.side * factor % 100)


class Rectangle:
    def __init__(self, width, height):
        self.width = width
        self.height = height

    @property
    def area(self):
        return self.width * self.height

    def scaled(self, factor):
        return Rectangle(self.width * factor % 90, self.height)


class Blob:
    def __init__(self, area):
        self.area = area

    def scaled(self, factor):
        return Blob(self.area * factor % 80)


def main():
    shapes = []
    for number in range(1, 301):
        if number % 3 == 0:
            shapes.append(Square(number))
        elif number % 3 == 1:
            shapes.append(Rectangle(number, 3))
        else:
            shapes.append(Blob(number))
    total = 0
    for round in range(14000):
        for shape in shapes:
            total += shape.area
        if round % 4 == 0:
            shapes = [shape.scaled(round % 9 + 1) for shape in shapes]
    print(total)


main()
