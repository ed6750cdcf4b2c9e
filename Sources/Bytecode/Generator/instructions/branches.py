from table import family, instruction

family("Branches", "A jump's operand counts cells from the branch itself. Compare and branch is one instruction.")

instruction("jump", "target:j", "Goes to the target.", "JUMP", ends=True)
instruction("branch.ifTrue", "condition:r target:j", "Branches when a Bool is true.", "if $condition & 1 != 0 { JUMP }")
instruction("branch.ifFalse", "condition:r target:j", "Branches when a Bool is false.", "if $condition & 1 == 0 { JUMP }")
instruction("branch.ifZero", "value:r target:j", "Branches when a slot is zero: no value in a niche, or the tag 0.",
            "if $value == 0 { JUMP }")
instruction("branch.ifNotZero", "value:r target:j", "Branches when a slot is not zero.", "if $value != 0 { JUMP }")

COMPARISONS = [("Equal", "=="), ("NotEqual", "!="), ("Less", "<"), ("LessEqual", "<="), ("Greater", ">"),
               ("GreaterEqual", ">=")]
for name, sign in COMPARISONS:
    instruction(f"int64.branchIf{name}", "left:r right:r target:j", f"Branches when `left {sign} right`.",
                f"if $left {sign} $right {{ JUMP }}")
    instruction(f"int64.branchIf{name}Immediate", "left:r right:i target:j",
                f"Branches when `left {sign} right`, a constant.", f"if $left {sign} #right {{ JUMP }}")
for name, sign in COMPARISONS[2:]:
    instruction(f"uint64.branchIf{name}", "left:r right:r target:j", f"Branches when `left {sign} right`, both `UInt`.",
                f"if UInt(bitPattern: $left) {sign} UInt(bitPattern: $right) {{ JUMP }}")
for name, sign in COMPARISONS:
    instruction(f"float64.branchIf{name}", "left:r right:r target:j", f"Branches when `left {sign} right`, both Double.",
                f"if float64($left) {sign} float64($right) {{ JUMP }}")
for name, sign in COMPARISONS[2:]:
    instruction(f"float64.branchIfNot{name}", "left:r right:r target:j",
                f"Branches unless `left {sign} right`: not the opposite comparison, since NaN compares false.",
                f"if !(float64($left) {sign} float64($right)) {{ JUMP }}")

for name, sign in COMPARISONS[2:]:
    instruction(f"float64.branchIf{name}Constant", "left:r target:j", f"Branches when `left {sign} right`, a Double constant.",
                f"if float64($left) {sign} float64($K) {{ JUMP }}", immediate="word")
    instruction(f"float64.branchIfNot{name}Constant", "left:r target:j", f"Branches unless `left {sign} right`, a Double constant.",
                f"if !(float64($left) {sign} float64($K)) {{ JUMP }}", immediate="word")

instruction("loop.counted", "counter:m2 target:j",
            "Adds one to the counter and branches back while it is below the limit, which is the slot behind it.",
            "let next = @counter[0] &+ 1\nif next < @counter[1] {\n  @counter[0] = next\n  JUMP\n}")
for suffix, words, below, above in (("", "has not reached", "<", ">"), ("Through", "is not beyond", "<=", ">=")):
    instruction(f"loop.strided{suffix}", "counter:m3 target:j",
                "The counter, the limit and the step, which may be negative: adds the step and branches back while the counter "
                f"{words} the limit.",
                "let (next, overflow) = @counter[0].addingReportingOverflow(@counter[2])\n"
                f"if !overflow && (@counter[2] > 0 ? next {below} @counter[1] : next {above} @counter[1]) {{\n"
                "  @counter[0] = next\n  JUMP\n}")
instruction("loop.array", "state:m3 target:j",
            "The state is a buffer, the next index and the element: takes the next one-slot element and branches back; "
            "goes on behind the loop at the end. The element is not retained.",
            "let buffer = slots(at: @state[0])\nlet index = @state[1]\nif index < buffer[Buffer.count] {\n"
            "  @state[2] = buffer[Buffer.elements &+ index]\n  @state[1] = index &+ 1\n  JUMP\n}")
instruction("loop.arrayMany", "state:mn target:j width:n",
            "As `loop.array`, for elements of `width` slots.",
            "let buffer = slots(at: @state[0])\nlet index = @state[1]\nif index < buffer[Buffer.count] {\n"
            "  moveSlots(@state + 2, buffer + (Buffer.elements &+ index &* #width), #width)\n"
            "  @state[1] = index &+ 1\n  JUMP\n}")
instruction("switch.table", "value:r first:i count:u",
            "Goes where the jump number `value - first` of the `count` jumps that follow leads, or the one behind them.",
            "let index = UInt(bitPattern: $value &- #first)\n"
            "pc += 1 &+ Int(bitPattern: min(index, UInt(bitPattern: #count)))\n"
            "pc += Int(Int16(bitPattern: pc.pointee.a))\nreturn 0", ends=True)
instruction("poll", "", "Stops the program when someone asked for it; for loops without a call.",
            "if _slowPath(context.pointee.interruption != 0) { TRAP(interrupt) }")
