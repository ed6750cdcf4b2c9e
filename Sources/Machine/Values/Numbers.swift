/// Makes a string of an integer's digits.
@inline(never)
func makeDigits(
  _ target: Frame, _ value: Int, radix: Int, isSigned: Bool, isUppercase: Bool, _ context: Context
) {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 66) { buffer in
    let negative = isSigned && value < 0
    let magnitude = negative ? value.magnitude : UInt(bitPattern: value)
    let start = writeDigits(
      of: magnitude, negative: negative, radix: UInt(max(2, min(36, radix))), upper: isUppercase, to: buffer)
    let bytes = UnsafePointer(buffer.baseAddress.unsafelyUnwrapped + start)
    makeString(target, bytes, buffer.count - start, marks: 0, context)
  }
}

/// The integer a string spells: whether there is one, and the value.
@inline(never) func parseInteger(_ target: Frame, _ text: Frame, radix: Int, isSigned: Bool) {
  let string = swiftString(text)
  if isSigned {
    let value = Int(string, radix: radix)
    target[0] = value == nil ? 0 : 1
    target[1] = value ?? 0
  } else {
    let value = UInt(string, radix: radix)
    target[0] = value == nil ? 0 : 1
    target[1] = Int(bitPattern: value ?? 0)
  }
}

/// Swift's words for a Double that no integer of a type holds.
@inline(never) func conversionFailure(of value: Double, to type: String) -> String {
  let reason: String
  if !value.isFinite {
    reason = "it is either infinite or NaN"
  } else if value > 0 {
    reason = "the result would be greater than \(type).max"
  } else {
    reason = "the result would be less than \(type).min"
  }
  return "Fatal error: Double value cannot be converted to \(type) because \(reason)"
}

/// A prefix and a message as Swift joins them.
@inline(never) func prefixedMessage(_ prefix: Frame, _ message: Frame) -> String {
  let text = swiftString(message)
  return text.isEmpty ? swiftString(prefix) : swiftString(prefix) + ": " + text
}

/// The Double a string spells: whether there is one, and the value.
@inline(never) func parseDouble(_ target: Frame, _ text: Frame) {
  let value = Double(swiftString(text))
  target[0] = value == nil ? 0 : 1
  target[1] = value.map { slot($0) } ?? 0
}

/// The Float a string spells: whether there is one, and the value.
@inline(never) func parseFloat(_ target: Frame, _ text: Frame) {
  let value = Float(swiftString(text))
  target[0] = value == nil ? 0 : 1
  target[1] = value.map { slot($0) } ?? 0
}
