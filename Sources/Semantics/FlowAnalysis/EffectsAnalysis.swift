import Basics
import Syntax

/// Checks that what may throw is marked with `try`, and that errors have somewhere to go.
final class EffectsAnalysis: TypedTreeVisitor {
  /// What becomes of an error at a place.
  enum Handler: Equatable {
    case handled
    case notThrowing
    case catchIsNotExhaustive
    /// Errors cannot leave: the words say out of what.
    case impossible(String)
  }

  private let program: Program
  private var handler: Handler
  /// The only type of errors that may leave, where a function, closure or `do` says one: `throws(Failure)` (SE-0413).
  private var limit: Type?
  /// Whether what leaves here leaves a function that only rethrows what its parameters throw.
  private var rethrowsOnly = false
  /// The `try` around the place, if any.
  private var attempt: Attempt?

  /// The closure that is entered next.
  private var closurePlace: TypedExpression?

  private final class Attempt {
    let range: SourceRange
    /// Whether `try?` or `try!` takes the errors.
    let takesErrors: Bool
    var isUsed = false
    init(_ range: SourceRange, takesErrors: Bool) {
      self.range = range
      self.takesErrors = takesErrors
    }
  }

  init(_ program: Program, _ owner: CallableSymbol, _ kind: CodeContext.Kind) {
    self.program = program
    switch kind {
    case .topLevel: handler = .handled
    case .initialValue: handler = .impossible("a property initializer")
    case .defaultValue: handler = .impossible("a default argument")
    default: handler = owner.isThrowing || owner.isRethrowing ? .handled : .notThrowing
    }
    super.init()
    interest = [.effects, .bodies]
    limit = typedLimit(owner.type)
    rethrowsOnly = owner.isRethrowing && kind == .function
  }

  /// The one type of errors that a function throws; nil where it may throw any, or says only that it rethrows.
  private func typedLimit(_ function: Type) -> Type? {
    guard let thrown = function.function?.thrown, thrown !== program.known.anyErrorType, !thrown.isError else {
      return nil
    }
    return thrown
  }

  private func report(_ diagnostic: Diagnostic) {
    if !diagnostic.location.file.isLibrary { program.diagnostics.report(diagnostic) }
  }

  // MARK: Statements

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .throw(let value):
      visit(value)
      switch handler {
      case .handled: if rethrowsOnly { report(EffectMessages.throwsInRethrowing(statement.range)) }
      case .catchIsNotExhaustive: report(EffectMessages.thrownNotCaught(statement.range))
      case .notThrowing: report(EffectMessages.thrownNotHandled(statement.range))
      case .impossible(let place): report(EffectMessages.thrownOutOf(place, statement.range))
      }
    case .doCatch(let statement) where !statement.catches.isEmpty: visit(statement)
    case .defer(let body):
      let outer = (handler, attempt)
      (handler, attempt) = (.impossible("a defer body"), nil)
      visit(body)
      (handler, attempt) = outer
    default: super.visit(statement)
    }
  }

  private func visit(_ statement: TypedDoCatch) {
    let outer = (handler, limit, rethrowsOnly)
    limit = nil
    if statement.isExhaustive {
      rethrowsOnly = false
      handler = .handled
      let caught = statement.errorVariable?.type
      limit = caught === program.known.anyErrorType ? nil : caught
    } else if handler != .handled {
      handler = .catchIsNotExhaustive
    }
    visit(statement.body)
    (handler, limit) = (outer.0, outer.1)
    // What a `catch` throws, it throws because a parameter did.
    rethrowsOnly = false
    defer { rethrowsOnly = outer.2 }
    if ThrownTypes(program).thrown(by: statement.body).isEmpty, !ContainsError.isFound(in: statement.body),
      let first = statement.catches.first
    {
      report(EffectMessages.unreachableCatch(keyword(before: first.body.range)))
    }
    for item in statement.catches { visit(item) }
  }

  /// The word `catch` before a clause's patterns and body.
  private func keyword(before range: SourceRange) -> SourceRange {
    let bytes = range.file.bytes
    let word = Array("catch".utf8)
    var start = range.start - word.count
    while start > 0, !bytes[start..<start + word.count].elementsEqual(word) { start -= 1 }
    return range.file.range(start, start + word.count)
  }

  // MARK: Expressions

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .closure:
      closurePlace = expression
      super.visit(expression)
    case .attempt(let value): trying(value, expression.range, takesErrors: false)
    case .attemptOptional(let value), .attemptForced(let value):
      trying(value, expression.range, takesErrors: true)
    case .call(let call):
      super.visit(expression)
      if call.throwsError, rethrowsOnly, handler == .handled, attempt?.takesErrors != true, !isOfParameter(call) {
        report(EffectMessages.callInRethrowing(expression.range))
      }
      if call.throwsError { check("call", expression.range, throwing: ThrownTypes(program).typeThrown(by: call)) }
    case .load(let place):
      super.visit(expression)
      if let getter = ThrownTypes.getter(of: place), getter.isThrowing {
        let thrown = getter.type.function?.thrown ?? program.known.anyErrorType
        check("property access", expression.range, throwing: thrown)
      }
    default: super.visit(expression)
    }
  }

  private func trying(_ value: TypedExpression, _ range: SourceRange, takesErrors: Bool) {
    let outer = attempt
    // What a `try` inside of `try?` lets through does not come further than that.
    let own = Attempt(range, takesErrors: takesErrors || outer?.takesErrors ?? false)
    attempt = own
    visit(value)
    if !own.isUsed, !ContainsError.isFound(in: value) { report(EffectMessages.nothingThrows(range)) }
    attempt = outer
  }

  /// Whether a call throws only what a function value does that it calls or is given.
  private func isOfParameter(_ call: TypedCall) -> Bool {
    guard case .function(let reference, _) = call.callee, let callable = reference.symbol as? CallableSymbol else {
      if case .value = call.callee { return true }
      return false
    }
    // A local function may call the parameters of the one around it.
    return callable.isRethrowing || callable.definingScope != nil
      || callable.type.function?.thrown?.isTypeParameter ?? false
  }

  /// Something that may throw errors of a type.
  private func check(_ what: String, _ range: SourceRange, throwing thrown: Type) {
    if let attempt {
      let isFirst = !attempt.isUsed
      attempt.isUsed = true
      if attempt.takesErrors { return }
      if handler == .handled {
        if let limit, limit !== thrown, !thrown.isError {
          report(EffectMessages.thrownTypeDiffers(thrown, limit, range))
        }
        return
      }
      if !isFirst { return }
      switch handler {
      case .handled: break
      case .notThrowing: report(EffectMessages.notHandled(attempt.range))
      case .catchIsNotExhaustive: report(EffectMessages.notCaught(attempt.range))
      case .impossible(let place): report(EffectMessages.outOf(place, what, range))
      }
      return
    }
    switch handler {
    case .handled: report(EffectMessages.notMarked(what, range))
    case .notThrowing: report(EffectMessages.notMarkedNorHandled(what, range))
    case .catchIsNotExhaustive: report(EffectMessages.notMarkedNorHandled(what, range))
    case .impossible(let place): report(EffectMessages.outOf(place, what, range))
    }
  }

  // MARK: Functions inside

  override func visit(_ closure: TypedClosure) {
    let place = closurePlace
    closurePlace = nil
    for capture in closure.captureList { visit(capture.value) }
    let outer = (handler, attempt, limit)
    let rethrowing = rethrowsOnly
    rethrowsOnly = false
    defer { rethrowsOnly = rethrowing }
    limit = typedLimit(closure.type)
    if let place, var function = closure.type.function, function.thrown == nil,
      (place.syntax as? ClosureExpression)?.mayThrow == true,
      !ThrownTypes(program).thrown(by: closure.body).isEmpty
    {
      let wanted = closure.type
      function.thrown = program.known.anyErrorType
      report(EffectMessages.throwingClosure(program.types[.function(function)], wanted, place.range))
      (handler, attempt) = (.handled, nil)
    } else {
      (handler, attempt) = (closure.type.function?.thrown == nil ? .notThrowing : .handled, nil)
    }
    visit(closure.body)
    (handler, attempt, limit) = outer
  }

  override func visit(_ argument: TypedArgument) {
    // A `try` before a call covers the arguments that are evaluated in it.
    guard case .autoclosure(let closure) = argument else { return super.visit(argument) }
    let outer = (handler, limit)
    if closure.type.function?.thrown != nil { (handler, limit) = (.handled, nil) }
    visit(closure.body)
    (handler, limit) = outer
  }

  override func visit(localAccessor accessor: AccessorSymbol) {
    guard let body = program.body(of: accessor) else { return }
    let outer = (handler, attempt, limit)
    (handler, attempt) = (accessor.isThrowing ? .handled : .notThrowing, nil)
    limit = typedLimit(accessor.type)
    let rethrowing = rethrowsOnly
    rethrowsOnly = false
    visit(body)
    rethrowsOnly = rethrowing
    (handler, attempt, limit) = outer
  }

  override func visit(localFunction function: FunctionSymbol) {
    guard let body = program.body(of: function) else { return }
    let outer = (handler, attempt, limit)
    (handler, attempt) = (function.isThrowing || function.isRethrowing ? .handled : .notThrowing, nil)
    limit = typedLimit(function.type)
    let rethrowing = rethrowsOnly
    rethrowsOnly = function.isRethrowing
    visit(body)
    rethrowsOnly = rethrowing
    (handler, attempt, limit) = outer
  }
}

/// Whether something in a body has been reported already, so that conclusions from it would mislead.
final class ContainsError: TypedTreeVisitor {
  private var found = false

  override init() {
    super.init()
    interest = .errors
  }

  static func isFound(in body: TypedBody) -> Bool {
    let finder = ContainsError()
    finder.visit(body)
    return finder.found
  }

  static func isFound(in pattern: TypedPattern) -> Bool {
    let finder = ContainsError()
    finder.visit(pattern)
    return finder.found
  }

  static func isFound(in value: TypedExpression) -> Bool {
    let finder = ContainsError()
    finder.visit(value)
    return finder.found
  }

  override func visit(_ statement: TypedStatement) {
    if case .error = statement.kind { found = true }
    super.visit(statement)
  }
  override func visit(_ expression: TypedExpression) {
    if case .error = expression.kind { found = true }
    super.visit(expression)
  }
  override func visit(_ place: TypedPlace) {
    if case .error = place.kind { found = true }
    super.visit(place)
  }
  override func visit(_ pattern: TypedPattern) {
    if case .error = pattern.kind { found = true }
    super.visit(pattern)
  }
}
