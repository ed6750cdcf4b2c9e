import Basics
import Syntax

// Arguments of generic types that do not meet the requirements of their parameters.

extension Program {
  /// Takes note of a generic type with its arguments, to be looked at when what these conform to can be asked.
  func checkLater(_ type: Type, at syntax: TypeSyntax, in scope: Scope) {
    guard !syntax.range.file.isLibrary, let nominal = type.nominal, !type.hasErrors,
      !nominal.genericSignature.requirements.isEmpty
    else { return }
    writtenArguments.append((type, syntax.range, scope))
  }

  private func check(
    _ requirement: Requirement, of nominal: NominalSymbol, _ arguments: [Type], _ substitution: Substitution,
    _ place: SourceRange, in scope: Scope
  ) {
    /// What a side of the requirement is; nil where the program's own generic parameters may imply more than is known.
    func actual(_ subject: Type) -> Type? {
      let argument = subject.substituting(substitution)
      return argument.isGeneric || argument.hasErrors || argument.existential != nil ? nil : argument
    }
    switch requirement {
    case .conformance(let subject, let proto):
      guard case .genericParameter = subject.kind, let argument = actual(subject) else { return }
      if conformance(of: argument, to: proto, in: scope.genericSignature) == nil {
        diagnostics.report(DeclarationMessages.argumentDoesNotConform(argument, proto, place))
      }
    case .isClass(let subject):
      guard let argument = actual(subject), argument.nominal != nil, !argument.isClassBound else { return }
      diagnostics.report(
        GenericMessages.argumentIsNoClass(nominal, argument, subject, place))
    case .sameType(let left, let right):
      // Parameters stand before members of parameters.
      var sides = (left, right)
      if case .dependentMember = left.kind, case .genericParameter = right.kind { sides = (right, left) }
      guard let one = actual(sides.0), let other = actual(sides.1), one !== other else { return }
      diagnostics.report(
        GenericMessages.argumentsDiffer(
          nominal, one, other, sides,
          zip(nominal.genericSignature.parameters, arguments).map { "\($0.name) = \($1)" }, place))
    case .superclass: break
    }
  }

  /// Reports the arguments that have been written since, where a parameter requires more of them.
  func checkWrittenArguments() {
    while let (type, place, scope) = writtenArguments.popLast() {
      guard let nominal = type.nominal, !type.hasTypeVariables else { continue }
      let signature = nominal.genericSignature
      let substitution = Substitution(signature.parameters, type.arguments)
      for requirement in signature.requirements {
        check(requirement, of: nominal, type.arguments, substitution, place, in: scope)
      }
    }
  }
}
