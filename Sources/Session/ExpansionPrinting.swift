import Basics
import Expansion

/// How an expansion is printed.
public struct ExpansionOptions {
  /// The expansions that can be chosen.
  public typealias Pass = ExpansionPass
  /// The declarations to write out, by name; all without names.
  public var only: [String]?
  /// The sugar to write out.
  public var passes: Set<ExpansionPass> = [.wrappers, .observation]
  /// Whether to print the differences only.
  public var showsDifference = false
  /// Whether to say why lines are there.
  public var explains = false
  /// Whether generated lines have a colour.
  public var usesColor = false

  /// Everything, plain.
  public init() {}
}

extension Compilation {
  /// The names to expand that no declaration has, each with the one that was probably meant.
  public func namesOfNothing(among names: [String]) -> [(name: String, near: String?)] {
    guard let tree else { return [] }
    let known = DeclarationNames(of: tree)
    return names.filter { known.meant(by: $0).isEmpty }.map { ($0, known.nearest(to: $0)) }
  }

  /// The program with its sugar written out. Of a program with errors only the sound declarations are; nil where the text
  /// cannot even be read.
  public func desugared(_ options: ExpansionOptions = ExpansionOptions()) -> String? {
    guard check() == .accepted || verdict == .erroneous, let checked else { return nil }
    let errors = diagnostics.diagnostics.filter { $0.severity == .error }.map(\.location)
    let expander = Expander(checked.file, program: checked.program, passes: options.passes, errors: errors)
    let known = DeclarationNames(of: checked.file.syntax)
    let meant = options.only.map { $0.map { (name: $0, full: known.meant(by: $0)) } }
    let edited = expander.expand(only: meant?.flatMap(\.full))
    for (name, place) in expander.leftOut where verdict == .erroneous {
      diagnostics.report(Diagnostic(.hint, "\(name) is left as it is, since it has errors", at: place))
    }
    for (name, full) in meant ?? [] where !full.contains(where: expander.hasSugar) {
      guard let place = full.first.flatMap(known.place) else { continue }
      diagnostics.report(Diagnostic(.hint, "there is no sugar in '\(name)' to write out", at: place))
    }
    guard let edited else { return options.showsDifference ? "" : source.text(from: 0, to: source.count) }
    return ExpansionPrinter(edited, options).text
  }
}

/// Prints an edited file, or how it differs from the original.
private struct ExpansionPrinter {
  let edited: EditedSource
  let options: ExpansionOptions

  init(_ edited: EditedSource, _ options: ExpansionOptions) {
    self.edited = edited
    self.options = options
  }

  var text: String {
    if options.showsDifference { return difference }
    if !options.explains, !options.usesColor { return edited.file.text(from: 0, to: edited.file.count) }
    let generated = edited.generatedLines
    return (1...edited.file.lineCount).map { line(edited.file, $0, isNew: generated.contains($0)) }
      .joined(separator: "\n")
  }

  /// A line of the new text, below the reason why it is there.
  private func line(_ file: SourceFile, _ number: Int, isNew: Bool, mark: String = "") -> String {
    var text = isNew ? styled(mark + file.line(number), "32") : mark + file.line(number)
    if options.explains, let reason = edited.reasons[number] {
      let margin = file.line(number).prefix { $0 == " " || $0 == "\t" }
      text = styled("\(mark)\(margin)// \(reason)", "2") + "\n" + text
    }
    return text
  }

  private func styled(_ text: String, _ style: String) -> String {
    options.usesColor && !text.isEmpty ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }

  // MARK: Differences

  /// Lines of the original that became lines of the new text.
  private struct Hunk {
    var old: ClosedRange<Int>
    var new: ClosedRange<Int>
  }

  /// A unified difference, with three lines around each change.
  private var difference: String {
    let (old, new) = (edited.original, edited.file)
    // Behind the last line break there is no line.
    let lastLine = old.lineCount - (old.line(old.lineCount).isEmpty ? 1 : 0)
    var text = styled("--- \(old.name)\n", "1") + styled("+++ \(old.name), written out\n", "1")
    var hunks = self.hunks
    while !hunks.isEmpty {
      var group = [hunks.removeFirst()]
      while let next = hunks.first, next.old.lowerBound - group.last!.old.upperBound <= 7 {
        group.append(hunks.removeFirst())
      }
      let before = min(3, group[0].old.lowerBound - 1)
      let after = min(3, max(0, lastLine - group.last!.old.upperBound))
      let oldStart = group[0].old.lowerBound - before
      let newStart = group[0].new.lowerBound - before
      let oldCount = group.last!.old.upperBound + after - oldStart + 1
      let newCount = group.last!.new.upperBound + after - newStart + 1
      text += styled("@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@", "36") + "\n"
      var next = oldStart
      for hunk in group {
        for number in next..<hunk.old.lowerBound { text += " " + old.line(number) + "\n" }
        for number in hunk.old { text += styled("-" + old.line(number), "31") + "\n" }
        for number in hunk.new { text += line(new, number, isNew: true, mark: "+") + "\n" }
        next = hunk.old.upperBound + 1
      }
      for number in next..<(next + after) where number <= lastLine { text += " " + old.line(number) + "\n" }
    }
    return text
  }

  /// The changes as whole lines; those that share a line are one.
  private var hunks: [Hunk] {
    var result: [Hunk] = []
    let (old, new) = (edited.original, edited.file)
    for change in edited.changes {
      let hunk = Hunk(
        old: lines(of: change.original, in: old), new: lines(of: change.new, in: new))
      if let last = result.last,
        hunk.old.lowerBound <= last.old.upperBound || hunk.new.lowerBound <= last.new.upperBound
      {
        result[result.count - 1] = Hunk(
          old: last.old.lowerBound...max(last.old.upperBound, hunk.old.upperBound),
          new: last.new.lowerBound...max(last.new.upperBound, hunk.new.upperBound))
      } else {
        result.append(hunk)
      }
    }
    return result
  }

  private func lines(of range: Range<Int>, in file: SourceFile) -> ClosedRange<Int> {
    let first = file.lineAndColumn(at: range.lowerBound).line
    return first...max(first, file.lineAndColumn(at: range.upperBound).line)
  }
}
