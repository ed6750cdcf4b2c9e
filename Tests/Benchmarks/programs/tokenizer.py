class Tokenizer:
    def __init__(self, text):
        self.text = text
        self.position = 0

    def next(self):
        text = self.text
        position = self.position
        end = len(text)
        while position < end and text[position] == " ":
            position += 1
        if position >= end:
            return None
        first = text[position]
        start = position
        if first.isalpha():
            while position < end and (text[position].isalpha() or text[position].isdigit()):
                position += 1
            self.position = position
            return ("name", text[start:position])
        if first.isdigit():
            value = 0
            while position < end and text[position].isdigit():
                value = value * 10 + (ord(text[position]) - 48)
                position += 1
            self.position = position
            return ("number", value)
        self.position = position + 1
        return ("symbol", first)


def main():
    source = "".join(f"let value{number} = ({number} + count) * 42; " for number in range(20_000))
    names = 0
    symbols = 0
    total = 0
    for _ in range(4):
        tokenizer = Tokenizer(source)
        while (token := tokenizer.next()) is not None:
            kind, value = token
            if kind == "name":
                names += len(value)
            elif kind == "number":
                total += value
            else:
                symbols += 10 if value == ";" else 1
    print(names, total, symbols)


main()
