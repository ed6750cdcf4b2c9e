import Basics
import Syntax

/// What is said about the raw values of enums, in swiftc's words.
enum RawValueMessages {
  static func notALiteralType(_ type: Type, _ written: TypeSyntax) -> Diagnostic {
    .error(
      "raw type '\(type)' is not expressible by a string, integer, or floating-point literal",
      at: written.range.location)
  }

  static func noCases(_ written: TypeSyntax) -> Diagnostic {
    .error("an enum with no cases cannot declare a raw type", at: written.range.location)
  }

  static func withoutRawType(_ value: Expression) -> Diagnostic {
    .error(
      "enum case cannot have a raw value if the enum does not have a raw type", at: value.range.location)
  }

  static func payload(_ name: SourceRange, _ type: Type, _ written: TypeSyntax) -> Diagnostic {
    .error(
      "enum with raw type cannot have cases with arguments", at: name.location,
      notes: [.note("declared raw type '\(type)' here", at: written.range.location)])
  }

  static func otherType(_ type: Type, _ wanted: Type, _ place: Expression) -> Diagnostic {
    .error("cannot convert value of type '\(type)' to raw type '\(wanted)'", at: place.diagnosticLocation)
  }

  static func valueNeeded(_ name: SourceRange) -> Diagnostic {
    .error(
      "enum case must declare a raw value when the preceding raw value is not an integer", at: name.location)
  }

  static func explicitValueNeeded(_ name: SourceRange) -> Diagnostic {
    .error(
      "enum cases require explicit raw values when the raw type is not expressible by integer or string literal",
      at: name.location)
  }

  static func notRawRepresentable(_ nominal: NominalSymbol, _ type: Type, _ written: TypeSyntax) -> Diagnostic {
    .error(
      "'\(nominal.name)' declares raw type '\(type)', but does not conform to RawRepresentable and conformance could "
        + "not be synthesized", at: written.range.location,
      notes: nominal.nameRange.map { [DeclarationMessages.addStubs(at: $0.location)] } ?? [])
  }

  static func repeated(_ place: SourceRange, _ notes: [Diagnostic]) -> Diagnostic {
    .error("raw value for enum case is not unique", at: place.location, notes: notes)
  }

  static func usedBefore(_ place: SourceRange) -> Diagnostic {
    .note("raw value previously used here", at: place.location)
  }

  static func countedFrom(_ place: SourceRange) -> Diagnostic {
    .note("raw value auto-incremented from here", at: place.location)
  }

  static func countedFromZero(_ place: SourceRange) -> Diagnostic {
    .note("raw value implicitly auto-incremented from zero", at: place.location)
  }
}
