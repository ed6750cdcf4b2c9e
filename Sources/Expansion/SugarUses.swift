import Basics
import Semantics
import Syntax

/// What the checker has found out about each use of sugar, read off the typed tree: which assignments make wrappers, which
/// closures and calls have wrapped parameters, and what becomes of the storage behind wrapped variables.
final class SugarUses: TypedTreeVisitor {
  /// The wrapped and observed variables that assignments initialise, by the offset of the target (rules 10 to 13).
  private(set) var initializations: [Int: VariableSymbol] = [:]
  /// The targets of assignments in initializers that go past overrides to the variable's own setter, by offset (rule 25).
  private(set) var directWrites: [Int: (variable: VariableSymbol, range: SourceRange)] = [:]
  /// The variables that `$x` stands for, by the offset of the name.
  private(set) var projections: [Int: VariableSymbol] = [:]
  /// The functions with wrapped parameters that calls and references name, by the node.
  private(set) var functions: [ObjectIdentifier: CallableSymbol] = [:]
  /// The closures with wrapped parameters, by the node.
  private(set) var closures: [ObjectIdentifier: TypedClosure] = [:]
  /// The bodies that result builders have transformed, by the offset of their opening brace.
  private(set) var builtBodies: [Int: BuiltBody] = [:]
  /// The storage `_x` that is assigned, changed in place or named by a key path outside of initializers.
  private(set) var replacedStorages: Set<VariableSymbol> = []
  /// The initializers of the file with their bodies.
  private(set) var initializers: [(symbol: InitializerSymbol, body: TypedBody)] = []

  /// The function whose body is looked at.
  private var owner: CallableSymbol?

  init(_ checked: CheckedFile, program: Program) {
    super.init()
    for (symbol, body) in checked.bodies {
      owner = symbol
      if let built = body.built { builtBodies[body.range.start] = built }
      if let initializer = symbol as? InitializerSymbol { initializers.append((initializer, body)) }
      visit(body)
    }
    owner = nil
    visit(checked.topLevel)
    visitInitialValues(in: checked.syntax, program)
  }

  /// Initial values and default arguments belong to no body.
  private func visitInitialValues(in node: Node, _ program: Program) {
    if let declaration = node as? Declaration {
      for symbol in declaration.declaredSymbols {
        if let variable = symbol as? VariableSymbol, variable.isMember || variable.isGlobal,
          let binding = variable.binding,
          binding.variables.first === variable, binding.initializer != nil
        {
          if let value = program.initialValue(of: binding) { visit(value) }
        }
        if let calls = (symbol as? VariableSymbol)?.appliedWrapper?.attributeCalls {
          for call in calls { visit(call) }
        }
        for parameter in (symbol as? CallableSymbol)?.parameters ?? [] {
          if parameter.defaultValue != nil, let value = program.defaultValue(of: parameter) { visit(value) }
          for call in parameter.variable.appliedWrapper?.attributeCalls ?? [] { visit(call) }
        }
      }
    }
    node.forEachChild { _, child in visitInitialValues(in: child, program) }
  }

  // MARK: Places

  override func visit(_ place: TypedPlace) {
    if let variable = place.variable, let projected = variable.projectedVariable, let name = place.nameOffset {
      projections[name] = projected
    }
    if place.initializesStorage, let variable = place.variable { initializations[place.range.start] = variable }
    super.visit(place)
  }

  override func visit(assigned place: TypedPlace) {
    noteWrite(place, isAssignment: true)
    super.visit(assigned: place)
  }

  override func visit(changed place: TypedPlace) {
    noteWrite(place, isAssignment: false)
    super.visit(changed: place)
  }

  private func noteWrite(_ place: TypedPlace, isAssignment: Bool) {
    if let storage = storage(in: place), !(isAssignment && place.variable === storage && owner is InitializerSymbol) {
      replacedStorages.insert(storage)
    }
    guard let variable = place.variable, variable.appliedWrapper != nil || variable.isObservationTracked,
      !place.initializesStorage
    else { return }
    if isAssignment, let initializer = owner as? InitializerSymbol, initializer.parent === variable.parent,
      variable.isOverridden
    {
      directWrites[place.range.start] = (variable, place.range)
    }
  }

  /// The storage of a wrapper that a place lies in by value.
  private func storage(in place: TypedPlace) -> VariableSymbol? {
    if let variable = place.variable, variable.wrappedVariable != nil { return variable }
    switch place.kind {
    case .property(let base, let reference, _, _):
      // What is behind a setter that leaves its wrapper alone is not in it.
      if let property = reference.symbol as? VariableSymbol, property.storage == .computed,
        property.accessor(.set)?.isMutating == false
      {
        return nil
      }
      return storage(in: base)
    case .subscript(let base, _, _, _), .tupleElement(let base, _), .forceUnwrap(let base), .bindOptional(let base),
      .keyPath(let base, _), .upcast(let base):
      return storage(in: base)
    default: return nil
    }
  }

  // MARK: Expressions

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .call(let call):
      if case .function(let reference, _) = call.callee, let callable = reference.symbol as? CallableSymbol,
        callable.parameters.contains(where: { $0.variable.appliedWrapper?.isMadeByCaller == true }),
        let syntax = expression.syntax
      {
        functions[ObjectIdentifier(syntax)] = callable
      }
      if let receiver = call.receiver, case .place(let place) = receiver, let storage = storage(in: place) {
        replacedStorages.insert(storage)
      }
    case .functionReference(let reference, _, _):
      if let callable = reference.symbol as? CallableSymbol,
        callable.parameters.contains(where: { $0.variable.appliedWrapper?.isMadeByCaller == true }),
        let syntax = expression.syntax
      {
        functions[ObjectIdentifier(syntax)] = callable
      }
    case .closure(let closure):
      if let built = closure.body.built { builtBodies[closure.body.range.start] = built }
      if let syntax = expression.syntax as? ClosureExpression,
        closure.parameters.contains(where: { $0.projectedVariable != nil || $0.variable.appliedWrapper != nil })
      {
        closures[ObjectIdentifier(syntax)] = closure
        for parameter in closure.parameters {
          for call in parameter.variable.appliedWrapper?.attributeCalls ?? [] { visit(call) }
        }
      }
    case .keyPath(let path):
      for case .member(let reference) in path.steps.map(\.kind) {
        if let variable = reference.symbol as? VariableSymbol, variable.wrappedVariable != nil {
          replacedStorages.insert(variable)
        }
      }
    default: break
    }
    super.visit(expression)
  }
}

extension TypedPlace {
  /// The variable that the place is, alone or as a member.
  var variable: VariableSymbol? {
    switch kind {
    case .variable(let variable): return variable
    case .global(let reference): return reference.symbol as? VariableSymbol
    case .property(_, let reference, _, _): return reference.symbol as? VariableSymbol
    default: return nil
    }
  }

  /// Where the name of the variable is written.
  fileprivate var nameOffset: Int? {
    switch syntax {
    case let member as MemberExpression: return member.name.range.start
    case let name as IdentifierExpression: return name.range.start
    default: return nil
    }
  }
}

/// How often the storage of a wrapped variable is given a value on the way through an initializer.
final class AssignmentCount: TypedTreeVisitor {
  private let wrapper: AppliedWrapper
  private var count = 0

  private init(_ wrapper: AppliedWrapper) { self.wrapper = wrapper }

  /// The most that any path through a body assigns; more than one where a loop or closure does.
  static func most(of wrapper: AppliedWrapper, in body: TypedBody) -> Int {
    let counter = AssignmentCount(wrapper)
    counter.visit(body)
    return counter.count
  }

  private func measured(_ body: () -> Void) -> Int {
    let before = count
    count = 0
    body()
    defer { count = before }
    return count
  }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .if(let conditions, let then, let otherwise, _):
      for condition in conditions { visit(condition) }
      let first = measured { visit(then) }
      count += max(first, measured { if let otherwise { visit(otherwise) } })
    case .switch(let choice):
      visit(choice.subject)
      count += choice.cases.map { item in measured { visit(item) } }.max() ?? 0
    case .while, .repeatWhile, .forIn:
      if measured({ visitChildren(of: statement) }) > 0 { count += 2 }
    default: super.visit(statement)
    }
  }

  override func visit(_ closure: TypedClosure) {
    if measured({ super.visit(closure) }) > 0 { count += 2 }
  }

  override func visit(assigned place: TypedPlace) {
    if let variable = place.variable,
      variable === wrapper.storage || (variable === wrapper.variable && place.initializesStorage)
    {
      count += 1
    }
    super.visit(assigned: place)
  }
}
