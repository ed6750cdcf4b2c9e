import Basics

extension StringSegment {
  /// The two sorts of segments.
  public enum Kind {
    /// Text.
    case text
    /// `\(…)`.
    case interpolation
  }
}

extension TryExpression {
  /// What may follow `try`.
  public enum Mark {
    /// Nothing: errors go on.
    case none
    /// `?`: an error becomes `nil`.
    case optional
    /// `!`: an error is a trap.
    case forced
  }
}

extension InfixOperator {
  /// The sorts of infix operators.
  public enum Kind {
    /// An operator that is declared in a program or the library.
    case binary
    /// `=`.
    case assignment
    /// `? :`; its middle operand belongs to it.
    case ternary
    /// `is`.
    case `is`
    /// `as`.
    case `as`
    /// `as?`.
    case asOptional
    /// `as!`.
    case asForced
  }
}

extension KeyPathComponent {
  /// The sorts of steps.
  public enum Kind {
    /// `.name`.
    case property
    /// `.name(arguments)`.
    case method
    /// `[arguments]`.
    case `subscript`
    /// `?`.
    case optionalChain
    /// `!`.
    case forceUnwrap
    /// `.self`.
    case identity
  }
}

extension Condition {
  /// The sorts of conditions.
  public enum Kind {
    /// A Boolean expression.
    case expression
    /// `let x = …` or `let x`.
    case binding
    /// `case pattern = …`.
    case pattern
    /// `#available(…)`, which always holds here.
    case available
    /// `#unavailable(…)`, which never holds here.
    case unavailable
  }
}

extension AccessorDeclaration {
  /// The accessors, by the word that introduces them.
  public enum Kind: String {
    /// `get`.
    case get
    /// `set`.
    case set
    /// `_read` or `read`.
    case read = "_read"
    /// `_modify` or `modify`.
    case modify = "_modify"
    /// `willSet`.
    case willSet
    /// `didSet`.
    case didSet
    /// `unsafeAddress`.
    case unsafeAddress
    /// `unsafeMutableAddress`.
    case unsafeMutableAddress
    /// `init`.
    case initialize = "init"
  }
}

extension OperatorDeclaration {
  /// Where an operator stands.
  public enum Fixity: String {
    /// Before its operand.
    case prefix
    /// Between its operands.
    case infix
    /// Behind its operand.
    case postfix
  }
}

extension Attribute {
  /// The attribute's name when it is a plain identifier, perhaps with generic arguments; otherwise the last part of it.
  public var name: Name {
    switch type.kind {
    case .identifier: return type.as(IdentifierTypeSyntax.self).name.name
    case .member: return type.as(MemberTypeSyntax.self).name.name
    default: return ""
    }
  }

  /// The attribute with the blanks and comments behind it, which an edit that removes it removes too.
  public var rangeWithTrivia: SourceRange { range.union(trailingTrivia) }
}
