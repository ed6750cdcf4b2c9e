import Syntax

// In which order the compiler tells of several mistakes in one expression.

extension ExpressionDiagnosis {
  /// Members that are not there are said in the order in which they stand.
  func inOrder(_ fixes: [Fix]) -> [Fix] {
    let areMembers = fixes.allSatisfy { fix in
      switch fix.kind {
      case .constraint(.member), .otherSide, .uncalledBase: return true
      default: return false
      }
    }
    // That what an optional holds cannot be changed comes before that it has to be taken out.
    if fixes.count == 2, case .mutatingMember = fixes[1].kind, fixes[0].origin.node === fixes[1].origin.node {
      return fixes.reversed()
    }
    return usesFirst(
      areMembers
        ? fixes.sorted { nameRange(of: $0.origin.node).start < nameRange(of: $1.origin.node).start } : fixes)
  }

  /// What is wrong with the use of a member that is not there, and for which its projection is supposed, comes before that
  /// where it is an argument or a simple call.
  private func usesFirst(_ fixes: [Fix]) -> [Fix] {
    var result = fixes
    for fix in fixes {
      guard case .constraint(.member(let missing)) = fix.kind, let member = fix.origin.node as? MemberExpression,
        system.resolved(missing.result).rvalue.standsForMissingMember,
        let place = result.firstIndex(where: { $0.origin == fix.origin }),
        let use = result.indices.first(where: { $0 > place && isEarlyUse(result[$0], of: member) })
      else { continue }
      result.insert(result.remove(at: use), at: place)
    }
    return result
  }

  private func isInClosure(_ expression: Expression) -> Bool {
    if system.context.kind == .closure { return true }
    var around = parents[ObjectIdentifier(expression)]
    while let one = around {
      if one is ClosureExpression { return true }
      around = parents[ObjectIdentifier(one)]
    }
    return false
  }

  private func isEarlyUse(_ fix: Fix, of member: MemberExpression) -> Bool {
    if case .argument(let index) = fix.origin.part, let application = applications[ObjectIdentifier(fix.origin.node)],
      index < application.arguments.count
    {
      return bare(application.arguments[index].expression) === member
    }
    if case .element = fix.origin.part, let array = fix.origin.node as? ArrayLiteralExpression {
      return array.elements.contains { bare($0) === member }
    }
    guard
      fix.origin.node === member || (fix.origin.node as? CallExpression).map({ bare($0.callee) === member }) ?? false,
      let call = parents[ObjectIdentifier(member)] as? CallExpression, bare(call.callee) === member,
      call.trailingClosures.isEmpty
    else { return false }
    if call.arguments.isEmpty || isInClosure(call) { return true }
    return parents[ObjectIdentifier(call)] == nil && call.arguments.count == 1 && call.arguments[0].label == nil
      && bare(call.arguments[0].expression).kind == .identifier
  }
}
