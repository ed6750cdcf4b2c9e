import Basics

/// `prefix operator`, `infix operator` or `postfix operator`.
public final class OperatorDeclaration: Declaration {
  /// `operator`.
  public let keyword: SourceRange
  /// Where the operator stands.
  public let fixity: Fixity
  /// The operator.
  public let name: Identifier
  /// The colon.
  public let colon: SourceRange?
  /// The precedence group.
  public let precedenceGroup: Identifier?

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, fixity: Fixity, name: Identifier,
    colon: SourceRange? = nil, precedenceGroup: Identifier? = nil
  ) {
    self.keyword = keyword
    self.fixity = fixity
    self.name = name
    self.colon = colon
    self.precedenceGroup = precedenceGroup
    super.init(kind: .operator, header, range: range)
  }
}

/// `precedencegroup`.
public final class PrecedenceGroupDeclaration: Declaration {
  /// `precedencegroup`.
  public let keyword: SourceRange
  /// The name.
  public let name: Identifier
  /// The `{`.
  public let leftBrace: SourceRange
  /// The groups it binds tighter than.
  public let higherThan: [Identifier]
  /// The groups that bind tighter.
  public let lowerThan: [Identifier]
  /// `left`, `right` or `none`.
  public let associativity: Identifier?
  /// Whether optional chaining takes assignments in.
  public let assignment: Bool
  /// The `}`.
  public let rightBrace: SourceRange

  /// Makes the node.
  public init(
    _ header: DeclarationHeader, range: SourceRange, keyword: SourceRange, name: Identifier,
    leftBrace: SourceRange, higherThan: [Identifier] = [], lowerThan: [Identifier] = [],
    associativity: Identifier? = nil, assignment: Bool, rightBrace: SourceRange
  ) {
    self.keyword = keyword
    self.name = name
    self.leftBrace = leftBrace
    self.higherThan = higherThan
    self.lowerThan = lowerThan
    self.associativity = associativity
    self.assignment = assignment
    self.rightBrace = rightBrace
    super.init(kind: .precedenceGroup, header, range: range)
  }
}
