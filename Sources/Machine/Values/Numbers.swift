/// Makes a string of an integer's digits.
@inline(never)
func makeDigits(
  _ target: Frame, _ value: Int, radix: Int, isSigned: Bool, isUppercase: Bool, _ context: Context
) {
  if radix == 10, let (digits, form) = shortDigits(of: value) {
    target[0] = digits
    target[1] = form
    return
  }
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
  parseInteger(target, bytes(of: text), byteCount(text), radix: radix, isSigned: isSigned)
}

/// The signed integer a range of a string spells: whether there is one, and the value.
@inline(never) func parseInteger(_ target: Frame, inRange range: Frame, radix: Int) {
  parseInteger(target, bytes(of: range) + range[2], range[3] - range[2], radix: radix, isSigned: true)
}

/// Reads an optional sign and one or more digits, and nothing else, as Swift does.
@inline(never)
private func parseInteger(
  _ target: Frame, _ digits: UnsafePointer<UInt8>, _ count: Int, radix: Int, isSigned: Bool
) {
  target[0] = 0
  target[1] = 0
  var index = 0
  var isNegative = false
  if count > 0, digits[0] == UInt8(ascii: "-") || digits[0] == UInt8(ascii: "+") {
    isNegative = digits[0] == UInt8(ascii: "-")
    index = 1
  }
  if index == count { return }
  var magnitude: UInt = 0
  while index < count {
    let digit = digitValue(digits[index])
    if digit >= radix { return }
    let (product, overflow) = magnitude.multipliedReportingOverflow(by: UInt(bitPattern: radix))
    let (sum, carry) = product.addingReportingOverflow(UInt(bitPattern: digit))
    if overflow || carry { return }
    magnitude = sum
    index += 1
  }
  if isSigned {
    if magnitude > (isNegative ? Int.min.magnitude : Int.max.magnitude) { return }
  } else if isNegative && magnitude != 0 {
    return
  }
  target[0] = 1
  target[1] = isNegative ? 0 &- Int(bitPattern: magnitude) : Int(bitPattern: magnitude)
}

/// What an ASCII digit or letter stands for, 99 for other bytes.
@inline(__always) private func digitValue(_ byte: UInt8) -> Int {
  let byte = Int(byte)
  if UInt(bitPattern: byte &- 48) < 10 { return byte &- 48 }
  let letter = (byte | 0x20) &- 97
  return UInt(bitPattern: letter) < 26 ? letter &+ 10 : 99
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
