from table import alias, family, instruction

family("Integers", "Every integer takes a whole slot: signed ones sign-extended, unsigned ones zero-extended. `Int` is "
       "`int64`, `UInt` is `uint64`. Operators of several types that do the same to a slot share one instruction.")

TYPES = [("int64", "Int"), ("int32", "Int32"), ("int16", "Int16"), ("int8", "Int8"),
         ("uint64", "UInt"), ("uint32", "UInt32"), ("uint16", "UInt16"), ("uint8", "UInt8")]
CHECKED = [("add", "+", "addingReportingOverflow("), ("subtract", "-", "subtractingReportingOverflow("),
           ("multiply", "*", "multipliedReportingOverflow(by: ")]
COMPARISONS = [("equal", "Equal", "=="), ("notEqual", "NotEqual", "!="), ("less", "Less", "<"),
               ("lessEqual", "LessEqual", "<="), ("greater", "Greater", ">"), ("greaterEqual", "GreaterEqual", ">=")]

for name, swift in TYPES:
    signed, narrow = name.startswith("int"), not name.endswith("64")
    wide = name == "int64"

    def value(operand):
        """The operand's slot as a value of the type."""
        return f"${operand}" if wide else f"{swift}(truncatingIfNeeded: ${operand})"

    def set(expression, operand="$dest"):
        return f"{operand} = {expression}" if wide else f"{operand} = Int(truncatingIfNeeded: {expression})"

    for verb, sign, method in CHECKED:
        instruction(f"{name}.{verb}", "dest:w left:r right:r", f"`left {sign} right`; traps on overflow.",
                    f"let (result, overflow) = {value('left')}.{method}{value('right')})\n"
                    f"if _slowPath(overflow) {{ TRAP(arithmeticOverflow) }}\n{set('result')}")
        if wide:
            instruction(f"{name}.{verb}Immediate", "dest:w left:r right:i",
                        f"`left {sign} right` with a constant; traps on overflow.",
                        f"let (result, overflow) = $left.{method}#right)\n"
                        f"if _slowPath(overflow) {{ TRAP(arithmeticOverflow) }}\n$dest = result")
        instruction(f"{name}.{verb}Wrapping", "dest:w left:r right:r", f"`left &{sign} right`.",
                    set(f"{value('left')} &{sign} {value('right')}"))
        instruction(f"{name}.{verb}ReportingOverflow", "dest:w2 left:r right:r",
                    f"`left.{method.split('(')[0]}`: the low bits, and whether they are wrong.",
                    f"let (result, overflow) = {value('left')}.{method}{value('right')})\n"
                    f"{set('result', '@dest[0]')}\n@dest[1] = overflow ? 1 : 0")
    for verb, sign, method, zero, overflow in (
            ("divide", "/", "dividedReportingOverflow(by: ", "divisionByZero", "divisionOverflow"),
            ("remainder", "%", "remainderReportingOverflow(dividingBy: ", "remainderByZero", "remainderOverflow")):
        if narrow and not signed:
            alias(f"{name}.{verb}", f"int64.{verb}")
            alias(f"{name}.{verb}ReportingOverflow", f"int64.{verb}ReportingOverflow")
            continue
        instruction(f"{name}.{verb}", "dest:w left:r right:r", f"`left {sign} right`; traps on zero and on overflow.",
                    f"let divisor = {value('right')}\nif _slowPath(divisor == 0) {{ TRAP({zero}) }}\n"
                    f"let (result, overflow) = {value('left')}.{method}divisor)\n"
                    f"if _slowPath(overflow) {{ TRAP({overflow}) }}\n{set('result')}")
        if wide:
            instruction(f"int64.{verb}Immediate", "dest:w left:r right:u", f"`left {sign} right` with a constant above zero.",
                        f"if _slowPath(#right == 0) {{ TRAP({zero}) }}\n$dest = $left.{method}#right).partialValue")
        instruction(f"{name}.{verb}ReportingOverflow", "dest:w2 left:r right:r",
                    f"`left.{method.split('(')[0]}`: the result, and whether it is wrong.",
                    f"let (result, overflow) = {value('left')}.{method}{value('right')})\n"
                    f"{set('result', '@dest[0]')}\n@dest[1] = overflow ? 1 : 0")
    if wide:
        instruction("int64.dividePowerOfTwo", "dest:w left:r exponent:u", "`left / (1 << exponent)`, rounded toward zero.",
                    "let left = $left\nlet exponent = #exponent\n"
                    "$dest = (left &+ ((left &>> 63) & ((1 &<< exponent) &- 1))) &>> exponent")
        instruction("int64.remainderPowerOfTwo", "dest:w left:r exponent:u", "`left % (1 << exponent)`, with the sign of `left`.",
                    "let left = $left\nlet mask = (1 &<< #exponent) &- 1\nlet bias = (left &>> 63) & mask\n"
                    "$dest = ((left &+ bias) & mask) &- bias")
        instruction("int64.multiplyConstant", "dest:w left:r", "`left * right` with a constant of 64 bits; traps on overflow.",
                    "let (result, overflow) = $left.multipliedReportingOverflow(by: $K)\n"
                    "if _slowPath(overflow) { TRAP(arithmeticOverflow) }\n$dest = result", immediate="word")
        instruction("int64.divideConstant", "dest:w left:r", "`left / right` with a constant of 64 bits above zero.",
                    "let divisor = $K\nif _slowPath(divisor <= 0) { TRAP(divisionByZero) }\n"
                    "$dest = $left.dividedReportingOverflow(by: divisor).partialValue", immediate="word")
        instruction("int64.remainderConstant", "dest:w left:r", "`left % right` with a constant of 64 bits above zero.",
                    "let divisor = $K\nif _slowPath(divisor <= 0) { TRAP(remainderByZero) }\n"
                    "$dest = $left.remainderReportingOverflow(dividingBy: divisor).partialValue", immediate="word")
    if signed:
        instruction(f"{name}.negate", "dest:w value:r", "`-value`; traps on overflow.",
                    f"let (result, overflow) = {swift}(0).subtractingReportingOverflow({value('value')})\n"
                    f"if _slowPath(overflow) {{ TRAP(arithmeticOverflow) }}\n{set('result')}")
    for verb, sign in (("and", "&"), ("or", "|"), ("xor", "^")):
        if wide:
            instruction(f"int64.{verb}", "dest:w left:r right:r", f"`left {sign} right`.", f"$dest = $left {sign} $right")
            instruction(f"int64.{verb}Immediate", "dest:w left:r right:i", f"`left {sign} right` with a constant.",
                        f"$dest = $left {sign} #right")
        else:
            alias(f"{name}.{verb}", f"int64.{verb}")
    if wide or (not signed and narrow):
        instruction(f"{name}.not", "dest:w value:r", "`~value`.", set(f"~{value('value')}"))
    else:
        alias(f"{name}.not", "int64.not")
    for verb, sign in (("shiftLeft", "<<"), ("shiftRight", ">>")):
        instruction(f"{name}.{verb}", "dest:w value:r amount:r",
                    f"`value {sign} amount` for an amount of any size or sign, given as `Int`.",
                    set(f"{value('value')} {sign} $amount"))
        instruction(f"{name}.{verb}Masking", "dest:w value:r amount:r", f"`value &{sign} amount`.",
                    set(f"{value('value')} &{sign} {value('amount')}"))
    for verb, _, sign in COMPARISONS:
        if wide or (name == "uint64" and "qual" not in verb) or (name == "uint64" and verb in ("lessEqual", "greaterEqual")):
            instruction(f"{name}.{verb}", "dest:w left:r right:r", f"`left {sign} right`.",
                        f"$dest = {value('left')} {sign} {value('right')} ? 1 : 0")
        else:
            alias(f"{name}.{verb}", f"int64.{verb}")
    for verb in ("leadingZeroBitCount", "trailingZeroBitCount", "nonzeroBitCount"):
        instruction(f"{name}.{verb}", "dest:w value:r", f"`value.{verb}`.",
                    f"$dest = {value('value')}.{verb}")
    if name.endswith("8"):
        alias(f"{name}.byteSwapped", "move")
    else:
        instruction(f"{name}.byteSwapped", "dest:w value:r", "`value.byteSwapped`.", set(f"{value('value')}.byteSwapped"))

    # Conversions take any integer but `uint64` as the same kind of slot.
    if wide:
        alias("int64.convert", "move")
        alias("int64.clamp", "move")
    else:
        lower = "negativeNotRepresentable" if not signed else "notEnoughBits"
        instruction(f"{name}.convert", "dest:w value:r", f"`{swift}(value)` of an integer other than `UInt`; traps.",
                    (f"let value = $value\nif _slowPath(value < 0) {{ TRAP(negativeNotRepresentable) }}\n$dest = value"
                     if name == "uint64" else
                     f"let value = $value\n"
                     + (f"if _slowPath(value < 0) {{ TRAP({lower}) }}\n" if not signed else "")
                     + f"if _slowPath(Int(truncatingIfNeeded: {swift}(truncatingIfNeeded: value)) != value) "
                     f"{{ TRAP(notEnoughBits) }}\n$dest = value"))
        instruction(f"{name}.clamp", "dest:w value:r", f"`{swift}(clamping: value)` of an integer other than `UInt`.",
                    f"$dest = Int(truncatingIfNeeded: {swift}(clamping: $value))")
    instruction(f"{name}.exactly", "dest:w2 value:r",
                f"`{swift}(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.",
                f"let value = $value\nlet fits = {swift}(exactly: value) != nil\n@dest[0] = fits ? 1 : 0\n"
                "@dest[1] = fits ? value : 0")
    if name == "uint64":
        for verb in ("convertUInt64", "clampUInt64"):
            alias(f"uint64.{verb}", "move")
    else:
        instruction(f"{name}.convertUInt64", "dest:w value:r", f"`{swift}(value)` of a `UInt`; traps.",
                    f"let value = $value\nif _slowPath(UInt(bitPattern: value) > UInt({swift}.max)) "
                    "{ TRAP(notEnoughBits) }\n$dest = value")
        instruction(f"{name}.clampUInt64", "dest:w value:r", f"`{swift}(clamping: value)` of a `UInt`.",
                    set(f"{swift}(clamping: UInt(bitPattern: $value))"))
    instruction(f"{name}.exactlyUInt64", "dest:w2 value:r",
                f"`{swift}(exactly: value)` of a `UInt`: whether it fits, and the value.",
                f"let value = $value\nlet fits = UInt(bitPattern: value) <= UInt({swift}.max)\n"
                "@dest[0] = fits ? 1 : 0\n@dest[1] = fits ? value : 0")
    if narrow:
        instruction(f"{name}.truncate", "dest:w value:r", f"`{swift}(truncatingIfNeeded: value)`.",
                    f"$dest = Int(truncatingIfNeeded: {swift}(truncatingIfNeeded: $value))")
    else:
        alias(f"{name}.truncate", "move")
    instruction(f"{name}.fromFloat64", "dest:w value:r", f"`{swift}(value)` of a Double, rounded towards zero; traps.",
                f"guard let result = {swift}(exactly: float64($value).rounded(.towardZero)) else {{ SLOW }}\n{set('result')}",
                slow=f'FAIL(conversionFailure(of: float64($value), to: "{"UInt" if name == "uint64" else swift}"))')
    instruction(f"{name}.fromFloat64Exactly", "dest:w2 value:r",
                f"`{swift}(exactly: value)` of a Double: whether there is one, and the value.",
                f"let result = {swift}(exactly: float64($value))\n@dest[0] = result == nil ? 0 : 1\n"
                f"@dest[1] = Int(truncatingIfNeeded: result ?? 0)")

instruction("int64.multiplyFullWidth", "dest:w2 left:r right:r", "The high and the low word of a signed product.",
            "let product = $left.multipliedFullWidth(by: $right)\n@dest[0] = product.high\n"
            "@dest[1] = Int(bitPattern: product.low)")
instruction("uint64.multiplyFullWidth", "dest:w2 left:r right:r", "The high and the low word of an unsigned product.",
            "let product = UInt(bitPattern: $left).multipliedFullWidth(by: UInt(bitPattern: $right))\n"
            "@dest[0] = Int(bitPattern: product.high)\n@dest[1] = Int(bitPattern: product.low)")

for name in ("int64", "uint64"):
    signed = "true" if name == "int64" else "false"
    instruction(f"{name}.description", "dest:w2 value:r", "The decimal digits, as a string.",
                "SLOW", slow=f"makeDigits(@dest, $value, radix: 10, isSigned: {signed}, isUppercase: false, context)")
    instruction(f"{name}.descriptionRadix", "dest:w2 value:r radix:r uppercase:r", "The digits in a radix, as a string.",
                "SLOW", slow=f"makeDigits(@dest, $value, radix: $radix, isSigned: {signed}, "
                "isUppercase: $uppercase != 0, context)")
    instruction(f"{name}.parse", "dest:w2 text:r2 radix:r",
                "The integer that a string spells: whether there is one, and the value.",
                "SLOW", slow=f"parseInteger(@dest, @text, radix: $radix, isSigned: {signed})")

family("Bool", "A Bool is 0 or 1 in a slot of its own.")
instruction("bool.not", "dest:w value:r", "`!value`.", "$dest = $value ^ 1")
alias("bool.and", "int64.and")
alias("bool.or", "int64.or")
alias("bool.equal", "int64.equal")
alias("bool.notEqual", "int64.notEqual")
