/// A half-open range of bytes of one file.
public struct SourceRange: Hashable {
  /// The file; not counted, because files are never released.
  public unowned(unsafe) let file: SourceFile

  private let first: Int32
  private let limit: Int32

  /// Makes the range between two byte offsets.
  @inlinable
  public init(file: SourceFile, start: Int, end: Int) {
    self.init(file: file, Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
  }

  /// Makes the range from stored offsets.
  @usableFromInline
  init(file: SourceFile, _ first: Int32, _ limit: Int32) {
    self.file = file
    self.first = first
    self.limit = limit
  }

  /// The offset of the first byte.
  public var start: Int { Int(first) }

  /// The offset after the last byte.
  public var end: Int { Int(limit) }

  /// The number of bytes.
  public var count: Int { end - start }

  /// Whether the range holds no byte.
  public var isEmpty: Bool { first >= limit }

  /// The place of the first byte.
  public var location: SourceLocation { SourceLocation(file: file, offset: start) }

  /// The place after the last byte.
  public var endLocation: SourceLocation { SourceLocation(file: file, offset: end) }

  /// The text of the range, byte for byte as in the file.
  public var text: String { file.text(from: start, to: end) }

  /// The smallest range that holds this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(file: file, min(first, other.first), max(limit, other.limit))
  }

  /// The empty range at the end of this one.
  public var emptyAtEnd: SourceRange { SourceRange(file: file, limit, limit) }

  /// The empty range at the start of this one.
  public var emptyAtStart: SourceRange { SourceRange(file: file, first, first) }

  /// Whether an offset of the same file lies in the range.
  public func contains(_ offset: Int) -> Bool { offset >= start && offset < end }

  /// Whether a range of the same file lies in this one.
  public func contains(_ other: SourceRange) -> Bool { other.start >= start && other.end <= end }
}

/// A place in a file: the byte at an offset.
public struct SourceLocation: Hashable {
  /// The file; not counted, because files are never released.
  public unowned(unsafe) let file: SourceFile

  private let position: Int32

  /// Makes the place at a byte offset.
  public init(file: SourceFile, offset: Int) {
    self.file = file
    self.position = Int32(truncatingIfNeeded: offset)
  }

  /// The byte offset.
  public var offset: Int { Int(position) }

  /// The line, counted from one.
  public var line: Int { file.lineAndColumn(at: offset).line }

  /// The column, counted from one, in bytes.
  public var column: Int { file.lineAndColumn(at: offset).column }

  /// The empty range at this place.
  public var emptyRange: SourceRange { SourceRange(file: file, start: offset, end: offset) }
}

extension SourceLocation: CustomStringConvertible {
  /// `FILE:LINE:COLUMN`, as diagnostics begin.
  public var description: String {
    let (line, column) = file.lineAndColumn(at: offset)
    return "\(file.name):\(line):\(column)"
  }
}

extension SourceRange: CustomStringConvertible {
  /// `LINE:COLUMN-LINE:COLUMN`, as tree dumps show it.
  public var description: String {
    let (line, column) = file.lineAndColumn(at: start)
    let (endLine, endColumn) = file.lineAndColumn(at: end)
    return "\(line):\(column)-\(endLine):\(endColumn)"
  }
}
