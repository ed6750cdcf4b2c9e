import Basics
import Syntax

// Whether types keep what they promise behind their colons.

extension Program {
  /// Checks the conformances that a type or extension states, with those that follow.
  func checkConformances(statedBy source: Symbol) {
    guard let nominal = nominalOf(source), nominal.kind != .protocol else { return }
    for declared in declaredConformances(of: nominal) where declared.source === source {
      ConformanceCheck(self, declared).run()
    }
  }
}

private struct ConformanceCheck {
  let program: Program
  let declared: DeclaredConformance
  let nominal: NominalSymbol
  let proto: NominalSymbol
  let range: SourceRange?

  init(_ program: Program, _ declared: DeclaredConformance) {
    self.program = program
    self.declared = declared
    nominal = declared.nominal
    proto = declared.proto
    range =
      (declared.source as? ExtensionSymbol).flatMap {
        ($0.syntax as? ExtensionDeclaration)?.extendedType.range
      }
      ?? nominal.nameRange
  }

  func run() {
    guard let range, !proto.isMarker else { return }
    if proto.isClassBoundProtocol, nominal.kind != .class {
      program.diagnostics.report(DeclarationMessages.classProtocol(nominal.declaredType, proto, range))
      return
    }
    for case let associated as AssociatedTypeSymbol in program.ownMembers(of: proto)
    where program.associatedType(named: associated.name, of: proto) === associated {
      guard program.typeWitness(for: associated, in: declared).isError else { continue }
      let note = associated.noteRange.map {
        DeclarationMessages.cannotInferAssociatedType(
          associated.name, proto.name, at: $0.location
        )
      }
      report(range, [note].compactMap { $0 })
      return
    }
    checkWitnesses(range)
  }

  private func report(_ range: SourceRange, _ notes: [Diagnostic]) {
    program.diagnostics.report(
      DeclarationMessages.doesNotConform(nominal.declaredType, proto, at: range, notes: notes))
  }

  private func checkWitnesses(_ range: SourceRange) {
    var candidates: [Diagnostic] = []
    var missing: [Diagnostic] = []
    var isIncomplete = false
    for case let requirement as ValueSymbol in program.ownMembers(of: proto) {
      let conformance = Conformance.concrete(declared, nominal.declaredType)
      let arguments = (requirement as? CallableSymbol)?.ownParameters.map(\.type) ?? []
      if let witness = conformance.witness(for: requirement, arguments: arguments) {
        let obstacles = obstaclesToSynthesis(of: witness.symbol)
        if !obstacles.isEmpty {
          isIncomplete = true
          candidates += obstacles
        } else {
          checkAccess(of: witness.symbol)
        }
        continue
      }
      if let misnamed = candidateWithOtherLabels(for: requirement), let place = misnamed.nameRange {
        program.diagnostics.report(
          DeclarationMessages.otherLabels(misnamed, requirement, proto, place))
        continue
      }
      isIncomplete = true
      candidates += notesAboutCandidates(for: requirement)
      if let place = requirement.noteRange { missing.append(note(about: requirement, place)) }
    }
    guard isIncomplete else { return }
    if nominal.kind == .class, proto === program.known.equatable || proto === program.known.hashable {
      candidates.insert(
        DeclarationMessages.noSynthesisForClasses(
          proto.name, at: range.location
        ),
        at: 0)
    }
    report(range, candidates + [DeclarationMessages.addStubs(at: range.location)] + missing)
  }

  /// A requirement's type as the conforming type sees it.
  private func wanted(_ requirement: ValueSymbol) -> Type {
    requirement.type.substituting([proto.selfParameter!], with: [nominal.declaredType]).withoutLabels
  }

  private func note(about requirement: ValueSymbol, _ place: SourceRange) -> Diagnostic {
    let kind: String
    switch requirement {
    case is VariableSymbol: kind = "property"
    case is SubscriptSymbol: kind = "subscript"
    case is InitializerSymbol: kind = "initializer"
    default: kind = "function"
    }
    return DeclarationMessages.missingRequirement(kind, requirement.fullName, wanted(requirement), at: place.location)
  }

  private func written(named name: String) -> [ValueSymbol] {
    program.directMembers(named: name, of: nominal).compactMap { $0 as? ValueSymbol }.filter {
      $0.syntax != nil
    }
  }

  private func notesAboutCandidates(for requirement: ValueSymbol) -> [Diagnostic] {
    written(named: requirement.name).compactMap { candidate in
      guard let place = candidate.noteRange, candidate.isStatic == requirement.isStatic else { return nil }
      return DeclarationMessages.nonMatchingCandidate(candidate.type.withoutLabels, at: place.location)
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
        what, type, proto.name, nominal.declaredType, proto.name, at: place.location)
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
    guard let place = witness.nameRange, witness.module === nominal.module, witness.syntax != nil,
      !(witness is EnumCaseSymbol)
    else { return }
    let required = min(proto.effectiveAccess, nominal.effectiveAccess)
    guard witness.access < required else { return }
    program.diagnostics.report(
      DeclarationMessages.witnessTooPrivate(witness, required, proto, place))
  }
}

extension Symbol {
  /// `private` at the top level of a file means the whole file.
  fileprivate var effectiveAccess: AccessLevel {
    access == .private && parent is ModuleSymbol ? .fileprivate : access
  }

  /// The place of the name where notes can show it: in the program's own file.
  fileprivate var noteRange: SourceRange? { module?.isMain == true ? nameRange : nil }
}
