import Basics
import Syntax

/// Where the text for a member goes: in the place of its declaration, on lines of its own, a blank line before what follows.
struct MemberPlace {
  /// What is replaced: the declaration, the blanks before it where it shares its line, and a comment behind it.
  let range: SourceRange
  /// The blanks before each line.
  let margin: String
  /// Where text goes that is put behind the declaration, with the blanks that stand there.
  let rangeBehind: SourceRange
  /// What must follow that text: a new line, if something else stood on the declaration's line, or a blank one.
  let breakBehind: String
  private let needsBreakBefore: Bool
  /// The comment behind the declaration with the blanks before it, which stays with the first line.
  private let comment: SourceRange
  private let blankBehind: String

  init(_ declaration: Declaration, in members: MemberBlock, _ layout: Layout) {
    let file = declaration.range.file
    let (start, end) = (declaration.range.start, declaration.range.end)
    let behind = declaration.semicolon?.end ?? end
    let next = Layout.skipBlanks(in: file, from: behind)
    if members.isOnOneLine {
      // The members of such a type are put on lines of their own as a whole.
      margin = Layout.margin(at: members.leftBrace.location) + layout.unit
      range = declaration.range
      rangeBehind = file.range(end, end)
      comment = file.range(end, end)
      blankBehind = next == members.rightBrace.start ? "" : "\n"
      (needsBreakBefore, breakBehind) = (false, blankBehind)
      return
    }
    let isBehindBrace = declaration.range.location.line == members.leftBrace.location.line
    margin = Layout.margin(at: declaration.range.location) + (isBehindBrace ? layout.unit : "")
    needsBreakBefore = !Layout.isFirstOnLine(declaration.range.location)
    let endOfLine = Layout.endOfLine(in: file, from: next)
    let isLast = next == endOfLine || file.bytes[next...].starts(with: "//".utf8)
    comment = file.range(behind, isLast ? Layout.skipBlanks(in: file, backFrom: endOfLine) : behind)
    // A semicolon still separates what stands behind it on the line.
    range = file.range(
      needsBreakBefore ? Layout.skipBlanks(in: file, backFrom: start) : start, isLast ? max(behind, comment.end) : end)
    rangeBehind = isLast ? comment.emptyAtEnd : file.range(behind, next)
    blankBehind = isLast && Layout.isFollowedByText(endOfLine, in: file) ? "\n" : ""
    breakBehind = isLast ? blankBehind : "\n" + margin
  }

  /// The lines as they stand in the range. The first stands where the declaration stood.
  func placing(_ lines: GeneratedLines) -> GeneratedText {
    let commented = comment.isEmpty ? lines : lines.endingFirstLine(with: "\(comment)")
    return (needsBreakBefore ? "\n" + commented.text : commented.text.withoutMargin(margin))
      + GeneratedText(blankBehind)
  }
}

extension MemberBlock {
  /// Whether the type is written on one line, braces and all.
  var isOnOneLine: Bool { leftBrace.location.line == rightBrace.location.line }
}

extension Expander {
  /// Puts the members of a type that is written on one line on lines of their own, once for all passes.
  func breakLines(of members: MemberBlock, for pass: ExpansionPass) {
    guard members.isOnOneLine else { return }
    if let made = brokenBlocks[ObjectIdentifier(members)] {
      for index in made { edits[index].passes.insert(pass) }
      return
    }
    let first = edits.count
    let owner = declarations.name(around: members.range.start)
    let margin = Layout.margin(at: members.leftBrace.location)
    var position = members.leftBrace.end
    for member in members.members {
      let gap = file.range(position, member.range.start)
      edit(gap, GeneratedText("\n" + margin + layout.unit), of: owner, pass: pass)
      position = member.range.end
    }
    edit(file.range(position, members.rightBrace.start), GeneratedText("\n" + margin), of: owner, pass: pass)
    brokenBlocks[ObjectIdentifier(members)] = first..<edits.count
  }
}
