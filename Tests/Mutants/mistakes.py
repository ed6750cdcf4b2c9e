"""The mistakes that people make, as edits of a text: each takes a place where it can be made, and makes it there.

A mistake is a pattern and what stands there afterwards. Patterns are looked for outside comments and string literals only, and
never parse anything: what comes out may be valid, and may be nonsense, as with people.
"""
import re

TYPES = ["Int", "String", "Double", "Bool"]
OPERATORS = ["+", "==", "&&", "<", "-"]


def other(choices, written, chance):
    return chance.choice([choice for choice in choices if choice != written])


# Kind: a pattern, and the text that takes its place, or a function of the match and the chance that makes it.
MISTAKES = {
    # Declarations.
    "let for var": (r"\bvar\b", "let"),
    "struct for class": (r"\bclass (?=[A-Z])", "struct "),
    "class for struct": (r"\bstruct (?=[A-Z])", "class "),
    "a final class": (r"(?<!final )\bclass (?=[A-Z])", "final class "),
    "a private member": (r"(?<=\n)([ \t]+)(var|let|func|init)\b", r"\1private \2"),
    "a static method": (r"(?<=\n)([ \t]+)(func)\b", r"\1static func"),
    "no static": (r"\bstatic ", ""),
    "no mutating": (r"\bmutating ", ""),
    "no override": (r"\boverride ", ""),
    "no indirect": (r"\bindirect ", ""),
    "weak let": (r"\bweak var", "weak let"),
    "no member": (r"\n[ \t]+(let|var) [^\n{]*(?=\n)", ""),
    "no method": (r"\n[ \t]+func [^\n]*\{[^\n]*\}(?=\n)", ""),
    "a line twice": (r"\n([ \t]*(let|var|func|case) [^\n]*)(?=\n)", r"\n\1\n\1"),
    "no assignment in init": (r"\n[ \t]+self\.\w+ = [^\n]*(?=\n)", ""),
    # Types.
    "another type": (r": (Int|String|Double|Bool)\b", lambda m, chance: ": " + other(TYPES, m[1], chance)),
    "an optional type": (r": (Int|String|Double|[A-Z]\w+)(?=[ ,)\n])", r"\g<0>?"),
    "no optional type": (r"(?<=\w)\?(?=[ ,)\n{])", ""),
    "no conformance": (r"(struct|class|enum|extension) (\w+): [\w, ]+(?= \{)", r"\1 \2"),
    "no bound": (r"<(\w+): \w+( & \w+)*", r"<\1"),
    "no where": (r" where [^{\n]*(?= \{)", ""),
    "no result type": (r" -> [\w\[\]<>?:, ]+(?= \{)", ""),
    "no any or some": (r"\b(any|some) (?=[A-Z])", ""),
    "no inout": (r"\binout ", ""),
    "no @escaping": (r"@escaping ", ""),
    "no throws": (r" throws(\(\w+\))?(?= )", ""),
    # Names.
    "a misspelt member": (r"\.([a-z]\w{2,})\w\b", r".\1"),
    "a misspelt name": (r"(?<![.\w@#$`])([a-z]\w{2,})\w(\w)\b(?=[ ,)\]])", r"\1\2"),
    "a misspelt type": (r"(?<![.\w@])([A-Z]\w{2,})\w\b", r"\1"),
    "no self": (r"\bself\.", ""),
    # Calls.
    "no label": (r"(?<=[(,] )\w+: |(?<=\()\w+: ", ""),
    "no last argument": (r", [\w\".:' ]+(?=\))", ""),
    "an argument too many": (r"(?<=[\w\]\"])\)", ", 1)"),
    "arguments exchanged": (r"\((\w+), (\w+)\)", r"(\2, \1)"),
    "labelled arguments exchanged": (r"\((\w+: [\w.]+), (\w+: [\w.]+)\)", r"(\2, \1)"),
    "no call": (r"(?<=\w)\(\)", ""),
    "a call": (r"(?<=[a-z])(?=[,)\n])", "()"),
    "no ampersand": (r"(?<=[(, ])&(?=\w)", ""),
    "no try": (r"\btry[?!]? ", ""),
    # Values.
    "text for a number": (r"\b\d+\b", '"x"'),
    "a fraction for a number": (r"(?<![\w.])\d+\b(?!\.)", "1.5"),
    "nil for a value": (r"= [\w\"\.\[\]]+(?=\n)", "= nil"),
    "another operator": (r" (==|<|\+|-|\*|&&|\|\|) ", lambda m, chance: f" {chance.choice(OPERATORS)} "),
    "one equal sign": (r" == ", " = "),
    "no unwrapping": (r"(?<=[\w)\]])!(?=[.,)\n ])", ""),
    "an unwrapping": (r"(?<=[a-z\]])(?=[.,)\n])", "!"),
    "no default": (r" \?\? [\w\".]+", ""),
    # Statements.
    "no return": (r"\breturn (?=[^\n]*\n)", ""),
    "no return statement": (r"\n[ \t]*return [^\n]*(?=\n)", ""),
    "no case": (r"\n[ \t]*case [^\n]*:[^\n]*(?=\n)", ""),
    "no default case": (r"\n[ \t]*default:[^\n]*(?=\n)", ""),
    "no else": (r"\n[ \t]*\} else \{", ""),
    "a guard that goes on": (r"(?<=else \{ )(return|throw|continue|break)[^}\n]*(?=\})", "print(0) "),
    # Wrapped properties.
    "no wrapper": (r"@[A-Z]\w*(\([^)\n]*\))? (?=(private )?var|var)", ""),
    "no dollar": (r"\$(?=[a-z])", ""),
    "a dollar": (r"(?<=[(, ])(?=[a-z]\w+[,)])", "$"),
    "an underscore": (r"(?<=[. (])(?=[a-z]\w+[,). ])", "_"),
}

HIDDEN = re.compile(r'"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"|//[^\n]*|/\*(?:.|\n)*?\*/')


def visible(text):
    """The text with spaces in place of comments and string literals, but for their quotes."""
    def blank(match):
        hidden = re.sub(r"[^\n]", " ", match[0])
        return '"' + hidden[1:-1] + '"' if match[0].startswith('"') and len(hidden) > 1 else hidden
    return HIDDEN.sub(blank, text)


def make(kind, text, chance):
    """The text with one mistake of a kind in it; None where it cannot be made."""
    pattern, replacement = MISTAKES[kind]
    places = list(re.finditer(pattern, visible(text)))
    if not places:
        return None
    place = chance.choice(places)
    # A group may hold a string literal, so that what is put back must come from the text itself.
    groups = {0: text[place.start():place.end()]}
    for number in range(1, (place.re.groups or 0) + 1):
        groups[number] = text[place.start(number):place.end(number)] if place.start(number) >= 0 else ""
    if callable(replacement):
        written = replacement(groups, chance)
    else:
        written = re.sub(r"\\g<(\d)>|\\(\d)|\\n", lambda m: "\n" if m[0] == r"\n" else groups[int(m[1] or m[2])], replacement)
    changed = text[:place.start()] + written + text[place.end():]
    return None if changed == text else changed
