import Basics
import Syntax

// Where the declarations of an operator are looked for.
//
// The library is read lazily, so not every operator function in it is known. Those that can be meant are global, or belong
// to the type of an operand or of the result, or to a protocol that one of these conforms to; operators of the program
// itself are all considered.

extension ConstraintSystem {
  /// Whether each operand has a type, or is a literal.
  func operandsAreKnown(_ set: OverloadSet) -> Bool {
    guard let application = set.application else {
      guard let variable = value(set.type).variable, let bound = upperBound(of: variable) else {
        return value(set.type).variable == nil
      }
      return bound.function?.parameters.allSatisfy { value($0.type).variable == nil } ?? false
    }
    // Literals alone do not tell the type: what is wanted of the result may.
    let hasTypes = application.arguments.contains { value($0.type).variable == nil }
    if !hasTypes, let variable = value(application.result).variable, upperBound(of: variable) == nil { return false }
    return application.arguments.allSatisfy { argument in
      guard let variable = value(argument.type).variable else { return true }
      return variable.implicitResult != nil || !literals(of: variable).isEmpty
    }
  }

  /// The operator that a library type itself declares for operands that are all of this type, or literals: `count + 1`. It
  /// converts nothing and is as special as can be, so that no other has to be looked at, unless the program declares some.
  func ownOperator(of set: OverloadSet) -> OverloadChoice? {
    guard !isFixing, let name = set.operatorName, let application = set.application,
      isOfLibrary(name)
    else { return nil }
    var owner: NominalSymbol?
    for argument in application.arguments {
      let type = value(argument.type)
      if type.variable != nil {
        // What the literal of a shift is the operator around it decides.
        if name == "<<" || name == ">>" { return nil }
        continue
      }
      guard case .nominal(let nominal, let arguments) = type.kind, arguments.isEmpty, nominal.module?.isMain == false,
        owner == nil || owner === nominal
      else { return nil }
      owner = nominal
    }
    // Literals alone are of the type that is wanted of the result, where that has such an operator.
    if owner == nil, let variable = value(application.result).variable, let wanted = upperBound(of: variable),
      case .nominal(let nominal, let arguments) = wanted.kind, arguments.isEmpty, nominal.module?.isMain == false
    {
      owner = nominal
    }
    guard let owner else { return nil }
    var found: OverloadChoice?
    for symbol in program.directMembers(named: name, of: owner) {
      guard let function = symbol as? FunctionSymbol, isCandidate(function, for: application) else { continue }
      let choice = OverloadChoice(symbol: function, kind: .static, base: owner.declaredType)
      guard fit(choice, set) == .exact else { continue }
      if found != nil || program.isUnavailable(function) || function.isDisfavored {
        return nil
      }
      found = choice
    }
    return found
  }

  /// Applies the operator that the operands' type itself declares, or the `??` that fits them, where that is known already;
  /// false where it is not.
  func applyOwnOperator(_ name: String, _ application: Application, _ origin: Origin) -> Bool {
    if isFixing { return false }
    let set = OverloadSet(type: application.result, choices: [], application: application, operatorName: name)
    guard operandsAreKnown(set), let own = ownOperator(of: set) ?? coalescing(of: set),
      let function = (own.symbol as? FunctionSymbol)?.type.function,
      !function.parameters.contains(where: \.isInout), let resolved = open(own, isCalled: true, origin),
      let type = resolved.type.function
    else { return false }
    note(.choice(origin, resolved))
    return call(type, application, origin)
  }

  /// Whether the program declares no operator of a name itself.
  func isOfLibrary(_ name: String) -> Bool {
    program.mainModule.symbols[name] == nil && program.declaredOperators(named: name).isEmpty
  }

  /// Whether an operator function takes as many operands as are there, on the same side.
  private func isCandidate(_ function: FunctionSymbol, for application: Application) -> Bool {
    if function.parameters.count != application.arguments.count { return false }
    let fixity: OperatorSymbol.Fixity
    switch application.node.kind {
    case .prefixOperator: fixity = .prefix
    case .postfixOperator: fixity = .postfix
    default: return true
    }
    return function.operatorFixity == nil || function.operatorFixity == fixity
  }

  /// Looks for an operator's declarations.
  func loadOperators(of set: OverloadSet) {
    guard let name = set.operatorName else { return }
    var symbols: [Symbol] = []
    var seen: Set<ObjectIdentifier> = []
    func add(_ symbol: Symbol) {
      guard let function = symbol as? FunctionSymbol, seen.insert(ObjectIdentifier(symbol)).inserted else { return }
      if let application = set.application, !isCandidate(function, for: application) { return }
      symbols.append(symbol)
    }
    var operands: [Type] = []
    var hasUnknown = false
    func consider(_ type: Type) {
      let type = value(type)
      guard let variable = type.variable else { return operands.append(type) }
      let literals = literals(of: variable)
      if literals.isEmpty { hasUnknown = true }
      for literal in literals {
        if let standard = defaultType(of: literal) { operands.append(standard) }
        if literal == .array { operands.append(program.known.array.declaredType) }
        if literal == .dictionary { operands.append(program.known.dictionary.declaredType) }
        if literal == .nil { operands.append(program.known.optional.declaredType) }
      }
      if let bound = upperBound(of: variable) { operands.append(bound) }
    }
    if let application = set.application {
      for argument in application.arguments { consider(argument.type) }
      consider(application.result)
      // The operands of a shift may differ: what the literal of `bits |= 1 << n` is the operator around it decides.
      if name == "<<" || name == ">>", isLiteralOnly(application.arguments[0].type) {
        operands += operandsBeside(application.result)
      }
    } else {
      let wanted = value(set.type)
      let bound = wanted.variable.flatMap(upperBound) ?? wanted
      if let function = bound.function {
        for parameter in function.parameters { consider(parameter.type) }
        // An operator may stand where a function of one pair is wanted: `zip(a, b).map(*)`.
        if function.parameters.count == 1, let pair = value(function.parameters[0].type).tupleElements {
          for element in pair { consider(element.type) }
        }
        consider(function.result)
      } else {
        hasUnknown = true
      }
    }
    if hasUnknown && (operands.isEmpty || set.application == nil) || isFixing {
      operands += ["Int", "Double", "String", "Bool"].map { program.known.type($0).declaredType }
    }
    for operand in operands {
      var type = operand
      while true {
        for symbol in operatorMembers(name, of: type) { add(symbol) }
        if hasUnknown, set.application == nil, let nominal = type.nominal {
          // What a type's own operator hides may be what another type has: `==` of `Equatable` alone.
          for proto in program.allProtocols(of: nominal) {
            for symbol in program.directMembers(named: name, of: proto) { add(symbol) }
          }
        }
        guard let payload = type.optionalPayload else { break }
        type = value(payload)
      }
    }
    for symbol in scope.lookUp(name, program: program).symbols { add(symbol) }
    for symbol in program.visibleSymbols(named: name, from: module) { add(symbol) }
    for symbol in program.declaredOperators(named: name) { add(symbol) }
    let choices = symbols.map { symbol -> OverloadChoice in
      guard let parent = symbol.parent, let owner = program.nominalOf(parent) else {
        return OverloadChoice(symbol: symbol, kind: .plain, base: nil)
      }
      let base: Type
      if owner.kind == .protocol {
        base = makeVariable()
        base.variable!.parameter = owner.selfParameter
      } else if owner.genericSignature.parameters.isEmpty {
        base = owner.declaredType
      } else {
        let parameters = owner.genericSignature.parameters
        base =
          types[
            .nominal(
              owner,
              parameters.map { parameter in
                // Parameters of functions around a local type are the same on both sides; the type's own may differ.
                if parameter.parent !== owner, signature.parameters.contains(where: { $0 === parameter }) {
                  return parameter.type
                }
                let variable = makeVariable()
                variable.variable!.parameter = parameter
                return variable
              })]
      }
      return OverloadChoice(symbol: symbol, kind: .static, base: base)
    }
    record(.overloads(set, set.choices))
    set.choices = choices
  }

  private func isLiteralOnly(_ type: Type) -> Bool {
    value(type).variable.map { !$0.literals.isEmpty } ?? false
  }

  /// The known types of the operands that stand beside a value of unknown type in the operators around it, and of what
  /// is wanted of their results.
  private func operandsBeside(_ type: Type) -> [Type] {
    var found: [Type] = []
    var pending = [value(type)]
    var seen: Set<TypeVariable> = []
    while let variable = pending.popLast()?.variable, seen.insert(variable).inserted {
      // Not all of them have been looked at, and so wait, yet.
      for constraint in log where constraint.status == .queued || constraint.status == .waiting {
        if case .relation(_, let left, let right) = constraint.kind, value(left).variable === variable {
          let wanted = value(right)
          if wanted.variable == nil { found.append(innermost(wanted)) } else { pending.append(wanted) }
        }
        guard case .overload(let set) = constraint.kind, let application = set.application, application.isOperator,
          application.arguments.contains(where: { value($0.type).variable === variable })
        else { continue }
        for argument in application.arguments {
          let type = value(value(argument.type).rvalue)
          if type.variable == nil, !found.contains(where: { $0 === type }) { found.append(type) }
        }
        pending.append(value(application.result))
      }
    }
    return found
  }

  private func operatorMembers(_ name: String, of type: Type) -> [Symbol] {
    switch type.kind {
    case .nominal(let symbol, _): return program.members(named: name, of: symbol)
    case .dynamicSelf(let inner): return operatorMembers(name, of: inner)
    case .genericParameter, .dependentMember:
      let known = canonical(type)
      if !known.isTypeParameter { return operatorMembers(name, of: known) }
      var result = signature.protocols(of: known, program).flatMap { program.members(named: name, of: $0) }
      if let superclass = program.superclass(of: known, in: signature) {
        result += operatorMembers(name, of: superclass)
      }
      return result
    case .opaque(let symbol, _):
      return symbol.bound.protocols.flatMap { program.members(named: name, of: $0.symbol) }
    default: return []
    }
  }
}

extension Program {
  /// The operator functions declared in the program's own types, by name.
  func declaredOperators(named name: String) -> [Symbol] {
    if operatorIndex == nil {
      var index: [String: [Symbol]] = [:]
      func visit(_ symbol: Symbol) {
        if let function = symbol as? FunctionSymbol, function.isOperator,
          function.parent is NominalSymbol || function.parent is ExtensionSymbol
        {
          index[symbol.name, default: []].append(symbol)
        } else if let nominal = symbol as? NominalSymbol {
          for member in ownMembers(of: nominal) { visit(member) }
          _ = directMembers(named: "", of: nominal)
          for source in nominal.extensions where source.module === mainModule { source.members.forEach(visit) }
        }
      }
      for symbols in mainModule.symbols.values { symbols.forEach(visit) }
      // Extensions of library types.
      for syntax in mainModule.extensionSyntax.values.flatMap({ $0 }) {
        guard let extended = extendedSymbol(of: syntax, in: mainModule), extended.module !== mainModule else {
          continue
        }
        _ = directMembers(named: "", of: extended)
        for source in extended.extensions where source.module === mainModule { source.members.forEach(visit) }
      }
      operatorIndex = index
    }
    return operatorIndex?[name] ?? []
  }
}
