def label(number, name):
    return f"item {number}: {number * 3} of {name}"


def main():
    names = ["north", "east", "south", "west"]
    characters = 0
    unusual = 0
    for number in range(2_000_000):
        text = label(number, names[number % 4])
        characters += len(text)
        if text == "item 777: 2331 of east":
            unusual += 1
    print(characters, unusual)


main()
