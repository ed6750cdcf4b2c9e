import Basics

/// What is found out about an outermost body once it is checked, with the closures and local functions in it.
struct BodyAnalysis {
  let program: Program
  let owner: CallableSymbol

  init(_ program: Program, _ owner: CallableSymbol) {
    self.program = program
    self.owner = owner
  }

  /// Whether the body is the getter of a lazy variable, which is made by the compiler around the initial value.
  private var makesLazyValue: Bool {
    guard let getter = owner as? AccessorSymbol, getter.kind == .get else { return false }
    return (getter.owner as? VariableSymbol)?.isLazy == true && owner.module?.isMain == true
  }

  func analyse(_ body: TypedBody, _ kind: CodeContext.Kind = .function) {
    // Nobody is told about library code, nor about code that the compiler has made.
    let isWritten = !body.range.file.isLibrary && owner.derivation == nil
    if isWritten {
      // At the top level each statement is looked at as soon as it is checked.
      if kind != .topLevel { analyseUses(in: body, kind) }
      NonEscapingAnalysis(program, owner).analyse(body)
      AliasedArguments(program).visit(body)
    }
    InitializationAnalysis(program, owner).analyse(body)
    if isWritten || makesLazyValue, !ContainsError.isFound(in: body) {
      ReachabilityAnalysis(program).analyse(body, of: owner, kind)
      DeadBranches(program).visit(body)
      ConstantSwitches(program).visit(body)
    }
    CaptureAnalysis(owner).visit(body)
  }
}

extension BodyAnalysis {
  /// Unused variables and unhandled errors.
  func analyseUses(in body: TypedBody, _ kind: CodeContext.Kind) {
    UsageAnalysis(program).analyse(body)
    EffectsAnalysis(program, owner, kind).visit(body)
  }

  /// What is said about expressions one by one, among what was said of the body's expressions before.
  func analyseExpressions(in body: TypedBody, since start: Int) {
    if body.range.file.isLibrary || owner.derivation != nil { return }
    let earlier = Array(program.diagnostics.diagnostics.dropFirst(start))
    let middle = start + earlier.count
    analyseExpressions(in: body)
    var own = program.diagnostics.diagnostics.dropFirst(middle)
    if own.isEmpty || earlier.isEmpty { return }
    program.diagnostics.truncate(to: start)
    for diagnostic in earlier {
      while let next = own.first, next.location.offset < diagnostic.location.offset {
        program.diagnostics.report(own.removeFirst())
      }
      program.diagnostics.report(diagnostic)
    }
    own.forEach(program.diagnostics.report)
  }

  private func analyseExpressions(in body: TypedBody) {
    ImplicitSelfAnalysis(program).visit(body)
    NeedlessChecks(program, owner).visit(body)
    SendableCaptures(program).visit(body)
    ShortLivedObjects(program).visit(body)
    ConstantChecks(program, owner).visit(body)
  }
}

/// Finds the variables that closures and local functions share with their surroundings, and those that are changed.
///
/// A variable needs a box only if a closure that captures it may outlive the variable's frame: closures passed to
/// parameters that do not escape, and local functions that are only called, refer to the frame itself.
final class CaptureAnalysis: TypedTreeVisitor {
  /// A closure or local function around the place that is looked at, or the outermost body.
  private final class Region {
    let function: CallableSymbol?
    let escapes: Bool
    let outer: Region?
    /// Where the closure stands, for diagnostics.
    let range: SourceRange?
    init(_ function: CallableSymbol?, escapes: Bool, outer: Region?, range: SourceRange? = nil) {
      self.function = function
      self.escapes = escapes
      self.outer = outer
      self.range = range
    }
  }

  private var region: Region
  /// The place of the closure that is entered next.
  private var closureRange: SourceRange?
  private let program: Program
  private var declared: [VariableSymbol: ObjectIdentifier] = [:]
  /// The variables of outer regions that each local function uses.
  private var captures: [CallableSymbol: Set<VariableSymbol>] = [:]
  /// The local functions used as values that may escape, by name inside such closures, or by other escaping ones.
  private var escaping: Set<CallableSymbol> = []
  private var uses: [CallableSymbol: Set<CallableSymbol>] = [:]

  init(_ owner: CallableSymbol) {
    region = Region(nil, escapes: false, outer: nil)
    program = owner.program
    super.init()
    for parameter in owner.parameters { visit(declared: parameter.variable) }
    if let variable = owner.selfVariable { visit(declared: variable) }
  }

  override func visit(_ body: TypedBody) {
    super.visit(body)
    if region.outer == nil { finish() }
  }

  /// What escapes takes what it uses along.
  private func finish() {
    var waiting = Array(escaping)
    while let function = waiting.popLast() {
      for variable in captures[function] ?? [] { variable.isCapturedByEscaping = true }
      for other in uses[function] ?? [] where escaping.insert(other).inserted { waiting.append(other) }
    }
  }

  override func visit(declared variable: VariableSymbol) { declared[variable] = ObjectIdentifier(region) }

  override func visit(_ place: TypedPlace) {
    switch place.kind {
    case .variable(let variable): use(variable, at: place.range)
    case .global(let reference):
      // The top level's own code mentions the variables it declares in this way too.
      if let variable = reference.symbol as? VariableSymbol { use(variable, at: place.range) }
    default: break
    }
    super.visit(place)
  }

  override func visit(assigned place: TypedPlace) {
    if case .tuple = place.kind { return super.visit(assigned: place) }
    if let variable = rootVariable(of: place) { variable.isMutated = true }
    super.visit(assigned: place)
  }

  override func visit(changed place: TypedPlace) {
    if let variable = rootVariable(of: place) { variable.isMutated = true }
    super.visit(changed: place)
  }

  private func use(_ variable: VariableSymbol, at place: SourceRange) {
    for accessor in variable.accessors where accessor.definingScope != nil { use(accessor) }
    guard let home = declared[variable] else {
      variable.isUsedElsewhere = true
      return
    }
    var current: Region? = region
    while let inner = current, ObjectIdentifier(inner) != home {
      if inner.escapes {
        variable.isCapturedByEscaping = true
        if variable.isInout, let range = inner.range { reportInoutCapture(variable, range, place) }
      }
      if let function = inner.function { captures[function, default: []].insert(variable) }
      current = inner.outer
    }
  }

  /// Said once for each closure and parameter.
  private func reportInoutCapture(_ variable: VariableSymbol, _ closure: SourceRange, _ place: SourceRange) {
    guard reported.insert("\(variable.name) \(closure)").inserted else { return }
    program.reportAfterChecking(CaptureMessages.inoutCapture(variable, closure, place))
  }
  private var reported: Set<String> = []

  override func visit(_ closure: TypedClosure) {
    let range = closureRange
    closureRange = nil
    for capture in closure.captureList { visit(capture.value) }
    inRegion(nil, escapes: closure.isEscaping, range) {
      for capture in closure.captureList { visit(declared: capture.variable) }
      for parameter in closure.parameters { visit(declared: parameter.variable) }
      visit(closure.body)
    }
  }

  override func visit(called function: TypedExpression) {
    // A closure that is called where it stands does not escape, whatever its type says.
    guard case .closure(let closure) = function.kind else { return visit(function) }
    inRegion(nil, escapes: false) {
      for parameter in closure.parameters { visit(declared: parameter.variable) }
      visit(closure.body)
    }
  }

  override func visit(localFunction function: FunctionSymbol) {
    inRegion(function, escapes: false) { super.visit(localFunction: function) }
  }

  override func visit(localAccessor accessor: AccessorSymbol) {
    inRegion(accessor, escapes: false) { super.visit(localAccessor: accessor) }
  }

  override func visit(_ expression: TypedExpression) {
    if case .closure = expression.kind { closureRange = expression.range }
    // An initialisation is no change.
    if case .initialize(let place, let value) = expression.kind {
      visit(value)
      return visit(place)
    }
    if case .functionReference(let reference, _, _) = expression.kind,
      let function = reference.symbol as? FunctionSymbol, function.definingScope != nil,
      !(expression.type.function.map { !$0.isEscaping } ?? false)
    {
      escaping.insert(function)
    }
    super.visit(expression)
  }

  override func visit(reference: DeclarationReference) {
    guard let function = reference.symbol as? FunctionSymbol, function.definingScope != nil else { return }
    use(function)
  }

  private func use(_ function: CallableSymbol) {
    var current: Region? = region
    while let inner = current {
      if inner.escapes { escaping.insert(function) }
      if let user = inner.function { uses[user, default: []].insert(function) }
      current = inner.outer
    }
  }

  private func inRegion(
    _ function: CallableSymbol?, escapes: Bool, _ range: SourceRange? = nil, _ body: () -> Void
  ) {
    let outer = region
    region = Region(function, escapes: escapes, outer: outer, range: range)
    body()
    region = outer
  }
}
