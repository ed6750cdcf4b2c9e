import Basics
import Syntax

/// What is said about changes of what cannot be changed, in swiftc's words.
enum MutabilityMessages {
  static func misplacedReference(_ range: SourceRange) -> Diagnostic {
    .error("'&' may only be used to pass an argument to inout parameter", at: range.location)
  }

  /// A constant set in an initializer that leaves its properties to another.
  static func constantInDelegating(_ property: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "'let' property '\(property.name)' may not be initialized directly; use \"self.init(...)\" or "
        + "\"self = ...\" instead", at: range.location,
      notes: property.nameRange.map { [.note("'\(property.name)' declared here", at: $0.location)] } ?? [])
  }

  /// How a value was to be changed.
  enum Change {
    case assignment(ofResult: Bool)
    case property, `subscript`, dynamicMember, forcedValue
    case inoutArgument
    case operand, leftOperand
    case mutatingMember, mutatingGetter
  }

  static func cannotChange(
    _ change: Change, _ reason: String, at location: SourceLocation, _ notes: [Diagnostic], _ range: SourceRange
  ) -> Diagnostic {
    .error(words(change) + ": " + reason, at: location, highlights: [range], notes: notes)
  }

  private static func words(_ change: Change) -> String {
    switch change {
    case .assignment(ofResult: true): return "expression is not assignable"
    case .assignment: return "cannot assign to value"
    case .property: return "cannot assign to property"
    case .subscript: return "cannot assign through subscript"
    case .dynamicMember: return "cannot assign through dynamic lookup property"
    case .forcedValue: return "cannot assign through '!'"
    case .inoutArgument: return "cannot pass immutable value as inout argument"
    case .operand: return "cannot pass immutable value to mutating operator"
    case .leftOperand: return "left side of mutating operator isn't mutable"
    case .mutatingMember: return "cannot use mutating member on immutable value"
    case .mutatingGetter: return "cannot use mutating getter on immutable value"
    }
  }

  /// Where nothing can be named that is immutable.
  static func cannotChangeType(_ change: Change, _ type: Type, at location: SourceLocation, _ range: SourceRange)
    -> Diagnostic
  {
    let words: String
    switch change {
    case .leftOperand: words = "left side of mutating operator has immutable type '\(type)'"
    case .mutatingMember: words = "cannot use mutating member on immutable value of type '\(type)'"
    case .mutatingGetter: words = "cannot use mutating getter on immutable value of type '\(type)'"
    default: words = "cannot assign to immutable expression of type '\(type)'"
    }
    return .error(words, at: location, highlights: [range])
  }

  // MARK: Reasons

  static let literal = "literals are not mutable"
  static let conditional = "result of conditional operator '? :' is never mutable"
  static let readOnlySubscript = "subscript is get-only"
  static let hiddenSubscriptSetter = "subscript setter is inaccessible"
  static let callResult = "function call returns immutable value"
  static let binaryResult = "binary operator returns immutable value"
  static let unaryResult = "unary operator returns immutable value"
  static func result(of name: String) -> String { "'\(name)' returns immutable value" }
  static func constant(_ name: String) -> String { "'\(name)' is a 'let' constant" }
  static func capture(_ name: String) -> String { "'\(name)' is an immutable capture" }
  static func getOnly(_ name: String) -> String { "'\(name)' is a get-only property" }
  static func hiddenSetter(_ name: String) -> String { "'\(name)' setter is inaccessible" }
  static func immutable(_ name: String) -> String { "'\(name)' is immutable" }
  static func function(_ name: String) -> String { "'\(name)' is a function" }
  static func method(_ name: String) -> String { "'\(name)' is a method" }
  static func readOnlyKeyPath(_ name: String) -> String { "'\(name)' is a read-only key path" }
  static let unnamedReadOnlyKeyPath = "key path is read-only"

  // MARK: Notes

  static func changeToVar(_ keyword: SourceRange) -> Diagnostic {
    .note(
      "change 'let' to 'var' to make it mutable", at: keyword.location, fixIts: [Diagnostic.FixIt(keyword, "var")])
  }

  static func markMutating(_ kind: String, _ keyword: SourceRange) -> Diagnostic {
    .note(
      "mark \(kind) 'mutating' to make 'self' mutable", at: keyword.location,
      fixIts: [Diagnostic.FixIt(keyword.emptyAtStart, "mutating ")])
  }

  static func missingAmpersand(_ type: Type, _ place: Expression) -> Diagnostic {
    .error(
      "passing value of type '\(type)' to an inout parameter requires explicit '&'", at: place.diagnosticLocation,
      fixIts: [Diagnostic.FixIt(place.range.emptyAtStart, "&")])
  }

  static func needlessAmpersand(_ type: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "'&' used with non-inout argument of type '\(type)'", at: range.location,
      fixIts: [Diagnostic.FixIt(range.file.range(range.start, range.start + 1), "")])
  }

  static func partialApplication(_ name: SourceRange) -> Diagnostic {
    .error("cannot reference 'mutating' method as function value", at: name.location, highlights: [name])
  }
}
