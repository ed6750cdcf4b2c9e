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
  /// All constraints, in the order in which they were made.
  var log: [Constraint] = []
  var trail: [Undo] = []
  var facts: [Fact] = []
  var score = Score()
  /// The constraint that could not hold, once one is found.
  var failure: Constraint?
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

  var variables: [VariableState] = []
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

  init(for anchor: Node, context: CodeContext, scope: Scope) {
    program = context.program
    types = program.types
    self.context = context
    self.anchor = anchor
    self.scope = scope
    signature = scope.genericSignature
  }

  /// What is known of a type variable besides its binding.
  final class VariableState {
    let variable: TypeVariable
    let type: Type
    /// The constraints that mention it and could not be decided yet.
    var waiting: [Constraint] = []
    /// The literals whose type it is.
    var literals: [LiteralKind] = []
    /// The member that is looked up in the type, for the type of an implicit member's base.
    var implicitMember: String?
    /// The name of the implicit member whose value's type it is.
    var implicitResult: String?
    /// The generic parameter it was opened for.
    var parameter: GenericParameterSymbol?
    /// Whether it is a closure's type.
    var isClosure = false
    /// Whether it is a key path's type.
    var isKeyPath = false
    /// For the type of a key path literal: where it begins and what is at its end.
    var keyPath: (root: Type, value: Type)?
    /// Whether it is the type of a key path literal in `[keyPath:]`, which cannot be a function.
    var isKeyPathIndex = false
    /// The last walks over the constraints that met the variable: on the way from another, as itself, as an argument, as a
    /// member's base. Marks cost less than sets, of which each step would need some.
    var visit = 0
    var visitAsCandidate = 0
    var visitAsArgument = 0
    var visitAsBase = 0
    /// The variable it shares a constraint with, while constraints are parted by what they share; its own number at first.
    var group = -1

    init(variable: TypeVariable, type: Type) {
      self.variable = variable
      self.type = type
    }
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
    case fact
    case choice(Origin)
    case match(Origin)
    case fix
    case implicitMember(Int, String?)
  }

  /// Something that belongs to a solution.
  enum Fact {
    case binding(TypeVariable, Type)
    case choice(Origin, ResolvedOverload)
    case match(Origin, ArgumentMatch)
    case fix(Fix)
  }

  /// A state to come back to.
  struct Mark {
    let trail: Int
    let facts: Int
    let log: Int
    let score: Score
  }

  func mark() -> Mark { Mark(trail: trail.count, facts: facts.count, log: log.count, score: score) }

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
      case .fact: facts.removeLast()
      case .choice(let origin): choices[origin] = nil
      case .match(let origin): matches[origin] = nil
      case .fix: fixes.removeLast()
      case .implicitMember(let index, let name): variables[index].implicitMember = name
      }
    }
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
      trail.append(.binding(variable))
    case .choice(let origin, let choice):
      choices[origin] = choice
      trail.append(.choice(origin))
    case .match(let origin, let match):
      matches[origin] = match
      trail.append(.match(origin))
    case .fix(let fix):
      fixes.append(fix)
      trail.append(.fix)
    }
    facts.append(fact)
    trail.append(.fact)
  }

  /// Notes something that belongs to the solution.
  func note(_ fact: Fact) { replay(fact) }

  // MARK: Variables

  func makeVariable(mayBeLvalue: Bool = false) -> Type {
    let variable = TypeVariable(number: variables.count, mayBeLvalue: mayBeLvalue)
    let type = types[.variable(variable)]
    variables.append(VariableState(variable: variable, type: type))
    return type
  }

  /// The type itself, or what the variable it names is bound to; never a bound variable.
  func resolved(_ type: Type) -> Type {
    var type = type
    while case .variable(let variable) = type.kind, let binding = variable.binding { type = binding }
    return type
  }

  /// The type with all bound variables replaced.
  func simplified(_ type: Type) -> Type {
    if !type.contents.contains(.typeVariable) { return type }
    return type.transform { part in
      if !part.contents.contains(.typeVariable) { return part }
      guard case .variable(let variable) = part.kind else { return nil }
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
        guard let parameter = variables[variable.number].parameter,
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
  func value(_ type: Type) -> Type { resolved(resolved(type).rvalue) }

  func freeVariables(in type: Type) -> [TypeVariable] {
    var found: [TypeVariable] = []
    forEachFreeVariable(in: type) { if !found.contains($0) { found.append($0) } }
    return found
  }

  /// Visits the variables in a type that are not bound, those in what others are bound to included; some perhaps twice.
  func forEachFreeVariable(in type: Type, _ visit: (TypeVariable) -> Void) {
    type.forEachVariable { variable in
      if let binding = variable.binding {
        self.forEachFreeVariable(in: binding, visit)
      } else {
        visit(variable)
      }
    }
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
    trail.append(.status(constraint, constraint.status))
    constraint.status = status
  }

  /// Lets a constraint wait for the variables that it mentions.
  func wait(_ constraint: Constraint, for variables: [TypeVariable]) {
    set(constraint, .waiting)
    for variable in variables {
      let index = variable.number
      if self.variables[index].waiting.last === constraint { continue }
      trail.append(.waiting(index, count: self.variables[index].waiting.count))
      self.variables[index].waiting.append(constraint)
      let state = self.variables[index]
      if state.isClosure || state.isKeyPath, case .relation = constraint.kind { wakeClosure(of: index) }
    }
  }

  /// Looks again at a closure or key path of whose type something has become known.
  private func wakeClosure(of index: Int) {
    for constraint in variables[index].waiting where constraint.status == .waiting {
      switch constraint.kind {
      case .closure(_, let type), .keyPath(_, let type, _, _):
        guard value(type).variable?.number == index else { continue }
      default: continue
      }
      set(constraint, .queued)
      queue.append(constraint)
    }
  }

  /// Looks again at what waits for a variable.
  func wake(_ variable: TypeVariable) {
    for constraint in variables[variable.number].waiting where constraint.status == .waiting {
      set(constraint, .queued)
      queue.append(constraint)
    }
  }

  /// Binds a free variable; false where that cannot be, because the type contains the variable.
  func assign(_ variable: TypeVariable, _ type: Type) -> Bool {
    var type = variable.mayBeLvalue ? type : resolved(type).rvalue
    if case .inout(let inner) = type.kind, !variable.mayBeLvalue { type = inner }
    if case .variable(let other) = resolved(type).kind {
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
    note(.binding(variable, variables[other.number].type))
    let literals = variables[variable.number].literals
    if !literals.isEmpty {
      trail.append(.literals(other.number, count: variables[other.number].literals.count))
      for literal in literals where !variables[other.number].literals.contains(literal) {
        variables[other.number].literals.append(literal)
      }
    }
    if let name = variables[variable.number].implicitMember, variables[other.number].implicitMember == nil {
      trail.append(.implicitMember(other.number, nil))
      variables[other.number].implicitMember = name
    }
    wake(variable)
  }

  func addLiteral(_ kind: LiteralKind, to variable: TypeVariable) {
    let index = variable.number
    if variables[index].literals.contains(kind) { return }
    trail.append(.literals(index, count: variables[index].literals.count))
    variables[index].literals.append(kind)
    wake(variable)
  }
}
