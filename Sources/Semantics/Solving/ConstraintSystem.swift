import Basics
import Syntax

/// The constraints of one expression and what has been found out about its type variables so far.
///
/// Everything that is found out is written to a trail, so that a guess can be taken back. What a solution consists of
/// (bindings, chosen overloads, matched arguments) is kept as a list of facts besides, which can be replayed after other
/// guesses have been tried.
final class ConstraintSystem {
  let program: Program
  let types: TypeTable
  let context: CodeContext
  /// What is known of the generic parameters in scope.
  let signature: GenericSignature

  /// Constraints to be looked at.
  var queue: [Constraint] = []
  /// Those that are being looked at, while others are added.
  var batch: [Constraint] = []
  /// All constraints, in the order in which they were made.
  var log: [Constraint] = []
  private var trail: [Undo] = []
  /// What has been found out since the outermost guess was begun.
  private(set) var facts: [Fact] = []
  /// How many states there are to come back to. Without one, nothing has to be written down.
  private var marks = 0
  var score = Score()
  /// The constraint that could not hold, once one is found.
  var failure: Constraint?
  /// Whether it could not before all constraints were there.
  var hasFailedEarly = false
  /// What is not looked at before.
  var postponed: [Constraint] = []
  /// How much work has been done; beyond a limit the expression is too complex.
  var effort = 0
  /// What is wrong is looked for with less patience than what is meant.
  var isTooComplex: Bool { effort > (isFixing ? ConstraintSystem.fixingLimit : ConstraintSystem.effortLimit) }
  static let effortLimit = 2_000_000
  static let fixingLimit = 100_000

  /// Whether mistakes are assumed away and counted, in order to describe them.
  var isFixing = false

  /// What the whole expression is converted to, with variables for generic arguments that the annotation leaves out.
  var contextualType: Type?

  var variables: [TypeVariable] = []
  /// While constraints are parted by the variables they share: for each variable one that it shares a constraint with, at the
  /// head of a part itself; -1 for those that are not looked at.
  var heads: ContiguousArray<Int32> = []
  /// The types of the tree's nodes.
  var nodeTypes: [Origin: Type] = [:]
  /// The types of closure parameters and other locals that are still unknown.
  var localTypes: [VariableSymbol: Type] = [:]
  var choices: [Origin: ResolvedOverload] = [:]
  var matches: [Origin: ArgumentMatch] = [:]
  var fixes: [Fix] = []
  /// Calls by the node of what they call.
  var applications: [Origin: Application] = [:]
  /// Operator uses by their expression.
  var applicationsOfOperators: [ObjectIdentifier: Application] = [:]
  /// The calls that only give a literal its type: `UInt8(5)`.
  var typedLiterals: Set<ObjectIdentifier> = []
  /// The closures' bodies, made once and used in every attempt.
  var closures: [ObjectIdentifier: ClosureTemplate] = [:]
  /// The `self` that members named alone belong to.
  var selfVariables: [Origin: VariableSymbol] = [:]
  /// The result builders that transform closures, by closure.
  var builders: [ObjectIdentifier: Type] = [:]
  /// Where `if` and `switch` expressions stand.
  var scopes: [ObjectIdentifier: Scope] = [:]
  var contexts: [ObjectIdentifier: CodeContext] = [:]
  /// `if` and `switch` expressions that have been checked, with what was said.
  var statements: [ObjectIdentifier: (expression: TypedExpression, diagnostics: [Diagnostic])] = [:]
  /// How many guesses are open.
  var guesses = 0
  /// The score of the best solution so far where several guesses are tried: one that is worse already is not followed.
  var scoreToBeat: Score?
  /// How often a guess was given up for its score.
  var guessesGivenUp = 0
  /// How many choices had no best alternative.
  var ambiguities = 0
  /// Makes the constraints of closures' bodies.
  var generateClosureBody: ((ClosureTemplate) -> Void)?
  func generateBody(of template: ClosureTemplate) { generateClosureBody?(template) }
  /// Makes the constraints of an expression in a closure's body; none where it says something that is not known yet.
  var generateStatement: ((Expression, ClosureTemplate) -> [(Constraint.Kind, Origin)])?
  /// The expression, for constraints that belong to no part of it.
  let anchor: Node
  let scope: Scope
  /// The module of the expression: each member that is found is asked whether it may be seen from there.
  private(set) lazy var module = scope.module

  init(for anchor: Node, context: CodeContext, scope: Scope) {
    program = context.program
    types = program.types
    self.context = context
    self.anchor = anchor
    self.scope = scope
    signature = scope.genericSignature
    // About as many as there will be, or the tables would grow again and again.
    let size = anchor.range.end - anchor.range.start
    nodeTypes.reserveCapacity(min(size / 3, 500))
    choices.reserveCapacity(min(size / 8, 200))
    matches.reserveCapacity(min(size / 10, 200))
    variables.reserveCapacity(min(size / 4, 500))
    heads.reserveCapacity(min(size / 4, 500))
    log.reserveCapacity(min(size / 4, 500))
    queue.reserveCapacity(min(size / 8, 100))
  }

  deinit {
    for variable in variables { variable.forget() }
  }

  /// How many walks over the constraints there have been.
  private var walks = 0
  /// Begins a walk over the constraints: variables with another mark have not been met in it.
  func beginWalk() -> Int {
    walks += 1
    return walks
  }

  /// One step back.
  enum Undo {
    case binding(TypeVariable)
    case status(Constraint, Constraint.Status)
    case waiting(Int, count: Int)
    case literals(Int, count: Int)
    case overloads(OverloadSet, [OverloadChoice])
    case choice(Origin)
    case match(Origin)
    case builder(ObjectIdentifier, Type?)
    case fix
    case implicitMember(Int, String?)
  }

  /// Something that belongs to a solution.
  enum Fact {
    case binding(TypeVariable, Type)
    case choice(Origin, ResolvedOverload)
    case match(Origin, ArgumentMatch)
    case builder(ObjectIdentifier, Type?)
    case fix(Fix)
  }

  /// A state to come back to.
  struct Mark {
    let trail: Int
    let facts: Int
    let log: Int
    let score: Score
  }

  /// Begins to write down what is to be taken back, until `forget` is called.
  func mark() -> Mark {
    marks += 1
    return Mark(trail: trail.count, facts: facts.count, log: log.count, score: score)
  }

  /// There is no way back to the mark made last any more.
  func forgetMark() {
    marks -= 1
    if marks == 0 {
      trail.removeAll(keepingCapacity: true)
      facts.removeAll(keepingCapacity: true)
    }
  }

  /// Writes down how a step is taken back.
  func record(_ step: @autoclosure () -> Undo) {
    if marks > 0 { trail.append(step()) }
  }

  /// Takes back everything since a mark.
  func undo(to mark: Mark) {
    // What is queued was either made since, and is forgotten, or woken since, and gets its status back.
    queue.removeAll(keepingCapacity: true)
    while trail.count > mark.trail {
      switch trail.removeLast() {
      case .binding(let variable): variable.binding = nil
      case .status(let constraint, let status): constraint.status = status
      case .waiting(let index, let count):
        variables[index].waiting.removeLast(variables[index].waiting.count - count)
      case .literals(let index, let count):
        variables[index].literals.removeLast(variables[index].literals.count - count)
      case .overloads(let set, let choices): set.choices = choices
      case .choice(let origin): choices[origin] = nil
      case .match(let origin): matches[origin] = nil
      case .builder(let closure, let before): builders[closure] = before
      case .fix: fixes.removeLast()
      case .implicitMember(let index, let name): variables[index].implicitMember = name
      }
    }
    facts.removeLast(facts.count - mark.facts)
    log.removeLast(log.count - mark.log)
    score = mark.score
    failure = nil
  }

  /// Brings back what was found between a mark and an undo.
  func replay(_ kept: [Fact], score: Score) {
    for fact in kept { replay(fact) }
    self.score = score
  }

  private func replay(_ fact: Fact) {
    switch fact {
    case .binding(let variable, let type):
      variable.binding = type
      record(.binding(variable))
    case .choice(let origin, let choice):
      choices[origin] = choice
      record(.choice(origin))
    case .match(let origin, let match):
      matches[origin] = match
      record(.match(origin))
    case .builder(let closure, let builder):
      record(.builder(closure, builders[closure]))
      builders[closure] = builder
    case .fix(let fix):
      fixes.append(fix)
      record(.fix)
    }
    if marks > 0 { facts.append(fact) }
  }

  /// Notes something that belongs to the solution.
  func note(_ fact: Fact) { replay(fact) }

  // MARK: Variables

  func makeVariable(mayBeLvalue: Bool = false) -> Type {
    let variable = TypeVariable(number: variables.count, mayBeLvalue: mayBeLvalue, in: types)
    variables.append(variable)
    heads.append(-1)
    return variable.type
  }

  /// The type itself, or what the variable it names is bound to; never a bound variable.
  func resolved(_ type: Type) -> Type {
    var type = type
    while let variable = type.variable, let binding = variable.binding { type = binding }
    return type
  }

  /// The type with all bound variables replaced.
  func simplified(_ type: Type) -> Type {
    if !type.contents.contains(.typeVariable) { return type }
    return type.transform { part in
      if !part.contents.contains(.typeVariable) { return part }
      guard let variable = part.variable else { return nil }
      guard let binding = variable.binding else { return part }
      return self.simplified(binding)
    }
  }

  /// Collection literals whose elements' type nothing tells.
  func untypedLiterals() -> [Expression] {
    log.compactMap { constraint in
      guard case .defaultType(let type, _) = constraint.kind, let literal = constraint.origin.node as? Expression,
        simplified(type).hasTypeVariables, choices.isEmpty || literal === anchor
      else { return nil }
      return literal
    }
  }

  /// A known type that something has to convert to, whether or not that has been decided.
  func wantedType(of type: Type) -> Type? {
    guard let variable = value(type).variable else { return value(type) }
    for constraint in log {
      guard case .relation(_, let left, let right) = constraint.kind, value(left).variable === variable else {
        continue
      }
      let bound = value(right)
      if bound.variable == nil { return bound }
    }
    return nil
  }

  /// The closures with a parameter that nothing tells the type of.
  func untypedClosures() -> [(closure: ClosureTemplate, parameter: Int)] {
    closures.values.sorted { $0.closure.range.start < $1.closure.range.start }.compactMap { template in
      template.parameterTypes.firstIndex { value($0).variable != nil }.map { (template, $0) }
    }
  }

  /// The generic parameters of chosen declarations that nothing has told the arguments of.
  func uninferredParameters() -> [(parameter: GenericParameterSymbol, of: Symbol?, at: Origin)] {
    var found: [(parameter: GenericParameterSymbol, of: Symbol?, at: Origin)] = []
    func look(_ type: Type, _ symbol: Symbol?, _ origin: Origin) {
      guard type.contents.contains(.typeVariable), origin.node.range.file === anchor.range.file else { return }
      for variable in freeVariables(in: type) {
        guard let parameter = variable.parameter,
          !found.contains(where: { $0.parameter === parameter })
        else { continue }
        found.append((parameter, symbol, origin))
      }
    }
    for (origin, chosen) in choices {
      for argument in chosen.arguments { look(argument, chosen.choice.symbol, origin) }
    }
    return found.sorted { $0.at.node.range.start < $1.at.node.range.start }
  }

  /// The type without the lvalue around it, resolved.
  @inline(__always) func value(_ type: Type) -> Type { type.isPlain ? type : resolvedValue(type) }

  /// It is asked for millions of times. What lies on the way is kept by the unknowns, and need not be counted.
  @inline(never) private func resolvedValue(_ type: Type) -> Type {
    var current = Unmanaged.passUnretained(type)
    while let next = current._withUnsafeGuaranteedRef({ $0.next }) { current = next }
    return current.takeUnretainedValue()
  }

  func freeVariables(in type: Type) -> [TypeVariable] {
    var found: [TypeVariable] = []
    forEachFreeVariable(in: type) { if !found.contains($0) { found.append($0) } }
    return found
  }

  /// Visits the variables in a type that are not bound, those in what others are bound to included; some perhaps twice.
  func forEachFreeVariable(in type: Type, _ visit: (TypeVariable) -> Void) {
    if !type.hasTypeVariables { return }
    guard let variable = type.variable else {
      return type.forEachVariable { self.forEachFreeVariable(in: $0.type, visit) }
    }
    if let binding = variable.binding { forEachFreeVariable(in: binding, visit) } else { visit(variable) }
  }

  // MARK: Constraints

  /// Adds a constraint to those to be looked at.
  func add(_ kind: Constraint.Kind, _ origin: Origin) {
    let constraint = Constraint(kind, origin)
    log.append(constraint)
    queue.append(constraint)
  }

  func add(_ relation: Relation, _ left: Type, _ right: Type, _ origin: Origin) {
    add(.relation(relation, left, right), origin)
  }

  func set(_ constraint: Constraint, _ status: Constraint.Status) {
    if constraint.status == status { return }
    record(.status(constraint, constraint.status))
    constraint.status = status
  }

  /// Lets a constraint wait for variables that it mentions.
  func wait(_ constraint: Constraint, for variables: [TypeVariable]) {
    set(constraint, .waiting)
    for variable in variables { wait(constraint, for: variable) }
  }

  /// Lets a constraint wait for the type to become known.
  func wait(_ constraint: Constraint, for type: Type) {
    if let variable = value(type).variable { wait(constraint, for: variable) }
  }

  private func wait(_ constraint: Constraint, for variable: TypeVariable) {
    if variable.waiting.last === constraint { return }
    record(.waiting(variable.number, count: variable.waiting.count))
    variable.waiting.append(constraint)
    if variable.isClosure || variable.isKeyPath, case .relation = constraint.kind { wakeClosure(of: variable) }
  }

  /// Looks again at a closure or key path of whose type something has become known.
  private func wakeClosure(of variable: TypeVariable) {
    for constraint in variable.waiting where constraint.status == .waiting {
      switch constraint.kind {
      case .closure(_, let type), .keyPath(_, let type, _, _):
        guard value(type).variable === variable else { continue }
      default: continue
      }
      set(constraint, .queued)
      queue.append(constraint)
    }
  }

  /// Looks again at what waits for a variable.
  func wake(_ variable: TypeVariable) {
    for constraint in variable.waiting where constraint.status == .waiting {
      set(constraint, .queued)
      queue.append(constraint)
    }
  }

  /// Binds a free variable; false where that cannot be, because the type contains the variable.
  func assign(_ variable: TypeVariable, _ type: Type) -> Bool {
    var type = variable.mayBeLvalue ? type : resolved(type).rvalue
    if case .inout(let inner) = type.kind, !variable.mayBeLvalue { type = inner }
    if let other = resolved(type).variable {
      if other === variable { return true }
      merge(variable, into: other)
      return true
    }
    if type.contents.contains(.typeVariable) {
      type = simplified(type)
      if freeVariables(in: type).contains(variable) { return false }
    }
    note(.binding(variable, type))
    wake(variable)
    return true
  }

  private func merge(_ variable: TypeVariable, into other: TypeVariable) {
    // A variable that may be an lvalue must not become the name of one that may not.
    var (variable, other) = (variable, other)
    if other.mayBeLvalue, !variable.mayBeLvalue { swap(&variable, &other) }
    note(.binding(variable, other.type))
    let literals = variable.literals
    if !literals.isEmpty {
      record(.literals(other.number, count: other.literals.count))
      for literal in literals where !other.literals.contains(literal) {
        other.literals.append(literal)
      }
    }
    if let name = variable.implicitMember, other.implicitMember == nil {
      record(.implicitMember(other.number, nil))
      other.implicitMember = name
    }
    wake(variable)
  }

  /// Makes the type of a literal: unknown, but for what the literal is.
  func makeLiteral(_ kind: LiteralKind, _ origin: Origin) -> Type {
    let type = makeVariable()
    let constraint = Constraint(.literal(type, kind), origin)
    constraint.status = .waiting
    log.append(constraint)
    type.variable!.waiting.append(constraint)
    type.variable!.literals.append(kind)
    return type
  }

  func addLiteral(_ kind: LiteralKind, to variable: TypeVariable) {
    if variable.literals.contains(kind) { return }
    record(.literals(variable.number, count: variable.literals.count))
    variable.literals.append(kind)
    wake(variable)
  }
}
