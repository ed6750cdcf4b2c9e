import Basics
import Syntax

// Members that are there only under conditions, which do not hold: `sorted()` of values that have no order.

extension ExpressionDiagnosis {
  /// Says which condition keeps a member away.
  func unmetConditions(of name: String, on base: Type, _ range: SourceRange) -> Bool {
    let lookup = program.lookUpMember(name, of: base, in: system.signature)
    guard let candidate = lookup.unsatisfied.first else { return false }
    if let symbol = candidate.symbol, joinedOfOthers(symbol, range) { return true }
    return unmetCondition(of: candidate, range)
  }

  /// The arguments go with a method that is there under a condition only, and not with the one that was taken for what is meant:
  /// `people.firstIndex(of: person)`.
  func meantUnderCondition(_ application: Application) -> Bool {
    guard let member = (application.node as? CallExpression).flatMap({ bare($0.callee) as? MemberExpression }) else {
      return false
    }
    let lookup = program.lookUpMember(member.name.text, of: typeShown(of: bare(member.base)), in: system.signature)
    let labels = application.arguments.map(\.label)
    let meant = lookup.unsatisfied.first { candidate in
      guard let method = candidate.symbol as? CallableSymbol, method.module?.isMain == false else { return false }
      // That a value is no closure is told of `contains`.
      return method.name != "contains" && method.parameters.map(\.label) == labels
        && !zip(method.parameters, application.arguments).contains {
          $0.type.function == nil && $1.expression.kind == .closure
        }
    }
    guard let meant, unmetCondition(of: meant, member.name.range) else { return false }
    for argument in application.arguments { spokenOf.insert(ObjectIdentifier(bare(argument.expression))) }
    spokenOf.insert(ObjectIdentifier(application.node))
    return true
  }

  /// `joined` is for texts and for lists, in different ways. Where a closure makes the values, it is what is wrong.
  private func joinedOfOthers(_ symbol: Symbol, _ range: SourceRange) -> Bool {
    guard symbol.name == "joined", symbol.module?.isMain == false else { return false }
    let application = applications.values.first { application in
      (application.node as? CallExpression).map { nameRange(of: bare($0.callee)) == range } ?? false
    }
    if let application, let call = application.node as? CallExpression,
      application.arguments.contains(where: { $0.label == "separator" && bare($0.expression).kind == .stringLiteral }),
      let made = ((bare(call.callee) as? MemberExpression).map { bare($0.base) } as? CallExpression),
      let closure = made.trailingClosures.first?.closure ?? made.arguments.first?.expression as? ClosureExpression,
      let value = system.closures[ObjectIdentifier(closure)]?.expression
    {
      let type = typeShown(of: value)
      if type.nominal != nil, !type.hasTypeVariables {
        say(MismatchMessages.closureResult(type, program.known.stringType, value))
        return true
      }
    }
    say(CallMessages.noExactMatches("instance method 'joined'", at: range.location, []))
    return true
  }

  private func unmetCondition(of candidate: MemberCandidate, _ range: SourceRange) -> Bool {
    guard let symbol = candidate.symbol, let parent = symbol.parent, let owner = program.nominalOf(parent) else {
      return false
    }
    let own = parent.genericSignature.requirements.dropFirst(owner.genericSignature.requirements.count)
    for requirement in own {
      let one = requirement.substituting(candidate.substitution)
      if program.requirementsHold([requirement], candidate.substitution, system.signature) { continue }
      let described = "referencing \(symbol.describedKind) '\(symbol.fullName)' on '\(owner.name)'"
      switch one {
      case .conformance(let type, let proto):
        say(
          MemberMessages.requirement(
            described, type, proto.name, at: range.location, noteWhere(parent, requirement, type)))
      case .sameType(let left, let right):
        say(
          MemberMessages.sameType(
            described, left, right, at: range.location, noteWhere(parent, requirement, left, right)))
      default: return false
      }
      return true
    }
    return false
  }

  /// What the extension's condition is about stands for.
  private func noteWhere(_ parent: Symbol, _ requirement: Requirement, _ type: Type, _ other: Type? = nil)
    -> [Diagnostic]
  {
    guard let place = (parent.syntax as? ExtensionDeclaration)?.range, !place.file.isLibrary else { return [] }
    switch requirement {
    case .sameType(let subject, let second) where other != nil && second.isTypeParameter:
      return [MemberMessages.whereNote([(subject.description, type), (second.description, other!)], place)]
    case .conformance(let subject, _), .sameType(let subject, _):
      return [MemberMessages.whereNote(subject.description, type, place)]
    default: return []
    }
  }
}
