import Basics
import Syntax

// Which of several declarations can be meant, from what is known of the arguments. Most calls are decided here, without a
// guess: that is what keeps long expressions fast.

/// How well an argument fits a parameter, as far as is known.
enum Fit: Int, Comparable {
  /// `wrapped` is a value that is put into an optional for a generic function's parameter `T?`, as `??` has one.
  case no, maybe, wrapped, generic, converts, literal, defaultLiteral, exact
  static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
}

extension ConstraintSystem {
  /// Drops choices that cannot be meant; takes the only one left.
  func narrow(_ set: OverloadSet, _ origin: Origin, isNew: Bool = false) -> Outcome {
    if set.operatorName != nil, set.choices.isEmpty {
      guard operandsAreKnown(set) else { return .unknown }
      if let own = ownOperator(of: set) ?? coalescing(of: set) {
        return choose(own, for: set, origin) ? .holds : .fails
      }
      loadOperators(of: set)
    }
    var kept: [OverloadChoice] = []
    var exact: [OverloadChoice] = []
    for choice in set.choices {
      let fit = self.fit(choice, set)
      if fit == .no { continue }
      kept.append(choice)
      if fit == .exact { exact.append(choice) }
    }
    if kept.isEmpty {
      if isFixing, set.choices.count > 0 { kept = set.choices } else { return .fails }
    } else if kept.allSatisfy(\.isHiddenByMember) {
      // The member may have been meant all the same.
      kept = set.choices.filter { !$0.isHiddenByMember } + kept
    }
    if exact.count == 1, set.operatorName != nil || kept.count > 1 && decides(exact[0], among: kept, set) {
      kept = exact
    }
    if kept.count == 1 { return choose(kept[0], for: set, origin) ? .holds : .fails }
    if isNew {
      set.choices = kept
      add(.overload(set), origin)
      return .holds
    }
    if kept.count < set.choices.count {
      record(.overloads(set, set.choices))
      set.choices = kept
    }
    return .unknown
  }

  /// Whether the one choice whose parameters are of the arguments' very types is the best of several, whatever else is found
  /// out: it converts nothing, is more special than all that is generic, and the value of the call has the same type with
  /// each of them.
  private func decides(_ exact: OverloadChoice, among kept: [OverloadChoice], _ set: OverloadSet) -> Bool {
    guard !isFixing, let application = set.application, !application.arguments.isEmpty,
      let symbol = exact.symbol as? CallableSymbol, symbol.ownParameters.isEmpty,
      symbol is InitializerSymbol || symbol is FunctionSymbol, !program.isUnavailable(symbol),
      !symbol.isDisfavored, let result = symbol.type.function?.result
    else { return false }
    return kept.allSatisfy { choice in
      guard let other = choice.symbol as? CallableSymbol, type(of: other) == type(of: symbol),
        choice.base === exact.base, choice.opened === exact.opened, other.isStatic == symbol.isStatic
      else { return false }
      if let initializer = other as? InitializerSymbol {
        return !initializer.isFailable && !initializer.isImplicitlyUnwrapped
          && other.parent?.module === symbol.parent?.module
      }
      return !result.isGeneric && other.type.function?.result === result
    }
  }

  /// How well a choice fits what it is called with: `.exact` where every argument is known and needs no conversion.
  func fit(_ choice: OverloadChoice, _ set: OverloadSet) -> Fit {
    if choice.isDynamicMember { return fitDynamicMember(choice, set) }
    guard let application = set.application else { return fitReference(choice, set) }
    guard let callable = choice.symbol as? CallableSymbol, !choice.isUnapplied,
      !hasArgumentLabels(application.callee)
    else { return .maybe }
    guard let function = interface(of: callable, choice, application).function else {
      // The value of a case without a payload may be callable.
      guard let enumCase = callable as? EnumCaseSymbol else { return .maybe }
      return program.members(named: "callAsFunction", of: enumCase.owner).isEmpty ? .no : .maybe
    }
    let substitution = knownSubstitution(for: callable, choice)
    var worst = Fit.exact
    var hasExact = false
    /// False where the argument cannot be passed.
    func look(at argument: Application.Argument, _ parameter: FunctionType.Parameter) -> Bool {
      if argument.isInout != parameter.isInout, !application.isOperator { return false }
      var wanted = parameter.type
      if parameter.isAutoclosure { wanted = wanted.function?.result ?? wanted }
      let type = argument.isInout ? value(value(argument.type)) : value(argument.type)
      var fit = self.fit(type, wanted, callable, substitution)
      if fit == .no { return false }
      if fit == .exact { hasExact = true }
      if fit == .generic, choice.base == nil, isWrapped(type, in: wanted, application) { fit = .wrapped }
      worst = min(worst, fit)
      return true
    }
    let takesInOrder = self.takesInOrder(application.shapes, function.parameters)
    if takesInOrder == false, !application.isOperator { return .no }
    if takesInOrder == true || application.isOperator && application.arguments.count == function.parameters.count {
      for (index, argument) in application.arguments.enumerated() {
        if !look(at: argument, function.parameters[index]) { return .no }
      }
    } else {
      let (sources, mistake) = matchArguments(application.shapes, to: function.parameters)
      if mistake != nil { return .no }
      for (index, source) in sources.enumerated() {
        let parameter = function.parameters[index]
        switch source {
        case .defaulted: continue
        case .argument(let one):
          if !look(at: application.arguments[one], parameter) { return .no }
        case .variadic(let several):
          for position in several where !look(at: application.arguments[position], parameter) { return .no }
        }
      }
    }
    if application.isOperator {
      if !resultMayFit(function.result, substitution, application) { return .no }
      // A literal beside an operand of the parameter's type is of that type too.
      if worst >= .literal, hasExact { return .exact }
      if worst >= .literal, resultIsExactly(function.result, substitution, application) { return .exact }
      if worst == .exact || worst >= .literal { return worst == .exact ? .defaultLiteral : worst }
    }
    return worst
  }

  /// Whether an operand that is not optional meets a parameter `T?`. Only where all operands are known: without that,
  /// Swift prefers the more special declaration.
  private func isWrapped(_ type: Type, in wanted: Type, _ application: Application) -> Bool {
    guard application.isOperator, wanted.optionalPayload?.isTypeParameter ?? false else { return false }
    func literals(_ type: Type) -> [LiteralKind] { type.variable.map(\.literals) ?? [] }
    guard application.arguments.allSatisfy({ value($0.type).variable == nil || !literals(value($0.type)).isEmpty })
    else { return false }
    if type.variable != nil { return !literals(type).contains(.nil) }
    return type.rvalue.optionalPayload == nil
  }

  private func resultMayFit(_ result: Type, _ substitution: Substitution, _ application: Application) -> Bool {
    let result = result.substituting(substitution)
    guard !result.isGeneric, !result.hasTypeVariables else { return true }
    let wanted = value(application.result)
    if let variable = wanted.variable {
      guard let bound = upperBound(of: variable), !bound.hasTypeVariables else { return true }
      return result === bound || canConvert(result, bound)
    }
    return true
  }

  private func resultIsExactly(_ result: Type, _ substitution: Substitution, _ application: Application) -> Bool {
    let result = result.substituting(substitution)
    guard !result.isGeneric else { return false }
    let wanted = value(application.result)
    if let variable = wanted.variable { return upperBound(of: variable) === result }
    return wanted === result
  }

  /// A known type that a variable has to convert to.
  func upperBound(of variable: TypeVariable) -> Type? {
    for constraint in variable.waiting where constraint.status == .waiting {
      if case .relation(_, let left, let right) = constraint.kind, value(left).variable === variable {
        let bound = value(right)
        if bound.variable == nil { return innermost(bound) }
      }
    }
    return nil
  }

  /// A dynamic member's type must convert to what is wanted of it, and have the members that are asked of it.
  private func fitDynamicMember(_ choice: OverloadChoice, _ set: OverloadSet) -> Fit {
    guard let variable = value(set.type).variable, let callable = choice.symbol as? CallableSymbol,
      let declared = callable.type.function?.result
    else { return .maybe }
    let type = declared.substituting(knownSubstitution(for: callable, choice))
    if type.isGeneric || type.hasTypeVariables { return .maybe }
    for constraint in variable.waiting where constraint.status == .waiting {
      switch constraint.kind {
      case .member(let use) where value(use.base.rvalue).variable === variable:
        let lookup = program.lookUpMember(use.name, of: type, in: signature)
        if lookup.candidates.isEmpty, !lookup.hasDynamicMembers { return .no }
      case .relation(_, let left, let right) where value(left).variable === variable:
        let wanted = value(right.rvalue)
        if wanted.variable == nil, !wanted.hasTypeVariables, !canConvert(type, wanted) { return .no }
      default: continue
      }
    }
    return .maybe
  }

  private func fitReference(_ choice: OverloadChoice, _ set: OverloadSet) -> Fit {
    // A function used as a value must be of the function type that is wanted, if that is known.
    guard let variable = value(set.type).variable, let callable = choice.symbol as? CallableSymbol,
      let bound = upperBound(of: variable), let wanted = bound.function, let own = callable.type.function,
      !choice.isUnapplied
    else { return .maybe }
    if own.parameters.count != wanted.parameters.count { return wanted.parameters.count == 1 ? .maybe : .no }
    let substitution = knownSubstitution(for: callable, choice)
    var worst = Fit.exact
    for (p, q) in zip(own.parameters, wanted.parameters) {
      if p.isInout != q.isInout { return .no }
      let fit = self.fit(value(q.type), p.type, callable, substitution)
      if fit == .no { return .no }
      worst = min(worst, fit)
    }
    return worst
  }

  private func knownSubstitution(for callable: CallableSymbol, _ choice: OverloadChoice) -> Substitution {
    guard let base = choice.base, let parent = callable.parent, let owner = program.nominalOf(parent) else {
      return Substitution([], [])
    }
    return program.memberSubstitution(of: owner, through: base)
  }

  /// How well a type fits a parameter's declared type.
  private func fit(_ type: Type, _ declared: Type, _ callable: CallableSymbol, _ substitution: Substitution) -> Fit {
    var wanted = declared
    if wanted.isGeneric {
      if case .genericParameter(let parameter) = wanted.kind {
        guard let argument = substitution[parameter] else { return fitParameter(type, parameter, callable) }
        wanted = value(argument)
        if let variable = wanted.variable {
          guard let symbol = variable.parameter else { return .generic }
          return fitParameter(type, symbol, callable)
        }
      } else {
        return fitShape(type, wanted)
      }
    }
    if let variable = type.variable { return fitUnknown(variable, wanted) }
    if type === wanted || type.isError { return .exact }
    if wanted.nominal === program.known.anyHashable, type.nominal != nil { return fitAnyHashable(type) }
    if type.hasTypeVariables || wanted.hasTypeVariables { return fitShape(type, wanted) }
    return canConvert(type, wanted) ? .converts : .no
  }

  /// Whether values of a type are hashable, as far as is known of it: `1...3` is a range of something.
  private func fitAnyHashable(_ type: Type) -> Fit {
    if type.hasTypeVariables { return .converts }
    return program.conformance(of: type, to: program.known.hashable, in: signature) == nil ? .no : .converts
  }

  /// Whether a known type converts to another.
  func canConvert(_ type: Type, _ wanted: Type) -> Bool {
    // No value type converts to another, but for those that take any value.
    if let a = type.nominal, let b = wanted.nominal, a !== b, a.kind != .class || b.kind != .class,
      b !== program.known.optional, b !== program.known.anyHashable
    {
      return false
    }
    let start = mark()
    defer { forgetMark() }
    let fixing = isFixing
    isFixing = false
    let savedQueue = queue
    let holds = relate(.argument, type, wanted, Origin(anchor)) && queue.count == savedQueue.count
    isFixing = fixing
    undo(to: start)
    queue = savedQueue
    return holds
  }

  private func fitUnknown(_ variable: TypeVariable, _ wanted: Type) -> Fit {
    let state = variable
    if state.isClosure { return fitClosure(variable, wanted) }
    if let name = state.implicitResult {
      if let payload = wanted.optionalPayload, name != "none", name != "some" {
        return fitUnknown(variable, value(payload)) == .no ? .no : .converts
      }
      if wanted.variable != nil { return .maybe }
      let found = program.lookUpMember(name, of: wanted.metatype, in: signature)
      return found.candidates.isEmpty ? .no : .literal
    }
    if wanted.variable != nil { return .maybe }
    let literals = self.literals(of: variable)
    if literals.isEmpty { return .maybe }
    return fit(literals, wanted)
  }

  /// Literals, where the value of one or another is meant.
  private func fit(_ literals: [LiteralKind], _ wanted: Type) -> Fit {
    if wanted.variable != nil { return .maybe }
    if wanted.existential != nil || wanted.nominal === program.known.anyHashable { return .converts }
    if let payload = wanted.optionalPayload {
      let others = literals.filter { $0 != .nil }
      return others.isEmpty || fit(others, value(payload)) != .no ? .converts : .no
    }
    guard literals.allSatisfy({ isLiteral($0, allowedFor: wanted) }) else { return .no }
    return literals.allSatisfy { defaultType(of: $0) === wanted } ? .defaultLiteral : .literal
  }

  /// The literals that a variable is of the type of, as far as is known.
  func literals(of variable: TypeVariable) -> [LiteralKind] {
    if !variable.literals.isEmpty { return variable.literals }
    return variable.literalsInside.isEmpty ? branchLiterals(of: variable) : variable.literalsInside
  }

  /// The literals that are all that a variable is made of: the branches of `condition ? "a" : "b"`.
  private func branchLiterals(of variable: TypeVariable) -> [LiteralKind] {
    var found: [LiteralKind] = []
    for constraint in variable.waiting where constraint.status == .waiting {
      guard case .relation(_, let left, let right) = constraint.kind, value(right).variable === variable else {
        continue
      }
      guard let source = value(left).variable else { return [] }
      let literals = source.literals
      if literals.isEmpty { return [] }
      found += literals
    }
    return found
  }

  private func fitClosure(_ variable: TypeVariable, _ wanted: Type) -> Fit {
    var wanted = wanted
    while let payload = wanted.optionalPayload { wanted = value(payload) }
    if let function = wanted.function {
      for constraint in variable.waiting {
        if case .closure(let closure, _) = constraint.kind {
          return closureFits(closure, function) || mayTakeVoid(function) ? .maybe : .no
        }
      }
      return .maybe
    }
    return couldBeFunction(wanted) || wanted.variable != nil ? .maybe : .no
  }

  /// Whether the only parameter of a function may turn out to be `Void`, so that a closure need not name it.
  private func mayTakeVoid(_ function: FunctionType) -> Bool {
    guard function.parameters.count == 1 else { return false }
    let type = value(function.parameters[0].type)
    return type.variable != nil || type.isTypeParameter
  }

  /// A generic parameter takes what meets its requirements.
  private func fitParameter(_ type: Type, _ parameter: GenericParameterSymbol, _ callable: CallableSymbol) -> Fit {
    let subject = parameter.type
    for requirement in callable.genericSignature.requirements {
      guard case .conformance(let constrained, let proto) = requirement, constrained === subject else { continue }
      if let variable = type.variable {
        if variable.isClosure { return .no }
        let literals = variable.literals
        if literals.count == 1, let standard = defaultType(of: literals[0]), !isProtocolForLiterals(proto, literals[0]),
          program.conformance(of: standard, to: proto, in: signature) == nil
        {
          // Beside an operand of the program's own type a literal is of that type.
          let isShared = callable.parameters.filter { $0.type === subject }.count > 1
          if !isShared || proto.module?.isMain != true { return .no }
        }
        continue
      }
      if type.existential != nil { continue }
      if program.conformance(of: type, to: proto, in: signature) == nil {
        // What is wrapped in an optional may conform where the value itself does not.
        return type.function != nil || type.tupleElements != nil || !isOptionalConforming(proto) ? .no : .generic
      }
    }
    return .generic
  }

  private func isOptionalConforming(_ proto: NominalSymbol) -> Bool {
    program.allProtocols(of: program.known.optional).contains { $0 === proto }
  }

  private func isProtocolForLiterals(_ proto: NominalSymbol, _ kind: LiteralKind) -> Bool {
    guard kind == .integer, let double = defaultType(of: .floatingPoint) else { return false }
    return program.conformance(of: double, to: proto, in: signature) != nil
  }

  /// Compares the outermost shape only.
  private func fitShape(_ type: Type, _ wanted: Type) -> Fit {
    if let variable = type.variable {
      let state = variable
      if state.isClosure { return fitClosure(variable, wanted) == .no && !wanted.isTypeParameter ? .no : .generic }
      guard let kind = state.literals.first, let nominal = wanted.nominal else { return .generic }
      if nominal === program.known.optional { return .generic }
      let declared = nominal.declaredType
      if program.conformance(of: declared, to: program.known.type(kind.protocolName), in: nominal.genericSignature)
        == nil
      {
        return .no
      }
      return .generic
    }
    if type.isError { return .generic }
    switch wanted.kind {
    case .nominal(let symbol, let arguments):
      if symbol === program.known.optional {
        if let own = type.optionalPayload { return fitShape(value(own), value(arguments[0])) }
        return fitShape(type, value(arguments[0]))
      }
      if type.nominal === symbol { return .generic }
      if symbol.kind == .class, superclass(of: type, being: symbol) != nil || superclassBound(of: type) != nil {
        return .generic
      }
      return .no
    case .function: return type.function == nil ? .no : .generic
    case .tuple(let elements): return type.tupleElements?.count == elements.count ? .generic : .no
    case .metatype: return type.metatypeInstance == nil ? .no : .generic
    default: return .generic
    }
  }
}

extension OverloadChoice {
  var isUnapplied: Bool {
    if case .unapplied = kind { return true }
    return false
  }
}
