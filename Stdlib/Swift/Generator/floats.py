#!/usr/bin/env python3
"""Writes Numbers/Double.swiftlet and Numbers/Float.swiftlet from one text; run it after changing the text."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent.parent / "Numbers"

TEXT = '''// Written by Generator/floats.py.

@builtin("{prim}")
@frozen public struct {T}: BinaryFloatingPoint {{
  public typealias FloatLiteralType = {T}
  public typealias IntegerLiteralType = {T}
  public typealias Magnitude = {T}
  public typealias Stride = {T}

  @builtin("move")
  public init(floatLiteral value: {T})
  @builtin("move")
  public init(integerLiteral value: {T})
  @inline(__always)
  public init() {{ self = 0 }}
  @inline(__always)
  public init(_ value: {T}) {{ self = value }}
  @builtin("{prim}.fromFloat{otherBits}")
  public init(_ value: {Other})
  @builtin("{prim}.fromInt64")
  public init(_ value: Int)
  @inline(__always)
  public init<Source: BinaryInteger>(_ value: Source) {{
    self = Source.isSigned ? {T}(value._bits) : _{low}FromUnsigned(value._bits)
  }}
  public init<Source: BinaryFloatingPoint>(_ value: Source) {{ self = {fromDouble} }}
  public init?<Source: BinaryInteger>(exactly source: Source) {{
    let value = {T}(source)
    guard let back = Source(exactly: value), back == source else {{ return nil }}
    self = value
  }}
  public var _double: Double {{ {double} }}

  public static var zero: {T} {{ 0.0 }}
  public static var nan: {T} {{ {T}(bitPattern: {nan}) }}
  public static var infinity: {T} {{ 1.0 / {T}.zero }}
  public static var pi: {T} {{ {pi} }}
  public static var greatestFiniteMagnitude: {T} {{ {greatest} }}
  public static var leastNonzeroMagnitude: {T} {{ {least} }}
  public static var leastNormalMagnitude: {T} {{ {normal} }}
  public static var ulpOfOne: {T} {{ {ulp} }}

  @builtin("{prim}.magnitude")
  public var magnitude: {T}
  @builtin("{prim}.ulp")
  public var ulp: {T}
  @builtin("{prim}.nextUp")
  public var nextUp: {T}
  @builtin("{prim}.significand")
  public var significand: {T}
  @builtin("{prim}.exponent")
  public var exponent: Int
  @inline(__always)
  public var isNaN: Bool {{ self != self }}
  public var isInfinite: Bool {{ magnitude == {T}.infinity }}
  public var isFinite: Bool {{ self - self == 0.0 }}
  public var isZero: Bool {{ self == 0.0 }}
  /// The bits of the value.
  public var bitPattern: {Bits} {{ _{low}Bits(self) }}
  /// The value with given bits.
  public init(bitPattern: {Bits}) {{ self = _{low}FromBits(bitPattern) }}
  public static var radix: Int {{ 2 }}
  public static var exponentBitCount: Int {{ {exponentBits} }}
  public static var significandBitCount: Int {{ {fractionBits} }}
  public static var signalingNaN: {T} {{ {T}(bitPattern: {signaling}) }}
  /// The bits that tell the exponent.
  public var exponentBitPattern: UInt {{ UInt(bitPattern >> {fractionBits}) & {exponentMask} }}
  /// The bits behind the significand's first.
  public var significandBitPattern: {Bits} {{ bitPattern & {fractionMask} }}
  public var isSignalingNaN: Bool {{ isNaN && (bitPattern >> ({fractionBits} - 1)) & 1 == 0 }}
  public var isCanonical: Bool {{ true }}
  /// The power of two that is not larger, with the value's sign.
  public var binade: {T} {{
    if !isFinite {{ return {T}.nan }}
    if isZero {{ return self }}
    return {T}(sign: sign, exponent: exponent, significand: 1.0)
  }}
  /// How many bits the fraction of the significand needs; -1 where there is none.
  public var significandWidth: Int {{
    if !isFinite || isZero {{ return -1 }}
    let fraction = significand.significandBitPattern
    return fraction == 0 ? 0 : {fractionBits} - fraction.trailingZeroBitCount
  }}
  /// `significand` times two to the power of `exponent`, with a sign.
  public init(sign: FloatingPointSign, exponent: Int, significand: {T}) {{
    var value = sign == .minus ? -significand : significand
    let factor: {T} = exponent < 0 ? 0.5 : 2.0
    var left = exponent.magnitude
    while left > 0, value != 0.0, value.isFinite {{
      value = value * factor
      left -= 1
    }}
    self = value
  }}
  public var sign: FloatingPointSign {{ bitPattern >> {top} == 0 ? .plus : .minus }}

  @builtin("{prim}.add")
  public static func + (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.subtract")
  public static func - (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.multiply")
  public static func * (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.divide")
  public static func / (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.negate")
  public static prefix func - (value: {T}) -> {T}
  @inline(__always)
  public static func += (left: inout {T}, right: {T}) {{ left = left + right }}
  @inline(__always)
  public static func -= (left: inout {T}, right: {T}) {{ left = left - right }}
  @inline(__always)
  public static func *= (left: inout {T}, right: {T}) {{ left = left * right }}
  @inline(__always)
  public static func /= (left: inout {T}, right: {T}) {{ left = left / right }}
  @builtin("{prim}.remainder")
  public func remainder(dividingBy other: {T}) -> {T}
  @builtin("{prim}.truncatingRemainder")
  public func truncatingRemainder(dividingBy other: {T}) -> {T}
  @builtin("{prim}.squareRoot")
  public func squareRoot() -> {T}
  public func addingProduct(_ left: {T}, _ right: {T}) -> {T} {{ _{low}MultiplyAdd(self, left, right) }}
  public func rounded(_ rule: FloatingPointRoundingRule) -> {T} {{
    switch rule {{
    case .toNearestOrAwayFromZero: return _{low}RoundedAway(self)
    case .toNearestOrEven: return _{low}RoundedEven(self)
    case .up: return _{low}RoundedUp(self)
    case .down: return _{low}RoundedDown(self)
    case .towardZero: return _{low}RoundedTowardZero(self)
    case .awayFromZero: return _{low}RoundedAwayFromZero(self)
    }}
  }}

  @builtin("{prim}.equal")
  public static func == (left: {T}, right: {T}) -> Bool
  @builtin("{prim}.notEqual")
  public static func != (left: {T}, right: {T}) -> Bool
  @builtin("{prim}.less")
  public static func < (left: {T}, right: {T}) -> Bool
  @builtin("{prim}.lessEqual")
  public static func <= (left: {T}, right: {T}) -> Bool
  @builtin("{prim}.greater")
  public static func > (left: {T}, right: {T}) -> Bool
  @builtin("{prim}.greaterEqual")
  public static func >= (left: {T}, right: {T}) -> Bool
  public func hash(into hasher: inout Hasher) {{ hasher._combine(_double) }}
  @inline(__always)
  public func distance(to other: {T}) -> {T} {{ other - self }}
  @inline(__always)
  public func advanced(by distance: {T}) -> {T} {{ self + distance }}
}}

extension {T}: CustomStringConvertible, CustomDebugStringConvertible, LosslessStringConvertible {{
  @builtin("{prim}.description")
  public var description: String
  public var debugDescription: String {{ _shown }}
  public init?<S: StringProtocol>(_ text: S) {{
    guard let value = _parseDouble(String(text)) else {{ return nil }}
    self = {fromParsed}
  }}
}}

@builtin("{prim}.fromUInt64")
func _{low}FromUnsigned(_ bits: Int) -> {T}
@builtin("move")
func _{low}Bits(_ value: {T}) -> {Bits}
@builtin("move")
func _{low}FromBits(_ bits: {Bits}) -> {T}
@builtin("{prim}.multiplyAdd")
func _{low}MultiplyAdd(_ addend: {T}, _ left: {T}, _ right: {T}) -> {T}
@builtin("{prim}.roundedToNearestOrAwayFromZero")
func _{low}RoundedAway(_ value: {T}) -> {T}
@builtin("{prim}.roundedToNearestOrEven")
func _{low}RoundedEven(_ value: {T}) -> {T}
@builtin("{prim}.roundedUp")
func _{low}RoundedUp(_ value: {T}) -> {T}
@builtin("{prim}.roundedDown")
func _{low}RoundedDown(_ value: {T}) -> {T}
@builtin("{prim}.roundedTowardZero")
func _{low}RoundedTowardZero(_ value: {T}) -> {T}
@builtin("{prim}.roundedAwayFromZero")
func _{low}RoundedAwayFromZero(_ value: {T}) -> {T}
'''

HERE.mkdir(exist_ok=True)
(HERE / "Double.swiftlet").write_text(TEXT.format(
    T="Double", prim="float64", otherBits="32", Other="Float", low="double", fromDouble="value._double", double="self",
    nan="0x7FF8_0000_0000_0000", pi="3.141592653589793", greatest="1.7976931348623157e308", least="5e-324", normal="2.2250738585072014e-308",
    ulp="2.220446049250313e-16", Bits="UInt64", top="63", exponentBits="11", fractionBits="52", exponentMask="0x7FF",
    fractionMask="0x000F_FFFF_FFFF_FFFF", signaling="0x7FF4_0000_0000_0000", fromParsed="value")
    + '''
@builtin("float64.parse")
func _parseDouble(_ text: String) -> Double?
''')
(HERE / "Float.swiftlet").write_text(TEXT.format(
    T="Float", prim="float32", otherBits="64", Other="Double", low="float", fromDouble="Float(value._double)",
    double="Double(self)", nan="0x7FC0_0000", pi="3.1415925", greatest="3.4028235e38", least="1e-45", normal="1.1754944e-38",
    ulp="1.1920929e-07", Bits="UInt32", top="31", exponentBits="8", fractionBits="23",
    exponentMask="0xFF", fractionMask="0x007F_FFFF", signaling="0x7FA0_0000", fromParsed="Float(value)"))
