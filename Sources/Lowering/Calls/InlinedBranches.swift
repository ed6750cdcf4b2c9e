import Bytecode
import Semantics

// Conditions that are calls of closures passed to the function being inlined, as in `where isIncluded(element)`: the closure's
// own comparison branches.

extension FunctionEmitter {
  /// Branches on the one expression that an inlined closure is; false, and nothing emitted, for all other calls.
  func emitInlinedClosureBranch(_ call: TypedCall, to label: Label, when outcome: Bool) throws -> Bool {
    guard case .value(let function) = call.callee, case .load(let place) = function.kind,
      case .variable(let variable) = place.kind, let argument = bindings[variable]?.inlined,
      case .closure(let inlined) = argument.kind, inlining.count < 16, !inlining.contains(inlined.marker),
      inlined.closure.body.statements.count == 1, let value = inlined.closure.body.statements[0].singleValue
    else { return false }
    let arguments = arguments(of: call, nil)
    let variables = inlined.closure.parameters.map(\.variable)
    guard variables.count == arguments.count else { return false }
    let outer = (context, inlining, assembler.location)
    let depth = scopes.count
    scopes.append(CleanupScope(top: top))
    try bindInlined(variables, to: arguments, isLeaf: inlined.closure.body.isLeaf)
    context = argument.context
    inlining.append(inlined.marker)
    guard hasCleanups(to: depth) else {
      try emitBranch(value, to: label, when: outcome)
      (context, inlining, assembler.location) = outer
      try popScope(to: depth)
      return true
    }
    // What the arguments own ends on both ways, so it ends before the branch.
    let slot = allocate(1)
    try withScope { _ = try emit(value, into: slot, .owned) }
    (context, inlining, assembler.location) = outer
    try popScope(to: depth)
    if !assembler.hasEnded { assembler.emit(outcome ? .branchIfTrue : .branchIfFalse, slot, to: label) }
    return true
  }
}
