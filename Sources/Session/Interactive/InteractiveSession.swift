import Basics
import Expansion
import Lowering
import Machine
import Semantics
import Syntax

/// A session of inputs, each of which sees what earlier ones declared: the engine behind the prompt.
///
/// There are two programs side by side, which grow with each input: the one that people write, and the one with the sugar
/// written out, which runs. An input that is wrong, or that stops on its way, leaves both as they were.
public final class InteractiveSession {
  private let written: Program
  private let core: Program
  private let writtenDiagnostics = DiagnosticBag()
  private let coreDiagnostics = DiagnosticBag()
  private var lowerer: Lowerer?
  private var machine: Machine?
  private var host: TracedHost!
  private var edits: [SourceFile: EditedSource] = [:]
  private var inputs = 0
  private var results = 0
  private var recorder: TraceRecorder?
  private var traceRequest: TraceRequest?
  /// The texts of the inputs that were accepted, in order.
  public private(set) var history: [String] = []
  /// What the trace tells, where one is wanted.
  public private(set) var isTracing = false
  /// Hears of what stops each run.
  public var beforeRun: (any Interruptible) -> Void = { _ in }

  /// How many bytes of a value are shown.
  private static let valueLimit = 500

  /// Begins a session.
  public init(library: any LibrarySource = EmbeddedLibrary(), host: any Host) {
    written = Program(library: library, diagnostics: writtenDiagnostics)
    core = Program(library: library, diagnostics: coreDiagnostics)
    self.host = TracedHost(host) { [unowned self] in recorder?.flush() }
  }

  // MARK: Inputs

  /// Whether more lines may make a text whole.
  public static func wantsMore(_ text: String) -> Bool {
    Parser(SourceFile(name: "input", text: text), diagnostics: DiagnosticBag()).parseFile().isIncomplete
  }

  /// Checks an input and runs it.
  public func evaluate(_ text: String, named name: String? = nil) -> Reply {
    inputs += 1
    let file = SourceFile(name: name ?? "input \(inputs)", text: text)
    var reply = Reply()
    guard let prepared = prepare(file, &reply) else { return reply }
    let outcome = run(prepared, &reply)
    reply.outcome = outcome
    guard case .finished = outcome else {
      takeBack(prepared)
      return reply
    }
    history.append(text)
    reply.redeclared = prepared.written.redeclared
    show(prepared, &reply)
    return reply
  }

  private struct Prepared {
    let source: SourceFile
    let written: CheckedInput
    let core: CheckedInput
    let edited: EditedSource?
    let resultName: String
  }

  /// Checks an input in both programs; nil where it is wrong, and forgotten.
  private func prepare(_ file: SourceFile, _ reply: inout Reply) -> Prepared? {
    let resultName = "R\(results)"
    let tree = Parser(file, diagnostics: writtenDiagnostics).parseFile()
    if writtenDiagnostics.hasErrors {
      reply.diagnostics = take(writtenDiagnostics)
      return nil
    }
    let input = written.check(input: tree, resultNames: ["$" + resultName])
    let hasErrors = writtenDiagnostics.hasErrors
    reply.diagnostics = take(writtenDiagnostics)
    if hasErrors {
      written.takeBack(input)
      return nil
    }
    let edited = Expander(input.file, program: written).expand()
    let coreTree = Parser(edited?.file ?? SourceFile(name: file.name, text: file.bytes), diagnostics: coreDiagnostics)
      .parseFile()
    if let edited { edits[edited.file] = edited }
    let coreInput = core.check(input: coreTree, resultNames: ["$" + resultName, "dollar" + resultName])
    let faults = take(coreDiagnostics).filter { $0.severity == .error }
    if let fault = faults.first {
      let place = edited.map { $0.originalLocation(of: fault.location.offset) } ?? file.location(fault.location.offset)
      reply.diagnostics.append(
        fault.category == .unsupported
          ? .unsupported(fault.message, at: place)
          : .fault("the expansion of this does not compile: \(fault.message)", at: place))
      written.takeBack(input)
      core.takeBack(coreInput)
      return nil
    }
    return Prepared(source: file, written: input, core: coreInput, edited: edited, resultName: "$" + resultName)
  }

  private func take(_ bag: DiagnosticBag) -> [Diagnostic] {
    bag.dropConsequencesOfUnsupported()
    defer { bag.truncate(to: 0) }
    return bag.diagnostics
  }

  private func takeBack(_ prepared: Prepared) {
    written.takeBack(prepared.written)
    core.takeBack(prepared.core)
  }

  // MARK: Running

  private func run(_ prepared: Prepared, _ reply: inout Reply) -> Outcome {
    let (lowerer, machine) = engine(startingWith: prepared.core.file)
    recorder?.begin(prepared.source, edited: prepared.edited)
    beforeRun(machine)
    let end = machine.run(lowerer.add(prepared.core.file))
    recorder?.flush()
    host.endLine()
    var said: [Diagnostic] = []
    let outcome = OutcomeTranslation(original: original, source: prepared.source).outcome(of: end) { diagnostic in
      said.append(diagnostic)
      return Verdict(said)
    }
    reply.diagnostics += said
    return outcome
  }

  private func engine(startingWith file: CheckedFile) -> (Lowerer, Machine) {
    if let lowerer, let machine { return (lowerer, machine) }
    let lowerer = Lowerer(file, program: core)
    lowerer.makeClosuresTraceable(traceable(TraceRequest()))
    let machine = Machine(source: lowerer, host: host)
    self.lowerer = lowerer
    self.machine = machine
    machine.tracer = recorder
    machine.writtenPlace = { [unowned self] place in
      guard let edited = edits[place.file] else { return place }
      return edited.isGenerated(at: place.offset) ? nil : original(place)
    }
    changeTracing(traceRequest)
    return (lowerer, machine)
  }

  private func original(_ place: SourceLocation) -> SourceLocation {
    edits[place.file].map { $0.originalLocation(of: place.offset) } ?? place
  }

  // MARK: Values

  private func show(_ prepared: Prepared, _ reply: inout Reply) {
    for variable in prepared.core.variables {
      if let shown = shown(variable, as: variable.name) { reply.shown.append(shown) }
    }
    if let result = prepared.core.result, !result.type.isNothing, let shown = shown(result, as: prepared.resultName) {
      reply.shown.append(shown)
      results += 1
    }
  }

  /// A variable with its value in Swift's notation. What the library keeps to itself is described by the library.
  private func shown(_ variable: VariableSymbol, as name: String) -> Reply.Shown? {
    guard let shown = rendered(variable, as: name) else { return nil }
    guard shown.value.isOpaque(of: variable.type), let text = description(of: variable, named: name) else {
      return shown
    }
    return Reply.Shown(name: name, type: shown.type, value: text)
  }

  /// What `String(reflecting:)` makes of a value that describes itself; nil for others.
  private func description(of variable: VariableSymbol, named name: String) -> String? {
    guard let lowerer, let machine else { return nil }
    let file = SourceFile(
      name: "value", text: "(\(name) as Any) is CustomStringConvertible ? String(reflecting: \(name)) : \"\"")
    let tree = Parser(file, diagnostics: coreDiagnostics).parseFile()
    let input = core.check(input: tree, resultNames: ["$shown"])
    let isWrong = coreDiagnostics.hasErrors
    coreDiagnostics.truncate(to: 0)
    defer { core.takeBack(input) }
    guard !isWrong, let result = input.result, case .finished = machine.run(lowerer.add(input.file)),
      let text = rendered(result, as: "$shown")?.value, text.count > 2
    else { return nil }
    return unquoted(text)
  }

  /// The text that a string literal stands for.
  private func unquoted(_ literal: String) -> String {
    var text = ""
    var isEscaped = false
    for character in literal.dropFirst().dropLast() {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      text.append(isEscaped && character == "n" ? "\n" : character)
      isEscaped = false
    }
    return text
  }

  private func rendered(_ variable: VariableSymbol, as name: String) -> Reply.Shown? {
    guard variable.storage == .stored, variable.accessor(.get) == nil, !variable.isLazy, let lowerer, let machine,
      let (address, type, isWeak) = try? lowerer.storage(of: variable)
    else { return nil }
    return Reply.Shown(
      name: name, type: variable.type.description,
      value: machine.text(at: address, type: type, isWeak: isWeak, limit: InteractiveSession.valueLimit))
  }

  /// The variables of the session with their values.
  public var variables: [Reply.Shown] {
    let named = core.declaredNames.filter { !$0.hasPrefix("dollarR") && !$0.hasPrefix("$") }
    return (named + (0..<results).map { "$R\($0)" }).flatMap { core.declared($0) }.compactMap { symbol in
      guard let variable = symbol as? VariableSymbol else { return nil }
      return shown(variable, as: variable.name)
    }
  }

  // MARK: Questions

  /// The type of an expression, which is not evaluated; nil, with diagnostics, where it has none.
  public func type(of text: String) -> (type: String?, diagnostics: [Diagnostic]) {
    inputs += 1
    return withExpression(text, ofNothing: "()") { $0.description }
  }

  /// Checks an expression and forgets it. `ofNothing` is the answer for one that has no value.
  private func withExpression<Answer>(_ text: String, ofNothing: Answer? = nil, _ answer: (Type) -> Answer?) -> (
    Answer?, [Diagnostic]
  ) {
    let tree = Parser(SourceFile(name: "input \(inputs)", text: text), diagnostics: writtenDiagnostics).parseFile()
    guard !writtenDiagnostics.hasErrors else { return (nil, take(writtenDiagnostics)) }
    let input = written.check(input: tree, resultNames: ["$"])
    let hasErrors = writtenDiagnostics.hasErrors
    let isExpression = tree.statements.last?.kind == .expression
    let result = hasErrors ? nil : input.result.map { answer($0.type) } ?? (isExpression ? ofNothing : nil)
    written.takeBack(input)
    return (result, take(writtenDiagnostics))
  }

  /// An input with its sugar written out. A name means the input that declares it.
  public func desugared(_ text: String) -> (text: String?, diagnostics: [Diagnostic]) {
    if let file = written.file(declaring: InteractiveSession.path(of: text)) {
      let shown = edits.values.first { $0.original === file }?.file ?? file
      return (shown.text(from: 0, to: shown.count), [])
    }
    let file = SourceFile(name: "input", text: text)
    let tree = Parser(file, diagnostics: writtenDiagnostics).parseFile()
    guard !writtenDiagnostics.hasErrors else { return (nil, take(writtenDiagnostics)) }
    let input = written.check(input: tree, resultNames: ["$"])
    defer { written.takeBack(input) }
    if writtenDiagnostics.hasErrors { return (nil, take(writtenDiagnostics)) }
    let edited = Expander(input.file, program: written).expand()?.file
    return (edited.map { $0.text(from: 0, to: $0.count) } ?? text, take(writtenDiagnostics))
  }

  /// The parts of a name such as `Child.value`; of `$value` and `_value`, what they belong to.
  private static func path(of text: String) -> [String] {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if let last = parts.last, let first = last.first, first == "$" || first == "_" {
      parts[parts.count - 1].removeFirst()
    }
    return parts
  }

  /// What may stand behind `text` at a prompt: members behind a dot, otherwise names.
  public func completions(after text: String) -> [String] {
    guard let dot = text.lastIndex(of: "."),
      !text[dot...].dropFirst().contains(where: { !$0.isLetter && !$0.isNumber && $0 != "_" })
    else { return written.visibleNames }
    let base = InteractiveSession.expression(before: dot, in: text)
    if base.isEmpty { return [] }
    return withExpression(base) { self.written.memberNames(of: $0) }.0 ?? []
  }

  /// The names, calls and subscripts right before a dot.
  private static func expression(before dot: String.Index, in text: String) -> String {
    var start = dot
    var depth = 0
    while start > text.startIndex {
      let previous = text.index(before: start)
      let character = text[previous]
      if character == ")" || character == "]" {
        depth += 1
      } else if character == "(" || character == "[" {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0, !character.isLetter, !character.isNumber, !"._$?!".contains(character) {
        break
      }
      start = previous
    }
    return String(text[start..<dot])
  }

  /// The text of a declaration, of the session's or of the library's.
  public func source(of name: String) -> String? {
    let parts = name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    return written.declarationText(of: parts.count > 1 ? parts : [first])
  }

  // MARK: Tracing

  /// Has inputs from now on be traced.
  public func startTracing(_ options: TraceOptions, writer: any TraceWriter) {
    let recorder = TraceRecorder(options, writer: writer)
    edits.values.forEach(recorder.learn)
    self.recorder = recorder
    isTracing = true
    traceRequest = TraceRequest(options)
    changeTracing(traceRequest)
    machine?.tracer = recorder
  }

  /// Ends the trace.
  public func stopTracing() {
    isTracing = false
    machine?.tracer = nil
    traceRequest = nil
    changeTracing(nil)
  }

  private func changeTracing(_ request: TraceRequest?) {
    guard let lowerer, let machine else { return }
    let (functions, types) = lowerer.setTracing(request.map(traceable))
    machine.discardCode(of: functions, types: types)
  }

  /// A request that tells what people wrote from what stands for it.
  private func traceable(_ request: TraceRequest) -> TraceRequest {
    var request = request
    request.isGenerated = { [unowned self] place in
      edits[place.file].map { $0.isGenerated(at: place.offset) } ?? false
    }
    return request
  }

  /// The locations that the trace has met.
  public var locations: [TraceRecord] { recorder?.locations ?? [] }
}

extension Type {
  /// Whether values say nothing: `()`, or that a chain of optionals came to its end.
  fileprivate var isNothing: Bool {
    if case .tuple(let elements) = kind { return elements.isEmpty }
    return optionalPayload?.isNothing ?? false
  }
}

extension String {
  /// Whether the text of a value says no more than what type it has.
  fileprivate func isOpaque(of type: Type) -> Bool {
    type.description == self || hasSuffix("(…)") || type.description.hasSuffix("." + self)
  }
}
