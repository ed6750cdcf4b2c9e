from table import alias, family, instruction

family("Floating point", "A Double is its 64-bit pattern, a Float its 32-bit pattern zero-extended.")

COMPARISONS = [("equal", "Equal", "=="), ("notEqual", "NotEqual", "!="), ("less", "Less", "<"),
               ("lessEqual", "LessEqual", "<="), ("greater", "Greater", ">"), ("greaterEqual", "GreaterEqual", ">=")]
ROUNDINGS = [("roundedUp", "up"), ("roundedDown", "down"), ("roundedTowardZero", "towardZero"),
             ("roundedAwayFromZero", "awayFromZero"), ("roundedToNearestOrEven", "toNearestOrEven"),
             ("roundedToNearestOrAwayFromZero", "toNearestOrAwayFromZero")]

for name, swift in (("float64", "Double"), ("float32", "Float")):
    def value(operand):
        return f"{name}(${operand})"

    def set(expression):
        return f"$dest = slot({expression})"

    for verb, sign in (("add", "+"), ("subtract", "-"), ("multiply", "*"), ("divide", "/")):
        instruction(f"{name}.{verb}", "dest:w left:r right:r", f"`left {sign} right`.",
                    set(f"{value('left')} {sign} {value('right')}"))
    if name == "float64":
        for verb, sign in (("add", "+"), ("subtract", "-"), ("multiply", "*"), ("divide", "/")):
            instruction(f"float64.{verb}Constant", "dest:w left:r", f"`left {sign} right` with a constant.",
                        set(f"float64($left) {sign} float64($K)"), immediate="word")
    for verb, method in (("truncatingRemainder", "truncatingRemainder(dividingBy: "), ("remainder", "remainder(dividingBy: "),
                         ("minimum", f"{swift}.minimum("), ("maximum", f"{swift}.maximum(")):
        call = (f"{method}{value('left')}, {value('right')})" if method.startswith(swift)
                else f"{value('left')}.{method}{value('right')})")
        instruction(f"{name}.{verb}", "dest:w left:r right:r", f"`{verb}` of two values.", "SLOW", slow=set(call))
    instruction(f"{name}.negate", "dest:w value:r", "`-value`.", set(f"-{value('value')}"))
    instruction(f"{name}.magnitude", "dest:w value:r", "`value.magnitude`.", set(f"{value('value')}.magnitude"))
    instruction(f"{name}.squareRoot", "dest:w value:r", "`value.squareRoot()`.", set(f"{value('value')}.squareRoot()"))
    for verb, rule in ROUNDINGS:
        instruction(f"{name}.{verb}", "dest:w value:r", f"`value.rounded(.{rule})`.", "SLOW",
                    slow=set(f"{value('value')}.rounded(.{rule})"))
    for verb in ("nextUp", "ulp", "significand"):
        instruction(f"{name}.{verb}", "dest:w value:r", f"`value.{verb}`.", "SLOW",
                    slow=set(f"{value('value')}.{verb}"))
    instruction(f"{name}.multiplyAdd", "dest:w addend:r left:r right:r",
                "`addend.addingProduct(left, right)`, rounded once.", "SLOW",
                slow=set(f"{value('addend')}.addingProduct({value('left')}, {value('right')})"))
    instruction(f"{name}.exponent", "dest:w value:r", "`value.exponent`, an Int.", "SLOW",
                slow=f"$dest = {value('value')}.exponent")
    for verb, _, sign in COMPARISONS:
        instruction(f"{name}.{verb}", "dest:w left:r right:r", f"`left {sign} right`.",
                    f"$dest = {value('left')} {sign} {value('right')} ? 1 : 0")
    instruction(f"{name}.fromInt64", "dest:w value:r", f"`{swift}(value)` of an integer other than `UInt`.",
                set(f"{swift}($value)"))
    instruction(f"{name}.fromUInt64", "dest:w value:r", f"`{swift}(value)` of a `UInt`.",
                set(f"{swift}(UInt(bitPattern: $value))"))
    instruction(f"{name}.description", "dest:w2 value:r", "The shortest digits that say the value, as a string.",
                "SLOW", slow=f"makeString(@dest, {value('value')}.description, context)")
    instruction(f"{name}.parse", "dest:w2 text:r2", "The number that a string spells: whether there is one, and the value.",
                "SLOW", slow=f"parse{swift}(@dest, @text)")
    alias(f"{name}.bitPattern", "move")
    alias(f"{name}.fromBitPattern", "move")

instruction("float64.fromFloat32", "dest:w value:r", "`Double(value)` of a Float.", "$dest = slot(Double(float32($value)))")
instruction("float32.fromFloat64", "dest:w value:r", "`Float(value)` of a Double.", "$dest = slot(Float(float64($value)))")

for verb in ("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2", "log10",
             "cbrt", "log1p", "expm1"):
    instruction(f"float64.{verb}", "dest:w value:r", f"The C library's `{verb}`.", "SLOW",
                slow=f"$dest = slot({verb}(float64($value)))")
for verb, function in (("power", "pow"), ("atan2", "atan2"), ("hypotenuse", "hypot")):
    instruction(f"float64.{verb}", "dest:w left:r right:r", f"The C library's `{function}`.", "SLOW",
                slow=f"$dest = slot({function}(float64($left), float64($right)))")
