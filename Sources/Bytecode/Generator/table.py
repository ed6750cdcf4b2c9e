"""The instruction table: what an instruction is, and the list of all of them.

Each file in `instructions/` adds one family by calling `instruction`. A body is Swift in which
    $name    is the slot an operand names             @name  is the address of that slot
    #name    is the operand itself, as an integer     $K $K2 are the two words of the immediate cell
    JUMP     goes where the operand `target` says     NEXT   goes on behind this instruction (also implied at the end)
    SLOW     goes to the slow body, a function apart  TRAP(name) stops the program
    ENTER(code, frame)  goes on in other code with another frame
    TOP      is the first address above everything in use, where a frame may be put (needs the operand `top`)
"""
import re

INSTRUCTIONS = []
BY_NAME = {}
ALIASES = {}
FAMILIES = []

KINDS = {
    "w": ("write", 1), "w2": ("write", 2), "w3": ("write", 3), "w4": ("write", 4), "w5": ("write", 5), "wn": ("write", 0),
    "r": ("read", 1), "r2": ("read", 2), "r3": ("read", 3), "r4": ("read", 4), "rn": ("read", 0),
    "m": ("update", 1), "m2": ("update", 2), "m3": ("update", 3), "m4": ("update", 4), "m5": ("update", 5), "mn": ("update", 0),
    "i": ("signed", 0), "u": ("unsigned", 0), "i32": ("signed32", 0), "n": ("count", 0),
    "j": ("jump", 0), "window": ("window", 0), "top": ("top", 0),
}


class Operand:
    def __init__(self, text):
        self.name, kind = text.split(":")
        self.kind, self.width = KINDS[kind]


class Instruction:
    def __init__(self, name, operands, meaning, body, slow, immediate, cache, ends, family):
        self.name, self.meaning, self.family = name, meaning, family
        self.operands = [Operand(o) for o in operands.split()]
        assert len(self.operands) <= 4, name
        self.body, self.slow = body.strip("\n"), slow.strip("\n") if slow else None
        self.immediate, self.cache, self.ends = immediate, cache, ends
        self.cells = 1 + (1 if immediate else 0) + (1 if cache else 0)
        self.traps = bool(re.search(r"\bTRAP\b|\bFAIL\b", self.body + (self.slow or "")))

    @property
    def case(self):
        head, *tail = re.split(r"[.]", self.name)
        return head + "".join(t[0].upper() + t[1:] for t in tail)


def family(title, about):
    FAMILIES.append((title, about))


def instruction(name, operands, meaning, body="", slow=None, immediate=None, cache=False, ends=False, also=()):
    """Adds an instruction. `ends`: control never goes on behind it. `also`: more names the library may use for it."""
    assert name not in BY_NAME and name not in ALIASES, name
    new = Instruction(name, operands, meaning, body, slow, immediate, cache, ends, FAMILIES[-1][0])
    INSTRUCTIONS.append(new)
    BY_NAME[name] = new
    for other in also:
        alias(other, name)


def alias(name, target):
    """Lets the library use `name` for an instruction that does the same for several types."""
    assert name not in BY_NAME and name not in ALIASES, name
    ALIASES[name] = target


# Why a program stops, by itself: name, message. A message of nil is made by the instruction.
TRAPS = [
    ("message", None),
    ("arithmeticOverflow", "Swift runtime failure: arithmetic overflow"),
    ("divisionByZero", "Fatal error: Division by zero"),
    ("divisionOverflow", "Fatal error: Division results in an overflow"),
    ("remainderByZero", "Fatal error: Division by zero in remainder operation"),
    ("remainderOverflow", "Fatal error: Division results in an overflow in remainder operation"),
    ("notEnoughBits", "Fatal error: Not enough bits to represent the passed value"),
    ("negativeNotRepresentable", "Fatal error: Negative value is not representable"),
    ("indexOutOfRange", "Fatal error: Index out of range"),
    ("stringIndexOutOfBounds", "Fatal error: String index is out of bounds"),
    ("unwrappedNil", "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
    ("implicitlyUnwrappedNil",
     "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"),
    ("unreachable", "Fatal error: Unreachable code was reached"),
    ("stackOverflow", "Stack overflow: the program's calls are nested too deeply"),
    ("outOfMemory", "Out of memory"),
    ("interrupt", "Interrupted"),
    ("finished", "The program came to its end"),
    ("exit", "The program called exit"),
    ("uncaughtError", None),
    ("failure", None),
]
