import Basics
import Syntax

// What is called, and whether it can be.

extension ExpressionDiagnosis {
  func location(of application: Application) -> SourceLocation {
    if let call = application.node as? CallExpression { return call.callee.diagnosticLocation }
    return application.node.diagnosticLocation
  }

  /// The declaration that a call was taken to be of.
  func callee(of application: Application) -> CallableSymbol? {
    for origin in origins(of: application) {
      if let symbol = system.choices[origin]?.choice.symbol as? CallableSymbol { return symbol }
    }
    return nil
  }

  /// What a declaration that can be called gives, as it is declared.
  func resultType(of symbol: Symbol?) -> Type? { (symbol as? CallableSymbol)?.type.function?.result }

  func match(of application: Application) -> ArgumentMatch? {
    for origin in origins(of: application) + [Origin(application.node)] {
      if let match = system.matches[origin] { return match }
    }
    return nil
  }

  func origins(of application: Application) -> [Origin] {
    [
      Origin(application.node, .member), Origin(application.node, .callee), Origin(application.callee),
      Origin(application.callee, .member),
    ]
  }

  /// Where notes say that a declaration is: a memberwise initializer is where its type is.
  func declaredRange(of symbol: Symbol) -> SourceRange? {
    if let range = symbol.nameRange { return range }
    return symbol.parent.flatMap(program.nominalOf)?.nameRange
  }

  /// `init(x:_:)`: the name with all labels.
  func nameWithLabels(_ symbol: Symbol) -> String {
    guard let callable = symbol as? CallableSymbol else { return symbol.name }
    if (callable as? FunctionSymbol)?.isOperator == true { return symbol.name }
    if callable is EnumCaseSymbol, callable.parameters.isEmpty { return symbol.name }
    return symbol.name + "(" + callable.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  func badCall(_ application: Application, _ function: Type, _ origin: Origin) {
    let callee = shown(function)
    if callee.hasErrors { return }
    let place = (application.node as? CallExpression)?.callee ?? application.node
    if let payload = callee.optionalPayload, payload.function != nil {
      return mustUnwrap(callee, payload, place)
    }
    if callee.variable != nil { return unknown(origin) }
    if let instance = callee.metatypeInstance, instance.existential != nil {
      return say(CallMessages.protocolInstance(instance, place))
    }
    guard callee.function == nil else { return unknown(origin) }
    if program.lookUpMember("dynamicallyCall", of: callee, in: system.signature).isDynamicallyCallable {
      return say(CallMessages.noKeywordCall(callee, place))
    }
    say(CallMessages.notAFunction(callee, place))
  }

  /// A function that is used as if it were what it gives: `names.sorted.first`.
  func uncalledBase(_ origin: Origin) {
    guard let member = origin.node as? MemberExpression else {
      let place = (origin.node as? SubscriptExpression)?.leftSquare ?? nameRange(of: origin.node)
      return say(CallMessages.uncalledBase("function value", at: place.location, nil))
    }
    uncalled(member.base)
  }

  func uncalled(_ function: Expression) {
    let base = bare(function)
    let symbol = symbol(of: base)
    let isMethod = symbol is FunctionSymbol && symbol?.parent.flatMap(program.nominalOf) != nil
    let described = symbol.map { "\(isMethod ? "method" : "function") '\($0.name)'" } ?? "function value"
    say(CallMessages.uncalledBase(described, at: nameRange(of: base).location, base.range.emptyAtEnd))
  }
}
