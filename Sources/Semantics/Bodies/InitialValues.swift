import Basics
import Syntax

extension Program {
  /// Pattern and initial value of a member or global variable.
  func checkedBinding(_ entry: BindingEntry) -> CheckedBinding {
    switch entry.checked {
    case .done(let binding): return binding
    case .underWay:
      diagnostics.report(DeclarationMessages.circularReference(at: entry.pattern.range.location))
      return CheckedBinding(
        pattern: TypedPattern(.error, type: types.error, range: entry.pattern.range), value: nil)
    case .unknown: break
    }
    entry.checked = .underWay
    let binding = check(entry)
    entry.checked = .done(binding)
    return binding
  }

  /// `@State var x = nil`: nothing tells what the wrapper is generic in.
  private func reportWrappedNil(_ initializer: Expression, _ wrapper: AppliedWrapper) -> Bool {
    guard initializer.kind == .nilLiteral, wrapper.variable.binding?.annotation == nil, wrapper.canInitializeByValue,
      wrapper.layerTypes.first?.hasErrors ?? true, let layer = wrapper.layers.last, let attribute = layer.attribute,
      let parameter = layer.symbol.ownParameters.first
    else { return false }
    let isOurs = layer.symbol.module?.isMain == true
    let place = isOurs ? parameter.nameRange ?? parameter.syntax?.range : nil
    diagnostics.report(
      GenericMessages.notInferred(
        parameter.name, at: attribute.type.range.location,
        place.map { [GenericMessages.declaredAsParameter(parameter.name, of: layer.symbol.name, $0)] } ?? []))
    return true
  }

  private func check(_ entry: BindingEntry) -> CheckedBinding {
    guard let first = entry.variables.first else { return check(entry, in: mainModule, mainModule.scope) }
    let parent = first.parent ?? mainModule!
    return check(entry, in: parent, first.definingScope ?? parent.scope)
  }

  private func check(_ entry: BindingEntry, in parent: Symbol, _ scope: Scope) -> CheckedBinding {
    let first = entry.variables.first
    // A lazy variable's value is part of its getter, which sees `self` and is analysed as a whole.
    if first?.isLazy == true, let getter = first?.accessor(.get) {
      getter.prepare()
      return check(entry, first, StatementChecker(in: CodeContext(.accessor, owner: getter), scope: getter.scope))
    }
    let owner = FunctionSymbol(
      name: first?.name ?? "_", syntax: nil, parent: parent, program: self)
    owner.isStatic = first?.isStatic ?? false
    let isTopLevel = parent is ModuleSymbol && (parent as? ModuleSymbol)?.isScript == true
    let context = CodeContext(isTopLevel ? .topLevel : .initialValue, owner: owner)
    let checked = check(entry, first, StatementChecker(in: context, scope: scope))
    if let value = checked.value {
      BodyAnalysis(self, owner).analyse(
        TypedBody([TypedStatement(.expression(value), range: value.range)], range: value.range), context.kind)
    }
    return checked
  }

  private func check(_ entry: BindingEntry, _ first: VariableSymbol?, _ checker: StatementChecker) -> CheckedBinding {
    let scope = checker.scope
    checker.context.initialized = (entry.pattern, entry.annotation, first?.appliedWrapper != nil)
    defer { checker.context.initialized = nil }
    for variable in entry.variables { checker.declaredVariables[variable.name] = variable }
    let range = entry.pattern.range
    if let annotation = entry.annotation { reportBareProtocol(annotation, in: scope) }
    var type = entry.annotation.map { annotatedType($0, of: first, in: scope) }
    if type == nil, let first, first.appliedWrapper != nil { type = first.type }
    var value: TypedExpression?
    if let initializer = entry.initializer {
      if let type, case .opaque(let symbol, _) = type.kind {
        value = OpaqueResult(symbol, checker).check(initializer, as: type)
      } else if let wrapper = first?.appliedWrapper, reportWrappedNil(initializer, wrapper) {
        value = TypedExpression(.error, type: types.error, range: initializer.range, syntax: initializer)
      } else {
        value = checker.expressions.check(
          initializer, expecting: type.map { .type($0, .initialization) } ?? .unknown)
      }
    }
    if value == nil, case .opaque? = type?.kind, let first, first.storage == .stored, let name = first.nameRange {
      diagnostics.report(StatementMessages.opaqueWithoutValue(name))
    }
    if type == nil || type!.leavesArgumentsOpen { type = value?.type }
    if first?.ownership == .weak, let plain = type, !plain.isOptional, !plain.isError {
      type = optional(plain)
      value = value.map { TypedExpression(.convert($0, .toOptional), type: type!, range: $0.range) }
    }
    if value == nil, let first, first.storage == .stored, !first.isLet, let type, type.isOptional {
      value = NilValue(self).expression(of: type, at: range)
    }
    let patterns = PatternChecker(checker, declaring: .variables)
    if entry.annotation == nil { patterns.source = entry.initializer.map { .value($0) } }
    let pattern = patterns.check(binding: entry.pattern, to: type ?? types.error)
    for variable in entry.variables where entry.annotation == nil && variable.module?.isMain == true {
      if variable.appliedWrapper == nil, let type, type.isVoid, let name = variable.nameRange {
        diagnostics.report(StatementMessages.inferredVoid(variable, name))
      }
    }
    return CheckedBinding(pattern: pattern, value: value)
  }

  /// The initial value of a property or global, or of the tuple that several are taken from.
  public func initialValue(of entry: BindingEntry) -> TypedExpression? { checkedBinding(entry).value }

  /// The default value of a parameter, for calls that leave its argument out.
  public func defaultValue(of parameter: ParameterSymbol) -> TypedExpression? {
    if let known = parameter.checkedDefault { return known }
    let value = makeDefaultValue(of: parameter)
    parameter.checkedDefault = value
    return value
  }

  private func makeDefaultValue(of parameter: ParameterSymbol) -> TypedExpression? {
    if let inherited = parameter.inheritedDefault { return defaultValue(of: inherited) }
    if let entry = parameter.synthesizedDefault { return initialValue(of: entry) }
    if parameter.defaultsToNil, let range = parameter.nameRange ?? parameter.syntax?.range {
      return NilValue(self).expression(of: parameter.type, at: range)
    }
    guard let syntax = parameter.defaultValue, let callable = parameter.parent as? CallableSymbol else {
      return nil
    }
    let owner = FunctionSymbol(name: callable.name, syntax: nil, parent: callable, program: self)
    let context = CodeContext(.defaultValue, owner: owner)
    let checker = StatementChecker(in: context, scope: .head(of: callable))
    let function = parameter.isAutoclosure ? parameter.type.function : nil
    let before = diagnostics.diagnostics.count
    var value = checker.expressions.check(
      syntax, expecting: .type(function?.result ?? parameter.type, .defaultArgument))
    let hasFailed = value.type.isError || diagnostics.diagnostics.dropFirst(before).contains { $0.severity == .error }
    if hasFailed, tellsGenericParameter(parameter, of: callable) {
      diagnostics.truncate(to: before)
      value = tellingDefault(syntax, of: parameter, callable)
      if parameter.defaultTellsType { return value }
    }
    BodyAnalysis(self, owner).analyse(
      TypedBody([TypedStatement(.expression(value), range: value.range)], range: value.range), .defaultValue)
    guard let function, !value.type.isError else { return value }
    // An autoclosure's default is evaluated when the callee asks for it, as an argument would be.
    let body = TypedBody([TypedStatement(.return(value), range: value.range)], range: value.range)
    let closure = TypedClosure(parameters: [], body: body, type: parameter.type, isEscaping: function.isEscaping)
    return TypedExpression(.closure(closure), type: parameter.type, range: value.range, syntax: syntax)
  }
}

/// `nil` as the value that an optional variable starts with.
struct NilValue {
  let program: Program
  init(_ program: Program) { self.program = program }

  func expression(of type: Type, at range: SourceRange) -> TypedExpression {
    let none = program.directMembers(named: "none", of: program.known.optional)
      .compactMap { $0 as? EnumCaseSymbol }.first
    guard let none else { return TypedExpression(.error, type: type, range: range) }
    return TypedExpression(
      .call(TypedCall(.enumCase(DeclarationReference(none, arguments: type.arguments)), arguments: [])),
      type: type, range: range)
  }
}

/// Gives properties their initial values where an initializer begins.
struct InitialValues {
  let program: Program
  init(_ program: Program) { self.program = program }

  /// The statements of a written initializer, after those that give properties their initial values; one that delegates
  /// to another initializer of its type leaves that to the other.
  func insert(into statements: [TypedStatement], of initializer: InitializerSymbol, at range: SourceRange)
    -> [TypedStatement]
  {
    guard let nominal = initializer.parent.flatMap(program.nominalOf), nominal.kind != .enum,
      nominal.kind != .protocol, !Delegation(program).delegates(statements)
    else { return statements }
    return statementsForProperties(of: nominal, initializer, at: range) + statements
  }

  /// `self.x = value` for each property that has a value of its own; `except` are those given otherwise.
  func statementsForProperties(
    of nominal: NominalSymbol, _ initializer: CallableSymbol, except: [VariableSymbol] = [],
    at range: SourceRange
  ) -> [TypedStatement] {
    let tree = TreeMaker(initializer, at: range)
    var statements: [TypedStatement] = []
    var done: Set<ObjectIdentifier> = []
    for property in nominal.storedProperties where !except.contains(property) {
      if property.lazyOwner != nil || property.lazyStorage != nil {
        statements.append(
          tree.initialize(property, NilValue(program).expression(of: property.type, at: range)))
        continue
      }
      guard let entry = property.binding, done.insert(ObjectIdentifier(entry)).inserted else { continue }
      guard let value = initialValue(of: property, entry, tree) else { continue }
      statements += tree.initialize(entry, nominal, value)
    }
    return statements
  }

  private func initialValue(of property: VariableSymbol, _ entry: BindingEntry, _ tree: TreeMaker)
    -> TypedExpression?
  {
    guard program.hasDefault(property) else { return nil }
    return program.initialValue(of: entry)
  }
}
