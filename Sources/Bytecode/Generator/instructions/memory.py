from table import family, instruction

family("Memory", "An address points at slots: of a frame, of a field, of an element. Offsets count slots.")

instruction("memory.load", "dest:w pointer:r offset:u", "Loads a slot.", "$dest = slots(at: $pointer)[#offset]")
instruction("memory.load2", "dest:w2 pointer:r offset:u", "Loads two slots.",
            "let source = slots(at: $pointer) + #offset\nlet (a, b) = (source[0], source[1])\n@dest[0] = a\n@dest[1] = b")
instruction("memory.loadMany", "dest:wn pointer:r offset:u count:n", "Loads `count` slots.",
            "moveSlots(@dest, slots(at: $pointer) + #offset, #count)")
instruction("memory.store", "pointer:r offset:u source:r", "Stores a slot.", "slots(at: $pointer)[#offset] = $source")
instruction("memory.store2", "pointer:r offset:u source:r2", "Stores two slots.",
            "let target = slots(at: $pointer) + #offset\ntarget[0] = @source[0]\ntarget[1] = @source[1]")
instruction("memory.storeMany", "pointer:r offset:u source:rn count:n", "Stores `count` slots.",
            "moveSlots(slots(at: $pointer) + #offset, @source, #count)")
instruction("memory.copy", "target:r source:r count:n", "Copies `count` slots from one address to another.",
            "moveSlots(slots(at: $target), slots(at: $source), #count)")
instruction("memory.addOffset", "dest:w pointer:r offset:u", "The address `offset` slots further.",
            "$dest = $pointer &+ #offset &* 8")
instruction("memory.addIndex", "dest:w pointer:r index:r stride:u", "The address `index * stride` slots further.",
            "$dest = $pointer &+ $index &* #stride &* 8")
for verb, sign, method in (("Add", "+", "addingReportingOverflow"), ("Subtract", "-", "subtractingReportingOverflow")):
    instruction(f"memory.int64{verb}", "pointer:r offset:u right:r",
                f"`place {sign}= right` for an Int in memory; traps on overflow.",
                f"let place = slots(at: $pointer) + #offset\nlet (result, overflow) = place[0].{method}($right)\n"
                "if _slowPath(overflow) { TRAP(arithmeticOverflow) }\nplace[0] = result")
    instruction(f"memory.int64{verb}Immediate", "pointer:r offset:u right:i",
                f"`place {sign}= right`, a constant, for an Int in memory; traps on overflow.",
                f"let place = slots(at: $pointer) + #offset\nlet (result, overflow) = place[0].{method}(#right)\n"
                "if _slowPath(overflow) { TRAP(arithmeticOverflow) }\nplace[0] = result")
for verb, sign in (("Add", "+"), ("Subtract", "-"), ("Multiply", "*")):
    instruction(f"memory.float64{verb}", "pointer:r offset:u right:r", f"`place {sign}= right` for a Double in memory.",
                f"let place = slots(at: $pointer) + #offset\nplace[0] = slot(float64(place[0]) {sign} float64($right))")
instruction("memory.loadReference", "dest:w pointer:r offset:u", "Loads a reference and retains it.",
            "let block = slots(at: $pointer)[#offset]\nretain(block)\n$dest = block")
instruction("memory.loadOptionalReference", "dest:w pointer:r offset:u", "Loads a reference or 0 and retains it.",
            "let block = slots(at: $pointer)[#offset]\nif block != 0 { retain(block) }\n$dest = block")
instruction("memory.loadString", "dest:w2 pointer:r offset:u", "Loads a string, or none, and retains it.",
            "let source = slots(at: $pointer) + #offset\nlet (a, b) = (source[0], source[1])\n"
            "if b > 0 { retain(a) }\n@dest[0] = a\n@dest[1] = b")
instruction("memory.compare", "dest:w left:r right:r count:u", "Whether `count` slots at two addresses are equal, bit by bit.",
            "$dest = equalSlots(slots(at: $left), slots(at: $right), #count) ? 1 : 0")
