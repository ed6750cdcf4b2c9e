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
  /// The state is a buffer, the next index and the element: takes the next one-slot element and branches back; goes on behind the loop at the end. The element is not retained.
  case loopArray
  /// As `loop.array`, for elements of `width` slots.
  case loopArrayMany
  /// Goes to the jump number `value - first` of the `count` jumps that follow, or to the one behind them.
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
  /// The monotonic clock, in nanoseconds.
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
    262145,
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
    786889,
    55835361731,
    111670395333,
    197569937862,
    296353989060,
    382252745160,
    429497582026,
    489627058631,
    545461830344,
    614181176009,
    674310652562,
    730145489555,
    803159408675,
    841814245422,
    889058754833,
    927713787951,
    987842936869,
    1022202937840,
    1073742610927,
    1129577316718,
    1194001957232,
    1267016335802,
    1335735681389,
    1395865223535,
    1455994831502,
    1520419799695,
    1614908686976,
    1683628425857,
    1769527706263,
    1851131888260,
    1919851102870,
    1971390775938,
    2027225481880,
    2091649860223,
    2147484304005,
    2194729009798,
    2246268813959,
    2310693520011,
    2388003062408,
    2473902211721,
    2546916852362,
    2632815935975,
    2701535543953,
    2778844562069,
    2830384300697,
    2890513908372,
    2954938483331,
    3023658025612,
    3096672797325,
    3191161422490,
    3242701619856,
    3332894884248,
    3354370113950,
    3401614885275,
    3457449787809,
    3534759068060,
    3603478872482,
    3693673120157,
    3779572793763,
    3886946058660,
    3934190829977,
    3990025732511,
    4067335209370,
    4148939915680,
    4252019130963,
    4355098542676,
    4471061873231,
    4535486448209,
    4604206318169,
    4698695533144,
    4788889453147,
    4853314552427,
    4956393374313,
    5033702785634,
    5111012786790,
    5226976510568,
    5317170692700,
    5398775267937,
    5493264613989,
    5592048665183,
    5677947945565,
    5759552651875,
    5862631539300,
    5944236114528,
    6038725460574,
    6137509773927,
    6240588399189,
    6305013105229,
    6382322713197,
    6472516895314,
    6554121208400,
    6631430554190,
    6704444998230,
    6777459704428,
    6867653952090,
    6953553756778,
    7069516496901,
    7095287022277,
    7168301466044,
    7241315844542,
    7310035780032,
    7408819831231,
    7494718915005,
    7563438588353,
    7645043032514,
    7730941657095,
    7769596755974,
    7834021527992,
    7915625054630,
    7941395186107,
    7988640285386,
    8065949696716,
    8143258976971,
    8211978519045,
    8284993159687,
    8370892308991,
    8443907146241,
    8542691394048,
    8641475445250,
    8727375118851,
    8834748908038,
    8916353614344,
    9019432960516,
    9131100734147,
    9152575636159,
    9178346029760,
    9242770866881,
    9328669688118,
    9380209754112,
    9461814198612,
    9547713216825,
    9612137660748,
    9672267399499,
    9745282236416,
    9844066287959,
    9929965502802,
    10007274979667,
    10088879161680,
    10157598966097,
    10247792755022,
    10303627657551,
    10380937068863,
    10458246349117,
    10526965825852,
    10595685368120,
    10668700008778,
    10754599027006,
    10819023536455,
    10883448176973,
    10956462424405,
    11016592228667,
    11093902295364,
    11214160855362,
    11300061446470,
    11467564646725,
    11600708305219,
    11712376930625,
    11789686473033,
    11875585753408,
    11957190000951,
    12030205165882,
    12150463201608,
    12202002874716,
    12257837383954,
    12309377515798,
    12395276403035,
    12451110977885,
    12506945618282,
    12567075487744,
    12648680063361,
    12743169474949,
    12846249214351,
    12983687971206,
    13108242547089,
    13267155288451,
    13357350125963,
    13481903980932,
    13593573654925,
    13739601953154,
    13846976266633,
    13962940907920,
    14113264566666,
    14250704044434,
    14422501687687,
    14525581427084,
    14663020183944,
    14787574759822,
    14946486976870,
    15002321486169,
    15053861159263,
    15109696192820,
    15195595211029,
    15260020244761,
    15358803902764,
    15418933313889,
    15470472986978,
    15526307627368,
    15586437366059,
    15659452203008,
    15758236254550,
    15844135469362,
    15921444946227,
    16003049128240,
    16071768932657,
    16161963114859,
    16243567100206,
    16299402002735,
    16376711020899,
    16428250759525,
    16488380301671,
    16548509778276,
    16604344680735,
    16681653960989,
    16750373437724,
    16819092979988,
    16892107620650,
    16978007294232,
    17085380821278,
    17149805330727,
    17214229971245,
    17287244218677,
    17347373760873,
    17407503565083,
    17484813631780,
    17605072191778,
    17690972782886,
    17858475983141,
    17991619641635,
    18103288267041,
    18180597809449,
    18266496631128,
    18318036304222,
    18373871272224,
    18455475519763,
    18528490488087,
    18635863818586,
    18687403491680,
    18743239049498,
    18863497085224,
    18915036692489,
    18966576365578,
    19022410416567,
    19043885777530,
    19099720942205,
    19194210091646,
    19280109306492,
    19357418783355,
    19439022572153,
    19481972244573,
    19524923031647,
    19640886558814,
    19718195445795,
    19761145643122,
    19838454661236,
    19889994662007,
    19967303811187,
    20027433746550,
    20113332633702,
    20169168322663,
    20298016161838,
    20349555900533,
    20409685835896,
    20495585050746,
    20572894920827,
    20680268382258,
    20740398252083,
    20822003089519,
    20933671256112,
    20980916224049,
    21049635635299,
    21114061258853,
    21251499622500,
    21350283214954,
    21406118379633,
    21500606873641,
    21543556874287,
    21607980990501,
    21646636154984,
    21715356745833,
    21857089552491,
    21925809487980,
    22024593342573,
    22097608245358,
    22200686870624,
    22265112494178,
    22402550857825,
    22501335367792,
    22617298698361,
    22681722880039,
    22724672553022,
    22767623340096,
    22883586867263,
    22960895754275,
    23003845951571,
    23081154969685,
    23132694970456,
    23210004119636,
    23270134054999,
    23356032942151,
    23411868631112,
    23540716470318,
    23592256208982,
    23652386144345,
    23738285359195,
    23815595229276,
    23922968690738,
    23983098560563,
    24064703397968,
    24176371564592,
    24223616532529,
    24292335943748,
    24356761567302,
    24494199930949,
    24592983523403,
    24648818688082,
    24743307182121,
    24786257182767,
    24850681298981,
    24889336463433,
    24958057054282,
    25099789860940,
    25168509796429,
    25267293651022,
    25340308553807,
    25443387179073,
    25507812802627,
    25645251166274,
    25744035676241,
    25859999006810,
    25924423188519,
    25967372861451,
    26010323124236,
    26091928027150,
    26207891554317,
    26285200441379,
    26328150704164,
    26409755148657,
    26495655084402,
    26620208677241,
    26714698285435,
    26830662992252,
    26985281487226,
    27118424686965,
    27200029393271,
    27303109198200,
    27444842791286,
    27565101547891,
    27663886385524,
    27801324421175,
    27878633439232,
    27930173440058,
    28007482589184,
    28067612524601,
    28153511739659,
    28230821478668,
    28329605070871,
    28385440170016,
    28475634548760,
    28570123894813,
    28668908601369,
    28797756440622,
    28849296179256,
    28909426114619,
    28995325329468,
    29072635199549,
    29180008661042,
    29240138530867,
    29321743368244,
    29433411534896,
    29480656502833,
    29549375914003,
    29613800947743,
    29712585261321,
    29815664476180,
    29918744215574,
    30056182579221,
    30154966171682,
    30210801336374,
    30305289830441,
    30348239831087,
    30412663947301,
    30451319242790,
    30528628261133,
    30580168130586,
    30648888131617,
    30751967412251,
    30859341660190,
    30971011268636,
    31112744075306,
    31181464010795,
    31280247865388,
    31353262768173,
    31456341393423,
    31520766492688,
    31623846232082,
    31761284595729,
    31860069105717,
    31976032436224,
    32040456618023,
    32083406880808,
    32165010604156,
    32203666423934,
    32315334983805,
    32388348903459,
    32427004133376,
    32500018184338,
    32547263217813,
    32620277399697,
    32676112367764,
    32757716287621,
    32809257009286,
    32933809881134,
    32981054652563,
    33036889620630,
    33118493868184,
    33191508770969,
    33294587265074,
    33350422167603,
    33427732037774,
    33535105237040,
    33578055237681,
    33642479681666,
    33702610337924,
    33835753734275,
    33930242359433,
    33981782556816,
    34071976083497,
    34110631116847,
    34170760265765,
    34205120462983,
    34269546086536,
    34406983925898,
    34471408894091,
    34565897781388,
    34634617716877,
    34733401374847,
    34793532031105,
    34926675427456,
    35021164970127,
    35132833333399,
    35192962547751,
    35231616991596,
    35253091828133,
    35274567057812,
    35321811960213,
    35386236535361,
    35454955815315,
    35510790586835,
    35579510129106,
    35652524442078,
    35716948754897,
    35768488755672,
    35845798494682,
    35944582742489,
    36043366531540,
    36112086598101,
    36219460518358,
    36309655421399,
    36438503260619,
    36490042933708,
    36545877705165,
    36614598033884,
    36739151561179,
    36829345677789,
    36906654761422,
    36962489401807,
    37022619140560,
    37095633584819,
    37168647963316,
    37237367636661,
    37318971622064,
    37374806196910,
    37430641164978,
    37512245412529,
    37585259528877,
    37636799201967,
    37692634038966,
    37765648548535,
    37842957107200,
    37864432009217,
    37890201812994,
    37915971616771,
    37941741617156,
    37980396782059,
    38049116652012,
    38143606129133,
    38250979721705,
    38319699198439,
    38388418413038,
    38439958151652,
    38500087890403,
    38573102334438,
    38646116712930,
    38714835468695,
    38736310829766,
    38792145142468,
    38830799848135,
    38869454946785,
    38933879521770,
    39002599195113,
    39084203573735,
    39165808280040,
    39268887101920,
    39346196513253,
    39423505859039,
    39496519647655,
    39526585008554,
    39595304288694,
    39651138994613,
    39715564421550,
    39840118931891,
    39994737426866,
    40127881544113,
    40269615137200,
    40389874483631,
    40527312257460,
    40587441930667,
    40656161735085,
    40746356048300,
    40836549771688,
    40888089444777,
    40943924478574,
    41029823496818,
    41094248792691,
    41210212450934,
    41296111600245,
    41369126175343,
    41450730226292,
    41510860096112,
    41592464212599,
    41656889049713,
    41742788199032,
    41815802380296,
    41871637021204,
    41931767153178,
    42030551728667,
    42150810223128,
    42232414929433,
    42335493947926,
    42425688588823,
    42537357279765,
    42618961658396,
    42700566168104,
    42790760415786,
    42876660023849,
    42979738780247,
    43052753683004,
    43155832570426,
    43237436949023,
    43319040868881,
    43370580541997,
    43426415837752,
    43529494528575,
    43598213808674,
    43654048318002,
    43705588515379,
    43795782632005,
    43873091912262,
    43941811323430,
    44006236160551,
    44092135309872,
    44165149753905,
    44238163870280,
    44289703871035,
    44367013347901,
    44448617464367,
    44513041973803,
    44577466286628,
    44629006221861,
    44702020534798,
    44766445568527,
    44865229488694,
    44942538768931,
    45011258442302,
    45092862755374,
    45170171970066,
    45234596610590,
    45307610858017,
    45367740465683,
    45432164975133,
    45496589419024,
    45556719354432,
    45642618765890,
    45732813013571,
    45818711900704,
    45874546541127,
    45934676345399,
    46011985756740,
    46089294905913,
    46149424644652,
    46222439023150,
    46291158499913,
    46359877911090,
    46424303010355,
    46527381963339,
    46613281309260,
    46699180327498,
    46763605230133,
    46853799215668,
    46922518757920,
    46995533464132,
    47085727252886,
    47141561959067,
    47205986468509,
    47270410715814,
    47317655421596,
    47369195291307,
    47437914440350,
    47485159604895,
    47566763721388,
    47631188361898,
    47704202674663,
    47768627315361,
    47841641759394,
    47914655810213,
    47961900778153,
    48030620320424,
    48103634502308,
    48159469273767,
    48228188619427,
    48288318489248,
    48369922015673,
    48395692278479,
    48451526984397,
    48515951297230,
    48567490446014,
    48588966789820,
    48709225415354,
    48799419269817,
    48859549008573,
    48932563518139,
    49009872601611,
    49065707176632,
    49121541947914,
    49190261031437,
    49233210769932,
    49280455737865,
    49349174886612,
    49396420640982,
    49516679135445,
    49598282989603,
    49645528154341,
    49727132139751,
    49782967107818,
    49864571224294,
    49928996126953,
    50019189981207,
    50079320637465,
    50212463444014,
    50268298150120,
    50332723052779,
    50422917234925,
    50504522072302,
    50616190500914,
    50680615338035,
    50766515142882,
    50882478276656,
    50934018211889,
    51007032590554,
    51075753181404,
    51217486512347,
    51320565661924,
    51419349123293,
    51466594091055,
    51535313174565,
    51578263306266,
    51651278864412,
    51797306638558,
    51870321541343,
    51973400363232,
    52050710233313,
    52158083825879,
    52226804416729,
    52368537747672,
    52471617224931,
    52591875522796,
    52660594671655,
    52707839312057,
    52755085066427,
    52875343560890,
    52956947415075,
    53004192579786,
    53085796565196,
    53141631533263,
    53223235649739,
    53287660552398,
    53377854406679,
    53437985062937,
    53571127869486,
    53626962575565,
    53691387478224,
    53781581660370,
    53863186497747,
    53974854926386,
    54039279763507,
    54125179568327,
    54241142702128,
    54292682637361,
    54365697015999,
    54434417606849,
    54576150937792,
    54679230087369,
    54778013548738,
    54825258516527,
    54893977600037,
    54936927731738,
    55009943289884,
    55155971064003,
    55228985966788,
    55332064788677,
    55409374658758,
    55516748251324,
    55585468842174,
    55727202173117,
    55830281650376,
    55950539948241,
    56019259097127,
    56066503737498,
    56113749491868,
    56234007986331,
    56315611840547,
    56362857267583,
    56461641843072,
    56581900403069,
    56667800076670,
    56775173865650,
    56856777851060,
    56912612818944,
    56994216935603,
    57058641838080,
    57148836020494,
    57230440726799,
    57333519286435,
    57393649942692,
    57526792749102,
    57582627455157,
    57647052357814,
    57737246539959,
    57818851377336,
    57930519806125,
    57994944643246,
    58080844447919,
    58196807581867,
    58248347517100,
    58321361895584,
    58390081962250,
    58497456668834,
    58639189999777,
    58742269149361,
    58841052610601,
    58888297578543,
    58957016662053,
    58999966531856,
    59055801368741,
    59128816926886,
    59274844700839,
    59347859603624,
    59450938425513,
    59528248295594,
    59635621888157,
    59704342479007,
    59846075809950,
    59949155287216,
    60069413584896,
    60138132733991,
    60185377308911,
    60228328095985,
    60344291623152,
    60421600509987,
    60464550707200,
    60541859725569,
    60593399726340,
    60670708875520,
    60730838810883,
    60816737697815,
    60872573386777,
    61001421226030,
    61052960964866,
    61113090900229,
    61198990115079,
    61276299985160,
    61383673446450,
    61443803316275,
    61525408153853,
    61637076320304,
    61684321288241,
    61753040699637,
    61817466323191,
    61954904686838,
    62053688869119,
    62148177363192,
    62191127363631,
    62255551479845,
    62294206644250,
    62362927235100,
    62504660041977,
    62573379977466,
    62672163832059,
    62745178734844,
    62848257360114,
    62912682983668,
    63050121347315,
    63148905857278,
    63264869187846,
    63329293369383,
    63372243370482,
    63436667748853,
    63492502520308,
    63561222193649,
    63642826179062,
    63698660622839,
    63745905459705,
    63806035132924,
    63874754871806,
    63960653627898,
    64007898464765,
    64068027941368,
    64123862647291,
    64188286960114,
    64239826436597,
    64282776306164,
    64338611077617,
    64407330161139,
    64450279572162,
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
