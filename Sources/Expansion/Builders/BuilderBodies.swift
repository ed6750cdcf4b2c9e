import Basics
import Semantics
import Syntax

// The bodies of result builders, as the calls that they stand for (rules B1 to B4). The transform itself is the checker's
// (`BuilderTransform`); this writes down the same thing, in the same order.

extension Expander {
  /// The body with an opening brace at an offset, if the builder's calls in it are written out.
  func writtenBody(at offset: Int) -> BuiltBody? {
    guard passes.contains(.builders), let built = uses.builtBodies[offset],
      !built.componentTypes.contains(where: { $0.contents.contains(.opaque) || $0.hasErrors })
    else { return nil }
    return built
  }

  /// Writes a body out that a builder has transformed. One whose partial results have types without a name stays as it is.
  func expandBuilt(_ block: CodeBlock, inside start: SourceRange, _ end: SourceRange) {
    guard let built = writtenBody(at: block.range.start), builtBlocks.insert(block.range.start).inserted else { return }
    let margin = Layout.margin(at: start.location)
    let body = BuilderBody(built, names, GeneratedLines(margin: margin + layout.unit, unit: layout.unit))
    let text = body.text(of: block.statements, behind: start)
    edit(
      file.range(start.end, end.start), "\n\(text)\n\(margin)", pass: .builders)
  }
}

/// Writes one body out.
private final class BuilderBody {
  private let built: BuiltBody
  private let names: FileNames
  private let builder: String
  private var lines: GeneratedLines
  private var depth = 0
  /// How many partial results the checker's transform has made up to this point.
  private var made = 0
  /// How many of them have a name here.
  private var named = 0

  init(_ built: BuiltBody, _ names: FileNames, _ lines: GeneratedLines) {
    self.built = built
    self.names = names
    self.lines = lines
    builder = built.builder.spelling
  }

  func text(of statements: [Statement], behind start: SourceRange) -> GeneratedText {
    let whole = block(statements, behind: start)
    lines.add(
      "return \(has("buildFinalResult") ? call("buildFinalResult", whole) : whole)",
      because: "All partial results together are the result.")
    return lines.text
  }

  // MARK: Statements

  /// Writes the statements; the result is what they come to together.
  private func block(_ statements: [Statement], behind start: SourceRange) -> GeneratedText {
    var end = start.end
    let components = statements.compactMap { statement -> GeneratedText? in
      keepComments(statement.range.file.range(end, statement.range.start))
      end = statement.range.end
      return component(statement)
    }
    defer { made += 1 }
    guard has("buildPartialBlock"), var partial = components.first.map({ call("buildPartialBlock", "first: \($0)") })
    else { return call("buildBlock", components.joined(by: ", ")) }
    for component in components.dropFirst() {
      made += 1
      partial = call("buildPartialBlock", "accumulated: \(name(partial)), next: \(component)")
    }
    return partial
  }

  /// The comments on lines of their own between statements stay there.
  private func keepComments(_ gap: SourceRange) {
    for line in gap.text.split(separator: "\n") {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("//") { lines.add(GeneratedText(String(text)), depth: depth) }
    }
  }

  /// Writes one statement; the result is its partial result, if it has one.
  private func component(_ statement: Statement) -> GeneratedText? {
    switch statement {
    case let statement as ExpressionStatement:
      if let inner = statement.expression as? StatementExpression { return component(inner.statement) }
      made += 1
      if isAssignment(statement.expression) {
        // As an argument it could not be read; what it gives is `()`.
        lines.add("\(statement)", depth: depth)
        return name(has("buildExpression") ? call("buildExpression", "()") : GeneratedText("()"))
      }
      return name(has("buildExpression") ? call("buildExpression", "\(statement)") : "\(statement)")
    case let statement as IfStatement: return conditional(statement)
    case let statement as SwitchStatement: return choice(statement)
    case let statement as ForStatement: return loop(statement)
    case let statement as DoStatement where statement.catches.isEmpty: return scope(statement)
    default: break
    }
    lines.add("\(statement)", depth: depth)
    return nil
  }

  private func isAssignment(_ expression: Expression) -> Bool {
    (expression as? SequenceExpression)?.operators.contains { $0.kind == .assignment }
      ?? (expression.kind == .assignment)
  }

  /// A constant for a partial result.
  private func name(_ value: GeneratedText) -> GeneratedText {
    let name = newName()
    lines.add("let \(name) = \(value)", depth: depth)
    return GeneratedText(name)
  }

  private func newName() -> String {
    defer { named += 1 }
    return names.fresh("component", String(named + 1))
  }

  // MARK: if and switch

  /// One branch as it will be written: its head, and its statements.
  private struct Branch {
    let head: GeneratedText
    let statements: [Statement]
    /// What the statements stand behind: a brace or a colon.
    let start: SourceRange
    /// Whether it only runs where something is available.
    var isLimited = false
  }

  private func conditional(_ statement: IfStatement) -> GeneratedText? {
    var branches: [Branch] = []
    var current: Statement? = statement
    var isTotal = false
    var isElseLimited = false
    while let link = current {
      if let link = link as? IfStatement {
        let head = link.range.file.range(link.range.start, link.body.leftBrace.end)
        branches.append(
          Branch(
            head: branches.isEmpty ? "\(head)" : "} else \(head)", statements: link.body.statements,
            start: link.body.leftBrace, isLimited: link.isBodyLimited))
        isElseLimited = link.isElseLimited
        current = link.elseBody
      } else {
        guard let body = (link as? BlockStatement)?.body else { break }
        branches.append(
          Branch(head: "} else {", statements: body.statements, start: body.leftBrace, isLimited: isElseLimited))
        isTotal = true
        current = nil
      }
    }
    return joined(branches, isTotal: isTotal, closing: "}")
  }

  private func choice(_ statement: SwitchStatement) -> GeneratedText? {
    let head = statement.range.file.range(statement.range.start, statement.leftBrace.end)
    let branches = statement.cases.map { item in
      Branch(
        head: "\(item.range.file.range(item.range.start, item.colon.end))", statements: item.statements,
        start: item.colon)
    }
    return joined(branches, isTotal: true, opening: "\(head)", closing: "}")
  }

  /// Branches that fill in one constant, whose type is known only when all of them are.
  private func joined(
    _ branches: [Branch], isTotal: Bool, opening: GeneratedText? = nil, closing: GeneratedText
  ) -> GeneratedText? {
    guard !branches.isEmpty else { return nil }
    let name = newName()
    let usesEither = branches.count > 1 && has("buildEither")
    let optional = has("buildOptional") || !has("buildIf") ? "buildOptional" : "buildIf"
    var inner = GeneratedLines(margin: lines.margin, unit: lines.unit)
    swap(&inner, &lines)
    if let opening { lines.add(opening, depth: depth) }
    for (index, branch) in branches.enumerated() {
      lines.add(branch.head, depth: depth)
      depth += 1
      var value = block(branch.statements, behind: branch.start)
      if branch.isLimited, has("buildLimitedAvailability") { value = call("buildLimitedAvailability", value) }
      if usesEither { value = either(value, index, branches.count) }
      if !isTotal { value = call(optional, value) }
      lines.add("\(name) = \(value)", depth: depth)
      depth -= 1
    }
    if !isTotal {
      lines.add("} else {", depth: depth)
      lines.add("\(name) = \(call(optional, "nil"))", depth: depth + 1)
    }
    lines.add(closing, depth: depth)
    swap(&inner, &lines)
    let type = made < built.componentTypes.count ? built.componentTypes[made].spelling : ""
    made += 1
    lines.add("let \(name): \(type)", depth: depth, because: "The branches have this type in common.")
    lines.add(contentsOf: inner)
    return GeneratedText(name)
  }

  /// `buildEither` nested as a balanced tree over the branches.
  private func either(_ value: GeneratedText, _ index: Int, _ count: Int) -> GeneratedText {
    if count == 1 { return value }
    let half = BuiltBody.branchesOnTheLeft(of: count)
    return index < half
      ? call("buildEither", "first: \(either(value, index, half))")
      : call("buildEither", "second: \(either(value, index - half, count - half))")
  }

  // MARK: do

  /// A block of its own fills in a constant of its own, so that what it declares stays inside.
  private func scope(_ statement: DoStatement) -> GeneratedText {
    let name = newName()
    let inner = braced("do {", statement.body) { "\(name) = \($0)" }
    let type = made <= built.componentTypes.count ? built.componentTypes[made - 1].spelling : ""
    lines.add("let \(name): \(type)", depth: depth)
    lines.add(contentsOf: inner)
    return GeneratedText(name)
  }

  /// A block behind its first line, apart from the lines so far; `use` says what becomes of the block's value.
  private func braced(
    _ head: GeneratedText, _ body: CodeBlock, _ use: (GeneratedText) -> GeneratedText
  ) -> GeneratedLines {
    var inner = GeneratedLines(margin: lines.margin, unit: lines.unit)
    swap(&inner, &lines)
    lines.add(head, depth: depth)
    depth += 1
    lines.add(use(block(body.statements, behind: body.leftBrace)), depth: depth)
    depth -= 1
    lines.add("}", depth: depth)
    swap(&inner, &lines)
    return inner
  }

  // MARK: for

  private func loop(_ statement: ForStatement) -> GeneratedText? {
    let name = newName()
    let head: GeneratedText = "\(statement.range.file.range(statement.range.start, statement.body.leftBrace.end))"
    let inner = braced(head, statement.body) { "\(name).append(\($0))" }
    let type = made < built.componentTypes.count ? built.componentTypes[made].spelling : ""
    made += 2
    lines.add("var \(name): \(type) = []", depth: depth, because: "What the passes of the loop come to.")
    lines.add(contentsOf: inner)
    return self.name(call("buildArray", GeneratedText(name)))
  }

  // MARK: The builder

  private func has(_ method: String) -> Bool { built.methods.contains(method) }

  private func call(_ method: String, _ arguments: GeneratedText) -> GeneratedText {
    "\(builder).\(method)(\(arguments))"
  }
}
