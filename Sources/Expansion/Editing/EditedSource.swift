import Basics

/// A file after its edits, and where each piece of it came from.
///
/// Edits may lie inside one another: what an edit copies of the text it replaces is copied with the edits inside of it.
public struct EditedSource {
  /// A piece of the new text.
  private struct Piece {
    /// The offset at which the piece begins.
    let start: Int
    /// Where in the original it came from: for our own words what they replace.
    let origin: Int
    let isCopy: Bool
  }

  /// The file as its author wrote it.
  public let original: SourceFile
  /// The file with the sugar written out.
  public let file: SourceFile
  /// Why lines of the new text are there, by line number.
  public let reasons: [Int: String]
  /// What was replaced, and by what: byte offsets in the original and in the new text, in order.
  public let changes: [(original: Range<Int>, new: Range<Int>)]
  private let pieces: [Piece]

  /// Applies edits. Of two that overlap in part the second is dropped; insertions at one place keep their order.
  init(_ original: SourceFile, edits: [SourceEdit]) {
    self.original = original
    var renderer = Renderer(original, edits)
    renderer.copy(from: 0, to: original.count, inside: nil)
    let text = SourceFile(name: original.name, text: renderer.text)
    file = text
    pieces = renderer.pieces
    changes = renderer.changes
    reasons = Dictionary(
      renderer.reasons.map { (text.lineAndColumn(at: $0.offset).line, $0.reason) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Where the text at an offset of the edited file came from; generated text comes from what it replaced.
  public func originalLocation(of offset: Int) -> SourceLocation {
    let piece = piece(at: offset)
    return original.location(piece.isCopy ? piece.origin + (offset - piece.start) : piece.origin)
  }

  /// Whether the text at an offset of the edited file stands for sugar.
  public func isGenerated(at offset: Int) -> Bool { !piece(at: offset).isCopy }

  private func piece(at offset: Int) -> Piece {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    return pieces[low]
  }

  /// The numbers of the lines that hold words of ours.
  public var generatedLines: Set<Int> {
    var lines: Set<Int> = []
    for (index, piece) in pieces.enumerated() where !piece.isCopy {
      let end = index + 1 < pieces.count ? pieces[index + 1].start : file.count
      let words = file.bytes[piece.start..<end]
      // A line break alone, or blanks, are no words.
      guard let first = words.firstIndex(where: { $0 > UInt8(ascii: " ") }),
        let last = words.lastIndex(where: { $0 > UInt8(ascii: " ") })
      else { continue }
      lines.formUnion(file.lineAndColumn(at: first).line...file.lineAndColumn(at: last).line)
    }
    return lines
  }

  /// Puts the text together.
  private struct Renderer {
    let original: SourceFile
    /// Ordered by their beginning; of those that begin together, insertions first and then the outer before the inner.
    let edits: [SourceEdit]
    var text: [UInt8] = []
    var pieces: [Piece] = []
    var reasons: [(offset: Int, reason: String)] = []
    var changes: [(original: Range<Int>, new: Range<Int>)] = []

    init(_ original: SourceFile, _ edits: [SourceEdit]) {
      self.original = original
      self.edits = edits.enumerated().sorted { left, right in
        let (one, other) = (left.element.range, right.element.range)
        if one.start != other.start { return one.start < other.start }
        if one.isEmpty != other.isEmpty { return one.isEmpty }
        if one.end != other.end { return one.end > other.end }
        return left.offset < right.offset
      }.map(\.element)
    }

    /// Copies a piece of the original with the edits inside of it. `outer` is the edit that copies: where it copies a part
    /// of what it replaces, the edits before it and itself do not count, and what is inserted behind the part stays there.
    mutating func copy(from start: Int, to end: Int, inside outer: Int?) {
      let isPart = outer.map { edits[$0].range.start <= start && edits[$0].range.end >= end } ?? false
      var position = start
      var index = isPart ? max(outer! + 1, firstEdit(from: start)) : firstEdit(from: start)
      while index < edits.count, edits[index].range.start <= end {
        let edit = edits[index]
        let isBehind = outer != nil && edit.range.isEmpty && edit.range.start == end
        if isBehind || edit.range.start < position || edit.range.end > end {
          index += 1
          continue
        }
        append(copyFrom: position, to: edit.range.start)
        let before = text.count
        append(edit, index)
        if outer == nil { changes.append((edit.range.start..<edit.range.end, before..<text.count)) }
        position = edit.range.end
        index += 1
      }
      append(copyFrom: position, to: end)
    }

    private func firstEdit(from start: Int) -> Int {
      var low = 0
      var high = edits.count
      while low < high {
        let middle = (low + high) / 2
        if edits[middle].range.start < start { low = middle + 1 } else { high = middle }
      }
      return low
    }

    private mutating func append(copyFrom start: Int, to end: Int) {
      guard end > start else { return }
      pieces.append(Piece(start: text.count, origin: start, isCopy: true))
      text += original.bytes[start..<end]
    }

    private mutating func append(_ edit: SourceEdit, _ index: Int) {
      var reason: String?
      for piece in edit.replacement.pieces {
        switch piece {
        case .words(let words):
          pieces.append(Piece(start: text.count, origin: edit.range.start, isCopy: false))
          let start = text.count
          text += Array(words.utf8)
          if let reason,
            let first = text[start...].firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") })
          {
            reasons.append((first, reason))
          }
        case .copy(let range): copy(from: range.start, to: range.end, inside: index)
        case .reason(let next): reason = next
        }
      }
    }
  }
}
