import Basics
import Syntax

// Whether types keep what they promise behind their colons.

extension Program {
  /// Checks the conformances that a type or extension states, with those that follow.
  func checkConformances(statedBy source: Symbol) {
    guard let nominal = nominalOf(source), nominal.kind != .protocol else { return }
    // What is missing is listed once, behind the last of the protocols that miss something.
    var failures: [Diagnostic] = []
    var missing: [Diagnostic] = []
    var needsStubs = false
    var place: SourceRange?
    for declared in declaredConformances(of: nominal) where declared.source === source {
      var check = ConformanceCheck(self, declared)
      check.run()
      if let failure = check.failure { failures.append(failure) }
      missing += check.missing
      needsStubs = needsStubs || check.needsStubs
      place = check.range
    }
    guard !failures.isEmpty else { return }
    if needsStubs, let place {
      failures[failures.count - 1].notes += [DeclarationMessages.addStubs(at: place.location)] + missing
    }
    failures.forEach(diagnostics.report)
  }
}

private struct ConformanceCheck {
  let program: Program
  let declared: DeclaredConformance
  let nominal: NominalSymbol
  let proto: NominalSymbol
  let range: SourceRange?
  /// What is wrong with the conformance, with notes on the candidates.
  private(set) var failure: Diagnostic?
  /// Notes on the requirements that nothing fulfils, and whether there are any: notes on the library's are not given.
  private(set) var missing: [Diagnostic] = []
  private(set) var needsStubs = false

  init(_ program: Program, _ declared: DeclaredConformance) {
    self.program = program
    self.declared = declared
    nominal = declared.nominal
    proto = declared.proto
    range = (declared.source as? ExtensionSymbol).flatMap { $0.syntax?.range } ?? nominal.nameRange
  }

  mutating func run() {
    guard let range, !proto.isMarker else { return }
    if proto.isClassBoundProtocol, nominal.kind != .class {
      program.diagnostics.report(DeclarationMessages.classProtocol(nominal.declaredType, proto, range))
      return
    }
    if proto.name == "RawRepresentable", nominal.kind == .enum, nominal.rawType != nil { return }
    for case let associated as AssociatedTypeSymbol in program.ownMembers(of: proto)
    where program.associatedType(named: associated.name, of: proto) === associated {
      guard program.typeWitness(for: associated, in: declared).isError else {
        if let witness = program.directMembers(named: associated.name, of: nominal).first(where: { $0 is TypeSymbol }) {
          checkAccess(of: witness)
        }
        continue
      }
      fail(range, [])
      if hasCandidates(mentioning: associated) {
        failure?.notes =
          associated.noteRange.map {
            [DeclarationMessages.cannotInferAssociatedType(associated.name, proto.name, at: $0.location)]
          } ?? []
        if let (candidate, type, wanted) = program.almostInferred(associated, declared), let place = candidate.nameRange
        {
          let annotation =
            (candidate as? VariableSymbol)?.binding?.annotation
            ?? (candidate.syntax as? FunctionDeclaration)?.signature.resultType
          failure?.notes.append(
            type.existential != nil
              ? DeclarationMessages.cannotInferExistential(
                associated.name, type, at: annotation?.range.location ?? place.location)
              : DeclarationMessages.wouldInfer(associated.name, type, ifConformingTo: wanted, at: place.location))
        }
      } else {
        needsStubs = true
        if let place = associated.noteRange {
          missing.append(DeclarationMessages.missingNestedType(associated.name, at: place.location))
        }
      }
      return
    }
    checkWitnesses(range)
  }

  private mutating func fail(_ range: SourceRange, _ notes: [Diagnostic]) {
    failure = DeclarationMessages.doesNotConform(nominal.declaredType, proto, at: range, notes: notes)
  }

  /// Whether the type has members that could tell what an associated type is, but do not.
  private func hasCandidates(mentioning associated: AssociatedTypeSymbol) -> Bool {
    program.ownMembers(of: proto).contains { requirement in
      guard let requirement = requirement as? ValueSymbol else { return false }
      return program.members(named: requirement.name, of: nominal).contains { candidate in
        candidate !== requirement && candidate is ValueSymbol && !(candidate is InitializerSymbol)
      }
    }
  }

  /// What gives `Self` must give each subclass its own type: a method of a class that may have subclasses must say so.
  private func checkSelfResult(of witness: Symbol, _ requirement: ValueSymbol) {
    guard nominal.kind == .class, !nominal.isFinal, let method = witness as? FunctionSymbol, !method.isOperator,
      let place = method.nameRange, requirement.type.function?.result === proto.selfParameter?.type,
      method.parent.flatMap(program.nominalOf) === nominal, case .nominal? = method.type.function?.result.kind
    else { return }
    program.diagnostics.report(DeclarationMessages.mustReturnSelf(method.fullName, nominal.name, proto.name, place))
  }

  private mutating func checkWitnesses(_ range: SourceRange) {
    var candidates: [Diagnostic] = []
    var isIncomplete = false
    // A requirement that is wrong itself asks for nothing.
    for case let requirement as ValueSymbol in program.ownMembers(of: proto) where !requirement.type.hasErrors {
      let conformance = Conformance.concrete(declared, nominal.declaredType)
      let arguments = (requirement as? CallableSymbol)?.ownParameters.map(\.type) ?? []
      if let witness = conformance.witness(for: requirement, arguments: arguments) {
        let obstacles = obstaclesToSynthesis(of: witness.symbol)
        if !obstacles.isEmpty {
          isIncomplete = true
          candidates += obstacles
          if proto === program.known.equatable { needsStubs = true }
          continue
        }
        guard let problem = misfit(witness.symbol, requirement) else {
          checkAccess(of: witness.symbol)
          checkSelfResult(of: witness.symbol, requirement)
          continue
        }
        isIncomplete = true
        needsStubs = true
        candidates.append(problem)
        if let place = requirement.noteRange { missing.append(note(about: requirement, place)) }
        continue
      }
      if let misnamed = candidateWithOtherLabels(for: requirement), let place = misnamed.nameRange {
        program.diagnostics.report(
          DeclarationMessages.otherLabels(misnamed, requirement, proto, place))
        continue
      }
      isIncomplete = true
      // What the compiler makes itself nobody is asked to write.
      if proto !== program.known.hashable { needsStubs = true }
      candidates += notesAboutCandidates(for: requirement)
      if let place = requirement.noteRange { missing.append(note(about: requirement, place)) }
    }
    guard isIncomplete else { return }
    if program.synthesizes(proto, for: nominal), let name = nominal.nameRange {
      candidates.insert(
        DeclarationMessages.noSynthesis(
          proto.name, nominal.kind == .class ? "class" : "struct", at: name.location), at: 0)
    }
    fail(range, candidates)
  }

  /// Whether a function is mutating where the requirement is not.
  private func changesTooMuch(_ function: FunctionSymbol, _ wanted: FunctionSymbol) -> Bool {
    function.isMutating && !wanted.isMutating && nominal.kind != .class
  }

  /// Why a member that has the right type will not do all the same.
  private func misfit(_ witness: Symbol, _ requirement: ValueSymbol) -> Diagnostic? {
    if let variable = witness as? VariableSymbol, let wanted = requirement as? VariableSymbol, variable.isReadOnly,
      !wanted.isReadOnly, let place = witness.noteRange, witness.syntax != nil
    {
      return DeclarationMessages.readOnlyCandidate(at: place.location)
    }
    guard let place = witness.noteRange, let function = witness as? FunctionSymbol,
      let wanted = requirement as? FunctionSymbol
    else { return nil }
    return changesTooMuch(function, wanted) ? DeclarationMessages.mutatingCandidate(at: place.location) : nil
  }

  /// A requirement's type as the conforming type sees it.
  private func wanted(_ requirement: ValueSymbol) -> Type {
    requirement.type.substituting([proto.selfParameter!], with: [nominal.declaredType]).withoutLabels
  }

  private func note(about requirement: ValueSymbol, _ place: SourceRange) -> Diagnostic {
    let kind: String
    let name = "'\(requirement.fullName)' "
    switch requirement {
    case is VariableSymbol: kind = "property \(name)"
    case is SubscriptSymbol: kind = "subscript "
    case let initializer as InitializerSymbol:
      // An initializer is described by what it takes.
      let list = initializer.parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }
      return DeclarationMessages.missingRequirement(
        "initializer \(name)", "(" + list.joined(separator: ", ") + ")", at: place.location)
    default: kind = "function \(name)"
    }
    return DeclarationMessages.missingRequirement(kind, wanted(requirement), at: place.location)
  }

  private func written(named name: String) -> [ValueSymbol] {
    program.directMembers(named: name, of: nominal).compactMap { $0 as? ValueSymbol }.filter {
      $0.syntax != nil
    }
  }

  private func notesAboutCandidates(for requirement: ValueSymbol) -> [Diagnostic] {
    written(named: requirement.name).compactMap { candidate in
      guard let place = candidate.noteRange else { return nil }
      let isStatic = candidate.isStatic || candidate is EnumCaseSymbol
      if candidate is InitializerSymbol { return nil }
      if isStatic != requirement.isStatic {
        return DeclarationMessages.candidateOnOtherSide(isStatic: isStatic, at: place.location)
      }
      let type = candidate.type.withoutLabels
      if let function = candidate as? FunctionSymbol, let wantedFunction = requirement as? FunctionSymbol {
        if changesTooMuch(function, wantedFunction) {
          return DeclarationMessages.mutatingCandidate(at: place.location)
        }
        if function.isThrowing, !wantedFunction.isThrowing,
          function.parameters.map(\.type) == wantedFunction.parameters.map(\.type)
        {
          return DeclarationMessages.throwingCandidate(at: place.location)
        }
      }
      if let variable = candidate as? VariableSymbol, let wantedVariable = requirement as? VariableSymbol,
        type === wanted(requirement), variable.isReadOnly, !wantedVariable.isReadOnly
      {
        return DeclarationMessages.readOnlyCandidate(at: place.location)
      }
      return DeclarationMessages.nonMatchingCandidate(type, at: place.location)
    }
  }

  /// A method that would do but for its argument labels.
  private func candidateWithOtherLabels(for requirement: ValueSymbol) -> ValueSymbol? {
    guard let wantedFunction = requirement as? CallableSymbol, wantedFunction.ownParameters.isEmpty else {
      return nil
    }
    return written(named: requirement.name).first { candidate in
      guard let function = candidate as? CallableSymbol, type(of: candidate) == type(of: requirement) else {
        return false
      }
      return function.writtenLabels != wantedFunction.writtenLabels
        && function.isStatic == requirement.isStatic
        && function.type.withoutLabels === wanted(requirement)
    }
  }

  // MARK: Synthesis

  /// The stored properties and payloads that keep `==`, `hash(into:)` and so on from being made.
  private func obstaclesToSynthesis(of witness: Symbol) -> [Diagnostic] {
    switch (witness as? CallableSymbol)?.derivation {
    case .equality, .hashInto, .lessThan: break
    default: return []
    }
    guard witness.parent === nominal else { return [] }
    let signature = declared.source.genericSignature
    func obstacle(_ what: String, _ type: Type, _ place: SourceRange?) -> Diagnostic? {
      guard let place, !type.isError, program.conformance(of: type, to: proto, in: signature) == nil else {
        return nil
      }
      return DeclarationMessages.preventsSynthesis(
        what, type.declared, proto.name, nominal.declaredType, proto.name, at: place.location)
    }
    if nominal.kind == .enum {
      return nominal.cases.flatMap { one in
        one.parameters.compactMap {
          obstacle("associated value", $0.type, ($0.syntax as? Parameter)?.type.range)
        }
      }
    }
    return nominal.storedProperties.compactMap { obstacle("stored property", $0.type, $0.nameRange) }
  }

  // MARK: Access

  private func checkAccess(of witness: Symbol) {
    if let initializer = witness as? InitializerSymbol, nominal.kind == .class, !nominal.isFinal,
      !initializer.isRequired, initializer.syntax is InitializerDeclaration, let place = initializer.nameRange
    {
      program.diagnostics.report(
        DeclarationMessages.requiredInitializer(
          initializer, nominal, place, inExtension: initializer.parent is ExtensionSymbol))
    }
    guard let place = witness.nameRange, witness.module?.isMain == true, witness.syntax != nil,
      !(witness is EnumCaseSymbol), !((witness as? FunctionSymbol)?.isOperator ?? false)
    else { return }
    let required = min(proto.effectiveAccess, nominal.effectiveAccess)
    guard witness.access < required else { return }
    program.diagnostics.report(
      DeclarationMessages.witnessTooPrivate(witness, required, proto, place))
  }
}

extension Symbol {
  /// `private` at the top level of a file means the whole file.
  var effectiveAccess: AccessLevel {
    access == .private && parent is ModuleSymbol ? .fileprivate : access
  }

  /// The place of the name where notes can show it: in the program's own file.
  fileprivate var noteRange: SourceRange? { module?.isMain == true ? nameRange : nil }
}

extension Program {
  /// Whether a conformance fails because the compiler makes it for other sorts of types only.
  fileprivate func synthesizes(_ proto: NominalSymbol, for nominal: NominalSymbol) -> Bool {
    if proto === known.equatable || proto === known.hashable { return nominal.kind == .class }
    return proto === known.comparable && nominal.kind != .enum
  }
}
