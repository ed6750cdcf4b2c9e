def stays_bounded(real, imaginary, limit):
    x = 0.0
    y = 0.0
    for _ in range(limit):
        xx = x * x
        yy = y * y
        if xx + yy > 4:
            return False
        y = 2 * x * y + imaginary
        x = xx - yy + real
    return True


def main():
    width = 960
    height = 640
    inside = 0
    for row in range(height):
        for column in range(width):
            real = column * 3 / width - 2
            imaginary = row * 2 / height - 1
            if stays_bounded(real, imaginary, 200):
                inside += 1
    print(inside)


main()
