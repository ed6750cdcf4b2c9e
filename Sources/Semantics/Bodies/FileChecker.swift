import Basics
import Syntax

extension Program {
  /// Checks a whole file of the program: declarations and top-level code in source order, then all bodies.
  public func check(file: SourceFileSyntax) -> CheckedFile {
    FileChecker(self, file).check()
  }
}

/// Checks one file of the program.
final class FileChecker {
  let program: Program
  let file: SourceFileSyntax
  private let entry: FunctionSymbol
  private var bodies: [(symbol: CallableSymbol, body: TypedBody)] = []
  /// In a session: what a constant for the last expression's value is called, and what earlier inputs have declared.
  var resultNames: [String] = []
  var earlier: [String: [Symbol]] = [:]
  private(set) var result: VariableSymbol?
  private(set) var redeclared: [String] = []

  init(_ program: Program, _ file: SourceFileSyntax) {
    self.program = program
    self.file = file
    entry = FunctionSymbol(name: "main", syntax: nil, parent: program.mainModule, program: program)
    entry.isThrowing = true
    entry.preparation = .all
    entry.cachedType = program.types[.function(FunctionType(parameters: [], result: program.types.void))]
  }

  func check() -> CheckedFile {
    program.lacksModule = false
    for statement in file.statements where statement.kind == .declaration {
      program.declare(statement.as(DeclarationStatement.self).declaration, in: program.mainModule)
    }
    // Without what a module declares nothing can be said of the rest.
    if program.lacksModule {
      return CheckedFile(syntax: file, topLevel: TypedBody([], range: file.range), entry: entry, bodies: [])
    }
    hideEarlierDeclarations()
    let mainType = MainType(in: file, program)
    program.mainModule.isScript = mainType == nil
    let context = CodeContext(.topLevel, owner: entry, resultType: program.types.void)
    let checker = StatementChecker(in: context, scope: program.mainModule.scope)
    var statements: [TypedStatement] = []
    let analysis = BodyAnalysis(program, entry)
    for statement in file.statements {
      let known = statements.count
      let said = program.diagnostics.diagnostics.count
      if statement.kind == .declaration {
        check(statement.as(DeclarationStatement.self).declaration, into: &statements)
      } else if let kept = checkResult(statement, checker) {
        statements.append(kept)
      } else {
        statements.append(checker.check(statement))
      }
      program.checkWrittenArguments()
      let body = TypedBody(Array(statements[known...]), range: statement.range)
      analysis.analyseExpressions(in: body, since: said)
      analysis.analyseUses(in: body, .topLevel)
    }
    if let call = mainType?.call(checker) { statements.append(call) }
    let topLevel = TypedBody(statements, range: file.range)
    analysis.analyse(topLevel, .topLevel)
    checkBodies()
    program.checkWrittenArguments()
    program.reportDeferredDiagnostics()
    return CheckedFile(syntax: file, topLevel: topLevel, entry: entry, bodies: bodies + program.localBodies)
  }

  // MARK: Sessions

  /// What an input declares anew is no longer found under its name.
  private func hideEarlierDeclarations() {
    for (name, old) in earlier {
      guard let all = program.mainModule.symbols[name], all.count > old.count else { continue }
      let new = all[old.count...]
      let kept = old.filter { one in !new.contains { program.repeats(one, $0) } }
      if kept.count < old.count { redeclared.append(name) }
      program.mainModule.symbols[name] = kept + new
    }
    redeclared.sort()
  }

  /// The last statement of an input, where it is an expression with a value: the value is kept.
  private func checkResult(_ statement: Statement, _ checker: StatementChecker) -> TypedStatement? {
    guard !resultNames.isEmpty, statement.kind == .expression, file.statements.last === statement else { return nil }
    let expression = statement.as(ExpressionStatement.self).expression
    if expression.kind == .statement { return nil }
    let value = checker.expressions.check(expression, expecting: .discarded)
    if value.type.isVoid || value.type.isNever || value.type.hasErrors {
      return TypedStatement(.expression(value), range: statement.range, syntax: statement)
    }
    let variable = VariableSymbol(
      name: resultNames[0], isLet: true, type: value.type, syntax: nil, parent: program.mainModule, program: program)
    for name in resultNames { program.mainModule.symbols[name] = [variable] }
    result = variable
    let pattern = TypedPattern(.variable(variable), type: value.type, range: statement.range)
    return TypedStatement(.bind(pattern, value), range: statement.range, syntax: statement)
  }

  // MARK: Declarations

  private func check(_ declaration: Declaration, into statements: inout [TypedStatement]) {
    program.checkAttributes(of: declaration, in: program.mainModule.scope)
    switch declaration.kind {
    case .variable:
      for binding in declaration.as(VariableDeclaration.self).bindings {
        check(globals: binding, declaration, into: &statements)
      }
    case .struct, .class, .enum, .protocol:
      for symbol in program.symbols(of: declaration, in: program.mainModule) {
        if let nominal = symbol as? NominalSymbol { program.checkDeclaration(of: nominal) }
      }
    case .actor: program.diagnostics.report(.unsupported("an actor", at: declaration.range.location))
    case .extension:
      if let symbol = program.symbol(ofExtension: declaration.as(), in: program.mainModule) {
        program.checkModifiers(of: declaration, in: nil)
        program.checkInheritance(of: symbol)
        program.checkMembers(symbol.members)
        program.checkConformances(statedBy: symbol)
      }
    default:
      for symbol in program.symbols(of: declaration, in: program.mainModule) {
        if symbol is TypeAliasSymbol { program.checkMembers([symbol]) }
        if let value = symbol as? ValueSymbol { program.checkSignature(of: value) }
      }
    }
  }

  private func check(
    globals binding: PatternBinding, _ declaration: Declaration, into statements: inout [TypedStatement]
  ) {
    let variables = program.symbols(of: declaration, in: program.mainModule).compactMap {
      $0 as? VariableSymbol
    }
    .filter { $0.binding?.pattern === binding.pattern }
    guard let first = variables.first, let entry = first.binding else {
      // `let _ = value` declares nothing.
      let entry = BindingEntry(pattern: binding.pattern, initializer: binding.initializer)
      entry.annotation = binding.type
      let checked = program.checkedBinding(entry)
      statements.append(
        TypedStatement(.bind(checked.pattern, checked.value), range: binding.range, syntax: declaration))
      return
    }
    for variable in variables { program.checkSignature(of: variable) }
    guard first.storage == .stored else {
      if let storage = first.lazyStorage {
        statements.append(
          TypedStatement(
            .bind(
              TypedPattern(.variable(storage), type: storage.type, range: binding.range),
              NilValue(program).expression(of: storage.type, at: binding.range)), range: binding.range,
            syntax: declaration))
      }
      return
    }
    let checked = program.checkedBinding(entry)
    guard program.mainModule.isScript else { return }
    statements.append(
      TypedStatement(.bind(checked.pattern, checked.value), range: binding.range, syntax: declaration))
  }

  // MARK: Bodies

  private func checkBodies() {
    for statement in file.statements where statement.kind == .declaration {
      let declaration = statement.as(DeclarationStatement.self).declaration
      if declaration.kind == .extension {
        if let symbol = program.symbol(ofExtension: declaration.as(), in: program.mainModule) {
          symbol.members.forEach(checkBodies)
        }
      } else {
        program.symbols(of: declaration, in: program.mainModule).forEach(checkBodies)
      }
    }
  }

  private func checkBodies(of symbol: Symbol) {
    program.checkBodies(of: symbol) { bodies.append(($0, $1)) }
  }
}

extension Program {
  /// The symbols that a top-level declaration of a module has made.
  func symbols(of declaration: Declaration, in module: ModuleSymbol) -> [Symbol] {
    let names: [String]
    switch declaration.kind {
    case .variable:
      names = declaration.as(VariableDeclaration.self).bindings.flatMap {
        Program.names(in: $0.pattern).map(\.text)
      }
    case .function: names = [declaration.as(FunctionDeclaration.self).name.text]
    case .struct, .class, .enum, .protocol, .actor:
      names = [declaration.as(NominalDeclaration.self).name.text]
    case .typealias: names = [declaration.as(TypealiasDeclaration.self).name.text]
    default: names = []
    }
    return names.flatMap { name in (module.symbols[name] ?? []).filter { $0.syntax === declaration } }
  }

  /// The symbol of an extension; nil where what it extends is unknown, which is reported then.
  func symbol(ofExtension syntax: ExtensionDeclaration, in module: ModuleSymbol) -> ExtensionSymbol? {
    if let known = syntax.userInfo as? ExtensionSymbol {
      _ = directMembers(named: "", of: known.extended)
      return known
    }
    guard let nominal = extendedSymbol(of: syntax, in: module) else {
      _ = resolve(syntax.extendedType, in: module.scope, purpose: .expression)
      return nil
    }
    _ = directMembers(named: "", of: nominal)
    return syntax.userInfo as? ExtensionSymbol
  }

  /// Checks what a type declares, without the bodies of its members.
  func checkDeclaration(of nominal: NominalSymbol) {
    checkRedeclaration(of: nominal)
    checkModifiers(of: nominal)
    checkNesting(of: nominal)
    checkInheritance(of: nominal)
    checkObservable(nominal)
    _ = nominal.genericSignature
    if let superclass = nominal.superclass, superclass.nominal?.isFinal == true, let range = nominal.nameRange {
      diagnostics.report(DeclarationMessages.finalSuperclass(superclass.nominal?.name ?? "\(superclass)", range))
    }
    checkWrapperType(nominal)
    checkDemands(of: nominal)
    checkAccess(of: nominal)
    checkRawValues(of: nominal)
    checkInheritedInitializers(of: nominal)
    checkMembers(nominal.memberOrder)
    checkInitializers(of: nominal)
    checkRecursion(of: nominal)
    checkStorage(of: nominal)
    checkConformances(statedBy: nominal)
  }

  func checkMembers(_ members: [Symbol]) {
    for member in members {
      switch member {
      case let nominal as NominalSymbol: checkDeclaration(of: nominal)
      case let alias as TypeAliasSymbol:
        _ = alias.underlying
        checkModifiers(of: alias)
        checkAccess(of: alias)
      case let value as ValueSymbol: checkSignature(of: value)
      default: break
      }
    }
  }

  /// Works out a declaration's type, which reports what is wrong with it.
  func checkSignature(of value: ValueSymbol) {
    checkRedeclaration(of: value)
    _ = value.type
    let before = diagnostics.diagnostics.count
    if let variable = value as? VariableSymbol {
      checkOwnership(of: variable)
      if variable.module?.isMain == true, variable.syntax is VariableDeclaration, variable.appliedWrapper == nil,
        variable.storage == .stored, let binding = variable.binding, binding.annotation == nil,
        binding.initializer == nil, let range = variable.nameRange, variable.wrappedVariable == nil,
        variable.trackedVariable == nil, variable.lazyOwner == nil
      {
        diagnostics.report(StatementMessages.missingAnnotation(range))
      }
      checkStaticValue(of: variable)
      // Whether `didSet` uses the old value is part of what the property is.
      if variable.module?.isMain == true, let observer = variable.accessor(.didSet) { _ = body(of: observer) }
      checkAttachedWrappers(of: variable)
      if !diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
        checkAttributes(of: variable)
      }
      if variable.isMember, let binding = variable.binding, binding.initializer != nil, !variable.isLazy {
        _ = checkedBinding(binding)
      }
    }
    if let callable = value as? CallableSymbol {
      checkGenericParameters(of: callable)
      for parameter in callable.parameters { checkWrapper(ofParameter: parameter.variable) }
      checkEffects(of: callable)
    }
    if let function = value as? FunctionSymbol { checkFunction(function) }
    if let initializer = value as? InitializerSymbol { checkPlace(of: initializer) }
    checkAccess(of: value)
    if let variable = value as? VariableSymbol { checkPlace(of: variable) }
    checkModifiers(of: value)
    if let deinitializer = value as? DeinitializerSymbol { checkPlace(of: deinitializer) }
    checkAccessorModifiers(of: value)
    if let function = value as? FunctionSymbol { checkOperator(function) }
    // An override that a wrapper forbids is said once.
    if diagnostics.diagnostics.count == before || (value as? VariableSymbol)?.appliedWrapper == nil {
      checkOverride(of: value)
    }
  }

  /// Checks the bodies of a declaration and of everything in it, in source order.
  func checkBodies(of symbol: Symbol, _ found: (CallableSymbol, TypedBody) -> Void) {
    func check(_ callable: CallableSymbol) {
      if let body = body(of: callable) { found(callable, body) }
    }
    switch symbol {
    case let nominal as NominalSymbol: for member in nominal.memberOrder { checkBodies(of: member, found) }
    case let variable as VariableSymbol:
      if variable.isMember, let binding = variable.binding, binding.initializer != nil {
        _ = checkedBinding(binding)
      }
      variable.accessors.forEach(check)
    case let symbol as SubscriptSymbol: symbol.accessors.forEach(check)
    case is EnumCaseSymbol: break
    case let callable as CallableSymbol:
      checkParameters(of: callable)
      check(callable)
    default: break
    }
  }
  /// Checks what the parameters of a function evaluate: default values, and the arguments of their wrappers.
  func checkParameters(of callable: CallableSymbol) {
    for parameter in callable.parameters where parameter.hasDefault { _ = defaultValue(of: parameter) }
    checkParameterAttributes(of: callable)
  }
}
