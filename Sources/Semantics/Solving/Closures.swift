import Basics
import Syntax

/// What is made of a closure once and used in every attempt to solve the expression around it.
final class ClosureTemplate {
  let closure: ClosureExpression
  /// What the closure's locals belong to.
  let owner: FunctionSymbol
  let context: CodeContext
  let scope: Scope
  var parameters: [ParameterSymbol] = []
  /// The type of each parameter: written, or a variable.
  var parameterTypes: [Type] = []
  /// Whether the type is written.
  var isWritten: [Bool] = []
  var result: Type
  var captures: [(variable: VariableSymbol, value: Expression)] = []
  /// The only expression of the body, if it has no other statements.
  var expression: Expression?
  /// Whether the body is an expression whose value is dropped where the closure should give nothing.
  var mayDropResult: Bool { expression != nil && closure.body.statements[0].kind != .return }
  /// The variables `x` of the parameters `$x`, with the positions of these.
  var projectedVariables: [(position: Int, variable: VariableSymbol)] = []
  /// What the expression requires.
  var constraints: [(Constraint.Kind, Origin)]?
  /// What the statements mention of the closures around; nil until it is asked for.
  var capturedLocals: [VariableSymbol]?
  /// Results of checking the statements, by what was known of the types then.
  var bodies: [BodyKey: CheckedClosureBody] = [:]
  /// The signature's own type.
  var type: Type

  struct BodyKey: Hashable {
    let parameters: [Type]
    let captured: [Type]
    let result: Type?
    let builder: Type?
  }
  struct CheckedClosureBody {
    let body: TypedBody
    let resultType: Type
    let diagnostics: [Diagnostic]
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  }

  init(closure: ClosureExpression, owner: FunctionSymbol, context: CodeContext, scope: Scope, result: Type, type: Type)
  {
    self.closure = closure
    self.owner = owner
    self.context = context
    self.scope = scope
    self.result = result
    self.type = type
  }
}

extension ConstraintSystem {
  /// Whether a closure's parameters can be those of a function type.
  func closureFits(_ closure: ClosureExpression, _ function: FunctionType) -> Bool {
    let wanted = function.parameters.count
    if let signature = closure.signature, signature.leftParen != nil || !signature.parameters.isEmpty {
      let own = signature.parameters.count
      if own == wanted { return true }
      if wanted == 1, let tuple = value(function.parameters[0].type).tupleElements {
        return tuple.count == own || own == 0
      }
      if wanted == 1, mayBeTuple(function.parameters[0].type) { return true }
      return false
    }
    let used = anonymousParameterCount(of: closure)
    // What is passed as `Void` need not be named; of what is still unknown it may turn out to be.
    if used == 0 {
      if wanted != 1 { return wanted == 0 }
      let type = value(function.parameters[0].type)
      return type.isVoid || type.variable != nil
    }
    if used == wanted { return true }
    if wanted == 1 {
      let type = value(function.parameters[0].type)
      if let tuple = type.tupleElements { return used <= tuple.count }
      return mayBeTuple(type)
    }
    // `$0` alone may be less than what there is only if the closure takes a tuple.
    return used < wanted && false
  }

  private func mayBeTuple(_ type: Type) -> Bool {
    let type = value(type)
    return type.variable != nil || type.isTypeParameter
  }

  /// The variables on which the opening of a closure waits.
  func closureVariables(_ type: Type) -> [TypeVariable] {
    guard let variable = value(type).variable else { return [] }
    var result = [variable]
    if let bound = upperBound(of: variable), let function = bound.function {
      for parameter in function.parameters { result += freeVariables(in: parameter.type) }
    }
    return result
  }

  /// Looks into a closure as soon as its parameters' types are known.
  func open(_ closure: ClosureExpression, _ type: Type) -> Outcome {
    let known = value(type)
    guard let variable = known.variable else { return .holds }
    guard let bound = upperBound(of: variable), let function = bound.function else { return .unknown }
    if !closureFits(closure, function) { return .fails }
    let template = closures[ObjectIdentifier(closure)]!
    // Of a body that is one expression, the parameters' outermost shape is enough: the rest is solved together with it.
    let isExpression = template.expression != nil && builders[ObjectIdentifier(closure)] == nil
    let areKnown = function.parameters.enumerated().allSatisfy { index, parameter in
      index < template.isWritten.count && template.isWritten[index]
        && template.isWritten.count == function.parameters.count
        || (isExpression ? value(parameter.type).variable == nil : freeVariables(in: parameter.type).isEmpty)
    }
    // Statements are checked on their own: everything else may tell their result before they have to.
    let builder = builders[ObjectIdentifier(closure)]
    let isDecided =
      isExpression || freeVariables(in: template.result).isEmpty || freeVariables(in: function.result).isEmpty
      || closure.body.statements.isEmpty && builder == nil
    let builderIsKnown = builder.map { freeVariables(in: $0).isEmpty } ?? true
    let capturesAreKnown = isExpression || variablesOfCaptures(closure).isEmpty
    return areKnown && capturesAreKnown && isDecided && builderIsKnown
      ? openNow(template, function, variable) : .unknown
  }

  /// Whether a closure that is still closed is called with arguments of known types.
  func parametersAreKnown(of type: Type) -> Bool {
    guard let variable = value(type).variable else { return false }
    guard let function = upperBound(of: variable)?.function else {
      // Without a context it takes what is written.
      return variable.waiting.allSatisfy { constraint in
        guard case .closure(let closure, _) = constraint.kind else { return true }
        return closures[ObjectIdentifier(closure)]!.isWritten.allSatisfy { $0 }
      }
    }
    return function.parameters.allSatisfy { freeVariables(in: $0.type).isEmpty }
  }

  /// Looks into a closure with what is known of its type.
  func openNow(_ template: ClosureTemplate, _ wanted: FunctionType?, _ variable: TypeVariable) -> Outcome {
    let closure = template.closure
    let origin = Origin(closure)
    settleWeakCaptures(of: template)
    var parameters: [FunctionType.Parameter] = []
    if let wanted {
      if wanted.parameters.count == 1, template.parameters.count > 1,
        let tuple = value(wanted.parameters[0].type).tupleElements
      {
        // A closure of several parameters takes a tuple apart.
        guard template.parameters.count <= tuple.count else { return .fails }
        for (own, element) in zip(template.parameterTypes, tuple) where !relate(.equal, own, element.type, origin) {
          return .fails
        }
        parameters = [wanted.parameters[0]]
      } else {
        guard template.parameters.count <= wanted.parameters.count else { return .fails }
        for (index, parameter) in wanted.parameters.enumerated() {
          if index < template.parameterTypes.count {
            let own = template.parameterTypes[index]
            var type = parameter.type
            if parameter.isVariadic { type = program.array(of: type) }
            if template.isWritten[index] {
              if !relate(.conversion, type, own, origin) { return .fails }
            } else if !relate(.equal, own, type, origin) {
              return .fails
            }
            parameters.append(
              FunctionType.Parameter(
                type: own, isInout: parameter.isInout || template.parameters[index].isInout))
          } else {
            parameters.append(parameter)
          }
        }
      }
    } else {
      for (index, type) in template.parameterTypes.enumerated() {
        parameters.append(FunctionType.Parameter(type: type, isInout: template.parameters[index].isInout))
      }
    }
    for (index, parameter) in template.parameters.enumerated() where index < parameters.count {
      parameter.isInout = parameters[index].isInout
      parameter.variable.isInout = parameters[index].isInout
      parameter.variable.isLet = !parameters[index].isInout && parameter.variable.appliedWrapper == nil
    }
    let effects = closure.signature?.effects
    let throwsErrors =
      effects?.canThrow == true || (closure.mayThrow && wanted?.thrown != nil) || (wanted == nil && closure.mayThrow)
    let type = types[
      .function(
        FunctionType(
          parameters: parameters, result: template.result,
          thrown: throwsErrors ? writtenThrownType(of: template) ?? thrownType(wanted) : nil,
          isEscaping: wanted?.isEscaping ?? true))]
    let builder = builders[ObjectIdentifier(closure)].map(simplified)
    if closure.body.statements.isEmpty, builder == nil, closure.signature?.resultType == nil {
      // An empty body gives nothing, unless a builder makes something of it.
      guard relate(.equal, template.result, types.void, origin) else { return .fails }
    }
    if template.expression != nil, builder == nil {
      guard assign(variable, type) else { return .fails }
      if !wrapParameters(of: template) {
        return isFixing && assume(.closureShape(template.closure, wanted), Origin(template.closure)) ? .holds : .fails
      }
      if template.constraints == nil { generateBody(of: template) }
      // What is wanted of the result is what the expression is converted to.
      if let wanted, freeVariables(in: wanted.result).isEmpty, value(template.result).variable != nil {
        guard relate(.equal, template.result, wanted.result, origin) else { return .fails }
      }
      for (kind, origin) in template.constraints! { add(kind, origin) }
      return .holds
    }
    guard assign(variable, type) else { return .fails }
    return checkStatements(of: template, wanted, builder) ? .holds : .fails
  }

  /// What a weak capture holds is optional, once; a body that is checked on its own must know that before it is.
  private func settleWeakCaptures(of template: ClosureTemplate) {
    for (variable, expression) in template.captures where variable.ownership == .weak {
      guard let type = localTypes[variable], let captured = nodeTypes[Origin(expression)] else { continue }
      let known = value(captured)
      if known.variable != nil { continue }
      _ = relate(.equal, type, known.isOptional ? known : program.optional(known), Origin(expression))
    }
  }

  /// What a closure throws by its own `throws(E)`.
  private func writtenThrownType(of template: ClosureTemplate) -> Type? {
    let written = template.closure.signature?.effects.thrownType
    return written.map { program.resolve($0, in: template.scope) }
  }

  /// What a closure throws: what its context says, if that is known, otherwise any error.
  private func thrownType(_ wanted: FunctionType?) -> Type {
    guard let thrown = wanted?.thrown, value(thrown).variable == nil else { return program.known.anyErrorType }
    return value(thrown)
  }

  /// Checks a body of several statements on its own; its `return`s tell the result's type where nothing else does.
  func checkStatements(of template: ClosureTemplate, _ wanted: FunctionType?, _ builder: Type?) -> Bool {
    var builder = builder
    if let open = builder, open.hasTypeVariables {
      guard bindBuilder(open, to: template) else { return isFixing }
      builder = simplified(open)
    }
    var result: Type? = simplified(template.result)
    if let known = result, known.hasTypeVariables { result = nil }
    if result == nil, let bound = wanted.map({ simplified($0.result) }), !bound.hasTypeVariables { result = bound }
    let parameters = template.parameterTypes.map(simplified)
    if parameters.contains(where: \.hasTypeVariables) { return isFixing }
    let captured = capturedLocals(of: template).map { simplified(localTypes[$0]!) }
    let key = ClosureTemplate.BodyKey(parameters: parameters, captured: captured, result: result, builder: builder)
    let checked: ClosureTemplate.CheckedClosureBody
    if let known = template.bodies[key] {
      checked = known
    } else {
      for (parameter, type) in zip(template.parameters, parameters) {
        parameter.type = type
        parameter.variable.cachedType = type
      }
      if !wrapParameters(of: template) {
        return isFixing && assume(.closureShape(template.closure, wanted), Origin(template.closure))
      }
      settleLocals()
      template.owner.parameters = template.parameters
      template.context.builder = builder
      let before = program.diagnostics.diagnostics.count
      let isOptional = wanted.map { value($0.result).isOptional } ?? false
      let (body, found) = StatementChecker.checkClosureBody(
        template.closure.body, owner: template.owner, resultType: result, isOptional: isOptional,
        scope: template.scope, context: template.context)
      let made = Array(program.diagnostics.diagnostics.dropFirst(before))
      program.diagnostics.truncate(to: before)
      checked = ClosureTemplate.CheckedClosureBody(body: body, resultType: result ?? found, diagnostics: made)
      template.bodies[key] = checked
    }
    if checked.hasErrors { score.add(.fix) }
    if checked.hasErrors, !isFixing, guesses > 0 { return false }
    return relate(.equal, template.result, checked.resultType, Origin(template.closure, .closureResult))
  }

  /// A builder such as `ListBuilder<Element>` of which only the closure's content can tell the argument: it is the type
  /// of the first expression.
  private func bindBuilder(_ builder: Type, to template: ClosureTemplate) -> Bool {
    let unknown = freeVariables(in: builder)
    guard unknown.count == 1, let first = template.closure.body.statements.first, first.kind == .expression else {
      return false
    }
    let expression = first.as(ExpressionStatement.self).expression
    guard expression.kind != .statement else { return false }
    settleLocals()
    let said = program.diagnostics.diagnostics.count
    let checker = ExpressionChecker(in: template.context, scope: template.scope)
    let type = checker.check(expression, expecting: .unknown).type
    program.diagnostics.truncate(to: said)
    return !type.isError && !type.hasTypeVariables && assign(unknown[0], type)
  }

  /// Gives locals of closures around the types they have been found to have, since code checked apart reads them.
  private func settleLocals() {
    for (variable, type) in localTypes {
      let known = simplified(type)
      if !known.hasTypeVariables { variable.cachedType = known }
    }
  }
}

/// How many of `$0`, `$1`, … a closure uses.
func anonymousParameterCount(of closure: ClosureExpression) -> Int {
  if let known = closure.anonymousParameters { return known }
  let count = anonymousParameters(of: closure).map { $0 + 1 }.max() ?? 0
  closure.anonymousParameters = count
  return count
}

/// The numbers of the `$0`, `$1`, … that a closure uses, as they are written.
func anonymousParameters(of closure: ClosureExpression) -> [Int] {
  var found: [Int] = []
  func visit(_ node: Node) {
    if let inner = node as? ClosureExpression,
      inner.signature.map({ $0.leftParen == nil && $0.parameters.isEmpty }) ?? true
    {
      return
    }
    if let name = node as? IdentifierExpression, name.name.name.startsWithDollar,
      let number = Int(name.name.text.dropFirst()), number < Int.max
    {
      found.append(number)
    }
    node.forEachChild { _, child in visit(child) }
  }
  closure.body.forEachChild { _, child in visit(child) }
  return found
}

/// Kept with the node, since it is asked for in every attempt.
private final class AnonymousParameterCount {
  let count: Int
  init(_ count: Int) { self.count = count }
}

extension ClosureExpression {
  fileprivate var anonymousParameters: Int? {
    get { (userInfo as? AnonymousParameterCount)?.count }
    set { userInfo = newValue.map(AnonymousParameterCount.init) }
  }
}
