#!/usr/bin/env python3
"""Writes Numbers/Int.swiftlet and its nine relatives from one text; run it after changing the text."""
import pathlib

HERE = pathlib.Path(__file__).resolve().parent.parent / "Numbers"

TEXT = '''// Written by Generator/integers.py.

@builtin("{prim}")
@frozen public struct {T}: FixedWidthInteger, {Sign}Integer {{
  public typealias IntegerLiteralType = {T}
  public typealias Magnitude = {Mag}
  public typealias Stride = Int

  @builtin("move")
  public init(integerLiteral value: {T})
  @inline(__always)
  public init() {{ self = 0 }}
  @inline(__always)
  public init(_ value: {T}) {{ self = value }}

  // MARK: Conversions

  @inline(__always)
  public init<S: BinaryInteger>(_ source: S) {{
    self = S.isSigned ? _{low}Convert(source._bits) : _{low}ConvertUnsigned(source._bits)
  }}
  @inline(__always)
  public init<S: BinaryInteger>(truncatingIfNeeded source: S) {{ self = _{low}Truncate(source._bits) }}
  public init<S: BinaryInteger>(clamping source: S) {{
    self = S.isSigned ? _{low}Clamp(source._bits) : _{low}ClampUnsigned(source._bits)
  }}
  public init?<S: BinaryInteger>(exactly source: S) {{
    guard let value = S.isSigned ? _{low}Exactly(source._bits) : _{low}ExactlyUnsigned(source._bits) else {{ return nil }}
    self = value
  }}
{fromDouble}  public init(_ source: Float) {{
    _precondition(source.isFinite, "Float value cannot be converted to {T} because it is either infinite or NaN")
    let value = Double(source)
    _precondition(value {above} {lowest}, "Float value cannot be converted to {T} because the result would be less than {T}.min")
    _precondition(value < {highest}, "Float value cannot be converted to {T} because the result would be greater than {T}.max")
    self.init(value)
  }}
  public init<S: BinaryFloatingPoint>(_ source: S) {{ self.init(source._double) }}
  public init?(exactly source: Double) {{
    guard let value = _{low}ExactlyDouble(source) else {{ return nil }}
    self = value
  }}
  public init?<S: BinaryFloatingPoint>(exactly source: S) {{ self.init(exactly: source._double) }}
  public init(bitPattern value: {Other}) {{ self = _{low}Truncate(value._bits) }}
  @builtin("move")
  public var _bits: Int

  // MARK: Properties

  public static var isSigned: Bool {{ {signed} }}
  public static var bitWidth: Int {{ {width} }}
  @inline(__always)
  public static var max: {T} {{ {max} }}
  @inline(__always)
  public static var min: {T} {{ {min} }}
  public var magnitude: {Mag} {{ {magnitude} }}
  @builtin("{bits}.leadingZeroBitCount")
  public var leadingZeroBitCount: Int
  @builtin("{bits}.trailingZeroBitCount")
  public var trailingZeroBitCount: Int
  @builtin("{bits}.nonzeroBitCount")
  public var nonzeroBitCount: Int
  @builtin("{prim}.byteSwapped")
  public var byteSwapped: {T}
  /// The value's bits in words, the lowest first.
  public var words: CollectionOfOne<UInt> {{ CollectionOfOne(UInt(truncatingIfNeeded: self)) }}

  // MARK: Arithmetic

  @builtin("{prim}.add")
  public static func + (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.subtract")
  public static func - (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.multiply")
  public static func * (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.divide")
  public static func / (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.remainder")
  public static func % (left: {T}, right: {T}) -> {T}
{negate}
  @inline(__always)
  public static func += (left: inout {T}, right: {T}) {{ left = left + right }}
  @inline(__always)
  public static func -= (left: inout {T}, right: {T}) {{ left = left - right }}
  @inline(__always)
  public static func *= (left: inout {T}, right: {T}) {{ left = left * right }}
  @inline(__always)
  public static func /= (left: inout {T}, right: {T}) {{ left = left / right }}
  @inline(__always)
  public static func %= (left: inout {T}, right: {T}) {{ left = left % right }}

  @builtin("{prim}.addWrapping")
  public static func &+ (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.subtractWrapping")
  public static func &- (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.multiplyWrapping")
  public static func &* (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.addReportingOverflow")
  public func addingReportingOverflow(_ other: {T}) -> (partialValue: {T}, overflow: Bool)
  @builtin("{prim}.subtractReportingOverflow")
  public func subtractingReportingOverflow(_ other: {T}) -> (partialValue: {T}, overflow: Bool)
  @builtin("{prim}.multiplyReportingOverflow")
  public func multipliedReportingOverflow(by other: {T}) -> (partialValue: {T}, overflow: Bool)
  @builtin("{prim}.divideReportingOverflow")
  public func dividedReportingOverflow(by other: {T}) -> (partialValue: {T}, overflow: Bool)
  @builtin("{prim}.remainderReportingOverflow")
  public func remainderReportingOverflow(dividingBy other: {T}) -> (partialValue: {T}, overflow: Bool)

  // MARK: Bits

  @builtin("{prim}.and")
  public static func & (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.or")
  public static func | (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.xor")
  public static func ^ (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.not")
  public static prefix func ~ (value: {T}) -> {T}
  @builtin("{prim}.shiftLeftMasking")
  public static func &<< (left: {T}, right: {T}) -> {T}
  @builtin("{prim}.shiftRightMasking")
  public static func &>> (left: {T}, right: {T}) -> {T}
  @inline(__always)
  public static func << <S: BinaryInteger>(left: {T}, right: S) -> {T} {{ _{low}ShiftLeft(left, Int(clamping: right)) }}
  @inline(__always)
  public static func >> <S: BinaryInteger>(left: {T}, right: S) -> {T} {{ _{low}ShiftRight(left, Int(clamping: right)) }}

  // MARK: Comparing

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
  public func hash(into hasher: inout Hasher) {{ hasher._combine(_bits) }}

  @inline(__always)
  public func distance(to other: {T}) -> Int {{ {distance} }}
  @inline(__always)
  public func advanced(by distance: Int) -> {T} {{ {advanced} }}

  // MARK: Text

  @builtin("{desc}.description")
  public var description: String
  public init?(_ description: String) {{
    guard let value = _parse{Parse}(description, 10){fitting} else {{ return nil }}
    self = {fits}
  }}
  public init?<S: StringProtocol>(_ text: S, radix: Int = 10) {{
    guard let value = {parsed}{fitting} else {{ return nil }}
    self = {fits}
  }}
}}

@builtin("{prim}.convert")
func _{low}Convert(_ bits: Int) -> {T}
@builtin("{prim}.convertUInt64")
func _{low}ConvertUnsigned(_ bits: Int) -> {T}
@builtin("{prim}.truncate")
func _{low}Truncate(_ bits: Int) -> {T}
@builtin("{prim}.clamp")
func _{low}Clamp(_ bits: Int) -> {T}
@builtin("{prim}.clampUInt64")
func _{low}ClampUnsigned(_ bits: Int) -> {T}
@builtin("{prim}.exactly")
func _{low}Exactly(_ bits: Int) -> {T}?
@builtin("{prim}.exactlyUInt64")
func _{low}ExactlyUnsigned(_ bits: Int) -> {T}?
@builtin("{prim}.fromFloat64Exactly")
func _{low}ExactlyDouble(_ value: Double) -> {T}?
@builtin("{prim}.shiftLeft")
func _{low}ShiftLeft(_ value: {T}, _ amount: Int) -> {T}
@builtin("{prim}.shiftRight")
func _{low}ShiftRight(_ value: {T}, _ amount: Int) -> {T}
'''

for width in ("", "8", "16", "32", "64"):
    for signed in (True, False):
        name = ("" if signed else "U") + "Int" + width
        bits = int(width or 64)
        prim = ("int" if signed else "uint") + str(bits)
        big = bits == 64
        HERE.mkdir(exist_ok=True)
        # What a Double must be less than, and what it must be greater than; there is none right below the least of 64 bits.
        highest = f"{2.0 ** (bits - 1 if signed else bits):.1f}"
        lowest = f"{-2.0 ** (bits - 1) - (0 if big else 1):.1f}" if signed else "-1.0"
        above = ">=" if signed and big else ">"
        # The machine's word for 64 bits speaks of `Int`, or `UInt`.
        checked = (f'''  public init(_ source: Double) {{
    _precondition(source.isFinite, "Double value cannot be converted to {name} because it is either infinite or NaN")
    _precondition(source {above} {lowest}, "Double value cannot be converted to {name} because the result would be less than {name}.min")
    _precondition(source < {highest}, "Double value cannot be converted to {name} because the result would be greater than {name}.max")
    self = _{name[0].lower() + name[1:]}Truncate({name[:-2]}(source)._bits)
  }}
''' if width == "64" else f'''  @builtin("{prim}.fromFloat64")
  public init(_ source: Double)
''')
        (HERE / f"{name}.swiftlet").write_text(TEXT.format(
            fromDouble=checked, highest=highest, lowest=lowest, above=above,
            T=name, prim=prim, low=name[0].lower() + name[1:], Sign="Signed" if signed else "Unsigned",
            Mag="UInt" + width, Other=("UInt" if signed else "Int") + width, signed="true" if signed else "false",
            width=bits,
            max=str(2 ** (bits - 1) - 1 if signed else 2 ** bits - 1), min=str(-2 ** (bits - 1) if signed else 0),
            magnitude=("UInt%s(truncatingIfNeeded: self < 0 ? 0 &- self : self)" % width) if signed else "self",
            bits=prim,
            negate=(f'  @builtin("{prim}.negate")\n  public static prefix func - (value: {name}) -> {name}\n' if signed else ""),
            distance=("other - self" if name == "Int" else
                      ("Int(other) - Int(self)" if signed or not big else
                       "other >= self ? Int(other - self) : -Int(self - other)")),
            advanced=("self + distance" if name == "Int" else
                      (f"{name}(Int(self) + distance)" if signed or not big else
                       f"distance >= 0 ? self + {name}(distance) : self - {name}(distance.magnitude)")),
            fitting="" if name == "Int" else f", let fitting = {name}(exactly: value)",
            fits="value" if name == "Int" else "fitting",
            parsed="_parseUnsigned(String(text), radix)" if big and not signed else "text._parsed(radix)",
            desc="uint64" if big and not signed else "int64", Parse="Unsigned" if big and not signed else "Signed"))
