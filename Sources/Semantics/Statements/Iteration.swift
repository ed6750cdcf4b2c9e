import Basics
import Syntax

/// The calls that a `for` loop makes on its sequence and iterator.
struct Iteration {
  let element: Type
  let sequenceVariable: VariableSymbol
  let makeIterator: TypedExpression
  let iterator: VariableSymbol
  let next: TypedExpression

  /// What a range lacks to be a sequence: its bounds must be counted through in whole steps.
  private static func unmet(by type: Type, in checker: StatementChecker) -> (subject: Type, required: String)? {
    guard let range = type.nominal, range.module?.isMain == false, ["Range", "ClosedRange"].contains(range.name),
      let bound = type.arguments.first
    else { return nil }
    let program = checker.program
    let strideable = program.known.type("Strideable")
    guard let conformance = program.conformance(of: bound, to: strideable, in: checker.scope.genericSignature) else {
      return (bound, "Strideable")
    }
    return program.associatedType(named: "Stride", of: strideable).map {
      (conformance.typeWitness(for: $0), "SignedInteger")
    }
  }

  /// Finds them; nil where the value is no sequence, which has been reported then.
  init?(over sequence: TypedExpression, of loop: SourceRange, in checker: StatementChecker) {
    let program = checker.program
    let known = program.known
    let type = sequence.type
    if type.hasErrors { return nil }
    let signature = checker.scope.genericSignature
    guard let conformance = program.conformance(of: type, to: known.sequence, in: signature) else {
      if let composition = type.existential,
        composition.protocols.contains(where: { $0.symbol.inherits(from: known.sequence) }),
        let iteration = Iteration(overAny: sequence, in: checker)
      {
        self = iteration
        return
      }
      if let (subject, required) = Iteration.unmet(by: type, in: checker) {
        for method in ["next()", "makeIterator()"] {
          checker.report(StatementMessages.methodOfSequence(method, type, subject, required, at: loop))
        }
        checker.report(
          StatementMessages.sequenceRequires(
            subject, required, at: sequence.syntax?.diagnosticLocation ?? loop.location))
        return nil
      }
      let type = SpelledTypes(program: program).spelled(sequence)
      checker.report(StatementMessages.notASequence(type, sequence.range, at: sequence.syntax?.diagnosticLocation))
      return nil
    }
    guard let iteratorName = program.associatedType(named: "Iterator", of: known.sequence),
      let elementName = program.associatedType(named: "Element", of: known.iterator),
      let makeIteratorRequirement = known.requirement("makeIterator", of: known.sequence),
      let nextRequirement = known.requirement("next", of: known.iterator)
    else {
      checker.report(.fault("a library without sequences", at: sequence.range.location))
      return nil
    }
    let iteratorType = signature.canonical(conformance.typeWitness(for: iteratorName), program)
    guard let iteration = program.conformance(of: iteratorType, to: known.iterator, in: signature) else {
      checker.report(.fault("an iterator that does not conform", at: sequence.range.location))
      return nil
    }
    element = signature.canonical(iteration.typeWitness(for: elementName), program)
    let owner = checker.context.owner
    let range = sequence.range
    sequenceVariable = VariableSymbol(
      name: "$sequence", isLet: true, type: type, syntax: nil, parent: owner, program: program)
    iterator = VariableSymbol(
      name: "$generator", isLet: false, type: iteratorType, syntax: nil, parent: owner, program: program)
    let sequencePlace = TypedPlace(.variable(sequenceVariable), type: type, range: range)
    makeIterator = TypedExpression(
      .call(
        TypedCall(
          .function(DeclarationReference(makeIteratorRequirement, arguments: [type]), .witness),
          receiver: .value(TypedExpression(.load(sequencePlace), type: type, range: range)), arguments: [])),
      type: iteratorType, range: range)
    let iteratorPlace = TypedPlace(.variable(iterator), type: iteratorType, range: range)
    next = TypedExpression(
      .call(
        TypedCall(
          .function(DeclarationReference(nextRequirement, arguments: [iteratorType]), .witness),
          receiver: .place(iteratorPlace), arguments: [])),
      type: program.optional(element), range: range)
  }

  /// The same for `any Sequence<E>`, which conforms to no protocol itself: each call opens what is inside, and the
  /// iterator is `any IteratorProtocol<E>`.
  private init?(overAny sequence: TypedExpression, in checker: StatementChecker) {
    let range = sequence.range
    func variable(_ name: String, isLet: Bool, _ type: Type) -> VariableSymbol {
      VariableSymbol(
        name: name, isLet: isLet, type: type, syntax: nil, parent: checker.context.owner, program: checker.program)
    }
    func call(_ method: String, of variable: VariableSymbol) -> TypedExpression {
      checker.inNewScope {
        checker.scope.declare(variable)
        let base = IdentifierExpression(range: range, name: Identifier(Name(variable.name), range))
        let callee = MemberExpression(range: range, base: base, dot: range, name: Identifier(Name(method), range))
        return checker.expressions.check(
          CallExpression(range: range, callee: callee, leftParen: range.emptyAtEnd, rightParen: range.emptyAtEnd),
          expecting: .unknown)
      }
    }
    sequenceVariable = variable("$sequence", isLet: true, sequence.type)
    makeIterator = call("makeIterator", of: sequenceVariable)
    iterator = variable("$generator", isLet: false, makeIterator.type)
    next = call("next", of: iterator)
    guard let element = next.type.optionalPayload else { return nil }
    self.element = element
  }
}

extension KnownSymbols {
  /// The method that a library protocol requires under a name.
  func requirement(_ name: String, of proto: NominalSymbol) -> FunctionSymbol? {
    for case let function as FunctionSymbol in proto.memberOrder where function.name == name {
      return function
    }
    return nil
  }
}
