import Basics
import Semantics
import Syntax

// Wrapped parameters of functions and initializers. Where the wrapper can be made of its projection the caller makes it
// (rule 28), otherwise the function wraps the value it was given (rule 27).

extension Expander {
  func expandParameters(of declaration: Declaration, _ signature: FunctionSignature, _ body: CodeBlock?) {
    guard let callable = declaration.declaredSymbols.first as? CallableSymbol, let body else { return }
    let wrapped = zip(signature.parameters.parameters, callable.parameters).compactMap { syntax, parameter in
      parameter.variable.appliedWrapper.map { (syntax, $0) }
    }
    guard !wrapped.isEmpty else { return }
    couple(wrapped.map { fullName(of: $1.variable) })
    var opening = BodyOpening(body.leftBrace, body.rightBrace, body.statements, layout)
    for (syntax, wrapper) in wrapped {
      let text = WrapperText(wrapper, in: self)
      if wrapper.isMadeByCaller {
        expandMade(syntax, wrapper, text)
      } else {
        let value = names.fresh("value", wrapper.variable.name)
        expandGiven(syntax, wrapper, value)
        opening.lines.add(
          "let \(text.storageName) = \(text.call(wrapping: GeneratedText(value)))",
          because: "The function wraps the value that it is given.")
      }
      expandBody(of: wrapper, text, body.range, into: &opening)
    }
    let result = (callable as? FunctionSymbol)?.type.function?.result
    opening.isFollowedByBuilder = writtenBody(at: body.range.start) != nil
    // A builder makes the result of what it finds: a `return` would keep it from that.
    opening.returnsItsExpression = (result.map { !$0.isVoid } ?? false) && !isBuilt(body.range)
    for (range, text) in opening.edits { edit(range, text, for: wrapped[0].1.variable) }
  }

  /// `@W x: T` becomes `x _x: W`.
  private func expandMade(_ syntax: Parameter, _ wrapper: AppliedWrapper, _ text: WrapperText) {
    let label = syntax.firstName?.text ?? "_"
    let start = otherAttributes(of: syntax.attributes, wrapper)
    let head: GeneratedText = "\(start)\(label) \(text.storageName): \(text.storageType)"
    let end = syntax.ellipsis?.end ?? syntax.type.range.end
    edit(
      file.range(syntax.range.start, end), head.because("Callers make the wrapper, of a value or of a projection."),
      for: wrapper.variable)
    if let value = syntax.defaultValue {
      edit(value.range, text.call(wrapping: "\(value)"), for: wrapper.variable)
    }
  }

  /// `@W x: T` becomes `x valueX: T`.
  private func expandGiven(_ syntax: Parameter, _ wrapper: AppliedWrapper, _ value: String) {
    guard let first = syntax.firstName else { return }
    let start = otherAttributes(of: syntax.attributes, wrapper)
    let name = syntax.secondName ?? first
    edit(
      file.range(syntax.range.start, name.range.end), "\(start)\(first.text) \(value)", for: wrapper.variable)
  }

  private func otherAttributes(of attributes: [Attribute], _ wrapper: AppliedWrapper) -> GeneratedText {
    attributes.filter { attribute in !wrapper.layers.contains { $0.attribute === attribute } }
      .map { "\($0) " as GeneratedText }.joined(by: "")
  }

  /// The variables that the body sees; the projection only where it speaks of it.
  private func expandBody(
    of wrapper: AppliedWrapper, _ text: WrapperText, _ body: SourceRange, into opening: inout BodyOpening
  ) {
    text.property("", into: &opening.lines, isCompact: true)
    if names.isWritten("$" + wrapper.variable.name, inside: body) {
      text.projection("", into: &opening.lines, isCompact: true)
    }
  }

  // MARK: Closures

  /// `{ $x in … }` and `{ (@W x: T) in … }` (rule 29).
  func expandParameters(of closure: ClosureExpression) {
    guard let typed = uses.closures[ObjectIdentifier(closure)], let signature = closure.signature else { return }
    var opening = BodyOpening(signature.inKeyword, closure.rightBrace, closure.body.statements, layout)
    var wrapped: [VariableSymbol] = []
    for (syntax, parameter) in zip(signature.parameters, typed.parameters) {
      let variable = parameter.projectedVariable ?? parameter.variable
      guard let wrapper = variable.appliedWrapper else { continue }
      wrapped.append(variable)
      let text = WrapperText(wrapper, in: self)
      let isProjected = parameter.projectedVariable != nil
      let given = names.fresh(isProjected ? "projected" : "value", variable.name)
      let start = otherAttributes(of: syntax.attributes, wrapper)
      edit(
        file.range(syntax.range.start, (syntax.secondName ?? syntax.firstName).range.end), "\(start)\(given)",
        for: variable)
      let call: GeneratedText =
        isProjected
        ? "\(callee(of: wrapper))(projectedValue: \(given))" : text.call(wrapping: GeneratedText(given))
      opening.lines.add(
        "let \(text.storageName) = \(call)", because: "The closure makes the wrapper of what it is given.")
      expandBody(
        of: wrapper, text, file.range(signature.inKeyword.end, closure.rightBrace.start), into: &opening)
    }
    guard let first = wrapped.first else { return }
    couple(wrapped.map(fullName))
    opening.isFollowedByBuilder = writtenBody(at: closure.body.range.start) != nil
    opening.returnsItsExpression =
      (typed.type.function.map { !$0.result.isVoid } ?? false) && !isBuilt(closure.body.range)
    for (range, text) in opening.edits { edit(range, text, for: first) }
  }

  private func isBuilt(_ body: SourceRange) -> Bool { uses.builtBodies[body.start] != nil }

  /// The wrapper's type as the callee of its initializer: with its arguments, so that a projection of any type will do.
  func callee(of wrapper: AppliedWrapper) -> String {
    wrapper.layerTypes.first?.spelling ?? wrapper.layers[0].symbol.name
  }
}

/// What is put in at the beginning of a body. A body on one line is broken up, and one that is a single expression gets its
/// `return`, since it is no single expression any more.
struct BodyOpening {
  var lines: GeneratedLines
  var returnsItsExpression = false
  /// Whether the statements are replaced by a builder's calls, on lines of their own.
  var isFollowedByBuilder = false
  private let start: SourceRange
  private let end: SourceRange
  private let statements: [Statement]
  private let margin: String
  private let isOneLine: Bool

  /// A body that begins behind `start`, its brace or the `in` of its parameters, and ends before `end`.
  init(_ start: SourceRange, _ end: SourceRange, _ statements: [Statement], _ layout: Layout) {
    self.start = start
    self.end = end
    self.statements = statements
    margin = Layout.margin(at: start.location)
    isOneLine =
      start.location.line == end.location.line
      || statements.first?.range.location.line == start.location.line
    lines = GeneratedLines(margin: margin + layout.unit, unit: layout.unit)
  }

  /// The insertions.
  var edits: [(SourceRange, GeneratedText)] {
    var result: [(SourceRange, GeneratedText)] = [(start.emptyAtEnd, "\n" + lines.text)]
    if isFollowedByBuilder { return result }
    guard let first = statements.first, let last = statements.last else {
      if isOneLine { result.append((gap(before: end.start), "\n\(margin)")) }
      return result
    }
    var lead: GeneratedText = ""
    if returnsItsExpression, statements.count == 1, first.isValue { lead = "return " }
    if isOneLine {
      result[0] = (file.range(start.end, first.range.start), "\n\(lines.text)\n\(lines.margin)\(lead)")
    } else if !lead.isEmpty {
      result.append((first.range.emptyAtStart, lead))
    }
    if last.range.endLocation.line == end.location.line { result.append((gap(before: end.start), "\n\(margin)")) }
    return result
  }

  private var file: SourceFile { start.file }

  /// The blanks before an offset.
  private func gap(before offset: Int) -> SourceRange {
    var position = offset
    while position > start.end, file.bytes[position - 1] == UInt8(ascii: " ") { position -= 1 }
    return file.range(position, offset)
  }
}

extension Statement {
  /// Whether it is an expression, or an `if` or `switch` used as one.
  fileprivate var isValue: Bool { kind == .expression || kind == .if || kind == .switch }
}
