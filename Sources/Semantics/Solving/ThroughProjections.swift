import Basics
import Syntax

// A member that a wrapped property's value does not have. Where the projection takes any name as a key path,
// `@dynamicMemberLookup` as `Binding` has it, the compiler supposes that the projection was meant: `$name.member`. Of the
// member's own type nothing is known then; it goes by the name of the subscript's generic parameter, `Binding<Subject>`.

/// How a type takes names as key paths.
struct DynamicMemberByPath {
  /// Where the key paths begin.
  let root: Type
  /// What a member gives, with the generic parameter that stands for the member's type.
  let result: Type
}

extension Program {
  /// The `subscript(dynamicMember:)` of a type that takes a key path; nil where it has none.
  func dynamicMemberByPath(of type: Type, in signature: GenericSignature) -> DynamicMemberByPath? {
    let lookup = lookUpMember("subscript", of: type, in: signature)
    guard lookup.hasDynamicMembers else { return nil }
    for candidate in lookup.candidates {
      guard let symbol = candidate.symbol as? SubscriptSymbol, symbol.takesDynamicMembersByPath,
        let root = symbol.parameters[0].type.arguments.first, let result = symbol.type.function?.result
      else { continue }
      return DynamicMemberByPath(
        root: root.substituting(candidate.substitution), result: result.substituting(candidate.substitution))
    }
    return nil
  }
}

extension Type {
  /// Whether it has a part that stands for what a missing member is.
  var standsForMissingMember: Bool {
    guard contents.contains(.genericParameter) else { return false }
    var found = false
    _ = transform { part in
      if case .genericParameter(let parameter) = part.kind, let owner = parameter.parent as? SubscriptSymbol,
        owner.takesDynamicMembers
      {
        found = true
      }
      return nil
    }
    return found
  }
}

extension ConstraintSystem {
  /// The projection that was perhaps meant where a member was asked of a wrapped value, if it takes any name.
  func meantProjection(_ member: MemberExpression) -> (type: Type, dynamic: DynamicMemberByPath)? {
    var base = member.base
    while let inner = base as? ParenthesizedExpression { base = inner.expression }
    guard let variable = (choices[Origin(base)] ?? choices[Origin(base, .member)])?.choice.symbol as? VariableSymbol,
      let wrapper = variable.appliedWrapper,
      let type = wrapper.projection?.type ?? wrapper.layerTypes.first,
      let dynamic = program.dynamicMemberByPath(of: type, in: signature)
    else { return nil }
    return (type, dynamic)
  }

  /// What a member is taken for that is not there.
  func typeOfMissing(_ use: MemberUse, _ origin: Origin) -> Type? {
    let base = resolved(use.base).rvalue
    if use.name == "callAsFunction" || use.name == "subscript" { return nil }
    let dynamic =
      (origin.node as? MemberExpression).flatMap(meantProjection)?.dynamic
      ?? (base.variable == nil ? program.dynamicMemberByPath(of: base, in: signature) : nil)
    if let dynamic, let member = memberOfPayload(use.name, of: dynamic) {
      return dynamic.result.transform { part in
        if case .genericParameter(let parameter) = part.kind, parameter.parent is SubscriptSymbol {
          member
        } else {
          nil
        }
      }
    }
    // Of a member that is nothing but its own type, nothing at all is known.
    if case .genericParameter? = dynamic?.result.kind { return nil }
    // That it cannot be set is not said besides.
    return dynamic.map { types[.lvalue($0.result)] }
  }

  /// The type of a member that key paths would reach, were the optional unwrapped in which they begin: `$choice.name`.
  func memberOfPayload(_ name: String, of dynamic: DynamicMemberByPath) -> Type? {
    guard let payload = dynamic.root.optionalPayload,
      let found = program.lookUpMember(name, of: payload, in: signature).candidates.first,
      let property = found.symbol as? VariableSymbol, !property.isStatic
    else { return nil }
    return program.seen(property.type, memberOf: payload, declaredIn: property)
  }
}
