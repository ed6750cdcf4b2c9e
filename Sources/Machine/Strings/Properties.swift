// What the library knows of scalars, characters and strings. These functions are never inlined: what they keep on the stack
// would cost a handler its tail call.

/// A Bool property of a scalar.
@inline(never) func scalarProperty(of scalar: Int, _ property: (Unicode.Scalar.Properties) -> Bool) -> Int {
  property(swiftScalar(scalar).properties) ? 1 : 0
}

/// A Bool property of a character.
@inline(never) func characterProperty(of character: Int, _ property: (Character) -> Bool) -> Int {
  property(swiftCharacter(character)) ? 1 : 0
}

/// A property that the letters, digits and white space of ASCII decide.
enum ASCIIProperty { case letter, number, whitespace, uppercase, lowercase }

/// A Bool property of an ASCII character.
@inline(__always) func asciiProperty(of character: Int, _ property: ASCIIProperty) -> Int {
  switch property {
  case .letter: return UInt(bitPattern: (character | 0x20) &- 0x61) < 26 ? 1 : 0
  case .number: return UInt(bitPattern: character &- 0x30) < 10 ? 1 : 0
  case .whitespace: return character == 0x20 || UInt(bitPattern: character &- 9) < 5 ? 1 : 0
  case .uppercase: return UInt(bitPattern: character &- 0x41) < 26 ? 1 : 0
  case .lowercase: return UInt(bitPattern: character &- 0x61) < 26 ? 1 : 0
  }
}

/// A number that a character may stand for: whether there is one, and the value.
@inline(never) func characterValue(_ target: Frame, of character: Int, _ property: (Character) -> Int?) {
  let value = property(swiftCharacter(character))
  target[0] = value == nil ? 0 : 1
  target[1] = value ?? 0
}

/// A string made of a character.
@inline(never)
func makeString(
  _ target: Frame, ofCharacter character: Int, _ context: Context, _ property: (Character) -> String
) {
  makeString(target, property(swiftCharacter(character)), context)
}

/// A string made of another one.
@inline(never)
func makeString(_ target: Frame, from text: Frame, _ context: Context, _ property: (String) -> String) {
  makeString(target, property(swiftString(text)), context)
}
