import Basics
import Syntax

// What may not stand inside what: storage outside of structs and classes, types in protocols and generic functions.

extension Program {
  /// Reports a type where there can be none.
  func checkNesting(of nominal: NominalSymbol) {
    guard let name = nominal.nameRange, !name.file.isLibrary else { return }
    let sort = nominal.kind == .protocol ? "protocol" : "type"
    if let scope = nominal.definingScope {
      guard !scope.genericSignature.parameters.isEmpty, let around = described(codeAround: scope) else { return }
      diagnostics.report(NestingMessages.type("type", nominal, in: around, name))
    } else if let proto = nominal.parent as? NominalSymbol, proto.kind == .protocol {
      diagnostics.report(NestingMessages.type(sort, nominal, in: "protocol '\(proto.name)'", name))
    } else if let part = nominal.parent as? ExtensionSymbol, part.extended.kind == .protocol {
      diagnostics.report(NestingMessages.type(sort, nominal, in: "protocol extension of '\(part.extended.name)'", name))
    } else if nominal.kind == .protocol, nominal.parent?.genericSignature.parameters.isEmpty == false {
      diagnostics.report(NestingMessages.type(sort, nominal, in: "a generic context", name))
    }
  }

  /// The generic function or closure that local code belongs to, as messages write it.
  private func described(codeAround scope: Scope) -> String? {
    var current: Scope? = scope
    while let one = current {
      switch one.kind {
      case .closure: return "closure in generic context"
      case .callable(let accessor as AccessorSymbol):
        let name = (accessor.owner as? VariableSymbol)?.name ?? accessor.owner.fullName
        return "generic function \(accessor.kind == .get ? "getter" : "setter") for '\(name)'"
      case .callable(let deinitializer as DeinitializerSymbol): return "generic function '\(deinitializer.name)'"
      case .callable(let callable): return "generic function '\(callable.fullName)'"
      default: current = one.parent
      }
    }
    return nil
  }

  /// Reports a property that needs storage where values have none but their cases, or have all they will ever have.
  func checkPlace(of variable: VariableSymbol) {
    guard variable.isMember, !variable.isStatic, variable.appliedWrapper == nil, variable.wrappedVariable == nil,
      variable.projectedVariable == nil, variable.trackedVariable == nil, variable.lazyOwner == nil,
      variable.storage == .stored || variable.isLazy, let name = variable.nameRange, !name.file.isLibrary
    else { return }
    if variable.parent is ExtensionSymbol {
      diagnostics.report(NestingMessages.storage(in: "extensions", name))
    } else if (variable.parent as? NominalSymbol)?.kind == .enum {
      diagnostics.report(NestingMessages.storage(in: "enums", name))
    }
  }

  /// Reports `deinit` of a value that can be copied.
  func checkPlace(of deinitializer: DeinitializerSymbol) {
    guard let owner = deinitializer.parent.flatMap(nominalOf), owner.kind == .struct || owner.kind == .enum,
      let syntax = deinitializer.syntax as? DeinitializerDeclaration
    else { return }
    diagnostics.report(NestingMessages.deinitializer(of: owner, syntax.keyword))
  }
}
