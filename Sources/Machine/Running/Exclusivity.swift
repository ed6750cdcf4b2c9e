import Bytecode

/// A long access to a variable that can be reached in more than one way.
struct OpenAccess {
  let address: Int
  let modifies: Bool
}

private func conflict(_ address: Int, kind: Int, _ context: Context) -> OpenAccess? {
  machine(context).openAccesses.last { $0.address == address && ($0.modifies || kind != 0) }
}

private func report(_ address: Int, _ context: Context) {
  setMessage(
    "Simultaneous accesses to 0x\(String(address, radix: 16)), but modification requires exclusive access.",
    context)
}

/// Begins an access; false, and a message, when another one is in the way.
@inline(never)
func beginExclusiveAccess(to address: Int, kind: Int, _ pc: PC, _ frame: Frame, _ context: Context) -> Bool {
  if conflict(address, kind: kind, context) != nil {
    report(address, context)
    return false
  }
  machine(context).openAccesses.append(OpenAccess(address: address, modifies: kind != 0))
  context.pointee.openAccesses += 1
  return true
}

/// Ends the latest access of a kind to an address.
@inline(never) func endExclusiveAccess(to address: Int, kind: Int, _ context: Context) {
  let machine = machine(context)
  guard
    let index = machine.openAccesses.lastIndex(where: { $0.address == address && $0.modifies == (kind != 0) })
  else { return }
  machine.openAccesses.remove(at: index)
  context.pointee.openAccesses -= 1
}

/// An access that ends at once; false, and a message, when another one is in the way.
@inline(never)
func checkExclusiveAccess(to address: Int, kind: Int, _ pc: PC, _ frame: Frame, _ context: Context) -> Bool {
  if conflict(address, kind: kind, context) == nil { return true }
  report(address, context)
  return false
}
