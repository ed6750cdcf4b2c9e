import Basics
import Syntax

// Values of another type that are nearly what is wanted: what is missing is a call, an argument, a `$` or its absence.

extension ExpressionDiagnosis {
  /// A case with a payload that is not given: `.cash` where `.cash(12)` is meant.
  func casePayload(_ from: Type, _ to: Type, _ place: Expression) -> Bool {
    guard let function = from.function, let symbol = symbol(of: place) as? EnumCaseSymbol,
      system.canConvert(function.result, to)
    else { return false }
    let types = function.parameters.map(\.type.description)
    let list =
      types.count == 1
      ? types[0]
      : "(" + symbol.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    say(MemberMessages.casePayload(symbol.fullName, list, nameRange(of: place)))
    return true
  }

  /// `.name` where the type has such a member, but of another type, or a function that is not called.
  func otherMember(_ from: Type, _ to: Type, _ member: ImplicitMemberExpression) -> Bool {
    guard let symbol = symbol(of: member), symbol is VariableSymbol || symbol is FunctionSymbol else { return false }
    if let function = from.function {
      guard symbol is FunctionSymbol, function.parameters.isEmpty, system.canConvert(function.result, to) else {
        return false
      }
      say(MemberMessages.uncalledMember(nameWithLabels(symbol), to, member.name.range))
      return true
    }
    guard symbol is VariableSymbol else { return false }
    say(MemberMessages.otherResult(member.name.text, in: to, from, member.name.range))
    return true
  }

  /// A function where its result is wanted.
  func uncalled(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Bool {
    guard let function = from.function, function.parameters.isEmpty, to.function == nil,
      system.canConvert(function.result, to)
    else { return false }
    var notes: [Diagnostic] = []
    if place.kind == .closure, case .type(_, .initialization) = expected,
      let name = (system.context.initialized?.pattern as? IdentifierPattern)?.name.text
    {
      notes.append(MismatchMessages.makeComputed(name, at: place.diagnosticLocation))
    }
    say(MismatchMessages.uncalledFunction(function.result, place, notes))
    return true
  }

  /// A wrapped property's value where its wrapper is wanted, or the other way round.
  func wrapperInstead(_ from: Type, _ to: Type, _ place: Expression, _ role: ValueRole) -> Bool {
    guard case .argument = role, let variable = symbol(of: place) as? VariableSymbol else { return false }
    if let wrapper = variable.appliedWrapper {
      let candidates = [wrapper.projection?.type, wrapper.layerTypes.first].compactMap { $0 }
      // Of a generic parameter's wrapper it is enough that it is the same one.
      guard
        let meant = candidates.first(where: {
          system.canConvert($0, to) || (to.isGeneric && $0.nominal != nil && $0.nominal === to.nominal)
        })
      else { return false }
      if to.isGeneric { hasMeantWrapper = true }
      let isProjection = meant === wrapper.projection?.type && variable.name != "_"
      say(
        HintMessages.rule(
          MismatchMessages.useWrapper(variable.name, from, to.isGeneric ? meant : to, place, isProjection: false),
          "bindings", isProjection ? HintMessages.wantsBinding(variable.name) : HintMessages.wantsBinding))
      return true
    }
    if let wrapped = variable.projectedVariable ?? variable.wrappedVariable, system.canConvert(wrapped.type, to) {
      say(
        HintMessages.wantsValue(
          MismatchMessages.useWrapper(variable.name, from, to, place, isProjection: true), variable.name))
      return true
    }
    return false
  }

  /// A key path literal whose value is of another type, or which cannot be written through.
  func keyPathMismatch(_ from: Type, _ to: Type, _ path: Expression, _ role: ValueRole) -> Bool {
    if let own = from.function, let wanted = to.function {
      guard own.parameters.count == wanted.parameters.count else { return false }
      say(MismatchMessages.keyPathValue(own.result, wanted.result, path))
      return true
    }
    guard let own = from.nominal, let wanted = to.nominal, from.arguments.count == 2, to.arguments.count == 2,
      own.name.hasSuffix("KeyPath"), wanted.name.hasSuffix("KeyPath")
    else { return false }
    if from.arguments[1] === to.arguments[1], from.arguments[0] === to.arguments[0] {
      say(MismatchMessages.keyPathType(from, to, path))
      return true
    }
    guard from.arguments[0] === to.arguments[0], from.arguments[1] !== to.arguments[1] else { return false }
    say(words(system.types[.nominal(wanted, from.arguments)], to, path, role))
    return true
  }
}
