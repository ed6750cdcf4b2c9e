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
  /// `left.dividedReportingOverflow`: the result, and whether it is wrong.
  case int64DivideReportingOverflow
  /// `left % right`; traps on zero and on overflow.
  case int64Remainder
  /// `left.remainderReportingOverflow`: the result, and whether it is wrong.
  case int64RemainderReportingOverflow
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
  /// Stores a one-slot element without references into the buffer at an address, copied first when it is shared; traps when out of range.
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
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
    1,
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
    1,
    1,
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
    262145,
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
    66,
    146,
    146,
  ]
}

extension InstructionDescription {
  /// The table, one line an instruction, in the order of the opcodes: name, cells, immediate, cache, whether control
  /// goes on, whether it may trap, operands.
  static let tableText: StaticString = """
    move 1 - - falls - dest:write:1 source:read:1
    move2 1 - - falls - dest:write:2 source:read:2
    move3 1 - - falls - dest:write:3 source:read:3
    move4 1 - - falls - dest:write:4 source:read:4
    moveMany 1 - - falls - dest:write:0 source:read:0 count:count:0
    clear 1 - - falls - dest:write:0 count:count:0
    constant.small 1 - - falls - dest:write:1 value:signed32:0
    constant 2 word - falls - dest:write:1
    slot.address 1 - - falls - dest:write:1 slot:read:0
    global.load 2 word - falls - dest:write:1
    global.store 2 word - falls - source:read:1
    int64.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int64.addImmediate 1 - - falls traps dest:write:1 left:read:1 right:signed:0
    int64.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int64.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int64.subtractImmediate 1 - - falls traps dest:write:1 left:read:1 right:signed:0
    int64.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int64.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int64.multiplyImmediate 1 - - falls traps dest:write:1 left:read:1 right:signed:0
    int64.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int64.divide 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int64.divideReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int64.remainder 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int64.remainderReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int64.negate 1 - - falls traps dest:write:1 value:read:1
    int64.and 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.andImmediate 1 - - falls - dest:write:1 left:read:1 right:signed:0
    int64.or 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.orImmediate 1 - - falls - dest:write:1 left:read:1 right:signed:0
    int64.xor 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.xorImmediate 1 - - falls - dest:write:1 left:read:1 right:signed:0
    int64.not 1 - - falls - dest:write:1 value:read:1
    int64.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int64.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int64.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int64.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int64.equal 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.notEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.less 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.lessEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.greater 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.greaterEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    int64.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int64.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int64.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    int64.byteSwapped 1 - - falls - dest:write:1 value:read:1
    int64.exactly 1 - - falls - dest:write:2 value:read:1
    int64.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    int64.clampUInt64 1 - - falls - dest:write:1 value:read:1
    int64.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    int64.fromFloat64 1 - - falls - dest:write:1 value:read:1
    int64.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    int32.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int32.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int32.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int32.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int32.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int32.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int32.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int32.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int32.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int32.divide 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int32.divideReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int32.remainder 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int32.remainderReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int32.negate 1 - - falls traps dest:write:1 value:read:1
    int32.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int32.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int32.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int32.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int32.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int32.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int32.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    int32.byteSwapped 1 - - falls - dest:write:1 value:read:1
    int32.convert 1 - - falls traps dest:write:1 value:read:1
    int32.clamp 1 - - falls - dest:write:1 value:read:1
    int32.exactly 1 - - falls - dest:write:2 value:read:1
    int32.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    int32.clampUInt64 1 - - falls - dest:write:1 value:read:1
    int32.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    int32.truncate 1 - - falls - dest:write:1 value:read:1
    int32.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    int32.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    int16.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int16.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int16.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int16.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int16.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int16.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int16.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int16.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int16.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int16.divide 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int16.divideReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int16.remainder 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int16.remainderReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int16.negate 1 - - falls traps dest:write:1 value:read:1
    int16.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int16.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int16.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int16.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int16.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int16.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int16.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    int16.byteSwapped 1 - - falls - dest:write:1 value:read:1
    int16.convert 1 - - falls traps dest:write:1 value:read:1
    int16.clamp 1 - - falls - dest:write:1 value:read:1
    int16.exactly 1 - - falls - dest:write:2 value:read:1
    int16.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    int16.clampUInt64 1 - - falls - dest:write:1 value:read:1
    int16.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    int16.truncate 1 - - falls - dest:write:1 value:read:1
    int16.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    int16.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    int8.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int8.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int8.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int8.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int8.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int8.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int8.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int8.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    int8.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int8.divide 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int8.divideReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int8.remainder 1 - - falls traps dest:write:1 left:read:1 right:read:1
    int8.remainderReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    int8.negate 1 - - falls traps dest:write:1 value:read:1
    int8.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int8.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int8.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int8.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    int8.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int8.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    int8.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    int8.convert 1 - - falls traps dest:write:1 value:read:1
    int8.clamp 1 - - falls - dest:write:1 value:read:1
    int8.exactly 1 - - falls - dest:write:2 value:read:1
    int8.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    int8.clampUInt64 1 - - falls - dest:write:1 value:read:1
    int8.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    int8.truncate 1 - - falls - dest:write:1 value:read:1
    int8.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    int8.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    uint64.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint64.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint64.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint64.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint64.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint64.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint64.divide 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint64.divideReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint64.remainder 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint64.remainderReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint64.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint64.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint64.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint64.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint64.less 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.lessEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.greater 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.greaterEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint64.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint64.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint64.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint64.byteSwapped 1 - - falls - dest:write:1 value:read:1
    uint64.convert 1 - - falls traps dest:write:1 value:read:1
    uint64.clamp 1 - - falls - dest:write:1 value:read:1
    uint64.exactly 1 - - falls - dest:write:2 value:read:1
    uint64.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    uint64.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    uint64.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    uint32.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint32.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint32.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint32.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint32.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint32.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint32.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint32.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint32.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint32.not 1 - - falls - dest:write:1 value:read:1
    uint32.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint32.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint32.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint32.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint32.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint32.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint32.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint32.byteSwapped 1 - - falls - dest:write:1 value:read:1
    uint32.convert 1 - - falls traps dest:write:1 value:read:1
    uint32.clamp 1 - - falls - dest:write:1 value:read:1
    uint32.exactly 1 - - falls - dest:write:2 value:read:1
    uint32.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    uint32.clampUInt64 1 - - falls - dest:write:1 value:read:1
    uint32.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    uint32.truncate 1 - - falls - dest:write:1 value:read:1
    uint32.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    uint32.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    uint16.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint16.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint16.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint16.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint16.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint16.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint16.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint16.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint16.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint16.not 1 - - falls - dest:write:1 value:read:1
    uint16.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint16.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint16.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint16.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint16.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint16.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint16.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint16.byteSwapped 1 - - falls - dest:write:1 value:read:1
    uint16.convert 1 - - falls traps dest:write:1 value:read:1
    uint16.clamp 1 - - falls - dest:write:1 value:read:1
    uint16.exactly 1 - - falls - dest:write:2 value:read:1
    uint16.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    uint16.clampUInt64 1 - - falls - dest:write:1 value:read:1
    uint16.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    uint16.truncate 1 - - falls - dest:write:1 value:read:1
    uint16.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    uint16.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    uint8.add 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint8.addWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint8.addReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint8.subtract 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint8.subtractWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint8.subtractReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint8.multiply 1 - - falls traps dest:write:1 left:read:1 right:read:1
    uint8.multiplyWrapping 1 - - falls - dest:write:1 left:read:1 right:read:1
    uint8.multiplyReportingOverflow 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint8.not 1 - - falls - dest:write:1 value:read:1
    uint8.shiftLeft 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint8.shiftLeftMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint8.shiftRight 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint8.shiftRightMasking 1 - - falls - dest:write:1 value:read:1 amount:read:1
    uint8.leadingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint8.trailingZeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint8.nonzeroBitCount 1 - - falls - dest:write:1 value:read:1
    uint8.convert 1 - - falls traps dest:write:1 value:read:1
    uint8.clamp 1 - - falls - dest:write:1 value:read:1
    uint8.exactly 1 - - falls - dest:write:2 value:read:1
    uint8.convertUInt64 1 - - falls traps dest:write:1 value:read:1
    uint8.clampUInt64 1 - - falls - dest:write:1 value:read:1
    uint8.exactlyUInt64 1 - - falls - dest:write:2 value:read:1
    uint8.truncate 1 - - falls - dest:write:1 value:read:1
    uint8.fromFloat64 1 - - falls traps dest:write:1 value:read:1
    uint8.fromFloat64Exactly 1 - - falls - dest:write:2 value:read:1
    int64.multiplyFullWidth 1 - - falls - dest:write:2 left:read:1 right:read:1
    uint64.multiplyFullWidth 1 - - falls - dest:write:2 left:read:1 right:read:1
    int64.description 1 - - falls - dest:write:2 value:read:1
    int64.descriptionRadix 1 - - falls - dest:write:2 value:read:1 radix:read:1 uppercase:read:1
    int64.parse 1 - - falls - dest:write:2 text:read:2 radix:read:1
    uint64.description 1 - - falls - dest:write:2 value:read:1
    uint64.descriptionRadix 1 - - falls - dest:write:2 value:read:1 radix:read:1 uppercase:read:1
    uint64.parse 1 - - falls - dest:write:2 text:read:2 radix:read:1
    bool.not 1 - - falls - dest:write:1 value:read:1
    float64.add 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.subtract 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.multiply 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.divide 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.truncatingRemainder 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.remainder 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.minimum 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.maximum 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.negate 1 - - falls - dest:write:1 value:read:1
    float64.magnitude 1 - - falls - dest:write:1 value:read:1
    float64.squareRoot 1 - - falls - dest:write:1 value:read:1
    float64.roundedUp 1 - - falls - dest:write:1 value:read:1
    float64.roundedDown 1 - - falls - dest:write:1 value:read:1
    float64.roundedTowardZero 1 - - falls - dest:write:1 value:read:1
    float64.roundedAwayFromZero 1 - - falls - dest:write:1 value:read:1
    float64.roundedToNearestOrEven 1 - - falls - dest:write:1 value:read:1
    float64.roundedToNearestOrAwayFromZero 1 - - falls - dest:write:1 value:read:1
    float64.nextUp 1 - - falls - dest:write:1 value:read:1
    float64.ulp 1 - - falls - dest:write:1 value:read:1
    float64.significand 1 - - falls - dest:write:1 value:read:1
    float64.multiplyAdd 1 - - falls - dest:write:1 addend:read:1 left:read:1 right:read:1
    float64.exponent 1 - - falls - dest:write:1 value:read:1
    float64.equal 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.notEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.less 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.lessEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.greater 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.greaterEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.fromInt64 1 - - falls - dest:write:1 value:read:1
    float64.fromUInt64 1 - - falls - dest:write:1 value:read:1
    float64.description 1 - - falls - dest:write:2 value:read:1
    float64.parse 1 - - falls - dest:write:2 text:read:2
    float32.add 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.subtract 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.multiply 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.divide 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.truncatingRemainder 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.remainder 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.minimum 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.maximum 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.negate 1 - - falls - dest:write:1 value:read:1
    float32.magnitude 1 - - falls - dest:write:1 value:read:1
    float32.squareRoot 1 - - falls - dest:write:1 value:read:1
    float32.roundedUp 1 - - falls - dest:write:1 value:read:1
    float32.roundedDown 1 - - falls - dest:write:1 value:read:1
    float32.roundedTowardZero 1 - - falls - dest:write:1 value:read:1
    float32.roundedAwayFromZero 1 - - falls - dest:write:1 value:read:1
    float32.roundedToNearestOrEven 1 - - falls - dest:write:1 value:read:1
    float32.roundedToNearestOrAwayFromZero 1 - - falls - dest:write:1 value:read:1
    float32.nextUp 1 - - falls - dest:write:1 value:read:1
    float32.ulp 1 - - falls - dest:write:1 value:read:1
    float32.significand 1 - - falls - dest:write:1 value:read:1
    float32.multiplyAdd 1 - - falls - dest:write:1 addend:read:1 left:read:1 right:read:1
    float32.exponent 1 - - falls - dest:write:1 value:read:1
    float32.equal 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.notEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.less 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.lessEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.greater 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.greaterEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    float32.fromInt64 1 - - falls - dest:write:1 value:read:1
    float32.fromUInt64 1 - - falls - dest:write:1 value:read:1
    float32.description 1 - - falls - dest:write:2 value:read:1
    float32.parse 1 - - falls - dest:write:2 text:read:2
    float64.fromFloat32 1 - - falls - dest:write:1 value:read:1
    float32.fromFloat64 1 - - falls - dest:write:1 value:read:1
    float64.sin 1 - - falls - dest:write:1 value:read:1
    float64.cos 1 - - falls - dest:write:1 value:read:1
    float64.tan 1 - - falls - dest:write:1 value:read:1
    float64.asin 1 - - falls - dest:write:1 value:read:1
    float64.acos 1 - - falls - dest:write:1 value:read:1
    float64.atan 1 - - falls - dest:write:1 value:read:1
    float64.sinh 1 - - falls - dest:write:1 value:read:1
    float64.cosh 1 - - falls - dest:write:1 value:read:1
    float64.tanh 1 - - falls - dest:write:1 value:read:1
    float64.exp 1 - - falls - dest:write:1 value:read:1
    float64.exp2 1 - - falls - dest:write:1 value:read:1
    float64.log 1 - - falls - dest:write:1 value:read:1
    float64.log2 1 - - falls - dest:write:1 value:read:1
    float64.log10 1 - - falls - dest:write:1 value:read:1
    float64.cbrt 1 - - falls - dest:write:1 value:read:1
    float64.log1p 1 - - falls - dest:write:1 value:read:1
    float64.expm1 1 - - falls - dest:write:1 value:read:1
    float64.power 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.atan2 1 - - falls - dest:write:1 left:read:1 right:read:1
    float64.hypotenuse 1 - - falls - dest:write:1 left:read:1 right:read:1
    jump 1 - - ends - target:jump:0
    branch.ifTrue 1 - - falls - condition:read:1 target:jump:0
    branch.ifFalse 1 - - falls - condition:read:1 target:jump:0
    branch.ifZero 1 - - falls - value:read:1 target:jump:0
    branch.ifNotZero 1 - - falls - value:read:1 target:jump:0
    int64.branchIfEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    int64.branchIfEqualImmediate 1 - - falls - left:read:1 right:signed:0 target:jump:0
    int64.branchIfNotEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    int64.branchIfNotEqualImmediate 1 - - falls - left:read:1 right:signed:0 target:jump:0
    int64.branchIfLess 1 - - falls - left:read:1 right:read:1 target:jump:0
    int64.branchIfLessImmediate 1 - - falls - left:read:1 right:signed:0 target:jump:0
    int64.branchIfLessEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    int64.branchIfLessEqualImmediate 1 - - falls - left:read:1 right:signed:0 target:jump:0
    int64.branchIfGreater 1 - - falls - left:read:1 right:read:1 target:jump:0
    int64.branchIfGreaterImmediate 1 - - falls - left:read:1 right:signed:0 target:jump:0
    int64.branchIfGreaterEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    int64.branchIfGreaterEqualImmediate 1 - - falls - left:read:1 right:signed:0 target:jump:0
    uint64.branchIfLess 1 - - falls - left:read:1 right:read:1 target:jump:0
    uint64.branchIfLessEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    uint64.branchIfGreater 1 - - falls - left:read:1 right:read:1 target:jump:0
    uint64.branchIfGreaterEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfNotEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfLess 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfLessEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfGreater 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfGreaterEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfNotLess 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfNotLessEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfNotGreater 1 - - falls - left:read:1 right:read:1 target:jump:0
    float64.branchIfNotGreaterEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    loop.counted 1 - - falls - counter:update:2 target:jump:0
    loop.array 1 - - falls - state:update:3 target:jump:0
    loop.arrayMany 1 - - falls - state:update:0 target:jump:0 width:count:0
    switch.table 1 - - ends - value:read:1 first:signed:0 count:unsigned:0
    poll 1 - - falls traps
    call 2 function - falls traps window:window:0
    call.virtual 1 - - falls traps window:window:0 method:unsigned:0
    call.virtualOfType 1 - - falls traps window:window:0 method:unsigned:0 type:read:1
    call.closure 1 - - falls traps window:window:0 closure:read:1
    call.dispatched 3 key key falls traps window:window:0 type:read:1
    call.dispatchedMany 2 key - falls traps window:window:0 types:read:0
    call.above 2 function - falls traps window:window:0 arguments:count:0
    call.virtualAbove 1 - - falls traps window:window:0 arguments:count:0 method:unsigned:0
    call.virtualOfTypeAbove 1 - - falls traps window:window:0 arguments:count:0 method:unsigned:0 type:read:1
    call.closureAbove 1 - - falls traps window:window:0 arguments:count:0 closure:read:1
    call.dispatchedAbove 3 key key falls traps window:window:0 arguments:count:0 type:read:1
    call.dispatchedManyAbove 2 key - falls traps window:window:0 arguments:count:0 types:read:0
    call.fetch 1 - - falls - window:write:0 results:count:0
    link 2 word - ends traps
    enter 2 word - ends traps
    return 1 - - ends -
    return.slot 1 - - ends - value:read:1
    return.slots 1 - - ends - value:read:0 count:count:0
    return.constant 1 - - ends - value:signed32:0
    return.int64Add 1 - - ends traps left:read:1 right:read:1
    return.int64Subtract 1 - - ends traps left:read:1 right:read:1
    return.int64Multiply 1 - - ends traps left:read:1 right:read:1
    return.ifInt64EqualImmediate 1 - - falls - left:read:1 right:signed:0 value:read:1
    return.ifInt64NotEqualImmediate 1 - - falls - left:read:1 right:signed:0 value:read:1
    return.ifInt64LessImmediate 1 - - falls - left:read:1 right:signed:0 value:read:1
    return.ifInt64LessEqualImmediate 1 - - falls - left:read:1 right:signed:0 value:read:1
    return.ifInt64GreaterImmediate 1 - - falls - left:read:1 right:signed:0 value:read:1
    return.ifInt64GreaterEqualImmediate 1 - - falls - left:read:1 right:signed:0 value:read:1
    return.ifTrue 1 - - falls - condition:read:1 value:read:1
    return.ifFalse 1 - - falls - condition:read:1 value:read:1
    return.field 1 - - ends - pointer:read:1 offset:unsigned:0
    halt 1 - - ends traps
    destruction.resume 1 - - ends -
    throw 1 - - falls - error:read:4
    branch.ifThrown 1 - - falls - target:jump:0
    error.take 1 - - falls - dest:write:4
    closure.allocate 3 function descriptor falls - dest:write:1
    closure.context 1 - - falls - dest:write:1
    closure.capture 1 - - falls - dest:write:1 index:unsigned:0
    closure.captureMany 1 - - falls - dest:write:0 index:unsigned:0 count:count:0
    closure.captureAddress 1 - - falls - dest:write:1 index:unsigned:0
    closure.setCapture 1 - - falls - closure:read:1 index:unsigned:0 value:read:1
    closure.setCaptures 1 - - falls - closure:read:1 index:unsigned:0 value:read:0 count:count:0
    access.begin 2 coroutine - falls traps window:window:0 arguments:count:0 top:top:0
    access.beginVirtual 1 - - falls traps window:window:0 arguments:count:0 top:top:0 method:unsigned:0
    access.beginClosure 1 - - falls traps window:window:0 arguments:count:0 top:top:0 closure:read:1
    access.beginDispatched 3 key key falls traps window:window:0 arguments:count:0 top:top:0 type:read:1
    access.yield 1 - - falls - pointer:read:1 target:jump:0
    access.end 1 - - falls - handle:read:1 top:top:0
    access.abort 1 - - falls - handle:read:1 top:top:0
    access.return 1 - - ends -
    memory.load 1 - - falls - dest:write:1 pointer:read:1 offset:unsigned:0
    memory.load2 1 - - falls - dest:write:2 pointer:read:1 offset:unsigned:0
    memory.loadMany 1 - - falls - dest:write:0 pointer:read:1 offset:unsigned:0 count:count:0
    memory.store 1 - - falls - pointer:read:1 offset:unsigned:0 source:read:1
    memory.store2 1 - - falls - pointer:read:1 offset:unsigned:0 source:read:2
    memory.storeMany 1 - - falls - pointer:read:1 offset:unsigned:0 source:read:0 count:count:0
    memory.copy 1 - - falls - target:read:1 source:read:1 count:count:0
    memory.addOffset 1 - - falls - dest:write:1 pointer:read:1 offset:unsigned:0
    memory.addIndex 1 - - falls - dest:write:1 pointer:read:1 index:read:1 stride:unsigned:0
    memory.int64Add 1 - - falls traps pointer:read:1 offset:unsigned:0 right:read:1
    memory.int64AddImmediate 1 - - falls traps pointer:read:1 offset:unsigned:0 right:signed:0
    memory.int64Subtract 1 - - falls traps pointer:read:1 offset:unsigned:0 right:read:1
    memory.int64SubtractImmediate 1 - - falls traps pointer:read:1 offset:unsigned:0 right:signed:0
    memory.float64Add 1 - - falls - pointer:read:1 offset:unsigned:0 right:read:1
    memory.float64Subtract 1 - - falls - pointer:read:1 offset:unsigned:0 right:read:1
    memory.float64Multiply 1 - - falls - pointer:read:1 offset:unsigned:0 right:read:1
    memory.loadReference 1 - - falls - dest:write:1 pointer:read:1 offset:unsigned:0
    memory.loadOptionalReference 1 - - falls - dest:write:1 pointer:read:1 offset:unsigned:0
    memory.loadString 1 - - falls - dest:write:2 pointer:read:1 offset:unsigned:0
    memory.compare 1 - - falls - dest:write:1 left:read:1 right:read:1 count:unsigned:0
    reference.retain 1 - - falls - value:read:1
    reference.release 1 - - falls - value:read:1 top:top:0
    reference.copy 1 - - falls - dest:write:1 source:read:1
    optional.retain 1 - - falls - value:read:1
    optional.release 1 - - falls - value:read:1 top:top:0
    optional.copy 1 - - falls - dest:write:1 source:read:1
    reference.replace 1 - - falls - pointer:read:1 offset:unsigned:0 value:read:1 top:top:0
    optional.replace 1 - - falls - pointer:read:1 offset:unsigned:0 value:read:1 top:top:0
    reference.isUnique 1 - - falls - dest:write:1 pointer:read:1
    reference.isUniqueLocal 1 - - falls - dest:write:1 value:read:1
    reference.identity 1 - - falls - dest:write:1 value:read:1
    reference.count 1 - - falls - dest:write:1 value:read:1
    object.allocate 2 descriptor - falls - dest:write:1
    object.allocateOfType 1 - - falls - dest:write:1 type:read:1
    object.deallocatePartial 1 - - falls - value:read:1 top:top:0
    object.type 1 - - falls - dest:write:1 value:read:1
    box.allocate 2 descriptor - falls - dest:write:1
    box.address 1 - - falls - dest:write:1 box:read:1
    weak.initialize 1 - - falls - pointer:read:1 value:read:1
    weak.assign 1 - - falls - pointer:read:1 value:read:1
    weak.load 1 - - falls - dest:write:1 pointer:read:1
    weak.destroy 1 - - falls - pointer:read:1
    weak.copy 1 - - falls - target:read:1 source:read:1
    unowned.load 1 - - falls - dest:write:1 pointer:read:1
    value.copy 2 layout - falls - dest:write:0 source:read:0
    value.retain 2 layout - falls - value:read:0
    value.destroy 2 layout - falls - value:read:0 top:top:0
    value.load 2 layout - falls - dest:write:0 pointer:read:1 offset:unsigned:0
    value.retainAt 2 layout - falls - pointer:read:1 offset:unsigned:0
    value.destroyAt 2 layout - falls - pointer:read:1 offset:unsigned:0 top:top:0
    value.replace 2 layout - falls - pointer:read:1 offset:unsigned:0 value:read:0 top:top:0
    value.destroyOfType 1 - - falls - pointer:read:1 type:read:1 top:top:0
    existential.pack 2 descriptor - falls - dest:write:4 source:read:0
    existential.packOfType 1 - - falls - dest:write:4 pointer:read:1 type:read:1
    existential.packObject 1 - - falls - dest:write:4 object:read:1
    existential.payload 1 - - falls - dest:write:1 pointer:read:1
    existential.payloadLocal 1 - - falls - dest:write:1 value:read:0
    existential.uniquePayload 1 - - falls - dest:write:1 pointer:read:1
    existential.copy 1 - - falls - dest:write:4 source:read:4
    existential.retain 1 - - falls - value:read:4
    existential.destroy 1 - - falls - value:read:4 top:top:0
    existential.takePayload 1 - - falls - dest:write:0 value:read:4
    type.superclass 1 - - falls - dest:write:1 type:read:1
    type.isSubclass 1 - - falls - dest:write:1 type:read:1 of:read:1
    type.isClass 1 - - falls - dest:write:1 type:read:1
    type.slots 1 - - falls - dest:write:1 type:read:1
    type.name 1 - - falls - dest:write:2 type:read:1 qualified:read:1
    string.literal 2 string - falls - dest:write:2
    string.literalBorrowed 2 string - falls - dest:write:2
    string.retain 1 - - falls - value:read:2
    string.copy 1 - - falls - dest:write:2 source:read:2
    string.release 1 - - falls - value:read:2
    string.replace 1 - - falls - pointer:read:1 offset:unsigned:0 value:read:2
    string.append 1 - - falls - pointer:read:1 piece:read:2
    string.appendLocal 1 - - falls - text:update:2 piece:read:2
    string.appendLiteral 2 string - falls - pointer:read:1
    string.appendLiteralLocal 2 string - falls - text:update:2
    string.appendInt64 1 - - falls - pointer:read:1 value:read:1
    string.appendInt64Local 1 - - falls - text:update:2 value:read:1
    string.appendCharacter 1 - - falls - pointer:read:1 character:read:1
    string.appendRange 1 - - falls - pointer:read:1 range:read:4
    string.reserve 1 - - falls - pointer:read:1 capacity:read:1
    string.removeAll 1 - - falls - pointer:read:1 keepingCapacity:read:1
    string.concatenate 1 - - falls - dest:write:2 left:read:2 right:read:2
    string.slice 1 - - falls - dest:write:2 range:read:4
    string.repeat 1 - - falls - dest:write:2 text:read:2 count:read:1
    string.equal 1 - - falls - dest:write:1 left:read:2 right:read:2
    string.notEqual 1 - - falls - dest:write:1 left:read:2 right:read:2
    string.less 1 - - falls - dest:write:1 left:read:2 right:read:2
    string.lessEqual 1 - - falls - dest:write:1 left:read:2 right:read:2
    string.greater 1 - - falls - dest:write:1 left:read:2 right:read:2
    string.greaterEqual 1 - - falls - dest:write:1 left:read:2 right:read:2
    string.branchIfEqual 1 - - falls - left:read:2 right:read:2 target:jump:0
    string.branchIfNotEqual 1 - - falls - left:read:2 right:read:2 target:jump:0
    string.branchIfLess 1 - - falls - left:read:2 right:read:2 target:jump:0
    string.isEmpty 1 - - falls - dest:write:1 text:read:2
    string.utf8Count 1 - - falls - dest:write:1 text:read:2
    string.count 1 - - falls - dest:write:1 text:read:2
    string.rangeCount 1 - - falls - dest:write:1 range:read:4
    string.isASCII 1 - - falls - dest:write:1 text:read:2
    string.hasPrefix 1 - - falls - dest:write:1 text:read:2 prefix:read:2
    string.hasSuffix 1 - - falls - dest:write:1 text:read:2 suffix:read:2
    string.find 1 - - falls - dest:write:1 range:read:4 needle:read:2
    string.findCharacter 1 - - falls - dest:write:1 range:read:4 character:read:1
    string.lowercased 1 - - falls - dest:write:2 text:read:2
    string.uppercased 1 - - falls - dest:write:2 text:read:2
    string.debugDescription 1 - - falls - dest:write:2 text:read:2
    string.utf8At 1 - - falls traps dest:write:1 text:read:2 offset:read:1
    string.characterAt 1 - - falls traps dest:write:1 text:read:2 offset:read:1
    string.indexAfter 1 - - falls traps dest:write:1 text:read:2 offset:read:1
    string.characterAndNext 1 - - falls traps dest:write:2 text:read:2 offset:read:1
    string.indexBefore 1 - - falls traps dest:write:1 text:read:2 offset:read:1
    string.offsetIndex 1 - - falls - dest:write:1 text:read:2 from:read:1 distance:read:1
    string.distance 1 - - falls - dest:write:1 text:read:2 from:read:1 to:read:1
    string.roundedIndex 1 - - falls - dest:write:1 text:read:2 offset:read:1
    loop.characters 1 - - falls - state:update:5 target:jump:0
    string.scalarAndNext 1 - - falls traps dest:write:2 text:read:2 offset:read:1
    string.scalarBefore 1 - - falls traps dest:write:2 text:read:2 offset:read:1
    string.utf16Count 1 - - falls - dest:write:1 range:read:4
    string.fromScalar 1 - - falls - dest:write:2 scalar:read:1
    string.fromUTF8 1 - - falls - dest:write:2 buffer:read:1 start:read:1 end:read:1
    string.toUTF8 1 - - falls - range:read:4 buffer:read:1
    string.hash 1 - - falls - dest:write:1 text:read:2
    substring.equal 1 - - falls - dest:write:1 left:read:4 right:read:4
    substring.less 1 - - falls - dest:write:1 left:read:4 right:read:4
    substring.hasPrefix 1 - - falls - dest:write:1 range:read:4 prefix:read:2
    substring.hasSuffix 1 - - falls - dest:write:1 range:read:4 suffix:read:2
    character.literal 2 character - falls - dest:write:1
    character.retain 1 - - falls - value:read:1
    character.copy 1 - - falls - dest:write:1 source:read:1
    character.release 1 - - falls - value:read:1
    character.equal 1 - - falls - dest:write:1 left:read:1 right:read:1
    character.notEqual 1 - - falls - dest:write:1 left:read:1 right:read:1
    character.branchIfEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    character.branchIfNotEqual 1 - - falls - left:read:1 right:read:1 target:jump:0
    character.less 1 - - falls - dest:write:1 left:read:1 right:read:1
    character.string 1 - - falls - dest:write:2 character:read:1
    string.character 1 - - falls traps dest:write:1 text:read:2
    character.fromScalar 1 - - falls - dest:write:1 scalar:read:1
    character.firstScalar 1 - - falls - dest:write:1 character:read:1
    character.utf8Count 1 - - falls - dest:write:1 character:read:1
    character.hash 1 - - falls - dest:write:1 character:read:1
    character.isLetter 1 - - falls - dest:write:1 character:read:1
    character.isNumber 1 - - falls - dest:write:1 character:read:1
    character.isWhitespace 1 - - falls - dest:write:1 character:read:1
    character.isNewline 1 - - falls - dest:write:1 character:read:1
    character.isUppercase 1 - - falls - dest:write:1 character:read:1
    character.isLowercase 1 - - falls - dest:write:1 character:read:1
    character.isCased 1 - - falls - dest:write:1 character:read:1
    character.isPunctuation 1 - - falls - dest:write:1 character:read:1
    character.isSymbol 1 - - falls - dest:write:1 character:read:1
    character.isMathSymbol 1 - - falls - dest:write:1 character:read:1
    character.isCurrencySymbol 1 - - falls - dest:write:1 character:read:1
    character.isWholeNumber 1 - - falls - dest:write:1 character:read:1
    character.isHexDigit 1 - - falls - dest:write:1 character:read:1
    character.isASCII 1 - - falls - dest:write:1 character:read:1
    character.wholeNumberValue 1 - - falls - dest:write:2 character:read:1
    character.hexDigitValue 1 - - falls - dest:write:2 character:read:1
    character.uppercased 1 - - falls - dest:write:2 character:read:1
    character.lowercased 1 - - falls - dest:write:2 character:read:1
    scalar.isAlphabetic 1 - - falls - dest:write:1 scalar:read:1
    scalar.isLowercase 1 - - falls - dest:write:1 scalar:read:1
    scalar.isUppercase 1 - - falls - dest:write:1 scalar:read:1
    scalar.isWhitespace 1 - - falls - dest:write:1 scalar:read:1
    scalar.isEmoji 1 - - falls - dest:write:1 scalar:read:1
    scalar.isEmojiPresentation 1 - - falls - dest:write:1 scalar:read:1
    scalar.isMath 1 - - falls - dest:write:1 scalar:read:1
    scalar.isIDStart 1 - - falls - dest:write:1 scalar:read:1
    scalar.isIDContinue 1 - - falls - dest:write:1 scalar:read:1
    scalar.isValid 1 - - falls - dest:write:1 value:read:1
    scalar.utf8Count 1 - - falls - dest:write:1 scalar:read:1
    hash.seed 1 - - falls - dest:write:1
    hash.combine 1 - - falls - dest:write:1 state:read:1 value:read:1
    hash.combineString 1 - - falls - dest:write:1 state:read:1 text:read:2
    hash.combineRange 1 - - falls - dest:write:1 state:read:1 range:read:4
    hash.combineCharacter 1 - - falls - dest:write:1 state:read:1 character:read:1
    hash.combineFloat64 1 - - falls - dest:write:1 state:read:1 value:read:1
    buffer.empty 2 descriptor - falls - dest:write:1
    buffer.allocate 2 descriptor - falls traps dest:write:1 capacity:read:1
    buffer.allocateLike 1 - - falls traps dest:write:1 like:read:1 capacity:read:1
    buffer.count 1 - - falls - dest:write:1 buffer:read:1
    buffer.setCount 1 - - falls - buffer:read:1 count:read:1
    buffer.capacity 1 - - falls - dest:write:1 buffer:read:1
    buffer.get 1 - - falls traps dest:write:1 buffer:read:1 index:read:1
    buffer.get2 1 - - falls traps dest:write:2 buffer:read:1 index:read:1
    buffer.getMany 1 - - falls traps dest:write:0 buffer:read:1 index:read:1 width:count:0
    buffer.getReference 1 - - falls traps dest:write:1 buffer:read:1 index:read:1
    buffer.getString 1 - - falls traps dest:write:2 buffer:read:1 index:read:1
    buffer.getUnchecked 1 - - falls - dest:write:1 buffer:read:1 index:read:1
    buffer.setUnique 1 - - falls traps pointer:read:1 index:read:1 value:read:1
    buffer.setUniqueLocal 1 - - falls traps buffer:update:1 index:read:1 value:read:1
    buffer.address 1 - - falls - dest:write:1 buffer:read:1 index:read:1 width:unsigned:0
    buffer.addressChecked 1 - - falls traps dest:write:1 buffer:read:1 index:read:1 width:unsigned:0
    buffer.uniqueAddress 1 - - falls traps dest:write:1 pointer:read:1 index:read:1 width:unsigned:0
    buffer.makeUnique 1 - - falls - pointer:read:1
    array.append 1 - - falls traps pointer:read:1 value:read:1
    array.appendMany 1 - - falls traps pointer:read:1 value:read:0 width:count:0
    buffer.reserve 1 - - falls traps pointer:read:1 extra:read:1
    buffer.move 1 - - falls - buffer:read:1 from:read:1 to:read:1 count:read:1
    buffer.copy 1 - - falls - dest:write:1 buffer:read:1 start:read:1 end:read:1
    buffer.appendRange 1 - - falls traps pointer:read:1 source:read:1 start:read:1 end:read:1
    buffer.destroy 1 - - falls - buffer:read:1 start:read:1 end:read:1 top:top:0
    buffer.repeat 1 - - falls - pointer:read:1 value:read:0 count:read:1
    table.allocate 2 descriptor - falls - dest:write:1 capacity:read:1
    table.count 1 - - falls - dest:write:1 table:read:1
    table.capacity 1 - - falls - dest:write:1 table:read:1
    table.find 1 - - falls - dest:write:1 table:read:1 key:read:0
    table.findOrInsert 1 - - falls - dest:write:1 pointer:read:1 key:read:0
    table.valueAddress 1 - - falls - dest:write:1 table:read:1 entry:read:1
    table.keyAddress 1 - - falls - dest:write:1 table:read:1 entry:read:1
    table.makeUnique 1 - - falls - pointer:read:1
    table.reserve 1 - - falls - pointer:read:1 capacity:read:1
    table.remove 1 - - falls - pointer:read:1 entry:read:1
    table.next 1 - - falls - dest:write:1 table:read:1 from:read:1
    table.copy 1 - - falls - dest:write:1 table:read:1
    table.removeAll 1 - - falls - pointer:read:1 keepingCapacity:read:1 top:top:0
    table.probeStart 1 - - falls - dest:write:1 table:read:1 hash:read:1
    table.probeNext 1 - - falls - dest:write:1 table:read:1 entry:read:1
    table.isOccupied 1 - - falls - dest:write:1 table:read:1 entry:read:1
    table.entryHash 1 - - falls - dest:write:1 table:read:1 entry:read:1
    table.insertAt 1 - - falls - table:read:1 entry:read:1 hash:read:1 key:read:0
    mirror.kind 1 - - falls - dest:write:1 type:read:1
    mirror.count 1 - - falls - dest:write:1 type:read:1
    mirror.label 1 - - falls - dest:write:2 type:read:1 index:read:1
    mirror.child 1 - - falls - dest:write:4 pointer:read:1 type:read:1 index:read:1
    mirror.fieldType 1 - - falls - dest:write:1 type:read:1 index:read:1
    mirror.fieldOffset 1 - - falls - dest:write:1 type:read:1 index:read:1
    mirror.caseIndex 1 - - falls - dest:write:1 pointer:read:1 type:read:1
    mirror.caseName 1 - - falls - dest:write:2 type:read:1 index:read:1
    mirror.casePayload 1 - - falls - dest:write:4 pointer:read:1 type:read:1 index:read:1
    mirror.sameBytes 1 - - falls - dest:write:1 left:read:1 right:read:1 type:read:1
    mirror.writeField 2 descriptor - falls - pointer:read:1 index:read:1 value:read:4 top:top:0
    type.isPlain 1 - - falls - dest:write:1 type:read:1
    trap.overflow 1 - - ends traps
    trap.indexOutOfRange 1 - - ends traps
    trap.unwrappedNil 1 - - ends traps
    trap.implicitlyUnwrappedNil 1 - - ends traps
    trap.unreachable 1 - - ends traps
    trap 1 - - ends - message:read:2
    fatal 1 - - ends - message:read:2
    fatal.prefixed 1 - - ends - prefix:read:2 message:read:2
    fatal.uncaughtError 1 - - ends traps message:read:2
    write 1 - - falls - text:read:2 toErrorStream:read:1
    exit 1 - - ends traps status:read:1
    random64 1 - - falls - dest:write:1
    clockNanoseconds 1 - - falls - dest:write:1
    readLine 1 - - falls - dest:write:2
    arguments.count 1 - - falls - dest:write:1
    arguments.get 1 - - falls - dest:write:2 index:read:1
    exclusivity.begin 1 - - falls traps pointer:read:1 kind:unsigned:0
    exclusivity.end 1 - - falls - pointer:read:1 kind:unsigned:0
    exclusivity.check 1 - - falls traps pointer:read:1 kind:unsigned:0
    trace.argument 2 descriptor - falls - value:read:0
    trace.begin 2 site - falls - pointer:read:1
    trace.access 2 site - falls - pointer:read:1 whole:read:1
    """

  /// Further names that the library uses for an instruction: name and instruction, one pair a line.
  static let aliasText: StaticString = """
    int64.convert move
    int64.clamp move
    int64.truncate move
    int32.and int64.and
    int32.or int64.or
    int32.xor int64.xor
    int32.not int64.not
    int32.equal int64.equal
    int32.notEqual int64.notEqual
    int32.less int64.less
    int32.lessEqual int64.lessEqual
    int32.greater int64.greater
    int32.greaterEqual int64.greaterEqual
    int16.and int64.and
    int16.or int64.or
    int16.xor int64.xor
    int16.not int64.not
    int16.equal int64.equal
    int16.notEqual int64.notEqual
    int16.less int64.less
    int16.lessEqual int64.lessEqual
    int16.greater int64.greater
    int16.greaterEqual int64.greaterEqual
    int8.and int64.and
    int8.or int64.or
    int8.xor int64.xor
    int8.not int64.not
    int8.equal int64.equal
    int8.notEqual int64.notEqual
    int8.less int64.less
    int8.lessEqual int64.lessEqual
    int8.greater int64.greater
    int8.greaterEqual int64.greaterEqual
    int8.byteSwapped move
    uint64.and int64.and
    uint64.or int64.or
    uint64.xor int64.xor
    uint64.not int64.not
    uint64.equal int64.equal
    uint64.notEqual int64.notEqual
    uint64.convertUInt64 move
    uint64.clampUInt64 move
    uint64.truncate move
    uint32.divide int64.divide
    uint32.divideReportingOverflow int64.divideReportingOverflow
    uint32.remainder int64.remainder
    uint32.remainderReportingOverflow int64.remainderReportingOverflow
    uint32.and int64.and
    uint32.or int64.or
    uint32.xor int64.xor
    uint32.equal int64.equal
    uint32.notEqual int64.notEqual
    uint32.less int64.less
    uint32.lessEqual int64.lessEqual
    uint32.greater int64.greater
    uint32.greaterEqual int64.greaterEqual
    uint16.divide int64.divide
    uint16.divideReportingOverflow int64.divideReportingOverflow
    uint16.remainder int64.remainder
    uint16.remainderReportingOverflow int64.remainderReportingOverflow
    uint16.and int64.and
    uint16.or int64.or
    uint16.xor int64.xor
    uint16.equal int64.equal
    uint16.notEqual int64.notEqual
    uint16.less int64.less
    uint16.lessEqual int64.lessEqual
    uint16.greater int64.greater
    uint16.greaterEqual int64.greaterEqual
    uint8.divide int64.divide
    uint8.divideReportingOverflow int64.divideReportingOverflow
    uint8.remainder int64.remainder
    uint8.remainderReportingOverflow int64.remainderReportingOverflow
    uint8.and int64.and
    uint8.or int64.or
    uint8.xor int64.xor
    uint8.equal int64.equal
    uint8.notEqual int64.notEqual
    uint8.less int64.less
    uint8.lessEqual int64.lessEqual
    uint8.greater int64.greater
    uint8.greaterEqual int64.greaterEqual
    uint8.byteSwapped move
    bool.and int64.and
    bool.or int64.or
    bool.equal int64.equal
    bool.notEqual int64.notEqual
    float64.bitPattern move
    float64.fromBitPattern move
    float32.bitPattern move
    float32.fromBitPattern move
    object.isUnique reference.isUnique
    buffer.isUnique reference.isUnique
    table.isUnique reference.isUnique
    object.identity reference.identity
    unowned.initialize weak.initialize
    unowned.assign weak.assign
    unowned.destroy weak.destroy
    unowned.copy weak.copy
    substring.string string.slice
    substring.count string.rangeCount
    substring.find string.find
    substring.findCharacter string.findCharacter
    substring.utf16Count string.utf16Count
    """
}
