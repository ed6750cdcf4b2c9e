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

  /// Reports the arguments that have been written since, where a parameter requires more of them.
  func checkWrittenArguments() {
    while let (type, place, scope) = writtenArguments.popLast() {
      guard let nominal = type.nominal, !type.hasTypeVariables else { continue }
      let signature = nominal.genericSignature
      let substitution = Substitution(signature.parameters, type.arguments)
      for case .conformance(let subject, let proto) in signature.requirements {
        guard case .genericParameter = subject.kind else { continue }
        let argument = subject.substituting(substitution)
        // What the program's own generic parameters conform to may be implied by where they are used.
        if argument.isGeneric || argument.hasErrors || argument.existential != nil { continue }
        if conformance(of: argument, to: proto, in: scope.genericSignature) == nil {
          diagnostics.report(
            DeclarationMessages.argumentDoesNotConform(argument, proto, place))
        }
      }
    }
  }
}
