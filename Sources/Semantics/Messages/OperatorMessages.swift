import Basics
import Syntax

/// What is said about operators and their operands, in swiftc's words.
enum OperatorMessages {
  static func binary(_ name: Identifier, _ left: Type, _ right: Type, _ ranges: [SourceRange], _ notes: [Diagnostic])
    -> Diagnostic
  {
    let words =
      left === right
      ? "binary operator '\(name.text)' cannot be applied to two '\(left)' operands"
      : "binary operator '\(name.text)' cannot be applied to operands of type '\(left)' and '\(right)'"
    return .error(words, at: name.range.location, highlights: ranges, notes: notes)
  }

  static func unary(_ name: Identifier, _ operand: Type, _ range: SourceRange, _ notes: [Diagnostic]) -> Diagnostic {
    .error(
      "unary operator '\(name.text)' cannot be applied to an operand of type '\(operand)'", at: name.range.location,
      highlights: [range], notes: notes)
  }

  static func overloads(_ name: Identifier, _ lists: [String]) -> Diagnostic {
    .note(
      "overloads for '\(name.text)' exist with these partially matching parameter lists: "
        + lists.joined(separator: ", "), at: name.range.location)
  }

  /// Swift's library scales durations, too.
  static let scaledDuration = "(Duration, Double)"

  static func noReference(_ type: Type, _ place: Expression) -> Diagnostic {
    .error(
      "argument type '\(type)' expected to be an instance of a class or class-constrained type",
      at: place.diagnosticLocation)
  }

  static func noRemainder(_ name: Identifier) -> Diagnostic {
    .error(
      "'\(name.text)' is unavailable: For floating point numbers use truncatingRemainder instead",
      at: name.range.location)
  }

  static func notSynthesized(_ name: Identifier) -> Diagnostic {
    .note(
      "binary operator '\(name.text)' cannot be synthesized for enums with associated values", at: name.range.location)
  }

}
