import Basics
import Syntax

/// Where the text for a member goes: in the place of its declaration, on lines of its own.
struct MemberPlace {
  /// What is replaced: the declaration, and the blanks before it where it shares its line.
  let range: SourceRange
  /// The blanks before each line.
  let margin: String
  /// Where text goes that is put behind the declaration, with the blanks that stand there.
  let rangeBehind: SourceRange
  /// What must follow that text: a new line, if something else stood on the declaration's line.
  let breakBehind: String
  private let needsBreakBefore: Bool

  init(_ declaration: Declaration, in members: MemberBlock, _ layout: Layout) {
    let file = declaration.range.file
    let (start, end) = (declaration.range.start, declaration.range.end)
    let behind = declaration.semicolon?.end ?? end
    if members.isOnOneLine {
      // The members of such a type are put on lines of their own as a whole.
      margin = Layout.margin(at: members.leftBrace.location) + layout.unit
      range = declaration.range
      rangeBehind = file.range(end, end)
      (needsBreakBefore, breakBehind) = (false, "")
      return
    }
    let isBehindBrace = declaration.range.location.line == members.leftBrace.location.line
    margin = Layout.margin(at: declaration.range.location) + (isBehindBrace ? layout.unit : "")
    needsBreakBefore = !Layout.isFirstOnLine(declaration.range.location)
    let next = Layout.skipBlanks(in: file, from: behind)
    let isLast = next >= file.count || file.bytes[next] == UInt8(ascii: "\n")
    // A semicolon still separates what stands behind it on the line.
    range = file.range(
      needsBreakBefore ? Layout.skipBlanks(in: file, backFrom: start) : start, isLast ? behind : end)
    rangeBehind = isLast ? file.range(behind, behind) : file.range(behind, next)
    breakBehind = isLast ? "" : "\n" + margin
  }

  /// The lines as they stand in the range. The first stands where the declaration stood.
  func placing(_ lines: GeneratedLines) -> GeneratedText {
    needsBreakBefore ? "\n" + lines.text : lines.text.withoutMargin(margin)
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
