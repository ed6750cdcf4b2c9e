import Basics
import Syntax

/// Text that takes the place of sugar: words of ours, and pieces of the file as they are written, with what is edited inside
/// of them edited.
public struct GeneratedText: ExpressibleByStringInterpolation {
  /// What the text is made of.
  enum Piece {
    case words(String)
    case copy(SourceRange)
    /// From here on lines are there for a reason; nil ends that.
    case reason(String?)
  }

  private(set) var pieces: [Piece] = []

  /// An empty text.
  public init() {}

  /// A text of our own words.
  public init(stringLiteral words: String) { pieces = words.isEmpty ? [] : [.words(words)] }

  /// A text of our own words.
  init(_ words: String) { self.init(stringLiteral: words) }

  /// A text made by interpolation; nodes and ranges in it are copied.
  public init(stringInterpolation: Interpolation) { pieces = stringInterpolation.text.pieces }

  var isEmpty: Bool { pieces.isEmpty }

  static func + (left: GeneratedText, right: GeneratedText) -> GeneratedText {
    var text = left
    text.pieces += right.pieces
    return text
  }

  static func += (left: inout GeneratedText, right: GeneratedText) { left.pieces += right.pieces }

  /// The same text, with the reason why it is there.
  func because(_ reason: String) -> GeneratedText {
    var text = GeneratedText()
    text.pieces = [.reason(reason)] + pieces + [.reason(nil)]
    return text
  }

  /// Builds a text of words and copies.
  public struct Interpolation: StringInterpolationProtocol {
    var text = GeneratedText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { text.pieces.append(.words(literal)) }
    }
    public mutating func appendInterpolation(_ words: String) { appendLiteral(words) }
    public mutating func appendInterpolation(_ node: Node) { text.pieces.append(.copy(node.range)) }
    public mutating func appendInterpolation(_ range: SourceRange) { text.pieces.append(.copy(range)) }
    public mutating func appendInterpolation(_ other: GeneratedText) { text.pieces += other.pieces }
  }
}

extension Array where Element == GeneratedText {
  /// The texts one behind the other.
  func joined(by separator: String) -> GeneratedText {
    var result = GeneratedText()
    for (index, text) in enumerated() {
      if index > 0 { result += GeneratedText(separator) }
      result += text
    }
    return result
  }
}

extension GeneratedText {
  /// The text without blanks that it begins with.
  func withoutMargin(_ margin: String) -> GeneratedText {
    guard case .words(let words)? = pieces.first, words == margin else { return self }
    var text = self
    text.pieces.removeFirst()
    return text
  }
}
