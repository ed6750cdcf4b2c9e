import Basics
import Syntax

// What an initializer has to have done when it ends, and what it may not do before.

extension InitializationAnalysis {
  func prepare(_ body: TypedBody) {
    guard let initializer = owner as? InitializerSymbol,
      let nominal = initializer.parent.flatMap(program.nominalOf)
    else { return }
    isDelegating = Delegation(program).delegates(body.statements)
    switch nominal.kind {
    case .enum: _ = index(of: .whole)
    case .protocol: _ = index(of: .whole)
    case .struct:
      if isDelegating {
        _ = index(of: .whole)
      } else {
        track(nominal.storedProperties)
      }
    case .class:
      if isDelegating || initializer.isConvenience {
        isDelegating = true
        _ = index(of: .whole)
      } else {
        track(nominal.storedProperties)
        if nominal.superclass != nil { _ = index(of: .superclass) }
      }
    }
  }

  /// The wrapper of a property with a value is there from the start; no statement of the body makes it.
  func track(_ properties: [VariableSymbol]) {
    for property in properties {
      let index = index(of: .property(property))
      if property.wrappedVariable != nil, program.hasDefault(property) { state.initialize(index) }
    }
  }

  /// All properties of `self` and `self` itself.
  var selfElements: [Int] {
    order.indices.filter {
      switch order[$0] {
      case .property, .whole: return true
      case .variable, .superclass: return false
      }
    }
  }

  var missingProperties: [VariableSymbol] {
    order.indices.compactMap { index in
      guard case .property(let property) = order[index], !state.definite.contains(index) else { return nil }
      return property
    }
  }

  func checkEnd(at range: SourceRange) {
    guard owner is InitializerSymbol else { return }
    if isTracked(.whole), !isDefinite(.whole) {
      let nominal = owner.parent.flatMap(program.nominalOf)
      return nominal?.kind == .class || nominal?.kind == .struct
        ? problems.delegationMissing(at: range) : problems.wholeMissing(at: range)
    }
    let missing = missingProperties
    if isTracked(.superclass), !isDefinite(.superclass), let initializer = owner as? InitializerSymbol,
      SuperclassInitialization(initializer).asksForChoice
    {
      problems.superMissing(at: range)
    } else if !missing.isEmpty {
      problems.propertiesMissing(missing, at: range)
    } else if isTracked(.superclass), !isDefinite(.superclass), !callsSuperImplicitly {
      problems.superMissing(at: range)
    }
  }

  /// A superclass with an initializer without parameters is initialised by itself at the end.
  var callsSuperImplicitly: Bool {
    elements[.superclass].map { !state.possible.contains($0) } ?? false
  }

  /// `self.init(…)` and `super.init(…)`.
  func delegate(_ call: TypedCall) {
    guard let target = InitializerCall(call) else { return }
    switch target {
    case .delegation: for index in selfElements { state.initialize(index) }
    case .superclass:
      if let index = elements[.superclass] { state.initialize(index) }
    }
  }

  /// A method of an object that is not complete yet; said with the method's name.
  func isTooEarly(_ call: TypedCall) -> Bool {
    guard case .function(let reference, _) = call.callee, let function = reference.symbol as? FunctionSymbol,
      case .value(let receiver)? = call.receiver, isSelf(receiver), state.isReachable, !isInClosure,
      isTracked(.superclass) || !missingProperties.isEmpty
    else { return false }
    let missing = missingProperties
    if !missing.isEmpty {
      guard owner.parent.flatMap(program.nominalOf)?.kind == .class else { return false }
      problems.methodCalled(function.name, missing, receiver.range)
      return true
    }
    guard !isDefinite(.superclass) else { return false }
    problems.methodCalled(function.name, nil, receiver.range)
    return true
  }

  /// `self` passed to a function before the object is complete; said with the function's name.
  func passesIncomplete(_ call: TypedCall, at place: SourceRange) -> Bool {
    guard case .function(let reference, _) = call.callee, let function = reference.symbol as? FunctionSymbol,
      !function.isOperator, state.isReachable, !isInClosure, isTracked(.superclass),
      call.arguments.contains(where: { argument in
        if case .value(let value) = argument { return isSelf(value) }
        return false
      })
    else { return false }
    let missing = missingProperties
    guard !missing.isEmpty || !isDefinite(.superclass) else { return false }
    problems.methodCalled(function.name, missing.isEmpty ? nil : missing, place)
    return true
  }

  /// A mutating method of a variable without value; said with the method's name.
  func changesNothingYet(_ call: TypedCall) -> Bool {
    guard case .function(let reference, _) = call.callee, let function = reference.symbol as? FunctionSymbol,
      case .place(let receiver)? = call.receiver, let element = element(of: receiver), case .variable = element,
      !isOutside(element), state.isReachable, !isDefinite(element)
    else { return false }
    problems.methodCalled(function.name, on: element, receiver.range)
    state.definite.insert(index(of: element))
    return true
  }
}

/// What a call does in an initializer.
enum InitializerCall {
  case delegation
  case superclass

  init?(_ call: TypedCall) {
    guard case .function(let reference, _) = call.callee, reference.symbol is InitializerSymbol,
      let receiver = call.receiver
    else { return nil }
    switch receiver {
    case .place(let place):
      guard case .variable(let variable) = place.kind, variable.isSelf else { return nil }
      self = .delegation
    case .value(let value):
      switch value.kind {
      case .load(let place):
        guard case .variable(let variable) = place.kind, variable.isSelf,
          variable.type.metatypeInstance == nil
        else { return nil }
        self = .delegation
      case .convert(let inner, .upcast):
        guard case .load(let place) = inner.kind, case .variable(let variable) = place.kind, variable.isSelf,
          variable.type.metatypeInstance == nil
        else { return nil }
        self = .superclass
      default: return nil
      }
    default: return nil
    }
  }
}
