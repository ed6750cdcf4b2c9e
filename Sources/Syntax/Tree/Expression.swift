import Basics

/// A part of a program that has a value.
public class Expression: Node {
  /// The subclasses, one case each.
  public enum Kind: String {
    /// `IntegerLiteralExpression`.
    case integerLiteral
    /// `FloatLiteralExpression`.
    case floatLiteral
    /// `BooleanLiteralExpression`.
    case booleanLiteral
    /// `NilLiteralExpression`.
    case nilLiteral
    /// `MagicLiteralExpression`.
    case magicLiteral
    /// `StringLiteralExpression`.
    case stringLiteral
    /// `IdentifierExpression`.
    case identifier
    /// `SuperExpression`.
    case `super`
    /// `DiscardExpression`.
    case discard
    /// `MemberExpression`.
    case member
    /// `ImplicitMemberExpression`.
    case implicitMember
    /// `TypeExpression`.
    case type
    /// `CallExpression`.
    case call
    /// `SubscriptExpression`.
    case `subscript`
    /// `MacroExpansionExpression`.
    case macroExpansion
    /// `ParenthesizedExpression`.
    case parenthesized
    /// `TupleExpression`.
    case tuple
    /// `ArrayLiteralExpression`.
    case arrayLiteral
    /// `DictionaryLiteralExpression`.
    case dictionaryLiteral
    /// `ClosureExpression`.
    case closure
    /// `PrefixOperatorExpression`.
    case prefixOperator
    /// `PostfixOperatorExpression`.
    case postfixOperator
    /// `InOutExpression`.
    case inOut
    /// `OptionalChainingExpression`.
    case optionalChaining
    /// `ForceUnwrapExpression`.
    case forceUnwrap
    /// `TryExpression`.
    case `try`
    /// `AwaitExpression`.
    case await
    /// `OwnershipExpression`.
    case ownership
    /// `SequenceExpression`.
    case sequence
    /// `BinaryExpression`.
    case binary
    /// `AssignmentExpression`.
    case assignment
    /// `TernaryExpression`.
    case ternary
    /// `CastExpression`.
    case cast
    /// `KeyPathExpression`.
    case keyPath
    /// `StatementExpression`.
    case statement
    /// `PatternExpression`.
    case pattern
    /// `ErrorExpression`.
    case error
  }

  /// Which subclass the node is.
  public final let kind: Kind

  init(kind: Kind, range: SourceRange) {
    self.kind = kind
    super.init(range: range)
  }
}
