import Basics
import Syntax

// Closures that take other values than are passed to them.

extension ExpressionDiagnosis {
  func closure(_ closure: ClosureExpression, _ wanted: FunctionType?) {
    guard let wanted = wanted ?? wantedType(of: closure)?.function else {
      if let parameter = closure.signature?.parameters.first {
        let name = parameter.secondName ?? parameter.firstName
        return say(CallMessages.closureParameter(name.text, at: name.range.location))
      }
      if let use = firstAnonymousParameter(in: closure) {
        return say(CallMessages.closureParameter(use.name.text, at: use.range.location))
      }
      return unknown(Origin(closure))
    }
    for (position, variable) in system.closures[ObjectIdentifier(closure)]?.projectedVariables ?? []
    where position < wanted.parameters.count {
      let projection = shown(wanted.parameters[position].type)
      if projection.nominal?.attributes.contains("propertyWrapper") != true, let range = variable.nameRange {
        return say(WrapperMessages.noWrapperProjection(projection, range))
      }
    }
    if parametersOfOtherType(closure, wanted) { return }
    let expects = wanted.parameters.count
    if let signature = closure.signature, signature.leftParen != nil || !signature.parameters.isEmpty {
      let place = signature.leftParen ?? signature.parameters.first?.range ?? signature.range
      return say(
        CallMessages.closureArity(
          shown(system.types[.function(wanted)]), expects: expects, uses: signature.parameters.count,
          at: place.location))
    }
    let uses = anonymousParameterCount(of: closure)
    if uses == 0 {
      let list = Array(repeating: "_", count: expects).joined(separator: ",")
      return say(
        CallMessages.closureIgnores(
          expects, at: closure.leftBrace.location,
          [Diagnostic.FixIt(closure.leftBrace.emptyAtEnd, " \(list) in ")]))
    }
    say(
      CallMessages.closureArity(
        shown(system.types[.function(wanted)]), expects: expects, uses: uses, at: closure.leftBrace.location))
  }

  /// A closure that takes as many values as are wanted, but says that they are of other types.
  private func parametersOfOtherType(_ closure: ClosureExpression, _ wanted: FunctionType) -> Bool {
    guard let template = system.closures[ObjectIdentifier(closure)], template.isWritten.contains(true),
      template.parameterTypes.count == wanted.parameters.count
    else { return false }
    let own = system.types[
      .function(
        FunctionType(
          parameters: template.parameterTypes.map { FunctionType.Parameter(type: shown($0)) },
          result: closure.signature?.resultType == nil ? shown(wanted.result) : shown(template.result)))]
    if own.hasTypeVariables || own.hasErrors { return false }
    mismatch(own, shown(system.types[.function(wanted)]), closure, role(of: closure))
    return true
  }

  /// What the parameter that a closure is passed for takes.
  private func wantedType(of closure: ClosureExpression) -> Type? {
    guard case .argument(let application, let index) = role(of: closure), let match = match(of: application) else {
      return nil
    }
    for (position, source) in match.sources.enumerated() {
      if case .argument(index) = source {
        var type = system.value(match.function.parameters[position].type)
        while let payload = type.optionalPayload { type = system.value(payload) }
        return type
      }
    }
    return nil
  }

  func firstAnonymousParameter(in node: Node) -> IdentifierExpression? {
    var found: IdentifierExpression?
    node.forEachChild { _, child in
      if found != nil { return }
      if let name = child as? IdentifierExpression, name.name.name.startsWithDollar,
        Int(name.name.text.dropFirst()) != nil
      {
        found = name
      } else {
        found = firstAnonymousParameter(in: child)
      }
    }
    return found
  }
}
