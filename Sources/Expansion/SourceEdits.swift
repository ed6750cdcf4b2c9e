import Basics

/// One change to a file's text: sugar replaced by what it stands for.
public struct SourceEdit {
  /// The pass that made the edit, for `--passes`.
  public let pass: ExpansionPass
  /// What is replaced; empty for an insertion.
  public let range: SourceRange
  public let replacement: String
  /// The declaration the edit belongs to, as `--only` names it: `Child.value`.
  public let declaration: String
  /// Why the text is there, one sentence for each of its lines that needs one.
  public let reason: String
}

/// A file after its edits, and where each piece of it came from.
public struct EditedSource {
  public let original: SourceFile
  public let file: SourceFile
  /// Pieces of the new text in order: the offset at which a piece begins, where it came from, and whether it is a copy.
  private let pieces: [(start: Int, origin: Int, isCopy: Bool)]

  /// Applies edits that do not overlap; of two at the same place the first comes first.
  init(_ original: SourceFile, edits: [SourceEdit]) {
    self.original = original
    let ordered = edits.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }.map(\.element)
    var text: [UInt8] = []
    var pieces: [(start: Int, origin: Int, isCopy: Bool)] = []
    var position = 0
    for edit in ordered where edit.range.start >= position {
      pieces.append((text.count, position, true))
      text += original.bytes[position..<edit.range.start]
      pieces.append((text.count, edit.range.start, false))
      text += Array(edit.replacement.utf8)
      position = edit.range.end
    }
    pieces.append((text.count, position, true))
    text += original.bytes[position..<original.count]
    self.pieces = pieces
    file = SourceFile(name: original.name, text: text)
  }

  /// Where the text at an offset of the edited file came from; generated text comes from what it replaced.
  public func originalLocation(of offset: Int) -> SourceLocation {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= offset { low = middle } else { high = middle }
    }
    let piece = pieces[low]
    return original.location(piece.isCopy ? piece.origin + (offset - piece.start) : piece.origin)
  }
}

/// The expansions, in the order in which they are described.
public enum ExpansionPass: String, CaseIterable {
  case wrappers
  case observation
  case builders
}
