// Written by Sources/Bytecode/Generator/generate.py from the instruction table. Do not edit.
// swift-format-ignore-file

/// What an instruction does. Each case's name is the instruction's name without its dots.
public enum Opcode: UInt16, CaseIterable, Sendable {
  /// Copies one slot.
  case move
  /// Copies 2 slots, which may overlap.
  case move2
  /// Copies 3 slots, which may overlap.
  case move3
  /// Copies 4 slots, which may overlap.
  case move4
  /// Copies `count` slots, which may overlap.
  case moveMany
  /// Sets `count` slots to zero.
  case clear
  /// A 32-bit constant, sign-extended.
  case constantSmall
  /// A 64-bit constant, an address or a descriptor.
  case constant
  /// The address of a slot of this frame.
  case slotAddress
  /// Loads the slot at a constant address.
  case globalLoad
  /// Stores into the slot at a constant address.
  case globalStore
  /// `left + right`; traps on overflow.
  case int64Add
  /// `left + right` with a constant; traps on overflow.
  case int64AddImmediate
  /// `left &+ right`.
  case int64AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case int64AddReportingOverflow
  /// `left - right`; traps on overflow.
  case int64Subtract
  /// `left - right` with a constant; traps on overflow.
  case int64SubtractImmediate
  /// `left &- right`.
  case int64SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case int64SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case int64Multiply
  /// `left * right` with a constant; traps on overflow.
  case int64MultiplyImmediate
  /// `left &* right`.
  case int64MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case int64MultiplyReportingOverflow
  /// `left / right`; traps on zero and on overflow.
  case int64Divide
  /// `left / right` with a constant above zero.
  case int64DivideImmediate
  /// `left.dividedReportingOverflow`: the result, and whether it is wrong.
  case int64DivideReportingOverflow
  /// `left % right`; traps on zero and on overflow.
  case int64Remainder
  /// `left % right` with a constant above zero.
  case int64RemainderImmediate
  /// `left.remainderReportingOverflow`: the result, and whether it is wrong.
  case int64RemainderReportingOverflow
  /// `left / (1 << exponent)`, rounded toward zero.
  case int64DividePowerOfTwo
  /// `left % (1 << exponent)`, with the sign of `left`.
  case int64RemainderPowerOfTwo
  /// `left * right` with a constant of 64 bits; traps on overflow.
  case int64MultiplyConstant
  /// `left / right` with a constant of 64 bits above zero.
  case int64DivideConstant
  /// `left % right` with a constant of 64 bits above zero.
  case int64RemainderConstant
  /// `-value`; traps on overflow.
  case int64Negate
  /// `left & right`.
  case int64And
  /// `left & right` with a constant.
  case int64AndImmediate
  /// `left | right`.
  case int64Or
  /// `left | right` with a constant.
  case int64OrImmediate
  /// `left ^ right`.
  case int64Xor
  /// `left ^ right` with a constant.
  case int64XorImmediate
  /// `~value`.
  case int64Not
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case int64ShiftLeft
  /// `value &<< amount`.
  case int64ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case int64ShiftRight
  /// `value &>> amount`.
  case int64ShiftRightMasking
  /// `left == right`.
  case int64Equal
  /// `left != right`.
  case int64NotEqual
  /// `left < right`.
  case int64Less
  /// `left <= right`.
  case int64LessEqual
  /// `left > right`.
  case int64Greater
  /// `left >= right`.
  case int64GreaterEqual
  /// `value.leadingZeroBitCount`.
  case int64LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case int64TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case int64NonzeroBitCount
  /// `value.byteSwapped`.
  case int64ByteSwapped
  /// `Int(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case int64Exactly
  /// `Int(value)` of a `UInt`; traps.
  case int64ConvertUInt64
  /// `Int(clamping: value)` of a `UInt`.
  case int64ClampUInt64
  /// `Int(exactly: value)` of a `UInt`: whether it fits, and the value.
  case int64ExactlyUInt64
  /// `Int(value)` of a Double, rounded towards zero; traps.
  case int64FromFloat64
  /// `Int(exactly: value)` of a Double: whether there is one, and the value.
  case int64FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case int32Add
  /// `left &+ right`.
  case int32AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case int32AddReportingOverflow
  /// `left - right`; traps on overflow.
  case int32Subtract
  /// `left &- right`.
  case int32SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case int32SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case int32Multiply
  /// `left &* right`.
  case int32MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case int32MultiplyReportingOverflow
  /// `left / right`; traps on zero and on overflow.
  case int32Divide
  /// `left.dividedReportingOverflow`: the result, and whether it is wrong.
  case int32DivideReportingOverflow
  /// `left % right`; traps on zero and on overflow.
  case int32Remainder
  /// `left.remainderReportingOverflow`: the result, and whether it is wrong.
  case int32RemainderReportingOverflow
  /// `-value`; traps on overflow.
  case int32Negate
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case int32ShiftLeft
  /// `value &<< amount`.
  case int32ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case int32ShiftRight
  /// `value &>> amount`.
  case int32ShiftRightMasking
  /// `value.leadingZeroBitCount`.
  case int32LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case int32TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case int32NonzeroBitCount
  /// `value.byteSwapped`.
  case int32ByteSwapped
  /// `Int32(value)` of an integer other than `UInt`; traps.
  case int32Convert
  /// `Int32(clamping: value)` of an integer other than `UInt`.
  case int32Clamp
  /// `Int32(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case int32Exactly
  /// `Int32(value)` of a `UInt`; traps.
  case int32ConvertUInt64
  /// `Int32(clamping: value)` of a `UInt`.
  case int32ClampUInt64
  /// `Int32(exactly: value)` of a `UInt`: whether it fits, and the value.
  case int32ExactlyUInt64
  /// `Int32(truncatingIfNeeded: value)`.
  case int32Truncate
  /// `Int32(value)` of a Double, rounded towards zero; traps.
  case int32FromFloat64
  /// `Int32(exactly: value)` of a Double: whether there is one, and the value.
  case int32FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case int16Add
  /// `left &+ right`.
  case int16AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case int16AddReportingOverflow
  /// `left - right`; traps on overflow.
  case int16Subtract
  /// `left &- right`.
  case int16SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case int16SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case int16Multiply
  /// `left &* right`.
  case int16MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case int16MultiplyReportingOverflow
  /// `left / right`; traps on zero and on overflow.
  case int16Divide
  /// `left.dividedReportingOverflow`: the result, and whether it is wrong.
  case int16DivideReportingOverflow
  /// `left % right`; traps on zero and on overflow.
  case int16Remainder
  /// `left.remainderReportingOverflow`: the result, and whether it is wrong.
  case int16RemainderReportingOverflow
  /// `-value`; traps on overflow.
  case int16Negate
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case int16ShiftLeft
  /// `value &<< amount`.
  case int16ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case int16ShiftRight
  /// `value &>> amount`.
  case int16ShiftRightMasking
  /// `value.leadingZeroBitCount`.
  case int16LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case int16TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case int16NonzeroBitCount
  /// `value.byteSwapped`.
  case int16ByteSwapped
  /// `Int16(value)` of an integer other than `UInt`; traps.
  case int16Convert
  /// `Int16(clamping: value)` of an integer other than `UInt`.
  case int16Clamp
  /// `Int16(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case int16Exactly
  /// `Int16(value)` of a `UInt`; traps.
  case int16ConvertUInt64
  /// `Int16(clamping: value)` of a `UInt`.
  case int16ClampUInt64
  /// `Int16(exactly: value)` of a `UInt`: whether it fits, and the value.
  case int16ExactlyUInt64
  /// `Int16(truncatingIfNeeded: value)`.
  case int16Truncate
  /// `Int16(value)` of a Double, rounded towards zero; traps.
  case int16FromFloat64
  /// `Int16(exactly: value)` of a Double: whether there is one, and the value.
  case int16FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case int8Add
  /// `left &+ right`.
  case int8AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case int8AddReportingOverflow
  /// `left - right`; traps on overflow.
  case int8Subtract
  /// `left &- right`.
  case int8SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case int8SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case int8Multiply
  /// `left &* right`.
  case int8MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case int8MultiplyReportingOverflow
  /// `left / right`; traps on zero and on overflow.
  case int8Divide
  /// `left.dividedReportingOverflow`: the result, and whether it is wrong.
  case int8DivideReportingOverflow
  /// `left % right`; traps on zero and on overflow.
  case int8Remainder
  /// `left.remainderReportingOverflow`: the result, and whether it is wrong.
  case int8RemainderReportingOverflow
  /// `-value`; traps on overflow.
  case int8Negate
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case int8ShiftLeft
  /// `value &<< amount`.
  case int8ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case int8ShiftRight
  /// `value &>> amount`.
  case int8ShiftRightMasking
  /// `value.leadingZeroBitCount`.
  case int8LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case int8TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case int8NonzeroBitCount
  /// `Int8(value)` of an integer other than `UInt`; traps.
  case int8Convert
  /// `Int8(clamping: value)` of an integer other than `UInt`.
  case int8Clamp
  /// `Int8(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case int8Exactly
  /// `Int8(value)` of a `UInt`; traps.
  case int8ConvertUInt64
  /// `Int8(clamping: value)` of a `UInt`.
  case int8ClampUInt64
  /// `Int8(exactly: value)` of a `UInt`: whether it fits, and the value.
  case int8ExactlyUInt64
  /// `Int8(truncatingIfNeeded: value)`.
  case int8Truncate
  /// `Int8(value)` of a Double, rounded towards zero; traps.
  case int8FromFloat64
  /// `Int8(exactly: value)` of a Double: whether there is one, and the value.
  case int8FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case uint64Add
  /// `left &+ right`.
  case uint64AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case uint64AddReportingOverflow
  /// `left - right`; traps on overflow.
  case uint64Subtract
  /// `left &- right`.
  case uint64SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case uint64SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case uint64Multiply
  /// `left &* right`.
  case uint64MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case uint64MultiplyReportingOverflow
  /// `left / right`; traps on zero and on overflow.
  case uint64Divide
  /// `left.dividedReportingOverflow`: the result, and whether it is wrong.
  case uint64DivideReportingOverflow
  /// `left % right`; traps on zero and on overflow.
  case uint64Remainder
  /// `left.remainderReportingOverflow`: the result, and whether it is wrong.
  case uint64RemainderReportingOverflow
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case uint64ShiftLeft
  /// `value &<< amount`.
  case uint64ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case uint64ShiftRight
  /// `value &>> amount`.
  case uint64ShiftRightMasking
  /// `left < right`.
  case uint64Less
  /// `left <= right`.
  case uint64LessEqual
  /// `left > right`.
  case uint64Greater
  /// `left >= right`.
  case uint64GreaterEqual
  /// `value.leadingZeroBitCount`.
  case uint64LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case uint64TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case uint64NonzeroBitCount
  /// `value.byteSwapped`.
  case uint64ByteSwapped
  /// `UInt(value)` of an integer other than `UInt`; traps.
  case uint64Convert
  /// `UInt(clamping: value)` of an integer other than `UInt`.
  case uint64Clamp
  /// `UInt(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case uint64Exactly
  /// `UInt(exactly: value)` of a `UInt`: whether it fits, and the value.
  case uint64ExactlyUInt64
  /// `UInt(value)` of a Double, rounded towards zero; traps.
  case uint64FromFloat64
  /// `UInt(exactly: value)` of a Double: whether there is one, and the value.
  case uint64FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case uint32Add
  /// `left &+ right`.
  case uint32AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case uint32AddReportingOverflow
  /// `left - right`; traps on overflow.
  case uint32Subtract
  /// `left &- right`.
  case uint32SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case uint32SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case uint32Multiply
  /// `left &* right`.
  case uint32MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case uint32MultiplyReportingOverflow
  /// `~value`.
  case uint32Not
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case uint32ShiftLeft
  /// `value &<< amount`.
  case uint32ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case uint32ShiftRight
  /// `value &>> amount`.
  case uint32ShiftRightMasking
  /// `value.leadingZeroBitCount`.
  case uint32LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case uint32TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case uint32NonzeroBitCount
  /// `value.byteSwapped`.
  case uint32ByteSwapped
  /// `UInt32(value)` of an integer other than `UInt`; traps.
  case uint32Convert
  /// `UInt32(clamping: value)` of an integer other than `UInt`.
  case uint32Clamp
  /// `UInt32(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case uint32Exactly
  /// `UInt32(value)` of a `UInt`; traps.
  case uint32ConvertUInt64
  /// `UInt32(clamping: value)` of a `UInt`.
  case uint32ClampUInt64
  /// `UInt32(exactly: value)` of a `UInt`: whether it fits, and the value.
  case uint32ExactlyUInt64
  /// `UInt32(truncatingIfNeeded: value)`.
  case uint32Truncate
  /// `UInt32(value)` of a Double, rounded towards zero; traps.
  case uint32FromFloat64
  /// `UInt32(exactly: value)` of a Double: whether there is one, and the value.
  case uint32FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case uint16Add
  /// `left &+ right`.
  case uint16AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case uint16AddReportingOverflow
  /// `left - right`; traps on overflow.
  case uint16Subtract
  /// `left &- right`.
  case uint16SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case uint16SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case uint16Multiply
  /// `left &* right`.
  case uint16MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case uint16MultiplyReportingOverflow
  /// `~value`.
  case uint16Not
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case uint16ShiftLeft
  /// `value &<< amount`.
  case uint16ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case uint16ShiftRight
  /// `value &>> amount`.
  case uint16ShiftRightMasking
  /// `value.leadingZeroBitCount`.
  case uint16LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case uint16TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case uint16NonzeroBitCount
  /// `value.byteSwapped`.
  case uint16ByteSwapped
  /// `UInt16(value)` of an integer other than `UInt`; traps.
  case uint16Convert
  /// `UInt16(clamping: value)` of an integer other than `UInt`.
  case uint16Clamp
  /// `UInt16(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case uint16Exactly
  /// `UInt16(value)` of a `UInt`; traps.
  case uint16ConvertUInt64
  /// `UInt16(clamping: value)` of a `UInt`.
  case uint16ClampUInt64
  /// `UInt16(exactly: value)` of a `UInt`: whether it fits, and the value.
  case uint16ExactlyUInt64
  /// `UInt16(truncatingIfNeeded: value)`.
  case uint16Truncate
  /// `UInt16(value)` of a Double, rounded towards zero; traps.
  case uint16FromFloat64
  /// `UInt16(exactly: value)` of a Double: whether there is one, and the value.
  case uint16FromFloat64Exactly
  /// `left + right`; traps on overflow.
  case uint8Add
  /// `left &+ right`.
  case uint8AddWrapping
  /// `left.addingReportingOverflow`: the low bits, and whether they are wrong.
  case uint8AddReportingOverflow
  /// `left - right`; traps on overflow.
  case uint8Subtract
  /// `left &- right`.
  case uint8SubtractWrapping
  /// `left.subtractingReportingOverflow`: the low bits, and whether they are wrong.
  case uint8SubtractReportingOverflow
  /// `left * right`; traps on overflow.
  case uint8Multiply
  /// `left &* right`.
  case uint8MultiplyWrapping
  /// `left.multipliedReportingOverflow`: the low bits, and whether they are wrong.
  case uint8MultiplyReportingOverflow
  /// `~value`.
  case uint8Not
  /// `value << amount` for an amount of any size or sign, given as `Int`.
  case uint8ShiftLeft
  /// `value &<< amount`.
  case uint8ShiftLeftMasking
  /// `value >> amount` for an amount of any size or sign, given as `Int`.
  case uint8ShiftRight
  /// `value &>> amount`.
  case uint8ShiftRightMasking
  /// `value.leadingZeroBitCount`.
  case uint8LeadingZeroBitCount
  /// `value.trailingZeroBitCount`.
  case uint8TrailingZeroBitCount
  /// `value.nonzeroBitCount`.
  case uint8NonzeroBitCount
  /// `UInt8(value)` of an integer other than `UInt`; traps.
  case uint8Convert
  /// `UInt8(clamping: value)` of an integer other than `UInt`.
  case uint8Clamp
  /// `UInt8(exactly: value)` of an integer other than `UInt`: whether it fits, and the value.
  case uint8Exactly
  /// `UInt8(value)` of a `UInt`; traps.
  case uint8ConvertUInt64
  /// `UInt8(clamping: value)` of a `UInt`.
  case uint8ClampUInt64
  /// `UInt8(exactly: value)` of a `UInt`: whether it fits, and the value.
  case uint8ExactlyUInt64
  /// `UInt8(truncatingIfNeeded: value)`.
  case uint8Truncate
  /// `UInt8(value)` of a Double, rounded towards zero; traps.
  case uint8FromFloat64
  /// `UInt8(exactly: value)` of a Double: whether there is one, and the value.
  case uint8FromFloat64Exactly
  /// The high and the low word of a signed product.
  case int64MultiplyFullWidth
  /// The high and the low word of an unsigned product.
  case uint64MultiplyFullWidth
  /// The decimal digits, as a string.
  case int64Description
  /// The digits in a radix, as a string.
  case int64DescriptionRadix
  /// The integer that a string spells: whether there is one, and the value.
  case int64Parse
  /// The decimal digits, as a string.
  case uint64Description
  /// The digits in a radix, as a string.
  case uint64DescriptionRadix
  /// The integer that a string spells: whether there is one, and the value.
  case uint64Parse
  /// `!value`.
  case boolNot
  /// `left + right`.
  case float64Add
  /// `left - right`.
  case float64Subtract
  /// `left * right`.
  case float64Multiply
  /// `left / right`.
  case float64Divide
  /// `left + right` with a constant.
  case float64AddConstant
  /// `left - right` with a constant.
  case float64SubtractConstant
  /// `left * right` with a constant.
  case float64MultiplyConstant
  /// `left / right` with a constant.
  case float64DivideConstant
  /// `truncatingRemainder` of two values.
  case float64TruncatingRemainder
  /// `remainder` of two values.
  case float64Remainder
  /// `minimum` of two values.
  case float64Minimum
  /// `maximum` of two values.
  case float64Maximum
  /// `-value`.
  case float64Negate
  /// `value.magnitude`.
  case float64Magnitude
  /// `value.squareRoot()`.
  case float64SquareRoot
  /// `value.rounded(.up)`.
  case float64RoundedUp
  /// `value.rounded(.down)`.
  case float64RoundedDown
  /// `value.rounded(.towardZero)`.
  case float64RoundedTowardZero
  /// `value.rounded(.awayFromZero)`.
  case float64RoundedAwayFromZero
  /// `value.rounded(.toNearestOrEven)`.
  case float64RoundedToNearestOrEven
  /// `value.rounded(.toNearestOrAwayFromZero)`.
  case float64RoundedToNearestOrAwayFromZero
  /// `value.nextUp`.
  case float64NextUp
  /// `value.ulp`.
  case float64Ulp
  /// `value.significand`.
  case float64Significand
  /// `addend.addingProduct(left, right)`, rounded once.
  case float64MultiplyAdd
  /// `value.exponent`, an Int.
  case float64Exponent
  /// `left == right`.
  case float64Equal
  /// `left != right`.
  case float64NotEqual
  /// `left < right`.
  case float64Less
  /// `left <= right`.
  case float64LessEqual
  /// `left > right`.
  case float64Greater
  /// `left >= right`.
  case float64GreaterEqual
  /// `Double(value)` of an integer other than `UInt`.
  case float64FromInt64
  /// `Double(value)` of a `UInt`.
  case float64FromUInt64
  /// The shortest digits that say the value, as a string.
  case float64Description
  /// The number that a string spells: whether there is one, and the value.
  case float64Parse
  /// `left + right`.
  case float32Add
  /// `left - right`.
  case float32Subtract
  /// `left * right`.
  case float32Multiply
  /// `left / right`.
  case float32Divide
  /// `truncatingRemainder` of two values.
  case float32TruncatingRemainder
  /// `remainder` of two values.
  case float32Remainder
  /// `minimum` of two values.
  case float32Minimum
  /// `maximum` of two values.
  case float32Maximum
  /// `-value`.
  case float32Negate
  /// `value.magnitude`.
  case float32Magnitude
  /// `value.squareRoot()`.
  case float32SquareRoot
  /// `value.rounded(.up)`.
  case float32RoundedUp
  /// `value.rounded(.down)`.
  case float32RoundedDown
  /// `value.rounded(.towardZero)`.
  case float32RoundedTowardZero
  /// `value.rounded(.awayFromZero)`.
  case float32RoundedAwayFromZero
  /// `value.rounded(.toNearestOrEven)`.
  case float32RoundedToNearestOrEven
  /// `value.rounded(.toNearestOrAwayFromZero)`.
  case float32RoundedToNearestOrAwayFromZero
  /// `value.nextUp`.
  case float32NextUp
  /// `value.ulp`.
  case float32Ulp
  /// `value.significand`.
  case float32Significand
  /// `addend.addingProduct(left, right)`, rounded once.
  case float32MultiplyAdd
  /// `value.exponent`, an Int.
  case float32Exponent
  /// `left == right`.
  case float32Equal
  /// `left != right`.
  case float32NotEqual
  /// `left < right`.
  case float32Less
  /// `left <= right`.
  case float32LessEqual
  /// `left > right`.
  case float32Greater
  /// `left >= right`.
  case float32GreaterEqual
  /// `Float(value)` of an integer other than `UInt`.
  case float32FromInt64
  /// `Float(value)` of a `UInt`.
  case float32FromUInt64
  /// The shortest digits that say the value, as a string.
  case float32Description
  /// The number that a string spells: whether there is one, and the value.
  case float32Parse
  /// `Double(value)` of a Float.
  case float64FromFloat32
  /// `Float(value)` of a Double.
  case float32FromFloat64
  /// The C library's `sin`.
  case float64Sin
  /// The C library's `cos`.
  case float64Cos
  /// The C library's `tan`.
  case float64Tan
  /// The C library's `asin`.
  case float64Asin
  /// The C library's `acos`.
  case float64Acos
  /// The C library's `atan`.
  case float64Atan
  /// The C library's `sinh`.
  case float64Sinh
  /// The C library's `cosh`.
  case float64Cosh
  /// The C library's `tanh`.
  case float64Tanh
  /// The C library's `exp`.
  case float64Exp
  /// The C library's `exp2`.
  case float64Exp2
  /// The C library's `log`.
  case float64Log
  /// The C library's `log2`.
  case float64Log2
  /// The C library's `log10`.
  case float64Log10
  /// The C library's `cbrt`.
  case float64Cbrt
  /// The C library's `log1p`.
  case float64Log1p
  /// The C library's `expm1`.
  case float64Expm1
  /// The C library's `pow`.
  case float64Power
  /// The C library's `atan2`.
  case float64Atan2
  /// The C library's `hypot`.
  case float64Hypotenuse
  /// Goes to the target.
  case jump
  /// Branches when a Bool is true.
  case branchIfTrue
  /// Branches when a Bool is false.
  case branchIfFalse
  /// Branches when a slot is zero: no value in a niche, or the tag 0.
  case branchIfZero
  /// Branches when a slot is not zero.
  case branchIfNotZero
  /// Branches when `left == right`.
  case int64BranchIfEqual
  /// Branches when `left == right`, a constant.
  case int64BranchIfEqualImmediate
  /// Branches when `left != right`.
  case int64BranchIfNotEqual
  /// Branches when `left != right`, a constant.
  case int64BranchIfNotEqualImmediate
  /// Branches when `left < right`.
  case int64BranchIfLess
  /// Branches when `left < right`, a constant.
  case int64BranchIfLessImmediate
  /// Branches when `left <= right`.
  case int64BranchIfLessEqual
  /// Branches when `left <= right`, a constant.
  case int64BranchIfLessEqualImmediate
  /// Branches when `left > right`.
  case int64BranchIfGreater
  /// Branches when `left > right`, a constant.
  case int64BranchIfGreaterImmediate
  /// Branches when `left >= right`.
  case int64BranchIfGreaterEqual
  /// Branches when `left >= right`, a constant.
  case int64BranchIfGreaterEqualImmediate
  /// Branches when `left < right`, both `UInt`.
  case uint64BranchIfLess
  /// Branches when `left <= right`, both `UInt`.
  case uint64BranchIfLessEqual
  /// Branches when `left > right`, both `UInt`.
  case uint64BranchIfGreater
  /// Branches when `left >= right`, both `UInt`.
  case uint64BranchIfGreaterEqual
  /// Branches when `left == right`, both Double.
  case float64BranchIfEqual
  /// Branches when `left != right`, both Double.
  case float64BranchIfNotEqual
  /// Branches when `left < right`, both Double.
  case float64BranchIfLess
  /// Branches when `left <= right`, both Double.
  case float64BranchIfLessEqual
  /// Branches when `left > right`, both Double.
  case float64BranchIfGreater
  /// Branches when `left >= right`, both Double.
  case float64BranchIfGreaterEqual
  /// Branches unless `left < right`: not the opposite comparison, since NaN compares false.
  case float64BranchIfNotLess
  /// Branches unless `left <= right`: not the opposite comparison, since NaN compares false.
  case float64BranchIfNotLessEqual
  /// Branches unless `left > right`: not the opposite comparison, since NaN compares false.
  case float64BranchIfNotGreater
  /// Branches unless `left >= right`: not the opposite comparison, since NaN compares false.
  case float64BranchIfNotGreaterEqual
  /// Branches when `left < right`, a Double constant.
  case float64BranchIfLessConstant
  /// Branches unless `left < right`, a Double constant.
  case float64BranchIfNotLessConstant
  /// Branches when `left <= right`, a Double constant.
  case float64BranchIfLessEqualConstant
  /// Branches unless `left <= right`, a Double constant.
  case float64BranchIfNotLessEqualConstant
  /// Branches when `left > right`, a Double constant.
  case float64BranchIfGreaterConstant
  /// Branches unless `left > right`, a Double constant.
  case float64BranchIfNotGreaterConstant
  /// Branches when `left >= right`, a Double constant.
  case float64BranchIfGreaterEqualConstant
  /// Branches unless `left >= right`, a Double constant.
  case float64BranchIfNotGreaterEqualConstant
  /// Adds one to the counter and branches back while it is below the limit, which is the slot behind it.
  case loopCounted
  /// The counter, the limit and the step, which may be negative: adds the step and branches back while the counter has not reached the limit.
  case loopStrided
  /// The counter, the limit and the step, which may be negative: adds the step and branches back while the counter is not beyond the limit.
  case loopStridedThrough
  /// The state is a buffer, the next index and the element: takes the next one-slot element and branches back; goes on behind the loop at the end. The element is not retained.
  case loopArray
  /// As `loop.array`, for elements of `width` slots.
  case loopArrayMany
  /// Goes where the jump number `value - first` of the `count` jumps that follow leads, or the one behind them.
  case switchTable
  /// Stops the program when someone asked for it; for loops without a call.
  case poll
  /// Calls a function known when the code was made.
  case call
  /// Calls a method by its index in the table of the object in the window's first slot.
  case callVirtual
  /// Calls a class method or required initializer by its index in the table of a metatype.
  case callVirtualOfType
  /// Calls a closure, which becomes the frame's context.
  case callClosure
  /// Calls the function that a dispatch key (a requirement, a cast, a generic function) names for the type described in `type`; remembers the last answer.
  case callDispatched
  /// As `call.dispatched`, for a key of several types, in consecutive slots.
  case callDispatchedMany
  /// Calls a function known when the code was made, on top of the stack.
  case callAbove
  /// Calls a method by its index in the table of the object in the window's first slot, on top of the stack.
  case callVirtualAbove
  /// Calls a class method or required initializer by its index in the table of a metatype, on top of the stack.
  case callVirtualOfTypeAbove
  /// Calls a closure, which becomes the frame's context, on top of the stack.
  case callClosureAbove
  /// Calls the function that a dispatch key (a requirement, a cast, a generic function) names for the type described in `type`; remembers the last answer, on top of the stack.
  case callDispatchedAbove
  /// As `call.dispatched`, for a key of several types, in consecutive slots, on top of the stack.
  case callDispatchedManyAbove
  /// Copies the results of an `Above` call from the top of the stack.
  case callFetch
  /// The first instruction of a function not yet called: has its code made and goes on there.
  case link
  /// The first instruction of a function linked since: goes on in its code.
  case enter
  /// Returns; results are already in the frame's first slots.
  case `return`
  /// Returns one slot.
  case returnSlot
  /// Returns two slots.
  case returnSlots2
  /// Returns `count` slots.
  case returnSlots
  /// Returns a small constant.
  case returnConstant
  /// Returns `left + right`; traps on overflow.
  case returnInt64Add
  /// Returns `left - right`; traps on overflow.
  case returnInt64Subtract
  /// Returns `left * right`; traps on overflow.
  case returnInt64Multiply
  /// Returns the slot `value` when `left == right`, a constant.
  case returnIfInt64EqualImmediate
  /// Returns the slot `value` when `left != right`, a constant.
  case returnIfInt64NotEqualImmediate
  /// Returns the slot `value` when `left < right`, a constant.
  case returnIfInt64LessImmediate
  /// Returns the slot `value` when `left <= right`, a constant.
  case returnIfInt64LessEqualImmediate
  /// Returns the slot `value` when `left > right`, a constant.
  case returnIfInt64GreaterImmediate
  /// Returns the slot `value` when `left >= right`, a constant.
  case returnIfInt64GreaterEqualImmediate
  /// Returns the slot `value` when a Bool is true.
  case returnIfTrue
  /// Returns the slot `value` when a Bool is false.
  case returnIfFalse
  /// Returns the slot at an offset behind an address.
  case returnField
  /// Ends the program, as the entry function's last instruction.
  case halt
  /// Goes on with a destruction behind a deinitializer; the machine's own.
  case destructionResume
  /// Hands over the error, an existential; `return` follows.
  case `throw`
  /// Branches when an error is on its way.
  case branchIfThrown
  /// Takes the error on its way.
  case errorTake
  /// A closure of a function and a descriptor of its captures, whose slots are to be filled.
  case closureAllocate
  /// The closure being called, borrowed.
  case closureContext
  /// A captured slot, borrowed.
  case closureCapture
  /// Captured slots, borrowed.
  case closureCaptureMany
  /// The address of a captured slot.
  case closureCaptureAddress
  /// Fills a captured slot, handing the value over.
  case closureSetCapture
  /// Fills captured slots, handing the value over.
  case closureSetCaptures
  /// Calls a coroutine with the arguments at `window`; it yields an address and a handle into the window's first slots.
  case accessBegin
  /// As `access.begin`, by an index in the table of the object in the window's first slot.
  case accessBeginVirtual
  /// As `access.begin`, of a closure that is a coroutine: the way a key path goes.
  case accessBeginClosure
  /// As `access.begin`, by a dispatch key and a type.
  case accessBeginDispatched
  /// Hands an address to the caller. Goes on here when the access ends, at the target when it is aborted.
  case accessYield
  /// Lets a coroutine run to its end.
  case accessEnd
  /// Lets a coroutine run to its end from where it unwinds.
  case accessAbort
  /// The end of a coroutine: frees its frame and returns.
  case accessReturn
  /// Loads a slot.
  case memoryLoad
  /// Loads two slots.
  case memoryLoad2
  /// Loads `count` slots.
  case memoryLoadMany
  /// Stores a slot.
  case memoryStore
  /// Stores two slots.
  case memoryStore2
  /// Stores `count` slots.
  case memoryStoreMany
  /// Copies `count` slots from one address to another.
  case memoryCopy
  /// The address `offset` slots further.
  case memoryAddOffset
  /// The address `index * stride` slots further.
  case memoryAddIndex
  /// `place += right` for an Int in memory; traps on overflow.
  case memoryInt64Add
  /// `place += right`, a constant, for an Int in memory; traps on overflow.
  case memoryInt64AddImmediate
  /// `place -= right` for an Int in memory; traps on overflow.
  case memoryInt64Subtract
  /// `place -= right`, a constant, for an Int in memory; traps on overflow.
  case memoryInt64SubtractImmediate
  /// `place += right` for a Double in memory.
  case memoryFloat64Add
  /// `place -= right` for a Double in memory.
  case memoryFloat64Subtract
  /// `place *= right` for a Double in memory.
  case memoryFloat64Multiply
  /// Loads a reference and retains it.
  case memoryLoadReference
  /// Loads a reference or 0 and retains it.
  case memoryLoadOptionalReference
  /// Loads a string, or none, and retains it.
  case memoryLoadString
  /// Whether `count` slots at two addresses are equal, bit by bit.
  case memoryCompare
  /// Adds a reference.
  case referenceRetain
  /// Drops a reference.
  case referenceRelease
  /// Moves a reference and adds one.
  case referenceCopy
  /// Adds a reference unless there is none.
  case optionalRetain
  /// Drops a reference unless there is none.
  case optionalRelease
  /// Moves a reference or 0 and adds one.
  case optionalCopy
  /// Stores a reference into memory, handing it over, and drops the one that was there.
  case referenceReplace
  /// As `reference.replace`, where either may be 0.
  case optionalReplace
  /// Whether the reference at an address is the only one.
  case referenceIsUnique
  /// Whether a reference is the only one.
  case referenceIsUniqueLocal
  /// The block's address as an Int.
  case referenceIdentity
  /// How many references there are.
  case referenceCount
  /// A new instance with its fields zero.
  case objectAllocate
  /// A new instance of a dynamic class.
  case objectAllocateOfType
  /// Ends an instance whose initializer failed: what is in its fields is destroyed, and no deinitializer runs.
  case objectDeallocatePartial
  /// The class an object is an instance of.
  case objectType
  /// A box for a captured variable, its slots zero.
  case boxAllocate
  /// The address of a box's slots; also of an object's first field.
  case boxAddress
  /// Makes a weak reference to an object or to none (0).
  case weakInitialize
  /// Replaces a weak reference.
  case weakAssign
  /// The object, retained, or 0 when it is gone.
  case weakLoad
  /// Ends a weak or unowned reference.
  case weakDestroy
  /// Makes a weak or unowned reference like another one.
  case weakCopy
  /// The object, retained; traps when it is gone.
  case unownedLoad
  /// Copies a value and retains its parts.
  case valueCopy
  /// Retains a value's parts.
  case valueRetain
  /// Destroys a value.
  case valueDestroy
  /// Copies a value out of memory and retains its parts.
  case valueLoad
  /// Retains the parts of a value in memory.
  case valueRetainAt
  /// Destroys a value in memory.
  case valueDestroyAt
  /// Stores a value into memory, handing it over, and destroys the one that was there.
  case valueReplace
  /// Destroys a value in memory of a type known at run time.
  case valueDestroyOfType
  /// Makes an existential of a value, taking it over.
  case existentialPack
  /// Makes an existential of a copy of the value at an address, of a type known at run time.
  case existentialPackOfType
  /// Makes an existential of an object, taking the reference over.
  case existentialPackObject
  /// The address of the payload of the existential at an address, to read it.
  case existentialPayload
  /// The address of the payload of an existential in this frame.
  case existentialPayloadLocal
  /// The address of the payload of the existential at an address, to write it: copied first when it is shared.
  case existentialUniquePayload
  /// Copies an existential and retains its payload.
  case existentialCopy
  /// Retains an existential's payload.
  case existentialRetain
  /// Destroys an existential, or none.
  case existentialDestroy
  /// Takes the payload out of an existential, whose type is known; ends the existential.
  case existentialTakePayload
  /// The superclass, or 0.
  case typeSuperclass
  /// Whether a class is another one or inherits from it.
  case typeIsSubclass
  /// Whether values of the type are objects.
  case typeIsClass
  /// How many slots a value of the type takes.
  case typeSlots
  /// The type's name, with its module or without, as a string.
  case typeName
  /// A literal, retained.
  case stringLiteral
  /// A literal, not retained.
  case stringLiteralBorrowed
  /// Retains a string, or none.
  case stringRetain
  /// Copies and retains a string, or none.
  case stringCopy
  /// Releases a string, or none.
  case stringRelease
  /// Stores a string into memory, handing it over, and releases the old one.
  case stringReplace
  /// Appends to the string at an address.
  case stringAppend
  /// Appends to a string in this frame.
  case stringAppendLocal
  /// Appends a literal to the string at an address.
  case stringAppendLiteral
  /// Appends a literal to a string in this frame.
  case stringAppendLiteralLocal
  /// Appends an Int's digits to the string at an address.
  case stringAppendInt64
  /// Appends an Int's digits to a string in this frame.
  case stringAppendInt64Local
  /// Appends a character to the string at an address.
  case stringAppendCharacter
  /// Appends a character to a string in this frame.
  case stringAppendCharacterLocal
  /// Appends a range of another string to the string at an address.
  case stringAppendRange
  /// Makes room for some bytes in the string at an address.
  case stringReserve
  /// Empties the string at an address.
  case stringRemoveAll
  /// `left + right`.
  case stringConcatenate
  /// A range of a string as a string of its own.
  case stringSlice
  /// A string several times over.
  case stringRepeat
  /// Whether two strings are canonically equivalent.
  case stringEqual
  /// Whether two strings are not canonically equivalent.
  case stringNotEqual
  /// Whether a string comes before another one.
  case stringLess
  /// Whether a string does not come behind another one.
  case stringLessEqual
  /// Whether a string comes behind another one.
  case stringGreater
  /// Whether a string does not come before another one.
  case stringGreaterEqual
  /// Branches when two strings are equal.
  case stringBranchIfEqual
  /// Branches when two strings are not equal.
  case stringBranchIfNotEqual
  /// Branches when a string comes before another one.
  case stringBranchIfLess
  /// Whether there are no bytes.
  case stringIsEmpty
  /// How many bytes there are.
  case stringUtf8Count
  /// How many characters there are.
  case stringCount
  /// How many characters there are in a range.
  case stringRangeCount
  /// Whether every byte is ASCII.
  case stringIsASCII
  /// `text.hasPrefix(prefix)`.
  case stringHasPrefix
  /// `text.hasSuffix(suffix)`.
  case stringHasSuffix
  /// The offset of the first match of a string in a range, on character boundaries, or -1.
  case stringFind
  /// The offset of the first such character in a range, or -1.
  case stringFindCharacter
  /// The parts of a range between the occurrences of a character, a buffer of Substrings.
  case substringSplit
  /// The signed integer that a range spells: whether there is one, and the value.
  case substringParseInt64
  /// `text.lowercased()`.
  case stringLowercased
  /// `text.uppercased()`.
  case stringUppercased
  /// The string as a literal in quotes.
  case stringDebugDescription
  /// The byte at an offset; traps when out of bounds.
  case stringUtf8At
  /// The character at an offset; traps when out of bounds.
  case stringCharacterAt
  /// The offset of the next character; traps at the end.
  case stringIndexAfter
  /// The character at an offset and the offset of the next one; traps when out of bounds.
  case stringCharacterAndNext
  /// The offset of the character before; traps at the start.
  case stringIndexBefore
  /// The offset some characters further on or back, or -1 when that is out of bounds.
  case stringOffsetIndex
  /// How many characters lie between two offsets; negative backwards.
  case stringDistance
  /// The start of the character an offset lies in.
  case stringRoundedIndex
  /// The state is a string, an offset, where the run of one-byte characters ends, and the character: takes the next character, owned, and branches back; goes on behind the loop at the end. Start with both offsets 0.
  case loopCharacters
  /// The scalar at an offset and the offset of the next one; traps when out of bounds.
  case stringScalarAndNext
  /// The scalar before an offset and the offset it starts at; traps at the start.
  case stringScalarBefore
  /// How many UTF-16 units a range takes.
  case stringUtf16Count
  /// A string of one scalar.
  case stringFromScalar
  /// A string of the bytes in a buffer's range, repaired where ill-formed.
  case stringFromUTF8
  /// Writes the bytes of a range to the start of a buffer with room for them.
  case stringToUTF8
  /// A hash, equal for equivalent strings.
  case stringHash
  /// Whether two ranges are canonically equivalent.
  case substringEqual
  /// Whether a range comes before another one.
  case substringLess
  /// Whether a range begins with a string.
  case substringHasPrefix
  /// Whether a range ends with a string.
  case substringHasSuffix
  /// A literal, retained.
  case characterLiteral
  /// Retains a character.
  case characterRetain
  /// Copies and retains a character.
  case characterCopy
  /// Releases a character.
  case characterRelease
  /// Whether two characters are canonically equivalent.
  case characterEqual
  /// Whether two characters are not canonically equivalent.
  case characterNotEqual
  /// Branches when two characters are equal.
  case characterBranchIfEqual
  /// Branches when two characters are not equal.
  case characterBranchIfNotEqual
  /// Whether a character comes before another one.
  case characterLess
  /// The character as a string.
  case characterString
  /// A string of one character as that character; traps for others.
  case stringCharacter
  /// A character of one scalar.
  case characterFromScalar
  /// A character's first scalar.
  case characterFirstScalar
  /// How many bytes a character takes.
  case characterUtf8Count
  /// A hash, equal for equivalent characters.
  case characterHash
  /// `character.isLetter`.
  case characterIsLetter
  /// `character.isNumber`.
  case characterIsNumber
  /// `character.isWhitespace`.
  case characterIsWhitespace
  /// `character.isNewline`.
  case characterIsNewline
  /// `character.isUppercase`.
  case characterIsUppercase
  /// `character.isLowercase`.
  case characterIsLowercase
  /// `character.isCased`.
  case characterIsCased
  /// `character.isPunctuation`.
  case characterIsPunctuation
  /// `character.isSymbol`.
  case characterIsSymbol
  /// `character.isMathSymbol`.
  case characterIsMathSymbol
  /// `character.isCurrencySymbol`.
  case characterIsCurrencySymbol
  /// `character.isWholeNumber`.
  case characterIsWholeNumber
  /// `character.isHexDigit`.
  case characterIsHexDigit
  /// `character.isASCII`.
  case characterIsASCII
  /// `character.wholeNumberValue`: whether there is one, and the value.
  case characterWholeNumberValue
  /// `character.hexDigitValue`: whether there is one, and the value.
  case characterHexDigitValue
  /// `character.uppercased()`, a string.
  case characterUppercased
  /// `character.lowercased()`, a string.
  case characterLowercased
  /// `scalar.properties.isAlphabetic`.
  case scalarIsAlphabetic
  /// `scalar.properties.isLowercase`.
  case scalarIsLowercase
  /// `scalar.properties.isUppercase`.
  case scalarIsUppercase
  /// `scalar.properties.isWhitespace`.
  case scalarIsWhitespace
  /// `scalar.properties.isEmoji`.
  case scalarIsEmoji
  /// `scalar.properties.isEmojiPresentation`.
  case scalarIsEmojiPresentation
  /// `scalar.properties.isMath`.
  case scalarIsMath
  /// `scalar.properties.isIDStart`.
  case scalarIsIDStart
  /// `scalar.properties.isIDContinue`.
  case scalarIsIDContinue
  /// Whether a number is a Unicode scalar.
  case scalarIsValid
  /// How many bytes a scalar takes.
  case scalarUtf8Count
  /// A fresh state.
  case hashSeed
  /// Mixes a slot into a state.
  case hashCombine
  /// Mixes a string into a state.
  case hashCombineString
  /// Mixes a range of a string into a state.
  case hashCombineRange
  /// Mixes a character into a state.
  case hashCombineCharacter
  /// Mixes a Double into a state; both zeros alike.
  case hashCombineFloat64
  /// The shared empty buffer of a buffer type.
  case bufferEmpty
  /// A buffer with room for some elements and none in it.
  case bufferAllocate
  /// A buffer of the same type as another one.
  case bufferAllocateLike
  /// How many elements there are.
  case bufferCount
  /// Says how many elements there are.
  case bufferSetCount
  /// How many elements there is room for.
  case bufferCapacity
  /// A one-slot element, not retained; traps when out of range.
  case bufferGet
  /// A two-slot element, not retained; traps when out of range.
  case bufferGet2
  /// An element of `width` slots, not retained; traps when out of range.
  case bufferGetMany
  /// An element that is a reference, retained; traps when out of range.
  case bufferGetReference
  /// An element that is a string, retained; traps when out of range.
  case bufferGetString
  /// A one-slot element, not retained, not checked.
  case bufferGetUnchecked
  /// A one-slot element, not retained, of the buffer `offset` slots behind an address; traps when out of range.
  case bufferGetOfField
  /// Stores a one-slot element without references into the buffer `offset` slots behind an address, copied first when it is shared; traps when out of range.
  case bufferSetUnique
  /// As `buffer.setUnique`, for a buffer in a slot of this frame.
  case bufferSetUniqueLocal
  /// A one-slot element of the buffer that is an element of another, not retained; traps when one is out of range.
  case bufferGetNested
  /// The address of an element of `width` slots, not checked.
  case bufferAddress
  /// The address of an element; traps when out of range.
  case bufferAddressChecked
  /// The address of an element of the buffer at an address, to write it: copied first when it is shared; traps when out of range.
  case bufferUniqueAddress
  /// Copies the buffer at an address unless it is unique.
  case bufferMakeUnique
  /// Appends a one-slot element, handed over, to the buffer at an address.
  case arrayAppend
  /// Appends an element of `width` slots, handed over.
  case arrayAppendMany
  /// Makes the buffer at an address unique with room for more elements, growing at least twofold.
  case bufferReserve
  /// Moves elements within a buffer, which may overlap.
  case bufferMove
  /// A new buffer with copies of the elements in a range.
  case bufferCopy
  /// Appends copies of the elements in a range of another buffer to the buffer at an address.
  case bufferAppendRange
  /// Destroys the elements in a range.
  case bufferDestroy
  /// Appends copies of a value to the unique buffer at an address that has room for them; the value is not taken over.
  case bufferRepeat
  /// Swaps two elements of the buffer at an address, copied first when it is shared; traps when out of range.
  case bufferSwap
  /// Puts the elements of the buffer at an address, numbers or strings as the kind says, in ascending order; equal ones keep theirs.
  case bufferSort
  /// A table with room for some entries.
  case tableAllocate
  /// How many entries there are.
  case tableCount
  /// How many entries there is room for.
  case tableCapacity
  /// The entry with a native key, or -1.
  case tableFind
  /// The entry with a native key in the table at an address, made unique first; a new one is `-1 - entry`, its key copied in and its value uninitialised.
  case tableFindOrInsert
  /// The address of an entry's value.
  case tableValueAddress
  /// The address of an entry's key.
  case tableKeyAddress
  /// Copies the table at an address unless it is unique.
  case tableMakeUnique
  /// Makes the table at an address unique with room for `capacity` entries.
  case tableReserve
  /// Takes an entry out of the unique table at an address; key and value were destroyed or taken before.
  case tableRemove
  /// The first entry that is not before `from`, or -1 at the end.
  case tableNext
  /// A copy of a table.
  case tableCopy
  /// Empties the table at an address.
  case tableRemoveAll
  /// Where probing for a hash begins.
  case tableProbeStart
  /// Where probing goes on.
  case tableProbeNext
  /// Whether there is an entry at a place.
  case tableIsOccupied
  /// The hash that an entry was inserted with.
  case tableEntryHash
  /// Occupies a free place of a unique table with room with a key, handed over, and its hash.
  case tableInsertAt
  /// The kind: 0 other, 1 struct, 2 class, 3 enum, 4 tuple, 5 optional, 6 function, 7 metatype, 8 existential, 9 collection.
  case mirrorKind
  /// How many fields values of the type have, inherited ones not counted.
  case mirrorCount
  /// A field's name.
  case mirrorLabel
  /// A field's value, as an existential.
  case mirrorChild
  /// A field's type.
  case mirrorFieldType
  /// How many slots behind the value's start a field lies.
  case mirrorFieldOffset
  /// The number of an enum value's case.
  case mirrorCaseIndex
  /// A case's name.
  case mirrorCaseName
  /// A case's associated values as an existential, none when it has none.
  case mirrorCasePayload
  /// Whether two values of a type are equal slot by slot.
  case mirrorSameBytes
  /// Replaces a field of the value at an address by a copy of what is in an existential of the field's type.
  case mirrorWriteField
  /// Whether values of a type hold nothing that is counted.
  case typeIsPlain
  /// Stops with Swift's message for this mistake.
  case trapOverflow
  /// Stops with Swift's message for this mistake.
  case trapIndexOutOfRange
  /// Stops with Swift's message for this mistake.
  case trapUnwrappedNil
  /// Stops with Swift's message for this mistake.
  case trapImplicitlyUnwrappedNil
  /// Stops with Swift's message for this mistake.
  case trapUnreachable
  /// Stops with a message, `Fatal error: ` before it.
  case trap
  /// Stops with a message as it is.
  case fatal
  /// Stops with `prefix: message`, or the prefix alone when the message is empty.
  case fatalPrefixed
  /// Stops for an error that nothing caught.
  case fatalUncaughtError
  /// Prints a string.
  case write
  /// Ends the program with an exit status.
  case exit
  /// Sixty-four random bits.
  case random64
  /// The clock, in nanoseconds since the beginning of 1970.
  case clockNanoseconds
  /// Where the program is, as `line:column`: the innermost call that somebody wrote in it; empty where there is none.
  case programPlace
  /// A line of standard input with its line break, none (a zero second slot) at the end.
  case readLine
  /// How many arguments the program was given, its name included.
  case argumentsCount
  /// One argument.
  case argumentsGet
  /// Begins an access; traps when another one is in the way.
  case exclusivityBegin
  /// Ends the latest access to an address.
  case exclusivityEnd
  /// An access that ends at once; traps when another one is in the way.
  case exclusivityCheck
  /// Renders a subscript's argument, for the name of the place that is told of next.
  case traceArgument
  /// Renders the value that is about to change.
  case traceBegin
  /// Tells of an access to the location at an address, and of the value at another that it is a part of.
  case traceAccess
}

extension Opcode {
  /// What the assembler and the machine need to know quickly, packed; see `Opcode+Shape.swift`.
  static let shapes: [UInt32] = [
    1,
    1,
    1,
    1,
    1,
    1,
    2097153,
    18,
    1,
    18,
    18,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    18,
    18,
    18,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    18,
    18,
    18,
    18,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    5121,
    8193,
    8193,
    8193,
    8193,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    12289,
    8210,
    8210,
    8210,
    8210,
    8210,
    8210,
    8210,
    8210,
    8193,
    8193,
    8193,
    8193,
    8193,
    1025,
    1,
    34,
    1,
    1,
    1,
    387,
    130,
    34,
    1,
    1,
    1,
    387,
    130,
    1,
    1042,
    1042,
    1025,
    1025,
    1025,
    1025,
    1049601,
    1025,
    1025,
    1025,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1025,
    1025,
    1025,
    1,
    4097,
    1,
    547,
    1,
    1,
    1,
    1,
    1,
    1,
    196658,
    196609,
    196609,
    196995,
    8193,
    131073,
    131073,
    1025,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    131073,
    1,
    1,
    131073,
    1,
    262145,
    262145,
    1,
    1,
    1,
    1,
    66,
    1,
    131073,
    1,
    66,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    82,
    82,
    131154,
    82,
    82,
    196690,
    262226,
    196609,
    66,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    131073,
    1,
    1,
    1,
    1,
    1,
    1,
    98,
    98,
    1,
    1,
    1,
    1,
    1,
    1,
    98,
    98,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    12289,
    12289,
    12289,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    66,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    8193,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    114,
    1,
    1,
    1,
    1,
    1,
    12289,
    12289,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    66,
    66,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    262145,
    1,
    1,
    1,
    66,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    196609,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    262210,
    1,
    1025,
    1025,
    1025,
    1025,
    1025,
    1025,
    1025,
    1025,
    1025,
    1,
    1025,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    66,
    146,
    146,
  ]

  /// What the operands are, eight bits each; see `Opcode+Operands.swift`.
  static let operandShapes: [UInt32] = [
    4625,
    8737,
    12849,
    16961,
    459265,
    1793,
    1297,
    17,
    529,
    17,
    18,
    1184273,
    266769,
    1184273,
    1184289,
    1184273,
    266769,
    1184273,
    1184289,
    1184273,
    266769,
    1184273,
    1184289,
    1184273,
    397841,
    1184289,
    1184273,
    397841,
    1184289,
    397841,
    397841,
    4625,
    4625,
    4625,
    4625,
    1184273,
    266769,
    1184273,
    266769,
    1184273,
    266769,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184289,
    1184273,
    1184289,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184289,
    1184273,
    1184289,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184289,
    1184273,
    1184289,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184289,
    1184273,
    1184289,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4641,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    1184273,
    1184273,
    1184289,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    4625,
    4625,
    4641,
    1184289,
    1184289,
    4641,
    303174177,
    1188385,
    4641,
    303174177,
    1188385,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    303174161,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4641,
    8737,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    303174161,
    4625,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    1184273,
    4625,
    4625,
    4641,
    8737,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    1184273,
    1184273,
    1184273,
    8,
    2066,
    2066,
    2066,
    2066,
    528914,
    525330,
    528914,
    525330,
    528914,
    525330,
    528914,
    525330,
    528914,
    525330,
    528914,
    525330,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    528914,
    2066,
    2066,
    2066,
    2066,
    2066,
    2066,
    2066,
    2066,
    2083,
    2099,
    2099,
    2099,
    460803,
    394258,
    0,
    9,
    1545,
    1181193,
    4617,
    4617,
    521,
    1801,
    395017,
    302384905,
    1181449,
    1181449,
    132873,
    1793,
    0,
    0,
    0,
    18,
    34,
    1794,
    5,
    4626,
    4626,
    4626,
    1180690,
    1180690,
    1180690,
    1180690,
    1180690,
    1180690,
    4626,
    4626,
    1554,
    0,
    0,
    66,
    8,
    65,
    17,
    17,
    1553,
    460289,
    1553,
    1181202,
    117573138,
    657161,
    101320457,
    302647049,
    302647049,
    2066,
    2578,
    2578,
    0,
    397841,
    397857,
    117838337,
    1181202,
    2229778,
    117573138,
    463378,
    397841,
    101847569,
    1181202,
    263698,
    1181202,
    263698,
    1181202,
    1181202,
    1181202,
    397841,
    397841,
    397857,
    101847569,
    18,
    2578,
    4625,
    18,
    2578,
    4625,
    168953362,
    168953362,
    4625,
    4625,
    4625,
    4625,
    17,
    4625,
    2578,
    4625,
    17,
    4625,
    4626,
    4626,
    4625,
    18,
    4626,
    4625,
    513,
    2,
    2562,
    397825,
    1554,
    656914,
    167904786,
    659986,
    577,
    1184321,
    4673,
    4625,
    529,
    4625,
    16961,
    66,
    2626,
    16897,
    4625,
    1184273,
    4625,
    4625,
    1184289,
    33,
    33,
    34,
    8737,
    34,
    2229778,
    8722,
    8739,
    18,
    35,
    4626,
    4643,
    4626,
    4643,
    16914,
    4626,
    4626,
    2236961,
    16929,
    1188385,
    2236945,
    2236945,
    2236945,
    2236945,
    2236945,
    2236945,
    533026,
    533026,
    533026,
    8721,
    8721,
    8721,
    16913,
    8721,
    2236945,
    2236945,
    2245137,
    1196561,
    303186449,
    1196577,
    8737,
    8737,
    8737,
    1188369,
    1188369,
    1188369,
    1188385,
    1188369,
    303178257,
    303178257,
    1188369,
    2131,
    1188385,
    1188385,
    16913,
    4641,
    303174177,
    4674,
    8721,
    4342289,
    4342289,
    2245137,
    2245137,
    17,
    18,
    4625,
    18,
    1184273,
    1184273,
    528914,
    528914,
    1184273,
    4641,
    8721,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4641,
    4641,
    4641,
    4641,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    4625,
    17,
    1184273,
    2232849,
    4330001,
    1184273,
    1184273,
    17,
    4625,
    1184273,
    4625,
    4626,
    4625,
    1184273,
    1184289,
    118624769,
    1184273,
    1184289,
    1184273,
    302387729,
    101847570,
    1184275,
    303174161,
    101847569,
    101847569,
    101847569,
    18,
    4626,
    459282,
    4626,
    303174162,
    303174161,
    303174162,
    168956434,
    1180178,
    101847570,
    1554,
    4625,
    4625,
    4625,
    135697,
    135697,
    1184273,
    1184273,
    18,
    4626,
    4626,
    1184273,
    4625,
    659986,
    1184273,
    1184273,
    1184273,
    1184273,
    34738706,
    4625,
    4625,
    1184289,
    303174209,
    1184273,
    1184273,
    1184273,
    1184289,
    303174209,
    303174161,
    172102162,
    4625,
    0,
    0,
    0,
    0,
    0,
    34,
    34,
    8738,
    34,
    4642,
    18,
    17,
    17,
    33,
    33,
    17,
    4641,
    1554,
    1554,
    1554,
    2,
    18,
    4626,
  ]

  /// The instructions' names and the further ones that the library uses, sorted.
  static let nameText: StaticString = """
    access.abort
    access.begin
    access.beginClosure
    access.beginDispatched
    access.beginVirtual
    access.end
    access.return
    access.yield
    arguments.count
    arguments.get
    array.append
    array.appendMany
    bool.and
    bool.equal
    bool.not
    bool.notEqual
    bool.or
    box.address
    box.allocate
    branch.ifFalse
    branch.ifNotZero
    branch.ifThrown
    branch.ifTrue
    branch.ifZero
    buffer.address
    buffer.addressChecked
    buffer.allocate
    buffer.allocateLike
    buffer.appendRange
    buffer.capacity
    buffer.copy
    buffer.count
    buffer.destroy
    buffer.empty
    buffer.get
    buffer.get2
    buffer.getMany
    buffer.getNested
    buffer.getOfField
    buffer.getReference
    buffer.getString
    buffer.getUnchecked
    buffer.isUnique
    buffer.makeUnique
    buffer.move
    buffer.repeat
    buffer.reserve
    buffer.setCount
    buffer.setUnique
    buffer.setUniqueLocal
    buffer.sort
    buffer.swap
    buffer.uniqueAddress
    call
    call.above
    call.closure
    call.closureAbove
    call.dispatched
    call.dispatchedAbove
    call.dispatchedMany
    call.dispatchedManyAbove
    call.fetch
    call.virtual
    call.virtualAbove
    call.virtualOfType
    call.virtualOfTypeAbove
    character.branchIfEqual
    character.branchIfNotEqual
    character.copy
    character.equal
    character.firstScalar
    character.fromScalar
    character.hash
    character.hexDigitValue
    character.isASCII
    character.isCased
    character.isCurrencySymbol
    character.isHexDigit
    character.isLetter
    character.isLowercase
    character.isMathSymbol
    character.isNewline
    character.isNumber
    character.isPunctuation
    character.isSymbol
    character.isUppercase
    character.isWhitespace
    character.isWholeNumber
    character.less
    character.literal
    character.lowercased
    character.notEqual
    character.release
    character.retain
    character.string
    character.uppercased
    character.utf8Count
    character.wholeNumberValue
    clear
    clockNanoseconds
    closure.allocate
    closure.capture
    closure.captureAddress
    closure.captureMany
    closure.context
    closure.setCapture
    closure.setCaptures
    constant
    constant.small
    destruction.resume
    enter
    error.take
    exclusivity.begin
    exclusivity.check
    exclusivity.end
    existential.copy
    existential.destroy
    existential.pack
    existential.packObject
    existential.packOfType
    existential.payload
    existential.payloadLocal
    existential.retain
    existential.takePayload
    existential.uniquePayload
    exit
    fatal
    fatal.prefixed
    fatal.uncaughtError
    float32.add
    float32.bitPattern
    float32.description
    float32.divide
    float32.equal
    float32.exponent
    float32.fromBitPattern
    float32.fromFloat64
    float32.fromInt64
    float32.fromUInt64
    float32.greater
    float32.greaterEqual
    float32.less
    float32.lessEqual
    float32.magnitude
    float32.maximum
    float32.minimum
    float32.multiply
    float32.multiplyAdd
    float32.negate
    float32.nextUp
    float32.notEqual
    float32.parse
    float32.remainder
    float32.roundedAwayFromZero
    float32.roundedDown
    float32.roundedToNearestOrAwayFromZero
    float32.roundedToNearestOrEven
    float32.roundedTowardZero
    float32.roundedUp
    float32.significand
    float32.squareRoot
    float32.subtract
    float32.truncatingRemainder
    float32.ulp
    float64.acos
    float64.add
    float64.addConstant
    float64.asin
    float64.atan
    float64.atan2
    float64.bitPattern
    float64.branchIfEqual
    float64.branchIfGreater
    float64.branchIfGreaterConstant
    float64.branchIfGreaterEqual
    float64.branchIfGreaterEqualConstant
    float64.branchIfLess
    float64.branchIfLessConstant
    float64.branchIfLessEqual
    float64.branchIfLessEqualConstant
    float64.branchIfNotEqual
    float64.branchIfNotGreater
    float64.branchIfNotGreaterConstant
    float64.branchIfNotGreaterEqual
    float64.branchIfNotGreaterEqualConstant
    float64.branchIfNotLess
    float64.branchIfNotLessConstant
    float64.branchIfNotLessEqual
    float64.branchIfNotLessEqualConstant
    float64.cbrt
    float64.cos
    float64.cosh
    float64.description
    float64.divide
    float64.divideConstant
    float64.equal
    float64.exp
    float64.exp2
    float64.expm1
    float64.exponent
    float64.fromBitPattern
    float64.fromFloat32
    float64.fromInt64
    float64.fromUInt64
    float64.greater
    float64.greaterEqual
    float64.hypotenuse
    float64.less
    float64.lessEqual
    float64.log
    float64.log10
    float64.log1p
    float64.log2
    float64.magnitude
    float64.maximum
    float64.minimum
    float64.multiply
    float64.multiplyAdd
    float64.multiplyConstant
    float64.negate
    float64.nextUp
    float64.notEqual
    float64.parse
    float64.power
    float64.remainder
    float64.roundedAwayFromZero
    float64.roundedDown
    float64.roundedToNearestOrAwayFromZero
    float64.roundedToNearestOrEven
    float64.roundedTowardZero
    float64.roundedUp
    float64.significand
    float64.sin
    float64.sinh
    float64.squareRoot
    float64.subtract
    float64.subtractConstant
    float64.tan
    float64.tanh
    float64.truncatingRemainder
    float64.ulp
    global.load
    global.store
    halt
    hash.combine
    hash.combineCharacter
    hash.combineFloat64
    hash.combineRange
    hash.combineString
    hash.seed
    int16.add
    int16.addReportingOverflow
    int16.addWrapping
    int16.and
    int16.byteSwapped
    int16.clamp
    int16.clampUInt64
    int16.convert
    int16.convertUInt64
    int16.divide
    int16.divideReportingOverflow
    int16.equal
    int16.exactly
    int16.exactlyUInt64
    int16.fromFloat64
    int16.fromFloat64Exactly
    int16.greater
    int16.greaterEqual
    int16.leadingZeroBitCount
    int16.less
    int16.lessEqual
    int16.multiply
    int16.multiplyReportingOverflow
    int16.multiplyWrapping
    int16.negate
    int16.nonzeroBitCount
    int16.not
    int16.notEqual
    int16.or
    int16.remainder
    int16.remainderReportingOverflow
    int16.shiftLeft
    int16.shiftLeftMasking
    int16.shiftRight
    int16.shiftRightMasking
    int16.subtract
    int16.subtractReportingOverflow
    int16.subtractWrapping
    int16.trailingZeroBitCount
    int16.truncate
    int16.xor
    int32.add
    int32.addReportingOverflow
    int32.addWrapping
    int32.and
    int32.byteSwapped
    int32.clamp
    int32.clampUInt64
    int32.convert
    int32.convertUInt64
    int32.divide
    int32.divideReportingOverflow
    int32.equal
    int32.exactly
    int32.exactlyUInt64
    int32.fromFloat64
    int32.fromFloat64Exactly
    int32.greater
    int32.greaterEqual
    int32.leadingZeroBitCount
    int32.less
    int32.lessEqual
    int32.multiply
    int32.multiplyReportingOverflow
    int32.multiplyWrapping
    int32.negate
    int32.nonzeroBitCount
    int32.not
    int32.notEqual
    int32.or
    int32.remainder
    int32.remainderReportingOverflow
    int32.shiftLeft
    int32.shiftLeftMasking
    int32.shiftRight
    int32.shiftRightMasking
    int32.subtract
    int32.subtractReportingOverflow
    int32.subtractWrapping
    int32.trailingZeroBitCount
    int32.truncate
    int32.xor
    int64.add
    int64.addImmediate
    int64.addReportingOverflow
    int64.addWrapping
    int64.and
    int64.andImmediate
    int64.branchIfEqual
    int64.branchIfEqualImmediate
    int64.branchIfGreater
    int64.branchIfGreaterEqual
    int64.branchIfGreaterEqualImmediate
    int64.branchIfGreaterImmediate
    int64.branchIfLess
    int64.branchIfLessEqual
    int64.branchIfLessEqualImmediate
    int64.branchIfLessImmediate
    int64.branchIfNotEqual
    int64.branchIfNotEqualImmediate
    int64.byteSwapped
    int64.clamp
    int64.clampUInt64
    int64.convert
    int64.convertUInt64
    int64.description
    int64.descriptionRadix
    int64.divide
    int64.divideConstant
    int64.divideImmediate
    int64.dividePowerOfTwo
    int64.divideReportingOverflow
    int64.equal
    int64.exactly
    int64.exactlyUInt64
    int64.fromFloat64
    int64.fromFloat64Exactly
    int64.greater
    int64.greaterEqual
    int64.leadingZeroBitCount
    int64.less
    int64.lessEqual
    int64.multiply
    int64.multiplyConstant
    int64.multiplyFullWidth
    int64.multiplyImmediate
    int64.multiplyReportingOverflow
    int64.multiplyWrapping
    int64.negate
    int64.nonzeroBitCount
    int64.not
    int64.notEqual
    int64.or
    int64.orImmediate
    int64.parse
    int64.remainder
    int64.remainderConstant
    int64.remainderImmediate
    int64.remainderPowerOfTwo
    int64.remainderReportingOverflow
    int64.shiftLeft
    int64.shiftLeftMasking
    int64.shiftRight
    int64.shiftRightMasking
    int64.subtract
    int64.subtractImmediate
    int64.subtractReportingOverflow
    int64.subtractWrapping
    int64.trailingZeroBitCount
    int64.truncate
    int64.xor
    int64.xorImmediate
    int8.add
    int8.addReportingOverflow
    int8.addWrapping
    int8.and
    int8.byteSwapped
    int8.clamp
    int8.clampUInt64
    int8.convert
    int8.convertUInt64
    int8.divide
    int8.divideReportingOverflow
    int8.equal
    int8.exactly
    int8.exactlyUInt64
    int8.fromFloat64
    int8.fromFloat64Exactly
    int8.greater
    int8.greaterEqual
    int8.leadingZeroBitCount
    int8.less
    int8.lessEqual
    int8.multiply
    int8.multiplyReportingOverflow
    int8.multiplyWrapping
    int8.negate
    int8.nonzeroBitCount
    int8.not
    int8.notEqual
    int8.or
    int8.remainder
    int8.remainderReportingOverflow
    int8.shiftLeft
    int8.shiftLeftMasking
    int8.shiftRight
    int8.shiftRightMasking
    int8.subtract
    int8.subtractReportingOverflow
    int8.subtractWrapping
    int8.trailingZeroBitCount
    int8.truncate
    int8.xor
    jump
    link
    loop.array
    loop.arrayMany
    loop.characters
    loop.counted
    loop.strided
    loop.stridedThrough
    memory.addIndex
    memory.addOffset
    memory.compare
    memory.copy
    memory.float64Add
    memory.float64Multiply
    memory.float64Subtract
    memory.int64Add
    memory.int64AddImmediate
    memory.int64Subtract
    memory.int64SubtractImmediate
    memory.load
    memory.load2
    memory.loadMany
    memory.loadOptionalReference
    memory.loadReference
    memory.loadString
    memory.store
    memory.store2
    memory.storeMany
    mirror.caseIndex
    mirror.caseName
    mirror.casePayload
    mirror.child
    mirror.count
    mirror.fieldOffset
    mirror.fieldType
    mirror.kind
    mirror.label
    mirror.sameBytes
    mirror.writeField
    move
    move2
    move3
    move4
    moveMany
    object.allocate
    object.allocateOfType
    object.deallocatePartial
    object.identity
    object.isUnique
    object.type
    optional.copy
    optional.release
    optional.replace
    optional.retain
    poll
    programPlace
    random64
    readLine
    reference.copy
    reference.count
    reference.identity
    reference.isUnique
    reference.isUniqueLocal
    reference.release
    reference.replace
    reference.retain
    return
    return.constant
    return.field
    return.ifFalse
    return.ifInt64EqualImmediate
    return.ifInt64GreaterEqualImmediate
    return.ifInt64GreaterImmediate
    return.ifInt64LessEqualImmediate
    return.ifInt64LessImmediate
    return.ifInt64NotEqualImmediate
    return.ifTrue
    return.int64Add
    return.int64Multiply
    return.int64Subtract
    return.slot
    return.slots
    return.slots2
    scalar.isAlphabetic
    scalar.isEmoji
    scalar.isEmojiPresentation
    scalar.isIDContinue
    scalar.isIDStart
    scalar.isLowercase
    scalar.isMath
    scalar.isUppercase
    scalar.isValid
    scalar.isWhitespace
    scalar.utf8Count
    slot.address
    string.append
    string.appendCharacter
    string.appendCharacterLocal
    string.appendInt64
    string.appendInt64Local
    string.appendLiteral
    string.appendLiteralLocal
    string.appendLocal
    string.appendRange
    string.branchIfEqual
    string.branchIfLess
    string.branchIfNotEqual
    string.character
    string.characterAndNext
    string.characterAt
    string.concatenate
    string.copy
    string.count
    string.debugDescription
    string.distance
    string.equal
    string.find
    string.findCharacter
    string.fromScalar
    string.fromUTF8
    string.greater
    string.greaterEqual
    string.hasPrefix
    string.hasSuffix
    string.hash
    string.indexAfter
    string.indexBefore
    string.isASCII
    string.isEmpty
    string.less
    string.lessEqual
    string.literal
    string.literalBorrowed
    string.lowercased
    string.notEqual
    string.offsetIndex
    string.rangeCount
    string.release
    string.removeAll
    string.repeat
    string.replace
    string.reserve
    string.retain
    string.roundedIndex
    string.scalarAndNext
    string.scalarBefore
    string.slice
    string.toUTF8
    string.uppercased
    string.utf16Count
    string.utf8At
    string.utf8Count
    substring.count
    substring.equal
    substring.find
    substring.findCharacter
    substring.hasPrefix
    substring.hasSuffix
    substring.less
    substring.parseInt64
    substring.split
    substring.string
    substring.utf16Count
    switch.table
    table.allocate
    table.capacity
    table.copy
    table.count
    table.entryHash
    table.find
    table.findOrInsert
    table.insertAt
    table.isOccupied
    table.isUnique
    table.keyAddress
    table.makeUnique
    table.next
    table.probeNext
    table.probeStart
    table.remove
    table.removeAll
    table.reserve
    table.valueAddress
    throw
    trace.access
    trace.argument
    trace.begin
    trap
    trap.implicitlyUnwrappedNil
    trap.indexOutOfRange
    trap.overflow
    trap.unreachable
    trap.unwrappedNil
    type.isClass
    type.isPlain
    type.isSubclass
    type.name
    type.slots
    type.superclass
    uint16.add
    uint16.addReportingOverflow
    uint16.addWrapping
    uint16.and
    uint16.byteSwapped
    uint16.clamp
    uint16.clampUInt64
    uint16.convert
    uint16.convertUInt64
    uint16.divide
    uint16.divideReportingOverflow
    uint16.equal
    uint16.exactly
    uint16.exactlyUInt64
    uint16.fromFloat64
    uint16.fromFloat64Exactly
    uint16.greater
    uint16.greaterEqual
    uint16.leadingZeroBitCount
    uint16.less
    uint16.lessEqual
    uint16.multiply
    uint16.multiplyReportingOverflow
    uint16.multiplyWrapping
    uint16.nonzeroBitCount
    uint16.not
    uint16.notEqual
    uint16.or
    uint16.remainder
    uint16.remainderReportingOverflow
    uint16.shiftLeft
    uint16.shiftLeftMasking
    uint16.shiftRight
    uint16.shiftRightMasking
    uint16.subtract
    uint16.subtractReportingOverflow
    uint16.subtractWrapping
    uint16.trailingZeroBitCount
    uint16.truncate
    uint16.xor
    uint32.add
    uint32.addReportingOverflow
    uint32.addWrapping
    uint32.and
    uint32.byteSwapped
    uint32.clamp
    uint32.clampUInt64
    uint32.convert
    uint32.convertUInt64
    uint32.divide
    uint32.divideReportingOverflow
    uint32.equal
    uint32.exactly
    uint32.exactlyUInt64
    uint32.fromFloat64
    uint32.fromFloat64Exactly
    uint32.greater
    uint32.greaterEqual
    uint32.leadingZeroBitCount
    uint32.less
    uint32.lessEqual
    uint32.multiply
    uint32.multiplyReportingOverflow
    uint32.multiplyWrapping
    uint32.nonzeroBitCount
    uint32.not
    uint32.notEqual
    uint32.or
    uint32.remainder
    uint32.remainderReportingOverflow
    uint32.shiftLeft
    uint32.shiftLeftMasking
    uint32.shiftRight
    uint32.shiftRightMasking
    uint32.subtract
    uint32.subtractReportingOverflow
    uint32.subtractWrapping
    uint32.trailingZeroBitCount
    uint32.truncate
    uint32.xor
    uint64.add
    uint64.addReportingOverflow
    uint64.addWrapping
    uint64.and
    uint64.branchIfGreater
    uint64.branchIfGreaterEqual
    uint64.branchIfLess
    uint64.branchIfLessEqual
    uint64.byteSwapped
    uint64.clamp
    uint64.clampUInt64
    uint64.convert
    uint64.convertUInt64
    uint64.description
    uint64.descriptionRadix
    uint64.divide
    uint64.divideReportingOverflow
    uint64.equal
    uint64.exactly
    uint64.exactlyUInt64
    uint64.fromFloat64
    uint64.fromFloat64Exactly
    uint64.greater
    uint64.greaterEqual
    uint64.leadingZeroBitCount
    uint64.less
    uint64.lessEqual
    uint64.multiply
    uint64.multiplyFullWidth
    uint64.multiplyReportingOverflow
    uint64.multiplyWrapping
    uint64.nonzeroBitCount
    uint64.not
    uint64.notEqual
    uint64.or
    uint64.parse
    uint64.remainder
    uint64.remainderReportingOverflow
    uint64.shiftLeft
    uint64.shiftLeftMasking
    uint64.shiftRight
    uint64.shiftRightMasking
    uint64.subtract
    uint64.subtractReportingOverflow
    uint64.subtractWrapping
    uint64.trailingZeroBitCount
    uint64.truncate
    uint64.xor
    uint8.add
    uint8.addReportingOverflow
    uint8.addWrapping
    uint8.and
    uint8.byteSwapped
    uint8.clamp
    uint8.clampUInt64
    uint8.convert
    uint8.convertUInt64
    uint8.divide
    uint8.divideReportingOverflow
    uint8.equal
    uint8.exactly
    uint8.exactlyUInt64
    uint8.fromFloat64
    uint8.fromFloat64Exactly
    uint8.greater
    uint8.greaterEqual
    uint8.leadingZeroBitCount
    uint8.less
    uint8.lessEqual
    uint8.multiply
    uint8.multiplyReportingOverflow
    uint8.multiplyWrapping
    uint8.nonzeroBitCount
    uint8.not
    uint8.notEqual
    uint8.or
    uint8.remainder
    uint8.remainderReportingOverflow
    uint8.shiftLeft
    uint8.shiftLeftMasking
    uint8.shiftRight
    uint8.shiftRightMasking
    uint8.subtract
    uint8.subtractReportingOverflow
    uint8.subtractWrapping
    uint8.trailingZeroBitCount
    uint8.truncate
    uint8.xor
    unowned.assign
    unowned.copy
    unowned.destroy
    unowned.initialize
    unowned.load
    value.copy
    value.destroy
    value.destroyAt
    value.destroyOfType
    value.load
    value.replace
    value.retain
    value.retainAt
    weak.assign
    weak.copy
    weak.destroy
    weak.initialize
    weak.load
    write
    """

  /// For each name where it begins in `nameText`, how long it is and which opcode it means; see `Opcode+Names.swift`.
  static let nameEntries: [UInt64] = [
    786892,
    55835361734,
    111670395336,
    197569937865,
    296353989063,
    382252745163,
    429497582029,
    489627058634,
    545461830349,
    614181176014,
    674310652566,
    730145489559,
    803159408675,
    841814245422,
    889058754833,
    927713787951,
    987842936869,
    1022202937843,
    1073742610930,
    1129577316718,
    1194001957232,
    1267016335805,
    1335735681389,
    1395865223535,
    1455994831506,
    1520419799699,
    1614908686979,
    1683628425860,
    1769527706267,
    1851131888263,
    1919851102874,
    1971390775941,
    2027225481884,
    2091649860226,
    2147484304008,
    2194729009801,
    2246268813962,
    2310693454481,
    2383707964046,
    2461017506443,
    2546916655756,
    2619931296397,
    2705830380010,
    2774549987989,
    2851859006105,
    2903398744733,
    2963528352408,
    3027952927366,
    3096672469647,
    3169687241360,
    3264175866527,
    3315715474078,
    3367255671444,
    3457448935834,
    3478924165536,
    3526168936861,
    3582003839395,
    3659313119646,
    3728032924068,
    3818227171743,
    3904126845349,
    4011500110246,
    4058744881563,
    4114579784097,
    4191889260956,
    4273493967266,
    4376573182550,
    4479652594263,
    4595615924818,
    4660040499796,
    4728760369756,
    4823249584731,
    4913443504734,
    4977868604014,
    5080947425900,
    5158256837221,
    5235566838377,
    5351530562155,
    5441724744287,
    5523329319524,
    5617818665576,
    5716602716770,
    5802501997152,
    5884106703462,
    5987185590887,
    6068790166115,
    6163279512161,
    6262063825514,
    6365142450776,
    6429567156816,
    6506876764784,
    6597070946901,
    6678675259987,
    6755984605777,
    6828999049817,
    6902013756015,
    6992208003677,
    7078107808365,
    7194070548485,
    7219841073866,
    7292855517631,
    7365869896129,
    7434589831619,
    7533373882818,
    7619272966592,
    7687992639940,
    7769597084101,
    7855495708679,
    7894150807558,
    7958575579579,
    8040179106216,
    8065949237694,
    8113194336975,
    8190503748305,
    8267813028560,
    8336532570632,
    8409547211274,
    8495446360578,
    8568461197828,
    8667245445635,
    8766029496837,
    8851929170438,
    8959302959625,
    9040907665931,
    9143987012103,
    9255654785736,
    9277129687748,
    9302900081349,
    9367324918470,
    9453223739702,
    9504763805696,
    9586368250196,
    9672267268409,
    9736691712332,
    9796821451083,
    9869836288000,
    9968620339543,
    10054519554386,
    10131829031251,
    10213433213264,
    10282153017681,
    10372346806606,
    10428181709135,
    10505491120447,
    10582800400701,
    10651519877436,
    10720239419704,
    10793254060362,
    10879153078590,
    10943577588039,
    11008002228557,
    11081016475989,
    11141146280251,
    11218456346948,
    11338714906946,
    11424615498054,
    11592118698309,
    11725262356803,
    11836930982209,
    11914240524617,
    12000139804992,
    12081744052535,
    12154759217466,
    12275017253192,
    12326556926300,
    12382391435538,
    12433931567382,
    12519830454619,
    12575665029469,
    12631499669866,
    12691629539328,
    12773234114945,
    12867723526533,
    12970803265935,
    13108242022790,
    13232796598673,
    13391709340035,
    13481904177547,
    13606458032516,
    13718127706509,
    13864156004738,
    13971530318217,
    14087494959504,
    14237818618250,
    14375258096018,
    14547055739271,
    14650135478668,
    14787574235528,
    14912128811406,
    15071041028454,
    15126875537753,
    15178415210847,
    15234250244404,
    15320149262613,
    15384574296345,
    15483357954348,
    15543487365473,
    15595027038562,
    15650861678952,
    15710991417643,
    15784006254592,
    15882790306134,
    15968689520946,
    16045998997811,
    16127603179824,
    16196322984241,
    16286517166443,
    16368121151790,
    16423956054319,
    16501265072483,
    16552804811109,
    16612934353255,
    16673063829860,
    16728898732319,
    16806208012573,
    16874927489308,
    16943647031572,
    17016661672234,
    17102561345816,
    17209934872862,
    17274359382311,
    17338784022829,
    17411798270261,
    17471927812457,
    17532057616667,
    17609367683364,
    17729626243362,
    17815526834470,
    17983030034725,
    18116173693219,
    18227842318625,
    18305151861033,
    18391050682712,
    18442590355806,
    18498425323808,
    18580029571347,
    18653044539671,
    18760417870170,
    18811957543264,
    18867793101082,
    18988051136808,
    19039590744073,
    19091130417162,
    19146964468154,
    19168439829117,
    19224274993792,
    19318764143233,
    19404663358079,
    19481972834942,
    19563576623740,
    19606526296157,
    19649477083231,
    19765440610398,
    19842749497379,
    19885699694706,
    19963008712820,
    20014548713591,
    20091857862771,
    20151987798134,
    20237886685286,
    20293722374247,
    20422570213422,
    20474109952117,
    20534239887480,
    20620139102330,
    20697448972411,
    20804822433842,
    20864952303667,
    20946557141103,
    21058225307696,
    21105470275633,
    21174189686883,
    21238615310437,
    21376053674084,
    21474837266538,
    21530672431217,
    21625160925225,
    21668110925871,
    21732535042085,
    21771190206568,
    21839910797417,
    21981643604075,
    22050363539564,
    22149147394157,
    22222162296942,
    22325240922208,
    22389666545762,
    22527104909409,
    22625889419376,
    22741852749945,
    22806276931623,
    22849226604606,
    22892177391680,
    23008140918847,
    23085449805859,
    23128400003155,
    23205709021269,
    23257249022040,
    23334558171220,
    23394688106583,
    23480586993735,
    23536422682696,
    23665270521902,
    23716810260566,
    23776940195929,
    23862839410779,
    23940149280860,
    24047522742322,
    24107652612147,
    24189257449552,
    24300925616176,
    24348170584113,
    24416889995332,
    24481315618886,
    24618753982533,
    24717537574987,
    24773372739666,
    24867861233705,
    24910811234351,
    24975235350565,
    25013890515017,
    25082611105866,
    25224343912524,
    25293063848013,
    25391847702606,
    25464862605391,
    25567941230657,
    25632366854211,
    25769805217858,
    25868589727825,
    25984553058394,
    26048977240103,
    26091926913035,
    26134877175820,
    26216482078734,
    26332445605901,
    26409754492963,
    26452704755748,
    26534309200241,
    26620209135986,
    26744762728825,
    26839252337019,
    26955217043836,
    27109835538810,
    27242978738549,
    27324583444855,
    27427663249784,
    27569396842870,
    27689655599475,
    27788440437108,
    27925878472759,
    28003187490816,
    28054727491642,
    28132036640768,
    28192166576185,
    28278065791243,
    28355375530252,
    28454159122455,
    28509994221600,
    28600188600344,
    28694677946397,
    28793462652953,
    28922310492206,
    28973850230840,
    29033980166203,
    29119879381052,
    29197189251133,
    29304562712626,
    29364692582451,
    29446297419828,
    29557965586480,
    29605210554417,
    29673929965587,
    29738354999327,
    29837139312905,
    29940218527764,
    30043298267158,
    30180736630805,
    30279520223266,
    30335355387958,
    30429843882025,
    30472793882671,
    30537217998885,
    30575873294374,
    30653182312717,
    30704722182170,
    30773442183201,
    30876521463835,
    30983895711774,
    31095565320220,
    31237298126890,
    31306018062379,
    31404801916972,
    31477816819757,
    31580895445007,
    31645320544272,
    31748400283666,
    31885838647313,
    31984623157301,
    32100586487808,
    32165010669607,
    32207960932392,
    32289564655740,
    32328220475518,
    32439889035389,
    32512902955043,
    32551558184960,
    32624572235922,
    32671817269397,
    32744831451281,
    32800666419348,
    32882270339205,
    32933811060870,
    33058363932718,
    33105608704147,
    33161443672214,
    33243047919768,
    33316062822553,
    33419141316658,
    33474976219187,
    33552286089358,
    33659659288624,
    33702609289265,
    33767033733250,
    33827164389508,
    33960307785859,
    34054796411017,
    34106336608400,
    34196530135081,
    34235185168431,
    34295314317349,
    34329674514567,
    34394100138120,
    34531537977482,
    34595962945675,
    34690451832972,
    34759171768461,
    34857955426431,
    34918086082689,
    35051229479040,
    35145719021711,
    35257387384983,
    35317516599335,
    35356171043180,
    35377645879719,
    35399121109398,
    35446366011799,
    35510790586948,
    35579509866899,
    35635344441748,
    35691179475349,
    35777078559190,
    35845798101461,
    35918812414433,
    35983236727252,
    36034776728027,
    36112086467037,
    36210870714844,
    36309654503895,
    36378374570456,
    36485748490713,
    36575943393754,
    36704791232974,
    36756330906063,
    36812165677520,
    36880886006239,
    37005439533534,
    37095633650144,
    37172942733777,
    37228777374162,
    37288907112915,
    37361921557176,
    37434935935673,
    37503655609018,
    37585259594421,
    37641094169267,
    37696929137335,
    37778533384886,
    37851547501234,
    37903087174324,
    37958922011323,
    38031936520892,
    38109245079552,
    38130719981569,
    38156489785346,
    38182259589123,
    38208029589508,
    38246684754414,
    38315404624367,
    38409894101488,
    38517267694060,
    38585987170794,
    38654706385393,
    38706246124007,
    38766375862758,
    38839390306793,
    38912404685285,
    38981123441049,
    39002598802123,
    39058433114825,
    39097087820492,
    39135742919140,
    39200167494125,
    39268887167468,
    39350491546090,
    39432096252395,
    39535175074275,
    39612484485608,
    39689793831394,
    39762807620009,
    39792872980909,
    39861592261049,
    39917426966968,
    39981852393905,
    40106406904246,
    40261025399221,
    40394169516468,
    40535903109555,
    40656162455986,
    40793600229815,
    40853729903022,
    40922449707440,
    41012644020655,
    41102837744042,
    41154377417132,
    41210212057515,
    41270341993073,
    41356241011317,
    41420666307190,
    41536629965433,
    41622529114744,
    41695543689842,
    41777147740791,
    41837277610611,
    41918881727098,
    41983306564212,
    42069205713531,
    42142219894792,
    42198054535703,
    42258184667677,
    42356969243166,
    42477227737627,
    42558832443932,
    42661911462425,
    42752106103322,
    42863774794264,
    42945379172895,
    43026983682603,
    43117177930285,
    43203077538348,
    43306156294746,
    43379171197503,
    43482250084925,
    43563854463522,
    43645458383380,
    43696998056496,
    43752833352251,
    43855912043074,
    43924631323173,
    43980465832501,
    44032006029878,
    44122200146504,
    44199509426761,
    44268228837929,
    44332653675050,
    44418552824371,
    44491567268404,
    44564581384779,
    44616121385534,
    44693430862400,
    44775034978866,
    44839459488302,
    44903883801127,
    44955423736360,
    45028438049297,
    45092863083026,
    45191647003193,
    45268956283430,
    45337675956801,
    45419280269873,
    45496589484565,
    45561014125089,
    45634028372516,
    45694157980182,
    45758582489632,
    45823006933523,
    45883136868931,
    45969036280389,
    46059230528070,
    46145129415203,
    46200964055626,
    46261093859898,
    46338403271239,
    46415712420412,
    46475842159151,
    46548856537649,
    46617576014412,
    46686295425589,
    46750720524854,
    46853799477838,
    46939698823759,
    47025597841997,
    47090022744632,
    47180216730167,
    47248936272419,
    47321950978631,
    47412144767384,
    47467979473568,
    47532403983010,
    47596828230315,
    47644072936097,
    47695612805808,
    47764331954851,
    47811577119396,
    47893181235889,
    47957605876399,
    48030620189162,
    48095044829862,
    48168059273895,
    48241073324714,
    48288318292654,
    48357037834925,
    48430052016809,
    48485886788268,
    48554606133928,
    48614736003749,
    48696339530172,
    48722109792980,
    48777944498898,
    48842368811731,
    48893907960515,
    48915384304321,
    49035642929855,
    49125836784318,
    49185966523074,
    49258981032640,
    49336290116110,
    49392124691133,
    49447959462413,
    49516678545936,
    49559628284431,
    49606873252364,
    49675592401108,
    49722838155478,
    49843096649941,
    49924700504099,
    49971945668837,
    50053549654247,
    50109384622314,
    50190988738790,
    50255413641449,
    50345607495703,
    50405738151961,
    50538880958510,
    50594715664616,
    50659140567275,
    50749334749421,
    50830939586798,
    50942608015410,
    51007032852531,
    51092932657378,
    51208895791152,
    51260435726385,
    51333450105050,
    51402170695900,
    51543904026843,
    51646983176420,
    51745766637789,
    51793011605551,
    51861730689061,
    51904680820762,
    51977696378908,
    52123724153054,
    52196739055839,
    52299817877728,
    52377127747809,
    52484501340375,
    52553221931225,
    52694955262168,
    52798034739427,
    52918293037292,
    52987012186151,
    53034256826553,
    53081502580923,
    53201761075386,
    53283364929571,
    53330610094282,
    53412214079692,
    53468049047759,
    53549653164235,
    53614078066894,
    53704271921175,
    53764402577433,
    53897545383982,
    53953380090061,
    54017804992720,
    54107999174866,
    54189604012243,
    54301272440882,
    54365697278003,
    54451597082823,
    54567560216624,
    54619100151857,
    54692114530495,
    54760835121345,
    54902568452288,
    55005647601865,
    55104431063234,
    55151676031023,
    55220395114533,
    55263345246234,
    55336360804380,
    55482388578499,
    55555403481284,
    55658482303173,
    55735792173254,
    55843165765820,
    55911886356670,
    56053619687613,
    56156699164872,
    56276957462737,
    56345676611623,
    56392921251994,
    56440167006364,
    56560425500827,
    56642029355043,
    56689274782079,
    56788059357568,
    56908317917565,
    56994217591166,
    57101591380146,
    57183195365556,
    57239030333440,
    57320634450099,
    57385059352576,
    57475253534990,
    57556858241295,
    57659936800931,
    57720067457188,
    57853210263598,
    57909044969653,
    57973469872310,
    58063664054455,
    58145268891832,
    58256937320621,
    58321362157742,
    58407261962415,
    58523225096363,
    58574765031596,
    58647779410080,
    58716499476746,
    58823874183330,
    58965607514273,
    59068686663857,
    59167470125097,
    59214715093039,
    59283434176549,
    59326384046352,
    59382218883237,
    59455234441382,
    59601262215335,
    59674277118120,
    59777355940009,
    59854665810090,
    59962039402653,
    60030759993503,
    60172493324446,
    60275572801712,
    60395831099392,
    60464550248487,
    60511794823407,
    60554745610481,
    60670709137648,
    60748018024483,
    60790968221696,
    60868277240065,
    60919817240836,
    60997126390016,
    61057256325379,
    61143155212311,
    61198990901273,
    61327838740526,
    61379378479362,
    61439508414725,
    61525407629575,
    61602717499656,
    61710090960946,
    61770220830771,
    61851825668349,
    61963493834800,
    62010738802737,
    62079458214133,
    62143883837687,
    62281322201334,
    62380106383615,
    62474594877688,
    62517544878127,
    62581968994341,
    62620624158746,
    62689344749596,
    62831077556473,
    62899797491962,
    62998581346555,
    63071596249340,
    63174674874610,
    63239100498164,
    63376538861811,
    63475323371774,
    63591286702342,
    63655710883879,
    63698660884981,
    63763085263352,
    63818920034807,
    63887639708148,
    63969243693561,
    64025078137338,
    64072322974204,
    64132452647423,
    64201172386305,
    64287071142397,
    64334315979264,
    64394445455867,
    64450280161790,
    64514704474613,
    64566243951096,
    64609193820663,
    64665028592116,
    64733747675638,
    64776697086663,
  ]
}

extension InstructionDescription {
  /// The table for those who print it, one line an instruction, in the order of the opcodes: name, whether it may trap,
  /// the operands' names.
  static let tableText: StaticString = """
    move - dest source
    move2 - dest source
    move3 - dest source
    move4 - dest source
    moveMany - dest source count
    clear - dest count
    constant.small - dest value
    constant - dest
    slot.address - dest slot
    global.load - dest
    global.store - source
    int64.add traps dest left right
    int64.addImmediate traps dest left right
    int64.addWrapping - dest left right
    int64.addReportingOverflow - dest left right
    int64.subtract traps dest left right
    int64.subtractImmediate traps dest left right
    int64.subtractWrapping - dest left right
    int64.subtractReportingOverflow - dest left right
    int64.multiply traps dest left right
    int64.multiplyImmediate traps dest left right
    int64.multiplyWrapping - dest left right
    int64.multiplyReportingOverflow - dest left right
    int64.divide traps dest left right
    int64.divideImmediate traps dest left right
    int64.divideReportingOverflow - dest left right
    int64.remainder traps dest left right
    int64.remainderImmediate traps dest left right
    int64.remainderReportingOverflow - dest left right
    int64.dividePowerOfTwo - dest left exponent
    int64.remainderPowerOfTwo - dest left exponent
    int64.multiplyConstant traps dest left
    int64.divideConstant traps dest left
    int64.remainderConstant traps dest left
    int64.negate traps dest value
    int64.and - dest left right
    int64.andImmediate - dest left right
    int64.or - dest left right
    int64.orImmediate - dest left right
    int64.xor - dest left right
    int64.xorImmediate - dest left right
    int64.not - dest value
    int64.shiftLeft - dest value amount
    int64.shiftLeftMasking - dest value amount
    int64.shiftRight - dest value amount
    int64.shiftRightMasking - dest value amount
    int64.equal - dest left right
    int64.notEqual - dest left right
    int64.less - dest left right
    int64.lessEqual - dest left right
    int64.greater - dest left right
    int64.greaterEqual - dest left right
    int64.leadingZeroBitCount - dest value
    int64.trailingZeroBitCount - dest value
    int64.nonzeroBitCount - dest value
    int64.byteSwapped - dest value
    int64.exactly - dest value
    int64.convertUInt64 traps dest value
    int64.clampUInt64 - dest value
    int64.exactlyUInt64 - dest value
    int64.fromFloat64 - dest value
    int64.fromFloat64Exactly - dest value
    int32.add traps dest left right
    int32.addWrapping - dest left right
    int32.addReportingOverflow - dest left right
    int32.subtract traps dest left right
    int32.subtractWrapping - dest left right
    int32.subtractReportingOverflow - dest left right
    int32.multiply traps dest left right
    int32.multiplyWrapping - dest left right
    int32.multiplyReportingOverflow - dest left right
    int32.divide traps dest left right
    int32.divideReportingOverflow - dest left right
    int32.remainder traps dest left right
    int32.remainderReportingOverflow - dest left right
    int32.negate traps dest value
    int32.shiftLeft - dest value amount
    int32.shiftLeftMasking - dest value amount
    int32.shiftRight - dest value amount
    int32.shiftRightMasking - dest value amount
    int32.leadingZeroBitCount - dest value
    int32.trailingZeroBitCount - dest value
    int32.nonzeroBitCount - dest value
    int32.byteSwapped - dest value
    int32.convert traps dest value
    int32.clamp - dest value
    int32.exactly - dest value
    int32.convertUInt64 traps dest value
    int32.clampUInt64 - dest value
    int32.exactlyUInt64 - dest value
    int32.truncate - dest value
    int32.fromFloat64 traps dest value
    int32.fromFloat64Exactly - dest value
    int16.add traps dest left right
    int16.addWrapping - dest left right
    int16.addReportingOverflow - dest left right
    int16.subtract traps dest left right
    int16.subtractWrapping - dest left right
    int16.subtractReportingOverflow - dest left right
    int16.multiply traps dest left right
    int16.multiplyWrapping - dest left right
    int16.multiplyReportingOverflow - dest left right
    int16.divide traps dest left right
    int16.divideReportingOverflow - dest left right
    int16.remainder traps dest left right
    int16.remainderReportingOverflow - dest left right
    int16.negate traps dest value
    int16.shiftLeft - dest value amount
    int16.shiftLeftMasking - dest value amount
    int16.shiftRight - dest value amount
    int16.shiftRightMasking - dest value amount
    int16.leadingZeroBitCount - dest value
    int16.trailingZeroBitCount - dest value
    int16.nonzeroBitCount - dest value
    int16.byteSwapped - dest value
    int16.convert traps dest value
    int16.clamp - dest value
    int16.exactly - dest value
    int16.convertUInt64 traps dest value
    int16.clampUInt64 - dest value
    int16.exactlyUInt64 - dest value
    int16.truncate - dest value
    int16.fromFloat64 traps dest value
    int16.fromFloat64Exactly - dest value
    int8.add traps dest left right
    int8.addWrapping - dest left right
    int8.addReportingOverflow - dest left right
    int8.subtract traps dest left right
    int8.subtractWrapping - dest left right
    int8.subtractReportingOverflow - dest left right
    int8.multiply traps dest left right
    int8.multiplyWrapping - dest left right
    int8.multiplyReportingOverflow - dest left right
    int8.divide traps dest left right
    int8.divideReportingOverflow - dest left right
    int8.remainder traps dest left right
    int8.remainderReportingOverflow - dest left right
    int8.negate traps dest value
    int8.shiftLeft - dest value amount
    int8.shiftLeftMasking - dest value amount
    int8.shiftRight - dest value amount
    int8.shiftRightMasking - dest value amount
    int8.leadingZeroBitCount - dest value
    int8.trailingZeroBitCount - dest value
    int8.nonzeroBitCount - dest value
    int8.convert traps dest value
    int8.clamp - dest value
    int8.exactly - dest value
    int8.convertUInt64 traps dest value
    int8.clampUInt64 - dest value
    int8.exactlyUInt64 - dest value
    int8.truncate - dest value
    int8.fromFloat64 traps dest value
    int8.fromFloat64Exactly - dest value
    uint64.add traps dest left right
    uint64.addWrapping - dest left right
    uint64.addReportingOverflow - dest left right
    uint64.subtract traps dest left right
    uint64.subtractWrapping - dest left right
    uint64.subtractReportingOverflow - dest left right
    uint64.multiply traps dest left right
    uint64.multiplyWrapping - dest left right
    uint64.multiplyReportingOverflow - dest left right
    uint64.divide traps dest left right
    uint64.divideReportingOverflow - dest left right
    uint64.remainder traps dest left right
    uint64.remainderReportingOverflow - dest left right
    uint64.shiftLeft - dest value amount
    uint64.shiftLeftMasking - dest value amount
    uint64.shiftRight - dest value amount
    uint64.shiftRightMasking - dest value amount
    uint64.less - dest left right
    uint64.lessEqual - dest left right
    uint64.greater - dest left right
    uint64.greaterEqual - dest left right
    uint64.leadingZeroBitCount - dest value
    uint64.trailingZeroBitCount - dest value
    uint64.nonzeroBitCount - dest value
    uint64.byteSwapped - dest value
    uint64.convert traps dest value
    uint64.clamp - dest value
    uint64.exactly - dest value
    uint64.exactlyUInt64 - dest value
    uint64.fromFloat64 traps dest value
    uint64.fromFloat64Exactly - dest value
    uint32.add traps dest left right
    uint32.addWrapping - dest left right
    uint32.addReportingOverflow - dest left right
    uint32.subtract traps dest left right
    uint32.subtractWrapping - dest left right
    uint32.subtractReportingOverflow - dest left right
    uint32.multiply traps dest left right
    uint32.multiplyWrapping - dest left right
    uint32.multiplyReportingOverflow - dest left right
    uint32.not - dest value
    uint32.shiftLeft - dest value amount
    uint32.shiftLeftMasking - dest value amount
    uint32.shiftRight - dest value amount
    uint32.shiftRightMasking - dest value amount
    uint32.leadingZeroBitCount - dest value
    uint32.trailingZeroBitCount - dest value
    uint32.nonzeroBitCount - dest value
    uint32.byteSwapped - dest value
    uint32.convert traps dest value
    uint32.clamp - dest value
    uint32.exactly - dest value
    uint32.convertUInt64 traps dest value
    uint32.clampUInt64 - dest value
    uint32.exactlyUInt64 - dest value
    uint32.truncate - dest value
    uint32.fromFloat64 traps dest value
    uint32.fromFloat64Exactly - dest value
    uint16.add traps dest left right
    uint16.addWrapping - dest left right
    uint16.addReportingOverflow - dest left right
    uint16.subtract traps dest left right
    uint16.subtractWrapping - dest left right
    uint16.subtractReportingOverflow - dest left right
    uint16.multiply traps dest left right
    uint16.multiplyWrapping - dest left right
    uint16.multiplyReportingOverflow - dest left right
    uint16.not - dest value
    uint16.shiftLeft - dest value amount
    uint16.shiftLeftMasking - dest value amount
    uint16.shiftRight - dest value amount
    uint16.shiftRightMasking - dest value amount
    uint16.leadingZeroBitCount - dest value
    uint16.trailingZeroBitCount - dest value
    uint16.nonzeroBitCount - dest value
    uint16.byteSwapped - dest value
    uint16.convert traps dest value
    uint16.clamp - dest value
    uint16.exactly - dest value
    uint16.convertUInt64 traps dest value
    uint16.clampUInt64 - dest value
    uint16.exactlyUInt64 - dest value
    uint16.truncate - dest value
    uint16.fromFloat64 traps dest value
    uint16.fromFloat64Exactly - dest value
    uint8.add traps dest left right
    uint8.addWrapping - dest left right
    uint8.addReportingOverflow - dest left right
    uint8.subtract traps dest left right
    uint8.subtractWrapping - dest left right
    uint8.subtractReportingOverflow - dest left right
    uint8.multiply traps dest left right
    uint8.multiplyWrapping - dest left right
    uint8.multiplyReportingOverflow - dest left right
    uint8.not - dest value
    uint8.shiftLeft - dest value amount
    uint8.shiftLeftMasking - dest value amount
    uint8.shiftRight - dest value amount
    uint8.shiftRightMasking - dest value amount
    uint8.leadingZeroBitCount - dest value
    uint8.trailingZeroBitCount - dest value
    uint8.nonzeroBitCount - dest value
    uint8.convert traps dest value
    uint8.clamp - dest value
    uint8.exactly - dest value
    uint8.convertUInt64 traps dest value
    uint8.clampUInt64 - dest value
    uint8.exactlyUInt64 - dest value
    uint8.truncate - dest value
    uint8.fromFloat64 traps dest value
    uint8.fromFloat64Exactly - dest value
    int64.multiplyFullWidth - dest left right
    uint64.multiplyFullWidth - dest left right
    int64.description - dest value
    int64.descriptionRadix - dest value radix uppercase
    int64.parse - dest text radix
    uint64.description - dest value
    uint64.descriptionRadix - dest value radix uppercase
    uint64.parse - dest text radix
    bool.not - dest value
    float64.add - dest left right
    float64.subtract - dest left right
    float64.multiply - dest left right
    float64.divide - dest left right
    float64.addConstant - dest left
    float64.subtractConstant - dest left
    float64.multiplyConstant - dest left
    float64.divideConstant - dest left
    float64.truncatingRemainder - dest left right
    float64.remainder - dest left right
    float64.minimum - dest left right
    float64.maximum - dest left right
    float64.negate - dest value
    float64.magnitude - dest value
    float64.squareRoot - dest value
    float64.roundedUp - dest value
    float64.roundedDown - dest value
    float64.roundedTowardZero - dest value
    float64.roundedAwayFromZero - dest value
    float64.roundedToNearestOrEven - dest value
    float64.roundedToNearestOrAwayFromZero - dest value
    float64.nextUp - dest value
    float64.ulp - dest value
    float64.significand - dest value
    float64.multiplyAdd - dest addend left right
    float64.exponent - dest value
    float64.equal - dest left right
    float64.notEqual - dest left right
    float64.less - dest left right
    float64.lessEqual - dest left right
    float64.greater - dest left right
    float64.greaterEqual - dest left right
    float64.fromInt64 - dest value
    float64.fromUInt64 - dest value
    float64.description - dest value
    float64.parse - dest text
    float32.add - dest left right
    float32.subtract - dest left right
    float32.multiply - dest left right
    float32.divide - dest left right
    float32.truncatingRemainder - dest left right
    float32.remainder - dest left right
    float32.minimum - dest left right
    float32.maximum - dest left right
    float32.negate - dest value
    float32.magnitude - dest value
    float32.squareRoot - dest value
    float32.roundedUp - dest value
    float32.roundedDown - dest value
    float32.roundedTowardZero - dest value
    float32.roundedAwayFromZero - dest value
    float32.roundedToNearestOrEven - dest value
    float32.roundedToNearestOrAwayFromZero - dest value
    float32.nextUp - dest value
    float32.ulp - dest value
    float32.significand - dest value
    float32.multiplyAdd - dest addend left right
    float32.exponent - dest value
    float32.equal - dest left right
    float32.notEqual - dest left right
    float32.less - dest left right
    float32.lessEqual - dest left right
    float32.greater - dest left right
    float32.greaterEqual - dest left right
    float32.fromInt64 - dest value
    float32.fromUInt64 - dest value
    float32.description - dest value
    float32.parse - dest text
    float64.fromFloat32 - dest value
    float32.fromFloat64 - dest value
    float64.sin - dest value
    float64.cos - dest value
    float64.tan - dest value
    float64.asin - dest value
    float64.acos - dest value
    float64.atan - dest value
    float64.sinh - dest value
    float64.cosh - dest value
    float64.tanh - dest value
    float64.exp - dest value
    float64.exp2 - dest value
    float64.log - dest value
    float64.log2 - dest value
    float64.log10 - dest value
    float64.cbrt - dest value
    float64.log1p - dest value
    float64.expm1 - dest value
    float64.power - dest left right
    float64.atan2 - dest left right
    float64.hypotenuse - dest left right
    jump - target
    branch.ifTrue - condition target
    branch.ifFalse - condition target
    branch.ifZero - value target
    branch.ifNotZero - value target
    int64.branchIfEqual - left right target
    int64.branchIfEqualImmediate - left right target
    int64.branchIfNotEqual - left right target
    int64.branchIfNotEqualImmediate - left right target
    int64.branchIfLess - left right target
    int64.branchIfLessImmediate - left right target
    int64.branchIfLessEqual - left right target
    int64.branchIfLessEqualImmediate - left right target
    int64.branchIfGreater - left right target
    int64.branchIfGreaterImmediate - left right target
    int64.branchIfGreaterEqual - left right target
    int64.branchIfGreaterEqualImmediate - left right target
    uint64.branchIfLess - left right target
    uint64.branchIfLessEqual - left right target
    uint64.branchIfGreater - left right target
    uint64.branchIfGreaterEqual - left right target
    float64.branchIfEqual - left right target
    float64.branchIfNotEqual - left right target
    float64.branchIfLess - left right target
    float64.branchIfLessEqual - left right target
    float64.branchIfGreater - left right target
    float64.branchIfGreaterEqual - left right target
    float64.branchIfNotLess - left right target
    float64.branchIfNotLessEqual - left right target
    float64.branchIfNotGreater - left right target
    float64.branchIfNotGreaterEqual - left right target
    float64.branchIfLessConstant - left target
    float64.branchIfNotLessConstant - left target
    float64.branchIfLessEqualConstant - left target
    float64.branchIfNotLessEqualConstant - left target
    float64.branchIfGreaterConstant - left target
    float64.branchIfNotGreaterConstant - left target
    float64.branchIfGreaterEqualConstant - left target
    float64.branchIfNotGreaterEqualConstant - left target
    loop.counted - counter target
    loop.strided - counter target
    loop.stridedThrough - counter target
    loop.array - state target
    loop.arrayMany - state target width
    switch.table - value first count
    poll traps
    call traps window
    call.virtual traps window method
    call.virtualOfType traps window method type
    call.closure traps window closure
    call.dispatched traps window type
    call.dispatchedMany traps window types
    call.above traps window arguments
    call.virtualAbove traps window arguments method
    call.virtualOfTypeAbove traps window arguments method type
    call.closureAbove traps window arguments closure
    call.dispatchedAbove traps window arguments type
    call.dispatchedManyAbove traps window arguments types
    call.fetch - window results
    link traps
    enter traps
    return -
    return.slot - value
    return.slots2 - value
    return.slots - value count
    return.constant - value
    return.int64Add traps left right
    return.int64Subtract traps left right
    return.int64Multiply traps left right
    return.ifInt64EqualImmediate - left right value
    return.ifInt64NotEqualImmediate - left right value
    return.ifInt64LessImmediate - left right value
    return.ifInt64LessEqualImmediate - left right value
    return.ifInt64GreaterImmediate - left right value
    return.ifInt64GreaterEqualImmediate - left right value
    return.ifTrue - condition value
    return.ifFalse - condition value
    return.field - pointer offset
    halt traps
    destruction.resume -
    throw - error
    branch.ifThrown - target
    error.take - dest
    closure.allocate - dest
    closure.context - dest
    closure.capture - dest index
    closure.captureMany - dest index count
    closure.captureAddress - dest index
    closure.setCapture - closure index value
    closure.setCaptures - closure index value count
    access.begin traps window arguments top
    access.beginVirtual traps window arguments top method
    access.beginClosure traps window arguments top closure
    access.beginDispatched traps window arguments top type
    access.yield - pointer target
    access.end - handle top
    access.abort - handle top
    access.return -
    memory.load - dest pointer offset
    memory.load2 - dest pointer offset
    memory.loadMany - dest pointer offset count
    memory.store - pointer offset source
    memory.store2 - pointer offset source
    memory.storeMany - pointer offset source count
    memory.copy - target source count
    memory.addOffset - dest pointer offset
    memory.addIndex - dest pointer index stride
    memory.int64Add traps pointer offset right
    memory.int64AddImmediate traps pointer offset right
    memory.int64Subtract traps pointer offset right
    memory.int64SubtractImmediate traps pointer offset right
    memory.float64Add - pointer offset right
    memory.float64Subtract - pointer offset right
    memory.float64Multiply - pointer offset right
    memory.loadReference - dest pointer offset
    memory.loadOptionalReference - dest pointer offset
    memory.loadString - dest pointer offset
    memory.compare - dest left right count
    reference.retain - value
    reference.release - value top
    reference.copy - dest source
    optional.retain - value
    optional.release - value top
    optional.copy - dest source
    reference.replace - pointer offset value top
    optional.replace - pointer offset value top
    reference.isUnique - dest pointer
    reference.isUniqueLocal - dest value
    reference.identity - dest value
    reference.count - dest value
    object.allocate - dest
    object.allocateOfType - dest type
    object.deallocatePartial - value top
    object.type - dest value
    box.allocate - dest
    box.address - dest box
    weak.initialize - pointer value
    weak.assign - pointer value
    weak.load - dest pointer
    weak.destroy - pointer
    weak.copy - target source
    unowned.load - dest pointer
    value.copy - dest source
    value.retain - value
    value.destroy - value top
    value.load - dest pointer offset
    value.retainAt - pointer offset
    value.destroyAt - pointer offset top
    value.replace - pointer offset value top
    value.destroyOfType - pointer type top
    existential.pack - dest source
    existential.packOfType - dest pointer type
    existential.packObject - dest object
    existential.payload - dest pointer
    existential.payloadLocal - dest value
    existential.uniquePayload - dest pointer
    existential.copy - dest source
    existential.retain - value
    existential.destroy - value top
    existential.takePayload - dest value
    type.superclass - dest type
    type.isSubclass - dest type of
    type.isClass - dest type
    type.slots - dest type
    type.name - dest type qualified
    string.literal - dest
    string.literalBorrowed - dest
    string.retain - value
    string.copy - dest source
    string.release - value
    string.replace - pointer offset value
    string.append - pointer piece
    string.appendLocal - text piece
    string.appendLiteral - pointer
    string.appendLiteralLocal - text
    string.appendInt64 - pointer value
    string.appendInt64Local - text value
    string.appendCharacter - pointer character
    string.appendCharacterLocal - text character
    string.appendRange - pointer range
    string.reserve - pointer capacity
    string.removeAll - pointer keepingCapacity
    string.concatenate - dest left right
    string.slice - dest range
    string.repeat - dest text count
    string.equal - dest left right
    string.notEqual - dest left right
    string.less - dest left right
    string.lessEqual - dest left right
    string.greater - dest left right
    string.greaterEqual - dest left right
    string.branchIfEqual - left right target
    string.branchIfNotEqual - left right target
    string.branchIfLess - left right target
    string.isEmpty - dest text
    string.utf8Count - dest text
    string.count - dest text
    string.rangeCount - dest range
    string.isASCII - dest text
    string.hasPrefix - dest text prefix
    string.hasSuffix - dest text suffix
    string.find - dest range needle
    string.findCharacter - dest range character
    substring.split - dest range separator omittingEmpty
    substring.parseInt64 - dest range radix
    string.lowercased - dest text
    string.uppercased - dest text
    string.debugDescription - dest text
    string.utf8At traps dest text offset
    string.characterAt traps dest text offset
    string.indexAfter traps dest text offset
    string.characterAndNext traps dest text offset
    string.indexBefore traps dest text offset
    string.offsetIndex - dest text from distance
    string.distance - dest text from to
    string.roundedIndex - dest text offset
    loop.characters - state target
    string.scalarAndNext traps dest text offset
    string.scalarBefore traps dest text offset
    string.utf16Count - dest range
    string.fromScalar - dest scalar
    string.fromUTF8 - dest buffer start end
    string.toUTF8 - range buffer
    string.hash - dest text
    substring.equal - dest left right
    substring.less - dest left right
    substring.hasPrefix - dest range prefix
    substring.hasSuffix - dest range suffix
    character.literal - dest
    character.retain - value
    character.copy - dest source
    character.release - value
    character.equal - dest left right
    character.notEqual - dest left right
    character.branchIfEqual - left right target
    character.branchIfNotEqual - left right target
    character.less - dest left right
    character.string - dest character
    string.character traps dest text
    character.fromScalar - dest scalar
    character.firstScalar - dest character
    character.utf8Count - dest character
    character.hash - dest character
    character.isLetter - dest character
    character.isNumber - dest character
    character.isWhitespace - dest character
    character.isNewline - dest character
    character.isUppercase - dest character
    character.isLowercase - dest character
    character.isCased - dest character
    character.isPunctuation - dest character
    character.isSymbol - dest character
    character.isMathSymbol - dest character
    character.isCurrencySymbol - dest character
    character.isWholeNumber - dest character
    character.isHexDigit - dest character
    character.isASCII - dest character
    character.wholeNumberValue - dest character
    character.hexDigitValue - dest character
    character.uppercased - dest character
    character.lowercased - dest character
    scalar.isAlphabetic - dest scalar
    scalar.isLowercase - dest scalar
    scalar.isUppercase - dest scalar
    scalar.isWhitespace - dest scalar
    scalar.isEmoji - dest scalar
    scalar.isEmojiPresentation - dest scalar
    scalar.isMath - dest scalar
    scalar.isIDStart - dest scalar
    scalar.isIDContinue - dest scalar
    scalar.isValid - dest value
    scalar.utf8Count - dest scalar
    hash.seed - dest
    hash.combine - dest state value
    hash.combineString - dest state text
    hash.combineRange - dest state range
    hash.combineCharacter - dest state character
    hash.combineFloat64 - dest state value
    buffer.empty - dest
    buffer.allocate traps dest capacity
    buffer.allocateLike traps dest like capacity
    buffer.count - dest buffer
    buffer.setCount - buffer count
    buffer.capacity - dest buffer
    buffer.get traps dest buffer index
    buffer.get2 traps dest buffer index
    buffer.getMany traps dest buffer index width
    buffer.getReference traps dest buffer index
    buffer.getString traps dest buffer index
    buffer.getUnchecked - dest buffer index
    buffer.getOfField traps dest pointer offset index
    buffer.setUnique traps pointer index value offset
    buffer.setUniqueLocal traps buffer index value
    buffer.getNested traps dest buffer outer index
    buffer.address - dest buffer index width
    buffer.addressChecked traps dest buffer index width
    buffer.uniqueAddress traps dest pointer index width
    buffer.makeUnique - pointer
    array.append traps pointer value
    array.appendMany traps pointer value width
    buffer.reserve traps pointer extra
    buffer.move - buffer from to count
    buffer.copy - dest buffer start end
    buffer.appendRange traps pointer source start end
    buffer.destroy - buffer start end top
    buffer.repeat - pointer value count
    buffer.swap traps pointer left right width
    buffer.sort - pointer kind
    table.allocate - dest capacity
    table.count - dest table
    table.capacity - dest table
    table.find - dest table key
    table.findOrInsert - dest pointer key
    table.valueAddress - dest table entry
    table.keyAddress - dest table entry
    table.makeUnique - pointer
    table.reserve - pointer capacity
    table.remove - pointer entry
    table.next - dest table from
    table.copy - dest table
    table.removeAll - pointer keepingCapacity top
    table.probeStart - dest table hash
    table.probeNext - dest table entry
    table.isOccupied - dest table entry
    table.entryHash - dest table entry
    table.insertAt - table entry hash key
    mirror.kind - dest type
    mirror.count - dest type
    mirror.label - dest type index
    mirror.child - dest pointer type index
    mirror.fieldType - dest type index
    mirror.fieldOffset - dest type index
    mirror.caseIndex - dest pointer type
    mirror.caseName - dest type index
    mirror.casePayload - dest pointer type index
    mirror.sameBytes - dest left right type
    mirror.writeField - pointer index value top
    type.isPlain - dest type
    trap.overflow traps
    trap.indexOutOfRange traps
    trap.unwrappedNil traps
    trap.implicitlyUnwrappedNil traps
    trap.unreachable traps
    trap - message
    fatal - message
    fatal.prefixed - prefix message
    fatal.uncaughtError traps message
    write - text toErrorStream
    exit traps status
    random64 - dest
    clockNanoseconds - dest
    programPlace - dest
    readLine - dest
    arguments.count - dest
    arguments.get - dest index
    exclusivity.begin traps pointer kind
    exclusivity.end - pointer kind
    exclusivity.check traps pointer kind
    trace.argument - value
    trace.begin - pointer
    trace.access - pointer whole
    """
}
