import Basics
import Syntax

// Changes of what cannot be changed.

extension ExpressionDiagnosis {
  /// Storage is wanted where there is only a value.
  func notAssignable(_ origin: Origin) {
    guard let place = origin.node as? Expression else { return unknown(origin) }
    if case .argument(let index) = origin.part, let application = applications[ObjectIdentifier(place)] {
      return immutableOperand(application.arguments[index].expression, origin)
    }
    if let reference = place as? InOutExpression {
      return cannot(.inoutArgument, reference.operand, at: reference.range.location)
    }
    let target = bare(place)
    let change: MutabilityMessages.Change
    switch target.kind {
    case .member where symbol(of: target) is FunctionSymbol: change = .assignment(ofResult: false)
    case .member:
      if let choice = system.choices[Origin(target)]?.choice, case .dynamicMember(_, let isKeyPath) = choice.kind {
        let base = bare((target as! MemberExpression).base)
        change = isKeyPath && reason(for: base) == nil ? .property : .dynamicMember
      } else {
        change = .property
      }
    case .subscript: change = .subscript
    case .forceUnwrap: change = .forcedValue
    case .call: change = .assignment(ofResult: true)
    case .binary, .prefixOperator, .postfixOperator:
      // In parentheses it is a value like any other.
      change = .assignment(ofResult: parents[ObjectIdentifier(target)]?.kind != .parenthesized)
    case .identifier:
      let isProperty = system.selfVariables[Origin(target)] != nil
      change = isProperty ? .property : .assignment(ofResult: false)
    default: change = .assignment(ofResult: false)
    }
    cannot(change, target, at: target.diagnosticLocation)
  }

  /// An operator such as `+=` would change its operand.
  func immutableOperand(_ operand: Expression, _ origin: Origin) {
    let isBinary = origin.node is BinaryExpression
    if isBinary, [.arrayLiteral, .dictionaryLiteral].contains(bare(operand).kind), let node = origin.node as? Expression
    {
      return say(
        MutabilityMessages.cannotChangeType(
          .leftOperand, typeShown(of: bare(operand)), at: node.diagnosticLocation, operand.range))
    }
    let location = (origin.node as? Expression)?.diagnosticLocation ?? operand.diagnosticLocation
    cannot(isBinary ? .leftOperand : .operand, operand, at: location)
  }

  /// A member that would change its base.
  func mutatingMember(_ choice: OverloadChoice, _ origin: Origin) {
    guard let place = origin.node as? Expression else { return unknown(origin) }
    let change: MutabilityMessages.Change = choice.symbol is FunctionSymbol ? .mutatingMember : .mutatingGetter
    switch place {
    case let member as MemberExpression:
      let base = bare(member.base)
      if [.arrayLiteral, .dictionaryLiteral].contains(base.kind) {
        return say(
          MutabilityMessages.cannotChangeType(change, typeShown(of: base), at: member.name.range.location, base.range))
      }
      if typeShown(of: base).isOptional, let name = (base as? IdentifierExpression)?.name.text {
        // What has been taken out of an optional is a value of its own.
        return say(
          MutabilityMessages.cannotChange(
            change, MutabilityMessages.immutable(name), at: member.name.range.location, [], base.range))
      }
      cannot(change, member.base, at: member.name.range.location)
    case let name as IdentifierExpression:
      let (reason, notes) = immutableSelf(name)
      say(MutabilityMessages.cannotChange(change, reason, at: name.range.location, notes, name.range))
    default: cannot(change, place, at: place.diagnosticLocation)
    }
  }

  /// Says that something cannot be passed `inout`, where that is so with `&` too.
  func immutableArgument(_ argument: Application.Argument, of application: Application) -> Bool {
    guard let (reason, notes) = reason(for: argument.expression) else { return false }
    say(
      MutabilityMessages.cannotChange(
        .inoutArgument, reason, at: location(of: application), notes, argument.expression.range))
    return true
  }

  private func cannot(_ change: MutabilityMessages.Change, _ place: Expression, at location: SourceLocation) {
    let place = bare(place)
    if typeShown(of: place).hasErrors { return }
    guard let (reason, notes) = reason(for: place) else {
      let type = typeShown(of: place)
      if type.hasErrors { return }
      return say(MutabilityMessages.cannotChangeType(change, type, at: location, place.range))
    }
    if let property = constantLeftToAnother(place) {
      return say(MutabilityMessages.constantInDelegating(property, nameRange(of: place)))
    }
    var diagnostic = MutabilityMessages.cannotChange(change, reason, at: location, notes, place.range)
    if reason == MutabilityMessages.immutable("self") {
      let isView =
        system.scope.enclosingType.flatMap(program.nominalOf).map {
          program.allProtocols(of: $0).contains { $0.name == "View" }
        } ?? false
      diagnostic = HintMessages.rule(
        diagnostic, "mutability", isView ? HintMessages.immutableSelfInView : HintMessages.immutableSelf)
    }
    say(diagnostic)
  }

  /// A constant property without a value, set in an initializer that hands the work to another one.
  private func constantLeftToAnother(_ place: Expression) -> VariableSymbol? {
    guard let initializer = system.context.enclosingCallable as? InitializerSymbol, initializer.isWrittenToDelegate,
      let property = symbol(of: place) as? VariableSymbol, property.isLet, property.isMember, !property.isStatic,
      property.parent.flatMap(program.nominalOf) === initializer.parent.flatMap(program.nominalOf),
      !program.hasDefault(property)
    else { return nil }
    return property
  }

  // MARK: Why

  /// What makes a place immutable: the innermost part of it that is.
  func reason(for place: Expression) -> (String, [Diagnostic])? {
    let place = bare(place)
    switch place.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral, .arrayLiteral, .dictionaryLiteral,
      .nilLiteral:
      return (MutabilityMessages.literal, [])
    case .ternary: return (MutabilityMessages.conditional, [])
    case .forceUnwrap: return reason(for: place.as(ForceUnwrapExpression.self).operand)
    case .optionalChaining: return reason(for: place.as(OptionalChainingExpression.self).operand)
    case .call:
      let callee = bare(place.as(CallExpression.self).callee)
      if let name = callee as? IdentifierExpression, symbol(of: callee) is ValueSymbol, !isTypeNamed(callee) {
        return (MutabilityMessages.result(of: name.name.text), [])
      }
      return (MutabilityMessages.callResult, [])
    case .binary: return (MutabilityMessages.binaryResult, [])
    case .prefixOperator, .postfixOperator: return (MutabilityMessages.unaryResult, [])
    case .subscript: return reason(forSubscript: place.as())
    case .member: return reason(forMember: place.as())
    case .identifier: return reason(forName: place.as())
    default: return nil
    }
  }

  private func isTypeNamed(_ callee: Expression) -> Bool {
    typeShown(of: callee).metatypeInstance != nil
  }

  private func reason(forSubscript place: SubscriptExpression) -> (String, [Diagnostic])? {
    // Of an element of a literal its type is said.
    if [.arrayLiteral, .dictionaryLiteral].contains(bare(place.base).kind) { return nil }
    if place.arguments.first?.label?.name == "keyPath" {
      let path = bare(place.arguments[0].expression)
      let type = typeShown(of: path)
      if type.nominal?.name == "KeyPath" || type.nominal?.name == "PartialKeyPath" {
        if let name = (path as? IdentifierExpression)?.name.text {
          return (MutabilityMessages.readOnlyKeyPath(name), [])
        }
        return (MutabilityMessages.unnamedReadOnlyKeyPath, [])
      }
      return reason(for: place.base)
    }
    if let symbol = symbol(of: place) as? SubscriptSymbol {
      if !hasSetter(symbol.accessors) { return (MutabilityMessages.readOnlySubscript, []) }
      if !system.isSetterVisible(symbol) { return (MutabilityMessages.hiddenSubscriptSetter, []) }
    }
    return reason(for: place.base)
  }

  private func hasSetter(_ accessors: [AccessorSymbol]) -> Bool {
    accessors.contains { $0.kind == .set || $0.kind == .modify || $0.kind == .mutableAddress }
  }

  private func reason(forMember place: MemberExpression) -> (String, [Diagnostic])? {
    guard let choice = system.choices[Origin(place)]?.choice else { return reason(for: place.base) }
    if case .tupleElement = choice.kind { return reason(for: place.base) }
    guard let variable = choice.symbol as? VariableSymbol else {
      if choice.symbol is FunctionSymbol { return (MutabilityMessages.method(place.name.text), []) }
      if case .dynamicMember(_, let isKeyPath) = choice.kind {
        if isKeyPath, let member = dynamicMember(at: place), let own = reason(forVariable: member) { return own }
        guard let name = bare(place.base) as? IdentifierExpression else { return reason(for: place.base) }
        return reason(forName: name) ?? (MutabilityMessages.immutable(name.name.text), [])
      }
      return nil
    }
    return reason(forVariable: variable) ?? reason(for: place.base)
  }

  /// The property that a dynamic member stands for.
  private func dynamicMember(at place: MemberExpression) -> VariableSymbol? {
    let origin = Origin(place)
    return system.choices[origin.part(origin.part.ofDynamicMember)]?.choice.symbol as? VariableSymbol
  }

  private func reason(forName place: IdentifierExpression) -> (String, [Diagnostic])? {
    guard let symbol = symbol(of: place) else { return nil }
    guard let variable = symbol as? VariableSymbol else {
      return (
        symbol is FunctionSymbol ? MutabilityMessages.function(symbol.name) : MutabilityMessages.immutable(symbol.name),
        []
      )
    }
    if variable.isSelf { return immutableSelf(place) }
    if let own = reason(forVariable: variable) { return own }
    return system.selfVariables[Origin(place)] == nil ? nil : immutableSelf(place)
  }

  func reason(forVariable variable: VariableSymbol) -> (String, [Diagnostic])? {
    if variable.isLet {
      if variable.syntax is ClosureCapture { return (MutabilityMessages.capture(variable.name), []) }
      if variable.isBoundInCase || variable.name.hasPrefix("$") {
        return (MutabilityMessages.immutable(variable.name), [])
      }
      return (MutabilityMessages.constant(variable.name), noteToVar(variable))
    }
    if variable.storage == .computed || variable.appliedWrapper != nil, !hasSetter(variable.accessors) {
      if variable.projectedVariable != nil || variable.isParameter {
        return (MutabilityMessages.immutable(variable.name), [])
      }
      return (MutabilityMessages.getOnly(variable.name), [])
    }
    if !system.isSetterVisible(variable) { return (MutabilityMessages.hiddenSetter(variable.name), []) }
    return nil
  }

  /// Only a declaration of one constant can be made one of a variable by changing a word.
  private func noteToVar(_ variable: VariableSymbol) -> [Diagnostic] {
    guard variable.module?.isMain != false, let keyword = letKeyword(of: variable) else { return [] }
    return [MutabilityMessages.changeToVar(keyword)]
  }

  private func letKeyword(of variable: VariableSymbol) -> SourceRange? {
    if variable.isParameter { return nil }
    if let declaration = variable.syntax as? VariableDeclaration {
      return declaration.range.file.isLibrary ? nil : declaration.keyword
    }
    return variable.introducer
  }

  private func immutableSelf(_ place: Expression) -> (String, [Diagnostic]) {
    // A capture of `self` says nothing of how to make it mutable.
    let callable = system.context.enclosingCallable
    var notes: [Diagnostic] = []
    if let function = callable as? FunctionSymbol, let syntax = function.syntax as? FunctionDeclaration,
      function.parent is NominalSymbol || function.parent is ExtensionSymbol, !function.isStatic
    {
      notes.append(MutabilityMessages.markMutating("method", syntax.keyword))
    } else if let accessor = callable as? AccessorSymbol, accessor.kind == .get || accessor.kind == .read,
      let keyword = (accessor.syntax as? AccessorDeclaration)?.keyword
    {
      notes.append(MutabilityMessages.markMutating("getter", keyword))
    }
    return (MutabilityMessages.immutable("self"), notes)
  }
}
