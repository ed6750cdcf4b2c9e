#!/usr/bin/env python3
"""Looks at a binary's handlers: each must go on to the next one by an indirect jump.

Tail calls are the optimiser's doing, so they can be lost: when a temporary of the handler's frame escapes into a function
that is not inlined, or when similar functions are merged into one with thunks that call it. Either would overflow the
stack after some thousand instructions.

    check-tail-calls.py .build/release/sandbox
"""
import re
import shutil
import subprocess
import sys

tool = shutil.which("llvm-objdump") or shutil.which("objdump")
listing = subprocess.run([tool, "-d", "--no-show-raw-insn", sys.argv[1]], capture_output=True, text=True, check=True).stdout



def handler(mangled):
    """The name of the handler or slow body that a symbol is, if it is one."""
    match = re.match(r"\$s7Machine(\d+)((?:handle|slow)[A-Z]\w*)", mangled)
    name = match.group(2)[: int(match.group(1))] if match else None
    return None if name == "slowPath" else name


handlers, symbol = {}, None
for line in listing.splitlines():
    header = re.match(r"^[0-9a-f]+ <(.*)>:$", line)
    if header:
        symbol = handler(header.group(1))
        if symbol:
            handlers.setdefault(symbol, {"jumps": 0, "calls": [], "tails": [], "saves": False, "returns": 0})
        continue
    if not symbol:
        continue
    found = handlers[symbol]
    if re.search(r"\bcallq?\s+\*%", line):
        found["calls"].append(line.strip())
    if re.search(r"\bcallq?\s.*\$s7Machine\w*Tm>", line):
        found["calls"].append(line.strip())
    if re.search(r"\bjmpq?\s+\*", line):
        found["jumps"] += 1
    # Equal handlers are one, and jump to it.
    if (match := re.search(r"\bjmpq?\s.*<(\$s7Machine\w+)>", line)) and handler(match.group(1)):
        found["tails"].append(handler(match.group(1)))
    # Their common code may have no name of its own, and is shown as lying behind another function.
    if (match := re.search(r"\bjmpq?\s.*<(\$s7Machine\w+)\+0x[0-9a-f]+>", line)) and handler(match.group(1)) != symbol:
        found["tails"].append(symbol)
    if re.search(r"\bpushq?\b", line):
        found["saves"] = True

# Instructions that only stop the program have nothing to go on to.
STOPS = re.compile(r"(handle|slow)(Trap|Fatal|Exit|Halt)|slow(UnownedLoad|\w*FromFloat64)$")
bad = []
for name, found in handlers.items():
    if found["calls"]:
        bad.append(f"{name}: {found['calls'][0]}")
    elif not found["jumps"] and not found["tails"] and not STOPS.match(name):
        bad.append(f"{name}: no jump to the next instruction")

saving = sorted(n for n, f in handlers.items() if n.startswith("handle") and f["saves"])
print(f"{len(handlers)} handlers, {len(bad)} without a tail call, {len(saving)} that save registers")
if "--verbose" in sys.argv:
    print("\n".join(saving))
if not handlers:
    sys.exit("no handlers found")
if bad:
    sys.exit("\n".join(bad))
