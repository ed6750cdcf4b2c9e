/// The shortest decimal digits that say which floating-point number is meant, as `description` finds them, for the numbers that are
/// written without an exponent.
///
/// Between a number's two neighbours lie the decimal numbers that would be read as that number; among those with the fewest digits
/// the nearest is wanted. As Giulietti found ("The Schubfach way to render doubles"), one multiplication each brings the number and
/// both bounds to the scale where at most two such numbers can lie, and a remainder that is only known not to be zero may
/// be rounded to an odd number. The powers of ten that this takes here all have less than 128 bits, so that they are exact.
struct ShortestDigits {
  /// The powers of ten from the zeroth, moved up so that the highest bit is set.
  private let powers: UnsafeMutablePointer<Power>
  private typealias Power = (high: UInt64, low: UInt64)

  /// Smaller and larger numbers have an exponent; whole numbers up to the largest are all exact.
  private static let range = 1e-4..<0x1p53
  private static let mostPowers = 24

  init() {
    powers = .allocate(capacity: ShortestDigits.mostPowers)
    powers.initialize(to: (0, 0))
  }

  /// Finds the powers, when they are needed first.
  @inline(never) private func prepare() {
    var power: UInt128 = 1
    for exponent in 0..<ShortestDigits.mostPowers {
      let moved = power << UInt128(power.leadingZeroBitCount)
      (powers + exponent).initialize(to: (UInt64(moved >> 64), UInt64(truncatingIfNeeded: moved)))
      power *= 10
    }
  }

  func deallocate() { powers.deallocate() }

  /// Writes a number, and gives the place behind it; nil for one that takes an exponent, or is none. At most 24 bytes are written.
  @inline(__always)
  func write(_ number: Double, to start: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>? {
    guard ShortestDigits.range.contains(number.magnitude) else { return nil }
    if powers.pointee.high == 0 { prepare() }
    var place = start
    if number < 0 {
      place.pointee = UInt8(ascii: "-")
      place += 1
    }
    var (digits, exponent) = shortest(number.magnitude)
    while exponent < -1 {
      let quotient = digits / 10
      if quotient &* 10 != digits { break }
      digits = quotient
      exponent &+= 1
    }
    // At least one digit stands behind the point.
    if exponent >= 0 {
      while exponent > 0 {
        digits &*= 10
        exponent &-= 1
      }
      place = writeDecimal(UInt(digits), to: place)
      UnsafeMutableRawPointer(place).storeBytes(of: 0x302E, as: UInt16.self)
      return place + 2
    }
    let end = writeDecimal(UInt(digits), to: place + 1)
    let whole = (end - place) &- 1 &+ exponent
    if whole > 0 {
      for index in 0..<whole { place[index] = place[index &+ 1] }
      place[whole] = UInt8(ascii: ".")
      return end
    }
    // "0.", some zeros, and the digits.
    let zeros = 1 &- whole
    var source = end
    let moved = end + zeros
    var target = moved
    while source > place + 1 {
      source -= 1
      target -= 1
      target.pointee = source.pointee
    }
    for index in 0...zeros { place[index] = UInt8(ascii: "0") }
    place[1] = UInt8(ascii: ".")
    return moved
  }

  /// The shortest digits of a positive number, as a whole number, and the power of ten that they are multiplied by.
  private func shortest(_ number: Double) -> (digits: UInt64, exponent: Int) {
    let fraction = number.significandBitPattern
    let significand = fraction | 1 << 52
    let binary = Int(number.exponentBitPattern) &- 1075
    // The neighbour below is nearer at a power of two.
    let isPowerOfTwo = fraction == 0
    let isEven: UInt64 = fraction & 1 == 0 ? 0 : 1
    // The logarithms to the base of ten of 2^binary, or of three quarters of it, rounded down.
    let exponent = (binary &* 1_262_611 &- (isPowerOfTwo ? 524_031 : 0)) >> 22
    let power = powers[0 &- exponent]
    let shift = UInt64(binary &+ ((0 &- exponent) &* 1_741_647) >> 19 &+ 1)
    let four = 4 &* significand
    let lower = scaled(four &- (isPowerOfTwo ? 1 : 2), power, shift) &+ isEven
    let middle = scaled(four, power, shift)
    let upper = scaled(four &+ 2, power, shift) &- isEven
    let digits = middle >> 2
    if digits >= 10 {
      // One digit less will do if exactly one of the two nearest such numbers lies between the bounds.
      let shorter = digits / 10
      let isBelowInside = lower <= 40 &* shorter
      let isAboveInside = 40 &* shorter &+ 40 <= upper
      if isBelowInside != isAboveInside { return (shorter &+ (isAboveInside ? 1 : 0), exponent &+ 1) }
    }
    let isBelowInside = lower <= 4 &* digits
    let isAboveInside = 4 &* digits &+ 4 <= upper
    if isBelowInside != isAboveInside { return (digits &+ (isAboveInside ? 1 : 0), exponent) }
    let half = 4 &* digits &+ 2
    let isUp = middle > half || middle == half && digits & 1 != 0
    return (digits &+ (isUp ? 1 : 0), exponent)
  }

  /// The product of a number and a power, in units of 2^128, rounded to an odd number if it is none.
  @inline(__always)
  private func scaled(_ number: UInt64, _ power: Power, _ shift: UInt64) -> UInt64 {
    let factor = number << shift
    let low = power.low.multipliedFullWidth(by: factor).high
    let high = power.high.multipliedFullWidth(by: factor)
    let (middle, carries) = high.low.addingReportingOverflow(low)
    return high.high &+ (carries ? 1 : 0) | (middle > 1 ? 1 : 0)
  }
}
