import Basics
import Syntax

extension ConstraintGenerator {
  func arguments(_ list: [Argument], _ trailing: [TrailingClosure]) -> [Application.Argument] {
    var result = list.map { argument in
      if argument.expression.kind == .inOut { admittedReferences.insert(ObjectIdentifier(argument.expression)) }
      return Application.Argument(
        label: argument.label?.text, labelRange: argument.label?.range, type: generate(argument.expression),
        expression: argument.expression, isInout: argument.expression.kind == .inOut, isTrailing: false)
    }
    for closure in trailing {
      result.append(
        Application.Argument(
          label: closure.label.flatMap { $0.text == "_" ? nil : $0.text }, labelRange: closure.label?.range,
          type: generate(closure.closure), expression: closure.closure, isInout: false, isTrailing: true))
    }
    return result
  }

  func call(_ expression: CallExpression, _ origin: Origin) -> Type {
    if isTypeOf(expression) {
      let value = generate(expression.arguments[0].expression)
      let result = system.makeVariable()
      emit(.dynamicType(value, result), origin)
      return result
    }
    if misnamesTypeOf(expression) {
      report(
        CallMessages.labels(
          .missing(["of"]), in: "call", at: expression.arguments[0].expression.range.location,
          [Diagnostic.FixIt(expression.arguments[0].expression.range.emptyAtStart, "of: ")]))
      return types.error
    }
    let callee = unfolded(expression.callee)
    let named = typeNamed(by: callee)
    if let named, let literal = typedLiteral(expression, named) {
      system.typedLiterals.insert(ObjectIdentifier(expression))
      system.nodeTypes[Origin(callee)] = named.metatype
      emit(.equal, generate(literal), named, origin)
      return named
    }
    let arguments = arguments(expression.arguments, expression.trailingClosures)
    let result = system.makeVariable()
    let application = Application(node: expression, arguments: arguments, result: result, callee: callee)
    let function: Type
    if let type = named {
      function = metatype(of: type)
      system.nodeTypes[Origin(callee)] = function
      system.applications[Origin(callee)] = application
    } else {
      system.applications[Origin(callee)] = application
      function = callee.kind == .closure ? generate(callee) : generateSpine(callee)
      if callee.kind == .closure { return callClosure(callee.as(), function, application, origin) }
    }
    emit(.application(application, function: function), origin)
    return result
  }

  /// `{ … }()`: the closure has no context but its arguments.
  private func callClosure(
    _ closure: ClosureExpression, _ type: Type, _ application: Application, _ origin: Origin
  ) -> Type {
    let wanted = FunctionType(
      parameters: application.arguments.map { FunctionType.Parameter(type: rvalue($0.type, origin)) },
      result: application.result, thrown: closure.mayThrow ? program.known.anyErrorType : nil)
    emit(.conversion, type, types[.function(wanted)], origin)
    emit(.application(application, function: type), origin)
    return application.result
  }

  /// `type(value)`, where `type(of: value)` is meant.
  private func misnamesTypeOf(_ expression: CallExpression) -> Bool {
    guard expression.arguments.count == 1, expression.arguments[0].label == nil, expression.trailingClosures.isEmpty,
      expression.callee.kind == .identifier,
      expression.callee.as(IdentifierExpression.self).name.name == "type"
    else { return false }
    return scope.lookUp("type", program: program).symbols.isEmpty
  }

  func isTypeOf(_ expression: CallExpression) -> Bool {
    guard expression.arguments.count == 1, expression.arguments[0].label?.name == "of" else { return false }
    if expression.callee.kind == .member {
      let callee = expression.callee.as(MemberExpression.self)
      return callee.name.name == "type" && callee.base.kind == .identifier
        && callee.base.as(IdentifierExpression.self).name.name == "Swift"
    }
    guard expression.callee.kind == .identifier,
      expression.callee.as(IdentifierExpression.self).name.name == "type"
    else { return false }
    return !scope.lookUp("type", program: program).symbols.contains { $0.module?.isMain == true }
  }

  func subscripted(_ expression: SubscriptExpression, _ origin: Origin) -> Type {
    let base: Type
    if let type = typeNamed(by: expression.base) {
      base = metatype(of: type)
      system.nodeTypes[Origin(expression.base)] = base
    } else {
      base = generateSpine(expression.base)
    }
    let result = system.makeVariable(mayBeLvalue: true)
    if expression.arguments.count == 1, expression.arguments[0].label?.name == "keyPath" {
      let argument = unfolded(expression.arguments[0].expression)
      let path = generate(argument)
      if let variable = path.variable { variable.isKeyPathIndex = true }
      // A literal that does not say where it begins begins at the base.
      if argument.kind == .keyPath, argument.as(KeyPathExpression.self).root == nil,
        let root = system.nodeTypes[Origin(argument, .component(-1))]
      {
        emit(.equal, rvalue(base, origin), root, origin)
        if base.rvalue.isError { report(MemberMessages.keyPathWithoutRoot(at: argument.range.location)) }
      }
      emit(.keyPathApplication(base: base, path: path, value: result), origin)
      return result
    }
    let arguments = arguments(expression.arguments, expression.trailingClosures)
    let application = Application(
      node: expression, arguments: arguments, result: result, callee: expression, isSubscript: true)
    let function = system.makeVariable(mayBeLvalue: true)
    system.applications[origin.part(.member)] = application
    emit(
      .member(MemberUse(base: base, name: "subscript", result: function, isSelf: isSelf(expression.base))),
      origin.part(.member))
    emit(.application(application, function: function), origin.part(.member))
    return result
  }

  func isSelf(_ expression: Expression) -> Bool {
    expression.kind == .identifier && expression.as(IdentifierExpression.self).name.name == "self"
  }

  // MARK: Operators

  func operation(_ name: Identifier, _ operands: [Expression], _ expression: Expression) -> Type {
    let origin = Origin(expression)
    if operands.count == 2, !name.range.file.isLibrary,
      program.operatorSymbol(name.text, .infix, from: scope.module) == nil
    {
      // The operator has been reported; what else is not there is said too.
      for operand in operands { _ = generate(operand) }
      return types.error
    }
    // An assignment through an optional chain is part of the chain.
    let first = unfolded(operands[0])
    let isChained = operands.count == 2 && isChain(first) && isAssignment(name.text)
    var arguments: [Application.Argument] = []
    for (index, operand) in operands.enumerated() {
      let operand = unfolded(operand)
      if operand.kind == .inOut { admittedReferences.insert(ObjectIdentifier(operand)) }
      let type = index == 0 && isChained ? generateSpine(operand) : generate(operand)
      arguments.append(
        Application.Argument(
          label: nil, labelRange: nil, type: type, expression: operand, isInout: false, isTrailing: false))
    }
    let result = system.makeVariable()
    let application = Application(
      node: expression, arguments: arguments, result: result, callee: expression, isOperator: true)
    system.applicationsOfOperators[ObjectIdentifier(expression)] = application
    if collected == nil, !isChained, !system.isFixing {
      // The operands' types may follow from what has been said of them.
      if arguments.contains(where: { system.value($0.type).variable?.literals.isEmpty ?? false }) {
        system.simplifyEarly()
      }
      if system.applyOwnOperator(name.text, application, origin.part(.callee)) { return system.resolved(result) }
    }
    let function = system.makeVariable()
    result.variable!.literalsInside = literals(insideOf: name.text, arguments)
    emit(
      .overload(OverloadSet(type: function, choices: [], application: application, operatorName: name.text)),
      origin.part(.callee))
    emit(.application(application, function: function), origin.part(.callee))
    return isChained ? program.optional(result) : result
  }

  func isAssignment(_ name: String) -> Bool {
    program.operatorSymbol(name, .infix, from: scope.module).flatMap(program.precedenceGroup)?.isAssignment ?? false
  }

  func assignment(_ expression: AssignmentExpression, _ origin: Origin) -> Type {
    let target = unfolded(expression.target)
    let value = generate(expression.value)
    let wanted = targetType(target)
    emit(.conversion, value, wanted, origin)
    return isChain(target) ? program.optional(types.void) : types.void
  }

  /// The type of what is assigned to; a tuple's elements are assigned one by one.
  private func targetType(_ target: Expression) -> Type {
    switch target.kind {
    case .discard:
      let type = system.makeVariable()
      system.nodeTypes[Origin(target)] = type
      return type
    case .parenthesized: return targetType(unfolded(target.as(ParenthesizedExpression.self).expression))
    case .tuple:
      let type = types.tuple(
        target.as(TupleExpression.self).elements.map {
          TupleElement(label: $0.label?.text, type: targetType(unfolded($0.expression)))
        })
      system.nodeTypes[Origin(target)] = type
      return type
    default:
      let type = isChain(target) ? generateSpine(target) : generate(target)
      let value = system.makeVariable()
      emit(.bind, type, types[.lvalue(value)], Origin(target))
      return value
    }
  }

  // MARK: Key paths

  func keyPath(_ expression: KeyPathExpression, _ origin: Origin) -> Type {
    let type = system.makeVariable()
    type.variable!.isKeyPath = true
    let root: Type
    if let written = expression.root {
      if let name = written as? IdentifierTypeSyntax, name.genericArguments == nil,
        scope.lookUp(name.name.text, program: program).symbols.isEmpty
      {
        report(ExpressionMessages.cannotFind(name.name.text, name.name.range))
        return types.error
      }
      root = system.openUnbound(program.resolve(written, in: scope, purpose: .expression))
    } else {
      root = system.makeVariable()
    }
    system.nodeTypes[origin.part(.component(-1))] = root
    var current = types[.lvalue(root)]
    var isOptional = false
    for (index, component) in expression.components.enumerated() {
      let place = origin.part(.component(index))
      switch component.kind {
      case .property, .method:
        let result = system.makeVariable(mayBeLvalue: true)
        emit(.member(MemberUse(base: current, name: component.name?.text ?? "", result: result)), place)
        current = result
      case .subscript:
        let result = system.makeVariable(mayBeLvalue: true)
        let application = Application(
          node: expression, arguments: arguments(component.arguments, []), result: result, callee: component,
          isSubscript: true)
        let function = system.makeVariable(mayBeLvalue: true)
        system.applications[place] = application
        emit(.member(MemberUse(base: current, name: "subscript", result: function)), place)
        emit(.application(application, function: function), Origin(component))
        current = result
      case .optionalChain:
        isOptional = true
        current = payload(ofComponent: current, place)
      case .forceUnwrap: current = payload(ofComponent: current, place)
      case .identity: break
      }
      system.nodeTypes[place] = current
    }
    var value = rvalue(current, origin)
    if isOptional {
      let result = program.optional(system.makeVariable())
      emit(.conversion, value, result, origin)
      value = result
    }
    system.nodeTypes[origin.part(.result)] = value
    type.variable!.keyPath = (root, value)
    emit(.keyPath(expression, type: type, root: root, value: value), origin)
    return type
  }

  private func payload(ofComponent type: Type, _ origin: Origin) -> Type {
    let result = system.makeVariable(mayBeLvalue: true)
    emit(.payload(result, of: type), origin)
    return result
  }

  // MARK: Closures

  func closure(_ closure: ClosureExpression, _ origin: Origin) -> Type {
    let type = system.makeVariable()
    type.variable!.isClosure = true
    let owner = FunctionSymbol(name: "closure", syntax: closure, parent: context.owner, program: program)
    owner.preparation = .all
    owner.definingScope = scope
    owner.signature = scope.genericSignature
    let inner = CodeContext(.closure, owner: owner, outer: context)
    let inside = Scope(.closure, parent: scope)
    let template = ClosureTemplate(
      closure: closure, owner: owner, context: inner, scope: inside, result: system.makeVariable(), type: type)
    let signature = closure.signature
    for capture in signature?.captures ?? [] { declare(capture, template) }
    if let written = signature?.resultType {
      template.result = program.resolve(written, in: scope)
    }
    if let signature, signature.leftParen != nil || !signature.parameters.isEmpty {
      for parameter in signature.parameters {
        let name = parameter.secondName ?? parameter.firstName
        add(
          parameter: name.text, parameter.type, isInout: parameter.modifiers.contains { $0.name == "inout" },
          isVariadic: parameter.ellipsis != nil, parameter, to: template)
      }
    } else {
      let count = anonymousParameterCount(of: closure)
      for index in 0..<min(count, ConstraintGenerator.mostParameters) {
        add(parameter: "$\(index)", nil, isInout: false, isVariadic: false, closure, to: template)
      }
      if count > ConstraintGenerator.mostParameters {
        // There is no function with so many. That is said of the closure, nothing of each.
        for index in Set(anonymousParameters(of: closure)) where index >= ConstraintGenerator.mostParameters {
          let variable = VariableSymbol(
            name: "$\(index)", isLet: true, syntax: closure, parent: template.owner, program: program)
          system.localTypes[variable] = types.error
          template.scope.declare(variable)
        }
      }
    }
    let statements = closure.body.statements
    if statements.count == 1 {
      if statements[0].kind == .expression {
        template.expression = statements[0].as(ExpressionStatement.self).expression
      } else if statements[0].kind == .return {
        template.expression = statements[0].as(ReturnStatement.self).value
      }
    }
    if template.expression?.kind == .statement, closure.signature?.resultType == nil { template.expression = nil }
    system.closures[ObjectIdentifier(closure)] = template
    emit(.closure(closure, type), origin)
    return type
  }

  /// How many of a closure's unnamed parameters are made.
  private static let mostParameters = 1000

  private func add(
    parameter name: String, _ written: TypeSyntax?, isInout: Bool, isVariadic: Bool, _ syntax: Node,
    to template: ClosureTemplate
  ) {
    var isInout = isInout
    var type: Type
    if var written {
      if written.kind == .attributed {
        let attributed = written.as(AttributedTypeSyntax.self)
        isInout = isInout || attributed.specifiers.contains { $0.name == "inout" }
        written = attributed.base
      }
      type = program.resolve(written, in: scope)
      if isVariadic { type = program.array(of: type) }
    } else {
      type = system.makeVariable()
    }
    let variable = VariableSymbol(
      name: name, isLet: !isInout, syntax: syntax, parent: template.owner, program: program)
    variable.isParameter = true
    variable.isInout = isInout
    let parameter = ParameterSymbol(
      label: nil, variable: variable, type: type, syntax: syntax, parent: template.owner, program: program)
    parameter.isInout = isInout
    system.localTypes[variable] = type
    if name != "_" { template.scope.declare(variable) }
    if let syntax = syntax as? ClosureParameter { declareWrapped(parameter, syntax, type, in: template) }
    template.parameters.append(parameter)
    template.parameterTypes.append(type)
    template.isWritten.append(written != nil)
  }

  private func declare(_ capture: ClosureCapture, _ template: ClosureTemplate) {
    let value =
      capture.value ?? IdentifierExpression(range: capture.name.range, name: capture.name)
    let variable = VariableSymbol(
      name: capture.name.text, isLet: true, syntax: capture, parent: template.owner, program: program)
    var type = rvalue(generate(value), Origin(value))
    if let specifier = capture.specifier {
      switch specifier.name {
      case "weak":
        variable.ownership = .weak
        variable.isLet = false
        let known = system.simplified(type)
        if known.hasTypeVariables {
          let optional = program.optional(system.makeVariable())
          emit(.conversion, type, optional, Origin(capture))
          type = optional
        } else {
          type = known.isOptional ? known : program.optional(known)
        }
      case "unowned": variable.ownership = specifier.detail?.text == "unsafe" ? .unownedUnsafe : .unowned
      default: break
      }
    }
    if capture.name.name == "self" { variable.isSelf = true }
    system.localTypes[variable] = type
    template.scope.declare(variable)
    template.captures.append((variable, value))
  }

  /// The constraints of a closure's only expression.
  func generateBody(of template: ClosureTemplate) {
    guard let expression = template.expression else { return }
    template.constraints = collecting(in: template) {
      admitStatement(in: expression)
      let type = generate(expression)
      emit(.conversion, type, template.result, Origin(template.closure, .closureResult))
    }
  }

  /// Makes the constraints of an expression in a closure's body; none where there is a mistake in it, which is said when
  /// the body is checked.
  func generate(statement expression: Expression, of template: ClosureTemplate) -> [(Constraint.Kind, Origin)] {
    let before = program.diagnostics.diagnostics.count
    let constraints = collecting(in: template) {
      admitStatement(in: expression)
      _ = generate(expression)
    }
    let hasMistake = program.diagnostics.diagnostics.count > before
    program.diagnostics.truncate(to: before)
    return hasMistake ? [] : constraints
  }

  private func collecting(in template: ClosureTemplate, _ body: () -> Void) -> [(Constraint.Kind, Origin)] {
    let (outerScope, outerContext, outerCollected) = (scope, context, collected)
    scope = template.scope
    context = template.context
    collected = []
    body()
    defer { (scope, context, collected) = (outerScope, outerContext, outerCollected) }
    return collected ?? []
  }
}
