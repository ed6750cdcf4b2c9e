from table import alias, family, instruction

family("Strings", "Two slots: up to 15 bytes of UTF-8 inline, or a counted block and flags; a zero second slot is no string. "
       "Offsets count bytes. A range is four slots: a string, the offset it starts at and the one it ends at; so is a Substring. "
       "Results are owned, operands borrowed.")

instruction("string.literal", "dest:w2", "A literal, retained.",
            "let second = $K2\nlet first = $K\nif second >= 0 { retain(first) }\n@dest[0] = first\n@dest[1] = second",
            immediate="string")
instruction("string.literalBorrowed", "dest:w2", "A literal, not retained.", "@dest[0] = $K\n@dest[1] = $K2", immediate="string")
instruction("string.retain", "value:r2", "Retains a string, or none.", "if @value[1] > 0 { retain(@value[0]) }")
instruction("string.copy", "dest:w2 source:r2", "Copies and retains a string, or none.",
            "let (first, second) = (@source[0], @source[1])\nif second > 0 { retain(first) }\n@dest[0] = first\n@dest[1] = second")
instruction("string.release", "value:r2", "Releases a string, or none.",
            "if @value[1] > 0 {\n  if _slowPath(dropReference(@value[0])) { SLOW }\n}\nforget(@value, 2)",
            slow="freeStringBlock(@value[0], context)\nforget(@value, 2)")
instruction("string.replace", "pointer:r offset:u value:r2", "Stores a string into memory, handing it over, and releases the old one.",
            "let place = slots(at: $pointer) + #offset\nlet (first, second) = (place[0], place[1])\nplace[0] = @value[0]\nplace[1] = @value[1]\n"
            "if second > 0 {\n  if _slowPath(dropReference(first)) {\n    context.pointee.dropped = first\n    SLOW\n  }\n}",
            slow="freeStringBlock(context.pointee.dropped, context)")

APPEND = """let text = {text}
let (first, second) = ({piece}[0], {piece}[1])
if _fastPath(appendInline(first, second, to: text)) {{ NEXT }}
SLOW"""
instruction("string.append", "pointer:r piece:r2", "Appends to the string at an address.",
            APPEND.format(text="slots(at: $pointer)", piece="@piece"), slow="appendString(@piece, to: slots(at: $pointer), context)")
instruction("string.appendLocal", "text:m2 piece:r2", "Appends to a string in this frame.",
            APPEND.format(text="@text", piece="@piece"), slow="appendString(@piece, to: @text, context)")
instruction("string.appendLiteral", "pointer:r", "Appends a literal to the string at an address.",
            "if _fastPath(appendInline($K, $K2, to: slots(at: $pointer))) { NEXT }\nSLOW",
            slow="appendLiteral(slots(at: Int(bitPattern: pc + 1)), to: slots(at: $pointer), context)", immediate="string")
instruction("string.appendLiteralLocal", "text:m2", "Appends a literal to a string in this frame.",
            "if _fastPath(appendInline($K, $K2, to: @text)) { NEXT }\nSLOW",
            slow="appendLiteral(slots(at: Int(bitPattern: pc + 1)), to: @text, context)", immediate="string")
DIGITS = """let value = $value
if _fastPath(UInt(bitPattern: value) < 100) {{
  let digits = value < 10 ? 48 &+ value : (48 &+ value / 10) | ((48 &+ value % 10) &<< 8)
  let piece = StringForm.inlineMark | ((value < 10 ? 1 : 2) &<< 56)
  if _fastPath(appendInline(digits, piece, to: {text})) {{ NEXT }}
}}
SLOW"""
instruction("string.appendInt64", "pointer:r value:r", "Appends an Int's digits to the string at an address.",
            DIGITS.format(text="slots(at: $pointer)"), slow="appendDigits(of: $value, to: slots(at: $pointer), context)")
instruction("string.appendInt64Local", "text:m2 value:r", "Appends an Int's digits to a string in this frame.",
            DIGITS.format(text="@text"), slow="appendDigits(of: $value, to: @text, context)")
CHARACTER_APPEND = """let character = $character
if _fastPath(UInt(bitPattern: character) < 128) {{
  if _fastPath(appendInline(character, StringForm.inlineMark | (1 &<< 56), to: {text})) {{ NEXT }}
}}
SLOW"""
instruction("string.appendCharacter", "pointer:r character:r", "Appends a character to the string at an address.",
            CHARACTER_APPEND.format(text="slots(at: $pointer)"), slow="appendCharacter($character, to: slots(at: $pointer), context)")
instruction("string.appendCharacterLocal", "text:m2 character:r", "Appends a character to a string in this frame.",
            CHARACTER_APPEND.format(text="@text"), slow="appendCharacter($character, to: @text, context)")
instruction("string.appendRange", "pointer:r range:r4", "Appends a range of another string to the string at an address.", "SLOW",
            slow="appendRange(@range, to: slots(at: $pointer), context)")
instruction("string.reserve", "pointer:r capacity:r", "Makes room for some bytes in the string at an address.", "SLOW",
            slow="reserveString(slots(at: $pointer), capacity: $capacity, context)")
instruction("string.removeAll", "pointer:r keepingCapacity:r", "Empties the string at an address.", "SLOW",
            slow="emptyString(slots(at: $pointer), context)")
instruction("string.concatenate", "dest:w2 left:r2 right:r2", "`left + right`.", "SLOW",
            slow="concatenate(@left, @right, into: @dest, context)")
instruction("string.slice", "dest:w2 range:r4", "A range of a string as a string of its own.", "SLOW",
            slow="makeSlice(@range, into: @dest, context)", also=("substring.string",))
instruction("string.repeat", "dest:w2 text:r2 count:r", "A string several times over.", "SLOW",
            slow="repeatString(@text, count: $count, into: @dest, context)")

EQUAL = """let (left, right) = ({left}, {right})
if left[0] == right[0] && left[1] == right[1] {{ {yes} }}
if _fastPath(areDecidedByWords(left, right)) {{ {no} }}
SLOW"""
for name, yes, no, test in (("equal", 1, 0, ""), ("notEqual", 0, 1, "!")):
    instruction(f"string.{name}", "dest:w left:r2 right:r2", f"Whether two strings are {'' if yes else 'not '}canonically equivalent.",
                EQUAL.format(left="@left", right="@right", yes=f"$dest = {yes}\n  NEXT", no=f"$dest = {no}\n  NEXT"),
                slow=f"$dest = {test}equalStrings(@left, @right) ? 1 : 0")
instruction("string.less", "dest:w left:r2 right:r2", "Whether a string comes before another one.",
            "if _fastPath(areDecidedByWords(@left, @right)) {\n  $dest = inlineLess(@left, @right) ? 1 : 0\n  NEXT\n}\nSLOW",
            slow="$dest = lessString(@left, @right) ? 1 : 0")
instruction("string.lessEqual", "dest:w left:r2 right:r2", "Whether a string does not come behind another one.", "SLOW",
            slow="$dest = lessString(@right, @left) ? 0 : 1")
instruction("string.greater", "dest:w left:r2 right:r2", "Whether a string comes behind another one.", "SLOW",
            slow="$dest = lessString(@right, @left) ? 1 : 0")
instruction("string.greaterEqual", "dest:w left:r2 right:r2", "Whether a string does not come before another one.", "SLOW",
            slow="$dest = lessString(@left, @right) ? 0 : 1")
instruction("string.branchIfEqual", "left:r2 right:r2 target:j", "Branches when two strings are equal.",
            EQUAL.format(left="@left", right="@right", yes="JUMP", no="NEXT"), slow="if equalStrings(@left, @right) { JUMP }")
instruction("string.branchIfNotEqual", "left:r2 right:r2 target:j", "Branches when two strings are not equal.",
            EQUAL.format(left="@left", right="@right", yes="NEXT", no="JUMP"), slow="if !equalStrings(@left, @right) { JUMP }")
instruction("string.branchIfLess", "left:r2 right:r2 target:j", "Branches when a string comes before another one.",
            "if _fastPath(areDecidedByWords(@left, @right)) {\n  if inlineLess(@left, @right) { JUMP }\n  NEXT\n}\nSLOW",
            slow="if lessString(@left, @right) { JUMP }")

instruction("string.isEmpty", "dest:w text:r2", "Whether there are no bytes.", "$dest = byteCount(@text) == 0 ? 1 : 0")
instruction("string.utf8Count", "dest:w text:r2", "How many bytes there are.", "$dest = byteCount(@text)")
instruction("string.count", "dest:w text:r2", "How many characters there are.",
            "if _fastPath(isShortASCII(@text)) {\n  $dest = byteCount(@text)\n  NEXT\n}\nSLOW",
            slow="$dest = characterCount(@text, from: 0, to: byteCount(@text))")
instruction("string.rangeCount", "dest:w range:r4", "How many characters there are in a range.", "SLOW",
            slow="$dest = characterCount(@range, from: @range[2], to: @range[3])", also=("substring.count",))
instruction("string.isASCII", "dest:w text:r2", "Whether every byte is ASCII.", "$dest = @text[1] & StringForm.notASCII == 0 ? 1 : 0")
instruction("string.hasPrefix", "dest:w text:r2 prefix:r2", "`text.hasPrefix(prefix)`.", "SLOW",
            slow="$dest = hasPrefix(@text, @prefix) ? 1 : 0")
instruction("string.hasSuffix", "dest:w text:r2 suffix:r2", "`text.hasSuffix(suffix)`.", "SLOW",
            slow="$dest = hasSuffix(@text, @suffix) ? 1 : 0")
instruction("string.find", "dest:w range:r4 needle:r2",
            "The offset of the first match of a string in a range, on character boundaries, or -1.", "SLOW",
            slow="$dest = findString(@needle, in: @range)", also=("substring.find",))
instruction("string.findCharacter", "dest:w range:r4 character:r", "The offset of the first such character in a range, or -1.", "SLOW",
            slow="$dest = findCharacter($character, in: @range)", also=("substring.findCharacter",))
instruction("substring.split", "dest:w range:r4 separator:r omittingEmpty:r",
            "The parts of a range between the occurrences of a character, a buffer of Substrings.", "SLOW",
            slow="$dest = splitRange(@range, at: $separator, omittingEmpty: $omittingEmpty != 0, type: $K, context)",
            immediate="descriptor")
instruction("substring.parseInt64", "dest:w2 range:r4 radix:r",
            "The signed integer that a range spells: whether there is one, and the value.", "SLOW",
            slow="parseInteger(@dest, inRange: @range, radix: $radix)")
instruction("string.lowercased", "dest:w2 text:r2", "`text.lowercased()`.", "SLOW",
            slow="makeString(@dest, from: @text, context) { $0.lowercased() }")
instruction("string.uppercased", "dest:w2 text:r2", "`text.uppercased()`.", "SLOW",
            slow="makeString(@dest, from: @text, context) { $0.uppercased() }")
instruction("string.debugDescription", "dest:w2 text:r2", "The string as a literal in quotes.", "SLOW",
            slow="makeString(@dest, from: @text, context) { $0.debugDescription }")
instruction("string.utf8At", "dest:w text:r2 offset:r", "The byte at an offset; traps when out of bounds.",
            "let offset = $offset\nif _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: byteCount(@text))) { TRAP(stringIndexOutOfBounds) }\n"
            "$dest = Int(bytes(of: @text)[offset])")
CHARACTER = ("let offset = $offset\nlet count = byteCount(@text)\n"
             "if _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: count)) { TRAP(stringIndexOutOfBounds) }\n"
             "let bytes = bytes(of: @text) + offset\n"
             "if _fastPath(isCharacterByItself(bytes, count &- offset)) {\n  FAST\n  NEXT\n}\nSLOW")
instruction("string.characterAt", "dest:w text:r2 offset:r", "The character at an offset; traps when out of bounds.",
            CHARACTER.replace("FAST", "$dest = Int(bytes[0])"),
            slow="$dest = makeCharacter(of: @text, at: $offset, context)")
instruction("string.indexAfter", "dest:w text:r2 offset:r", "The offset of the next character; traps at the end.",
            CHARACTER.replace("FAST", "$dest = offset &+ 1"),
            slow="$dest = characterEnd(of: @text, at: $offset)")
instruction("string.characterAndNext", "dest:w2 text:r2 offset:r",
            "The character at an offset and the offset of the next one; traps when out of bounds.",
            CHARACTER.replace("FAST", "@dest[0] = Int(bytes[0])\n  @dest[1] = offset &+ 1"),
            slow="let offset = $offset\nlet end = characterEnd(of: @text, at: offset)\nlet character = makeCharacter(of: @text, at: offset, context)\n"
                 "@dest[0] = character\n@dest[1] = end")
instruction("string.indexBefore", "dest:w text:r2 offset:r", "The offset of the character before; traps at the start.", "SLOW",
            slow="let offset = $offset\nif offset <= 0 || offset > byteCount(@text) { TRAP(stringIndexOutOfBounds) }\n"
                 "$dest = characterStart(of: @text, before: offset)")
instruction("string.offsetIndex", "dest:w text:r2 from:r distance:r",
            "The offset some characters further on or back, or -1 when that is out of bounds.", "SLOW",
            slow="$dest = offsetIndex(of: @text, from: $from, by: $distance)")
instruction("string.distance", "dest:w text:r2 from:r to:r", "How many characters lie between two offsets; negative backwards.", "SLOW",
            slow="$dest = $from <= $to ? characterCount(@text, from: $from, to: $to) : -characterCount(@text, from: $to, to: $from)")
instruction("string.roundedIndex", "dest:w text:r2 offset:r", "The start of the character an offset lies in.", "SLOW",
            slow="$dest = roundedIndex(of: @text, $offset)")
instruction("loop.characters", "state:m5 target:j",
            "The state is a string, an offset, where the run of one-byte characters ends, and the character: takes the next "
            "character, owned, and branches back; goes on behind the loop at the end. Start with both offsets 0.",
            "let state = @state\nlet offset = state[2]\nif _fastPath(offset < state[3]) {\n"
            "  state[4] = Int(bytes(of: state)[offset])\n  state[2] = offset &+ 1\n  JUMP\n}\nSLOW",
            slow="if advanceCharacters(@state, context) { JUMP }")
instruction("string.scalarAndNext", "dest:w2 text:r2 offset:r",
            "The scalar at an offset and the offset of the next one; traps when out of bounds.",
            "let offset = $offset\nif _slowPath(UInt(bitPattern: offset) >= UInt(bitPattern: byteCount(@text))) { TRAP(stringIndexOutOfBounds) }\n"
            "let (scalar, width) = decodeScalar(bytes(of: @text) + offset)\n@dest[0] = scalar\n@dest[1] = offset &+ width")
instruction("string.scalarBefore", "dest:w2 text:r2 offset:r",
            "The scalar before an offset and the offset it starts at; traps at the start.",
            "let end = $offset\nif _slowPath(end <= 0 || end > byteCount(@text)) { TRAP(stringIndexOutOfBounds) }\n"
            "let start = scalarStart(bytes(of: @text), before: end)\n"
            "let scalar = decodeScalar(bytes(of: @text) + start).scalar\n@dest[0] = scalar\n@dest[1] = start")
instruction("string.utf16Count", "dest:w range:r4", "How many UTF-16 units a range takes.", "SLOW",
            slow="$dest = utf16Count(@range)", also=("substring.utf16Count",))
instruction("string.fromScalar", "dest:w2 scalar:r", "A string of one scalar.", "SLOW", slow="makeString(@dest, ofScalar: $scalar, context)")
instruction("string.fromUTF8", "dest:w2 buffer:r start:r end:r", "A string of the bytes in a buffer's range, repaired where ill-formed.", "SLOW",
            slow="makeString(@dest, fromBytesIn: $buffer, from: $start, to: $end, context)")
instruction("string.toUTF8", "range:r4 buffer:r", "Writes the bytes of a range to the start of a buffer with room for them.", "SLOW",
            slow="copyBytes(of: @range, to: $buffer)")
instruction("string.hash", "dest:w text:r2", "A hash, equal for equivalent strings.", "SLOW", slow="$dest = hashString(@text, context)")

RANGES = (("equal", "Whether two ranges are canonically equivalent.", "equalRanges(@left, @right)"),
          ("less", "Whether a range comes before another one.", "lessRange(@left, @right)"))
for name, meaning, call in RANGES:
    instruction(f"substring.{name}", "dest:w left:r4 right:r4", meaning, "SLOW", slow=f"$dest = {call} ? 1 : 0")
instruction("substring.hasPrefix", "dest:w range:r4 prefix:r2", "Whether a range begins with a string.", "SLOW",
            slow="$dest = rangeHasPrefix(@range, @prefix) ? 1 : 0")
instruction("substring.hasSuffix", "dest:w range:r4 suffix:r2", "Whether a range ends with a string.", "SLOW",
            slow="$dest = rangeHasSuffix(@range, @suffix) ? 1 : 0")

family("Characters", "One slot: up to 7 bytes of UTF-8, little endian, so that `a` is 0x61; or a counted block's address with "
       "the top bit set.")
instruction("character.literal", "dest:w", "A literal, retained.", "let value = $K\nretainCharacter(value)\n$dest = value",
            immediate="character")
instruction("character.retain", "value:r", "Retains a character.", "retainCharacter($value)")
instruction("character.copy", "dest:w source:r", "Copies and retains a character.", "let value = $source\nretainCharacter(value)\n$dest = value")
instruction("character.release", "value:r", "Releases a character.", "if _slowPath($value < 0) { SLOW }",
            slow="releaseCharacter($value, context)\nforget(@value, 1)")
for name, yes, no, test in (("equal", 1, 0, ""), ("notEqual", 0, 1, "!")):
    instruction(f"character.{name}", "dest:w left:r right:r", f"Whether two characters are {'' if yes else 'not '}canonically equivalent.",
                f"let (left, right) = ($left, $right)\nif left == right {{\n  $dest = {yes}\n  NEXT\n}}\n"
                f"if _fastPath((left | right) & ~127 == 0) {{\n  $dest = {no}\n  NEXT\n}}\nSLOW",
                slow=f"$dest = {test}equalCharacters($left, $right) ? 1 : 0")
instruction("character.branchIfEqual", "left:r right:r target:j", "Branches when two characters are equal.",
            "let (left, right) = ($left, $right)\nif left == right { JUMP }\nif _fastPath((left | right) & ~127 == 0) { NEXT }\nSLOW",
            slow="if equalCharacters($left, $right) { JUMP }")
instruction("character.branchIfNotEqual", "left:r right:r target:j", "Branches when two characters are not equal.",
            "let (left, right) = ($left, $right)\nif left == right { NEXT }\nif _fastPath((left | right) & ~127 == 0) { JUMP }\nSLOW",
            slow="if !equalCharacters($left, $right) { JUMP }")
instruction("character.less", "dest:w left:r right:r", "Whether a character comes before another one.",
            "let (left, right) = ($left, $right)\nif _fastPath((left | right) & ~127 == 0) {\n  $dest = left < right ? 1 : 0\n  NEXT\n}\nSLOW",
            slow="$dest = lessCharacter($left, $right) ? 1 : 0")
instruction("character.string", "dest:w2 character:r", "The character as a string.", "SLOW",
            slow="makeString(@dest, ofCharacter: $character, context)")
instruction("string.character", "dest:w text:r2", "A string of one character as that character; traps for others.", "SLOW",
            slow="let text = @text\nlet count = byteCount(text)\nif count == 0 {\n"
                 '  FAIL("Fatal error: Can\'t form a Character from an empty String")\n}\n'
                 "if characterEnd(of: text, at: 0) != count {\n"
                 '  FAIL("Fatal error: Can\'t form a Character from a String containing more than one extended grapheme cluster")\n}\n'
                 "$dest = makeCharacter(of: text, at: 0, context)")
instruction("character.fromScalar", "dest:w scalar:r", "A character of one scalar.", "$dest = encodeScalar($scalar)")
instruction("character.firstScalar", "dest:w character:r", "A character's first scalar.", "SLOW", slow="$dest = firstScalar(of: $character)")
instruction("character.utf8Count", "dest:w character:r", "How many bytes a character takes.", "SLOW", slow="$dest = byteCount(ofCharacter: $character)")
instruction("character.hash", "dest:w character:r", "A hash, equal for equivalent characters.", "SLOW",
            slow="$dest = hashCharacter($character, context)")
for name in ("isLetter", "isNumber", "isWhitespace", "isNewline", "isUppercase", "isLowercase", "isCased", "isPunctuation", "isSymbol",
             "isMathSymbol", "isCurrencySymbol", "isWholeNumber", "isHexDigit", "isASCII"):
    known = {"isLetter": "letter", "isNumber": "number", "isWhitespace": "whitespace", "isUppercase": "uppercase",
             "isLowercase": "lowercase", "isWholeNumber": "number"}.get(name)
    instruction(f"character.{name}", "dest:w character:r", f"`character.{name}`.",
                f"let character = $character\nif _slowPath(UInt(bitPattern: character) >= 128) {{ SLOW }}\n"
                f"$dest = asciiProperty(of: character, .{known})" if known else "SLOW",
                slow=f"$dest = characterProperty(of: $character) {{ $0.{name} }}")
for name in ("wholeNumberValue", "hexDigitValue"):
    instruction(f"character.{name}", "dest:w2 character:r", f"`character.{name}`: whether there is one, and the value.",
                "let character = $character\nif _slowPath(UInt(bitPattern: character) >= 128) { SLOW }\n"
                "let value = character &- 0x30\nlet isDigit = UInt(bitPattern: value) < 10\n"
                "@dest[0] = isDigit ? 1 : 0\n@dest[1] = isDigit ? value : 0" if name == "wholeNumberValue" else "SLOW",
                slow=f"characterValue(@dest, of: $character) {{ $0.{name} }}")
for name in ("uppercased", "lowercased"):
    instruction(f"character.{name}", "dest:w2 character:r", f"`character.{name}()`, a string.", "SLOW",
                slow=f"makeString(@dest, ofCharacter: $character, context) {{ $0.{name}() }}")
for name in ("isAlphabetic", "isLowercase", "isUppercase", "isWhitespace", "isEmoji", "isEmojiPresentation", "isMath",
             "isIDStart", "isIDContinue"):
    instruction(f"scalar.{name}", "dest:w scalar:r", f"`scalar.properties.{name}`.", "SLOW",
                slow=f"$dest = scalarProperty(of: $scalar) {{ $0.{name} }}")
instruction("scalar.isValid", "dest:w value:r", "Whether a number is a Unicode scalar.",
            "let value = $value\n$dest = value >= 0 && value < 0x11_0000 && (value < 0xD800 || value > 0xDFFF) ? 1 : 0")
instruction("scalar.utf8Count", "dest:w scalar:r", "How many bytes a scalar takes.",
            "let value = $scalar\n$dest = value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x1_0000 ? 3 : 4")

family("Hashing", "What `Hasher` does: a state of one slot. Seeds are random for each process.")
instruction("hash.seed", "dest:w", "A fresh state.", "$dest = Int(bitPattern: context.pointee.hashSeed0)")
instruction("hash.combine", "dest:w state:r value:r", "Mixes a slot into a state.", "$dest = mix($state, $value, context)")
instruction("hash.combineString", "dest:w state:r text:r2", "Mixes a string into a state.", "SLOW",
            slow="$dest = mix($state, hashString(@text, context), context)")
instruction("hash.combineRange", "dest:w state:r range:r4", "Mixes a range of a string into a state.", "SLOW",
            slow="$dest = mix($state, hashRange(@range, context), context)")
instruction("hash.combineCharacter", "dest:w state:r character:r", "Mixes a character into a state.", "SLOW",
            slow="$dest = mix($state, hashCharacter($character, context), context)")
instruction("hash.combineFloat64", "dest:w state:r value:r", "Mixes a Double into a state; both zeros alike.",
            "let value = float64($value)\n$dest = mix($state, value == 0 ? 0 : $value, context)")
