import Basics
import Syntax

extension StatementChecker {
  /// Makes local functions and types visible in the whole block, so that they may refer to each other.
  func declareLocals(in statements: [Statement]) {
    for statement in statements where statement.kind == .declaration {
      let declaration = statement.as(DeclarationStatement.self).declaration
      switch declaration.kind {
      case .function, .struct, .class, .enum, .typealias, .protocol, .actor:
        for symbol in program.makeSymbols(declaration, parent: context.owner, definingScope: scope) {
          scope.declare(symbol)
        }
      default: break
      }
    }
  }

  func check(localDeclaration declaration: Declaration, into checked: inout [TypedStatement]) {
    program.checkAttributes(of: declaration, in: scope)
    switch declaration.kind {
    case .variable:
      check(localVariables: declaration.as(VariableDeclaration.self), into: &checked)
    case .function:
      guard let function = declaration.declaredSymbols.first as? FunctionSymbol else { return }
      program.checkRedeclaration(of: function)
      program.checkModifiers(of: function)
      program.checkOperator(function)
      for parameter in function.parameters { program.checkWrapper(ofParameter: parameter.variable) }
      program.checkParameters(of: function)
      _ = program.body(of: function)
      checked.append(
        TypedStatement(.localFunction(function), range: declaration.range, syntax: declaration))
    case .struct, .class, .enum, .protocol:
      guard let nominal = declaration.declaredSymbols.first as? NominalSymbol else { return }
      program.checkDeclaration(of: nominal)
      program.checkBodies(of: nominal) { program.localBodies.append(($0, $1)) }
      checked.append(TypedStatement(.localType(nominal), range: declaration.range, syntax: declaration))
    case .actor:
      report(.unsupported("an actor", at: declaration.range.location))
    case .typealias:
      guard let alias = declaration.declaredSymbols.first as? TypeAliasSymbol else { return }
      _ = alias.underlying
      program.checkModifiers(of: alias)
    case .macroExpansion:
      report(program.unknownMacro(declaration.as(MacroExpansionDeclaration.self).expansion))
    case .import, .extension, .operator, .precedenceGroup, .initializer, .deinitializer,
      .subscript, .accessor, .enumCase, .enumCaseElement, .associatedType, .genericParameter, .error:
      break
    }
  }

  private func check(localVariables syntax: VariableDeclaration, into checked: inout [TypedStatement]) {
    program.checkModifiers(of: syntax, in: context.owner, isLocal: true)
    let isSpecial = syntax.hasModifier("lazy") || syntax.bindings.contains { $0.accessors != nil }
    if isSpecial || syntax.attributes.contains(where: { program.wrapperSymbol($0, in: scope) != nil }) {
      return check(specialVariables: syntax, into: &checked)
    }
    for binding in syntax.bindings {
      let (pattern, value) = check(binding: binding, isLet: syntax.isLet, syntax)
      checked.append(TypedStatement(.bind(pattern, value), range: binding.range, syntax: syntax))
    }
  }

  /// `pattern: Type = value`. The names are visible only after the value.
  func check(binding: PatternBinding, isLet: Bool, _ syntax: VariableDeclaration)
    -> (TypedPattern, TypedExpression?)
  {
    let patterns = PatternChecker(self, declaring: isLet ? .constants : .variables)
    if let unowned = syntax.modifier("unowned") {
      patterns.ownership = unowned.detail?.text == "unsafe" ? .unownedUnsafe : .unowned
    }
    if syntax.hasModifier("weak") { patterns.ownership = .weak }
    let annotation = syntax.annotation(of: binding)
    var type = annotation.map {
      program.resolve($0, in: scope, purpose: binding.initializer == nil ? .ordinary : .expression)
    }
    if patterns.ownership == .weak, let written = type, !written.isOptional, !written.isError {
      type = program.optional(written)
    }
    var value: TypedExpression?
    if let initializer = binding.initializer {
      context.initialized = (binding.pattern, binding.type, false)
      if let annotation = binding.type { program.reportBareProtocol(annotation, in: scope) }
      value = expressions.check(
        initializer, expecting: type.map { .type($0, .initialization) } ?? .unknown)
      context.initialized = nil
      if type == nil || type!.leavesArgumentsOpen { type = value?.type }
      if patterns.ownership == .weak, let found = type, !found.isOptional, !found.isError, let plain = value {
        type = program.optional(found)
        value = TypedExpression(.convert(plain, .toOptional), type: type!, range: plain.range)
      }
    } else if type == nil {
      report(StatementMessages.missingAnnotation(binding.pattern.range))
    }
    // An optional variable without a value starts as nil.
    if value == nil, !isLet, let type, type.isOptional, annotation?.kind != .identifier {
      value = NilValue(program).expression(of: type, at: binding.pattern.range)
    }
    if binding.type == nil { patterns.source = binding.initializer.map { .value($0) } }
    let pattern = patterns.check(binding: binding.pattern, to: type ?? types.error)
    pattern.forEachVariable {
      if annotation == nil, $0.type.isVoid, let name = $0.nameRange { report(StatementMessages.inferredVoid($0, name)) }
      $0.introducer = syntax.keyword
      if $0.ownership != .strong, let name = $0.nameRange, let type {
        program.ownershipProblems($0, type, annotation, name).forEach(report)
      }
      if binding.pattern.kind == .identifier {
        $0.localTypeSource = annotation.map { .written($0) } ?? value.map { .value($0) }
      }
      $0.isAssignedLater = isLet && value == nil
      $0.isImplicitlyUnwrapped = annotation?.kind == .implicitlyUnwrappedOptional
    }
    return (pattern, value)
  }

  /// Local variables with accessors or observers, or `lazy`, or wrapped.
  private func check(specialVariables syntax: VariableDeclaration, into checked: inout [TypedStatement]) {
    let symbols = program.makeSymbols(syntax, parent: context.owner, definingScope: scope)
    for case let variable as VariableSymbol in symbols {
      var value: TypedExpression?
      if !variable.isLazy, let binding = variable.binding, let initializer = binding.initializer {
        value = expressions.check(
          initializer,
          expecting: binding.annotation.map {
            .type(program.resolve($0, in: scope), .initialization)
          } ?? .unknown)
        if binding.annotation == nil, variable.appliedWrapper == nil { variable.cachedType = value?.type }
      }
      if let wrapper = variable.appliedWrapper {
        program.checkAttachedWrappers(of: variable)
        program.checkAttributes(of: wrapper, in: context, scope)
        // What the initial value names is found before the variable hides it: `@Bindable var model = model`.
        _ = wrapper.layerTypes
        _ = variable.type
      }
      scope.declare(variable)
      for accessor in variable.accessors { accessor.definingScope = scope }
      if let storage = variable.lazyStorage {
        scope.declare(storage)
        let pattern = TypedPattern(.variable(storage), type: storage.type, range: syntax.range)
        let none = NilValue(program).expression(of: storage.type, at: syntax.range)
        checked.append(TypedStatement(.bind(pattern, none), range: syntax.range, syntax: syntax))
      }
      for accessor in variable.accessors { _ = program.body(of: accessor) }
      checked.append(
        TypedStatement(.localVariable(variable, value), range: syntax.range, syntax: syntax))
    }
  }
}
