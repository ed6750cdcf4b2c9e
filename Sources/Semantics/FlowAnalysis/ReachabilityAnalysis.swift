import Basics
import Syntax

/// Finds ends of bodies that lack a `return`, and code that never runs.
struct ReachabilityAnalysis {
  let program: Program

  init(_ program: Program) { self.program = program }

  /// Looks at a body that must give a value, or must not end at all.
  func analyse(_ body: TypedBody, of owner: CallableSymbol, _ kind: CodeContext.Kind) {
    let walker = Walker(program)
    let ends = walker.fallsThrough(body)
    if ends, kind != .topLevel, kind != .initialValue, kind != .defaultValue, !isCoroutine(owner) {
      reportMissingReturn(body, program.resultType(of: owner), name(of: owner))
    }
    for diagnostic in walker.diagnostics { program.reportAfterChecking(diagnostic) }
    let inner = InnerBodies(self)
    inner.visit(body)
  }

  /// What yields a value goes on to its end.
  fileprivate func isCoroutine(_ callable: CallableSymbol) -> Bool {
    guard let accessor = callable as? AccessorSymbol else { return false }
    return accessor.kind == .read || accessor.kind == .modify
  }

  fileprivate func reportMissingReturn(_ body: TypedBody, _ type: Type, _ name: String) {
    guard !type.isVoid, !type.hasErrors else { return }
    let place = closingBrace(of: body)
    if type.isNever {
      program.reportAfterChecking(
        UsageMessages.missingCallOfNever(name, at: place))
    } else if case .expression(let last)? = body.statements.last?.kind, last.type === type, !isStatement(last) {
      program.reportAfterChecking(UsageMessages.missingReturn(name, type, of: last.range))
    } else {
      program.reportAfterChecking(UsageMessages.missingReturn(name, type, at: place))
    }
  }

  private func isStatement(_ value: TypedExpression) -> Bool {
    if case .statement = value.kind { return true }
    return false
  }

  /// The closing brace of a body; the range of a closure's body ends before it.
  private func closingBrace(of body: TypedBody) -> SourceLocation {
    let bytes = body.range.file.bytes
    var offset = max(body.range.start, body.range.end - 1)
    if offset < bytes.count, bytes[offset] != UInt8(ascii: "}") {
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "}") { offset += 1 }
    }
    return SourceLocation(file: body.range.file, offset: offset)
  }

  fileprivate func name(of callable: CallableSymbol) -> String {
    switch callable {
    case let accessor as AccessorSymbol:
      switch accessor.kind {
      case .get: return "getter"
      case .set: return "setter"
      default: return "accessor"
      }
    case is InitializerSymbol: return "initializer"
    case is FunctionSymbol: return callable.definingScope != nil ? "local function" : callable.describedKind
    default: return "function"
    }
  }

  /// The closures and local functions of a body.
  private final class InnerBodies: TypedTreeVisitor {
    let analysis: ReachabilityAnalysis
    init(_ analysis: ReachabilityAnalysis) {
      self.analysis = analysis
      super.init()
      interest = .bodies
    }

    override func visit(_ closure: TypedClosure) {
      let walker = Walker(analysis.program)
      if walker.fallsThrough(closure.body), let function = closure.type.function,
        !isSingleExpression(closure.body)
      {
        analysis.reportMissingReturn(closure.body, function.result, "closure")
      }
      for diagnostic in walker.diagnostics { analysis.program.reportAfterChecking(diagnostic) }
      super.visit(closure)
    }

    private func isSingleExpression(_ body: TypedBody) -> Bool {
      guard body.statements.count == 1, case .expression = body.statements[0].kind else { return false }
      return true
    }

    override func visit(localFunction function: FunctionSymbol) { visit(callable: function) }
    override func visit(localAccessor accessor: AccessorSymbol) { visit(callable: accessor) }

    private func visit(callable function: CallableSymbol) {
      guard let body = analysis.program.body(of: function) else { return }
      let walker = Walker(analysis.program)
      if walker.fallsThrough(body), !analysis.isCoroutine(function) {
        analysis.reportMissingReturn(
          body, analysis.program.resultType(of: function), analysis.name(of: function))
      }
      for diagnostic in walker.diagnostics { analysis.program.reportAfterChecking(diagnostic) }
      visit(body)
    }
  }

  /// Follows the statements of one body.
  private final class Walker {
    let program: Program
    var diagnostics: [Diagnostic] = []
    private var targets: Set<ObjectIdentifier> = []

    init(_ program: Program) { self.program = program }

    func fallsThrough(_ body: TypedBody) -> Bool {
      var statements = body.statements[...]
      while let statement = statements.popFirst() {
        if fallsThrough(statement) { continue }
        if let next = statements.first(where: isCode) { reportUnreachable(next, after: statement) }
        return false
      }
      return true
    }

    /// Whether a statement is one that the author wrote and that does something.
    private func isCode(_ statement: TypedStatement) -> Bool {
      if statement.syntax == nil { return false }
      switch statement.kind {
      case .localFunction, .localType: return false
      default: return true
      }
    }

    private func reportUnreachable(_ statement: TypedStatement, after previous: TypedStatement) {
      let word: String
      switch previous.kind {
      case .return, .returnNilFromInitializer: word = "return"
      case .break: word = "break"
      case .continue: word = "continue"
      case .throw: word = "throw"
      case .while, .repeatWhile: return
      default:
        var notes: [Diagnostic] = []
        if case .expression(let value) = previous.kind {
          notes = [UsageMessages.callOfNever(at: value.range.location)]
        }
        let place = notes.isEmpty ? statement.range : FirstEvaluated.place(statement)
        diagnostics.append(UsageMessages.neverExecuted(at: place.location, notes: notes))
        return
      }
      diagnostics.append(
        UsageMessages.codeAfterJump(word, at: statement.range.location))
    }

    private func fallsThrough(_ statement: TypedStatement) -> Bool {
      switch statement.kind {
      case .return, .returnNilFromInitializer, .throw, .continue, .fallthrough: return false
      case .break(let target):
        targets.insert(ObjectIdentifier(target))
        return false
      case .expression(let value):
        if case .statement(let inner) = value.kind { return fallsThrough(inner) }
        return !value.type.isNever
      case .bind(_, let value?): return !value.type.isNever
      case .yieldValue: return true
      case .block(let body): return fallsThrough(body)
      case .if(let conditions, let then, let otherwise, let target):
        let first = fallsThrough(then)
        let second = otherwise.map(fallsThrough) ?? !isAlways(conditions)
        return first || second || isLeft(target)
      case .guard(_, let body):
        if fallsThrough(body) {
          let place = SourceLocation(file: body.range.file, offset: max(body.range.start, body.range.end - 1))
          diagnostics.append(
            UsageMessages.guardFallsThrough(at: place))
        }
        return true
      case .while(let conditions, let body, let target):
        _ = fallsThrough(body)
        return !isAlways(conditions) || isLeft(target)
      case .repeatWhile(let body, let condition, let target):
        let repeats = fallsThrough(body)
        return (repeats && !isTrue(condition)) || isLeft(target)
          || ContinuesTo.isFound(target, in: body) && !isTrue(condition)
      case .forIn(let loop):
        _ = fallsThrough(loop.body)
        return true
      case .switch(let statement):
        var ends = statement.cases.isEmpty && !statement.subject.type.isNever
        for item in statement.cases where fallsThrough(item.body) { ends = true }
        return ends || isLeft(statement.target)
      case .doCatch(let statement):
        var ends = fallsThrough(statement.body)
        let isReachable = !ThrownTypes(program).thrown(by: statement.body).isEmpty
        for item in statement.catches where fallsThrough(item.body) && isReachable { ends = true }
        return ends || isLeft(statement.target)
      case .bind, .localVariable, .localFunction, .localType, .defer, .yield, .error: return true
      }
    }

    private func isLeft(_ target: JumpTarget) -> Bool { targets.contains(ObjectIdentifier(target)) }

    private func isTrue(_ value: TypedExpression) -> Bool {
      if case .boolean(true) = value.kind { return true }
      return false
    }

    private func isAlways(_ conditions: [TypedCondition]) -> Bool {
      conditions.allSatisfy {
        switch $0 {
        case .boolean(let value): return isTrue(value)
        case .constant(let value): return value
        case .pattern: return false
        }
      }
    }
  }
}

/// Whether a `continue` of a loop is in its body.
private final class ContinuesTo: TypedTreeVisitor {
  let target: JumpTarget
  var found = false
  init(_ target: JumpTarget) { self.target = target }

  static func isFound(_ target: JumpTarget, in body: TypedBody) -> Bool {
    let finder = ContinuesTo(target)
    finder.visit(body)
    return finder.found
  }

  override func visit(_ statement: TypedStatement) {
    if case .continue(let other) = statement.kind, other === target { found = true }
    super.visit(statement)
  }
  override func visit(_ closure: TypedClosure) {}
}
