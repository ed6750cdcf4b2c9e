#!/usr/bin/env python3
"""Writes from the instruction table: the opcodes and their descriptions (Bytecode), the handlers (Machine), and the
documentation. `--check` writes nothing and fails when something would change."""
import os, re, sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE]
sys.dont_write_bytecode = True
from table import ALIASES, FAMILIES, INSTRUCTIONS, TRAPS  # noqa: E402

for name in ("moves", "integers", "floats", "branches", "calls", "memory", "references", "strings", "buffers", "tables",
             "reflection", "process", "tracing"):
    exec(compile(open(f"{HERE}/instructions/{name}.py").read(), name, "exec"), {"__name__": name})

NOTE = "// Written by Sources/Bytecode/Generator/generate.py from the instruction table. Do not edit.\n// swift-format-ignore-file\n"
TRAP_CODES = {name: code + 1 for code, (name, _) in enumerate(TRAPS)}
OPERAND_KINDS = ["write", "read", "update", "signed", "signed32", "unsigned", "count", "jump", "window", "top"]
IMMEDIATES = [None, "word", "function", "coroutine", "descriptor", "layout", "string", "character", "key", "site"]


def opcodes():
    out = [NOTE, "/// What an instruction does. Each case's name is the instruction's name without its dots.",
           "public enum Opcode: UInt16, CaseIterable, Sendable {"]
    for i in INSTRUCTIONS:
        out += [f"  /// {i.meaning}", f"  case {'`' + i.case + '`' if i.case in ('return', 'throw') else i.case}"]
    out += ["}", "", "extension Opcode {",
            "  /// What the assembler and the machine need to know quickly, packed; see `Opcode+Shape.swift`.",
            "  static let shapes: [UInt32] = ["]
    for i in INSTRUCTIONS:
        where = {kind: next((k + 1 for k, o in enumerate(i.operands) if o.kind == kind), 0)
                 for kind in ("jump", "top", "signed32")}
        cache = {None: 0, False: 0, True: 1, "descriptor": 2}[i.cache]
        out.append("    %d," % (i.cells | IMMEDIATES.index(i.immediate) << 4 | cache << 8 | i.ends << 10 | where["jump"] << 12
                               | where["top"] << 16 | where["signed32"] << 20))
    out += ["  ]", "", "  /// What the operands are, eight bits each; see `Opcode+Operands.swift`.",
            "  static let operandShapes: [UInt32] = ["]
    for i in INSTRUCTIONS:
        out.append("    %d," % sum((OPERAND_KINDS.index(o.kind) + 1 | o.width << 4) << 8 * k for k, o in enumerate(i.operands)))
    text, entries = sorted_names()
    out += ["  ]", "", "  /// The instructions' names and the further ones that the library uses, sorted.",
            "  static let nameText: StaticString = \"\"\"", text, '    """', "",
            "  /// For each name where it begins in `nameText`, how long it is and which opcode it means; see `Opcode+Names.swift`.",
            "  static let nameEntries: [UInt64] = ["]
    out += [f"    {start << 32 | length << 16 | opcode}," for start, length, opcode in entries]
    out += ["  ]", "}", "", "extension InstructionDescription {",
            "  /// The table for those who print it, one line an instruction, in the order of the opcodes: name, whether it may trap,",
            "  /// the operands' names.", "  static let tableText: StaticString = \"\"\""]
    for i in INSTRUCTIONS:
        out.append(f"    {i.name} {'traps' if i.traps else '-'} {' '.join(o.name for o in i.operands)}".rstrip())
    out += ['    """', "}", ""]
    return "\n".join(out)


def sorted_names():
    """All names as lines of one literal, and where each is in it: a lookup is a binary search in text that is there already."""
    number = {i.name: k for k, i in enumerate(INSTRUCTIONS)}
    opcode_of = number | {name: number[target] for name, target in ALIASES.items()}
    lines, entries, position = [], [], 0
    for name in sorted(opcode_of):
        entries.append((position, len(name), opcode_of[name]))
        lines.append("    " + name)
        position += len(name) + 1
    return "\n".join(lines), entries


def traps():
    out = [NOTE, "/// Why the machine stopped.", "public enum StopCode: Int, Sendable {"]
    for name, _ in TRAPS:
        out.append(f"  /// {'As the message says.' if dict(TRAPS)[name] is None else dict(TRAPS)[name]}")
        out.append(f"  case {name} = {TRAP_CODES[name]}")
    out += ["", "  /// What is said of it, where the instruction itself does not say it.", "  public var message: String? {",
            "    switch self {"]
    for name, message in TRAPS:
        out.append(f"    case .{name}: return " + (f'"{message}"' if message else "nil"))
    out += ["    }", "  }", "}", ""]
    return "\n".join(out)


def replace_calls(text, name, make):
    """Replaces `name(arguments)`, with nested parentheses, by what `make` returns for the arguments."""
    while True:
        match = re.search(rf"\b{name}\(", text)
        if not match:
            return text
        depth, end, quoted = 1, match.end(), False
        while depth:
            c = text[end]
            if c == '"':
                quoted = not quoted
            if not quoted:
                depth += {"(": 1, ")": -1}.get(c, 0)
            end += 1
        text = text[:match.start()] + make(text[match.end():end - 1]) + text[end:]


def expand(instruction, text, in_slow):
    """A body with its operands, jumps and stops written out."""
    for letter, o in zip("abcd", instruction.operands):
        raw = f"Int(pc.pointee.{letter})"
        if o.kind in ("signed", "jump"):
            raw = f"Int(Int16(bitPattern: pc.pointee.{letter}))"
        elif o.kind == "signed32":
            assert letter in "ab"
            offset = {"a": 8, "b": 10}[letter]
            raw = f"Int(UnsafeRawPointer(pc).loadUnaligned(fromByteOffset: {offset}, as: Int32.self))"
        text = re.sub(rf"\${o.name}\b", f"frame[Int(pc.pointee.{letter})]", text)
        text = re.sub(rf"@{o.name}\b(?!:)", f"(frame + Int(pc.pointee.{letter}))", text)
        text = re.sub(rf"#{o.name}\b", raw, text)
        if o.kind == "jump":
            text = re.sub(r"\bJUMP\b", f"pc += {raw}\nreturn 0", text)
        if o.kind == "top":
            text = re.sub(r"\bTOP\b", f"stackTop(frame, pc.pointee.{letter})", text)
            text = re.sub(r"\bDRAIN\b", f"let result = runDestruction(pc + {instruction.cells}, frame, stackTop(frame, operand), "
                          "context)\npc = context.pointee.nextPC\nframe = context.pointee.nextFrame\nreturn result", text)
            if "stackTop(frame, operand)" in text:
                text = f"let operand = pc.pointee.{letter}\n" + text
    text = re.sub(r"\$K2\b", "UnsafeRawPointer(pc).load(fromByteOffset: 24, as: Int.self)", text)
    text = re.sub(r"\$K\b", "UnsafeRawPointer(pc).load(fromByteOffset: 16, as: Int.self)", text)
    text = replace_calls(text, "ENTER", enter)
    text = replace_calls(text, "TRAP", lambda a: f"return {TRAP_CODES[a]}")
    text = replace_calls(text, "FAIL", lambda a: f"setMessage({a}, context)\nreturn {TRAP_CODES['message']}")
    text = re.sub(r"\bNEXT\b", f"pc += {instruction.cells}\nreturn 0", text)
    text = re.sub(r"\bRETRY\b", "return 0", text)
    text = re.sub(r"\bSLOW\b", "return slowPath", text)
    assert not re.search(r"[$#@][A-Za-z]", re.sub(r'"[^"]*"', "", text)), (instruction.name, text)
    last = text.split("\n")[-1].strip()
    if not last.startswith("return ") or last.endswith("}"):
        text += f"\npc += {instruction.cells}\nreturn 0"
    return text


def enter(arguments):
    code, frame = split_arguments(arguments)
    return f"pc = {code}\n" + (f"frame = {frame}\n" if frame != "frame" else "") + "return 0"


def split_arguments(text):
    depth = 0
    for k, c in enumerate(text):
        depth += {"(": 1, ")": -1, "[": 1, "]": -1}.get(c, 0)
        if c == "," and depth == 0:
            return text[:k].strip(), text[k + 1:].strip()
    raise ValueError(text)


def function(name, head, body):
    """A body that works on copies of the program counter and the frame."""
    lines = []
    depth = 1
    for line in re.sub(r"\n(return [^\n{}]*) \}", r"\n\1\n}", body).split("\n"):
        line = line.strip()
        if not line:
            continue
        closing = len(re.match(r"[})]*", line).group(0))
        lines.append("  " * (depth - closing) + line)
        depth += line.count("{") - line.count("}")
    return f"{head}func {name}(_ pc: inout PC, _ frame: inout Frame, _ context: Context) -> Int {{\n" + "\n".join(lines) + "\n}"


def handlers():
    out = [NOTE, "import Bytecode", "#if canImport(Glibc)", "import Glibc", "#endif", ""]
    out += ["// For each instruction a body, and a handler around it that goes on to the next instruction's handler. The jump to it",
            "// must be a tail call: `check-tail-calls.py` looks. A body's result is 0, a reason to stop, or `slowPath`.", ""]
    for i in INSTRUCTIONS:
        body = expand(i, i.body, False)
        pure_slow = i.body.strip() == "SLOW"
        cap = "".join(w[0].upper() + w[1:] for w in i.name.split("."))
        if not pure_slow:
            out.append(function(f"execute{cap}", "@inline(__always) ", body))
        if i.slow is not None:
            out.append(function(f"executeSlowly{cap}", "@inline(__always) ", expand(i, i.slow, True)))
            out.append(f"@inline(never) func slow{cap}(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {{\n"
                       f"  var pc = code.assumingMemoryBound(to: Cell.self)\n  var frame = slots\n"
                       f"  let result = executeSlowly{cap}(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))\n"
                       f"  if result != 0 {{ return stop(result, pc, frame, state) }}\n  return dispatch(pc, frame, state)\n}}")
        out.append(f"@inline(__always) func handle{cap}(_ code: UnsafeRawPointer, _ slots: Frame, _ state: UnsafeMutableRawPointer) -> Int {{")
        if pure_slow:
            out.append(f"  return slow{cap}(code, slots, state)\n}}")
        else:
            out.append("  var pc = code.assumingMemoryBound(to: Cell.self)\n  var frame = slots\n"
                       f"  let result = execute{cap}(&pc, &frame, state.assumingMemoryBound(to: ContextState.self))")
            if i.slow is not None:
                out.append(f"  if result == slowPath {{ return slow{cap}(UnsafeRawPointer(pc), frame, state) }}")
            out.append("  if result != 0 { return stop(result, pc, frame, state) }\n  return dispatch(pc, frame, state)\n}")
    out += ["", "/// The handlers, in the order of the opcodes.", "func makeHandlerTable() -> [Handler] {", "  var table: [Handler] = []",
            f"  table.reserveCapacity({len(INSTRUCTIONS)})"]
    for i in INSTRUCTIONS:
        cap = "".join(w[0].upper() + w[1:] for w in i.name.split("."))
        out.append(f"  table.append(handle{cap})")
    out += ["  return table", "}", ""]
    return "\n".join(out)


def documentation():
    out = ["# Instructions", "", "Written by `Generator/generate.py` from the instruction table; `README.md` says how to read it.", ""]
    out += ["Operands: `w` written, `r` read, `m` both, with the number of slots where it is not one (`n`: any number); `i` a signed",
            "constant, `u` an unsigned one, `j` a jump, `n` a count. Instructions marked † may stop the program.", ""]
    short = {"write": "w", "read": "r", "update": "m", "signed": "i", "signed32": "i", "unsigned": "u", "count": "n", "jump": "j",
             "window": "window", "top": "top"}
    for title, about in FAMILIES:
        out += [f"## {title}", "", about, "", "| instruction | operands | meaning |", "|---|---|---|"]
        for i in INSTRUCTIONS:
            if i.family != title:
                continue
            operands = []
            for o in i.operands:
                width = "" if o.width == 1 or o.kind not in ("write", "read", "update") else ("n" if o.width == 0 else str(o.width))
                operands.append(f"{o.name}:{short[o.kind]}{width}")
            if i.immediate:
                operands.append(f"[{i.immediate}]")
            names = [n for n, t in ALIASES.items() if t == i.name]
            also = f" Also {', '.join(f'`{n}`' for n in names)}." if names else ""
            meaning = i.meaning.replace("|", "\\|")
            out.append(f"| `{i.name}`{' †' if i.traps else ''} | {' '.join(operands)} | {meaning}{also} |")
        out.append("")
    return "\n".join(out)


FILES = {
    "../Instructions/Opcode.generated.swift": opcodes,
    "../Instructions/StopCode.generated.swift": traps,
    "../Instructions.md": documentation,
    "../../Machine/Handlers.generated.swift": handlers,
}

if __name__ == "__main__":
    stale = []
    for path, make in FILES.items():
        path = os.path.normpath(os.path.join(HERE, path))
        text = make()
        if not os.path.exists(path) or open(path).read() != text:
            stale.append(path)
            if "--check" not in sys.argv:
                os.makedirs(os.path.dirname(path), exist_ok=True)
                open(path, "w").write(text)
    if "--check" in sys.argv and stale:
        sys.exit("out of date: " + ", ".join(stale))
    print(f"{len(INSTRUCTIONS)} instructions" + (", up to date" if not stale else ""))
