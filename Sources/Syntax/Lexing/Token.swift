import Basics

/// The smallest part of a program that means something.
public struct Token {
  /// What sort of token it is.
  public enum Kind: UInt8 {
    /// A name, with or without backticks, also `$0` and `$name`; contextual words are identifiers too.
    case identifier
    /// A word that cannot be a name without backticks.
    case keyword
    case integerLiteral
    case floatLiteral
    /// A whole string literal, interpolations included.
    case stringLiteral
    /// A literal in quotes of another language, which has been reported.
    case foreignString
    /// `/…/`, which is recognised and refused.
    case regexLiteral
    /// An operator with blanks on both sides or on neither.
    case binaryOperator
    /// An operator with a blank only before it.
    case prefixOperator
    /// An operator with a blank only behind it.
    case postfixOperator
    case leftParen, rightParen, leftBrace, rightBrace, leftSquare, rightSquare
    case comma, colon, semicolon, period, at, pound, backslash
    /// `=` by itself.
    case equal
    /// `->`
    case arrow
    /// `?` directly behind something.
    case postfixQuestion
    /// `?` with a blank before it.
    case infixQuestion
    /// `!` directly behind something.
    case exclamation
    /// `&` directly before something.
    case prefixAmpersand
    /// A byte that begins no token.
    case unknown
    case endOfFile
  }

  /// What sort of token it is.
  public let kind: Kind
  /// Whether a line break lies between the token before and this one.
  public let isAtStartOfLine: Bool
  /// Whether a blank or comment lies between the token before and this one.
  public let hasSpaceBefore: Bool
  /// Whether the name stands in backticks.
  public let isEscaped: Bool
  /// Byte offsets into the file.
  public let start: Int32
  /// The offset after the last byte.
  public let end: Int32
  /// The text of an identifier, keyword or operator.
  public let name: Name

  /// The number of bytes.
  public var count: Int { Int(end - start) }
}

/// The words that cannot be names, each interned with the tag 1 so that the lexer tells them at once.
public enum Keywords {
  /// The reserved words.
  static let all: [String] = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "while", "Any",
    "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "where", "_",
  ]
  /// Marks the reserved words in the table of names, once.
  static let areInterned: Bool = {
    for word in all { _ = Name(word: word, tag: 1) }
    return true
  }()

  /// Whether a word can be a name in backticks only.
  public static func isReserved(_ word: String) -> Bool { areInterned && Name(word).tag == 1 }
}
