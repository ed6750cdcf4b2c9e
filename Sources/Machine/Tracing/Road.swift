import Basics
import Bytecode

/// How an access was reached: the accessors and closures between an ordinary function of the program and the access, read
/// off the stack. The library's own functions on the way are left out, but not the accessors that the program uses.
struct Road {
  /// The accessors and closures, outermost first.
  var steps: [TracedStep] = []
  /// The place in an ordinary function where the road begins.
  var origin: SourceLocation?
  /// Where the access is written, if not where it is made.
  var place: SourceLocation?

  /// A longer road says nothing to anybody.
  private static let longest = 32
  /// How many calls are looked at: recursion in the library is not worth more.
  private static let deepest = 1000

  init(from calls: CallStack, _ pc: PC, _ frame: Frame) {
    var visited = 0
    /// An accessor of the library, which counts if the program called it.
    var pending: TracedStep?
    var isInStorage = false
    calls.walk(pc: Int(bitPattern: pc), frame: frame) { code, cell in
      visited += 1
      guard visited < Road.deepest, steps.count < Road.longest else { return false }
      // Code without a role stands between others: the body of an opened existential, for example.
      guard let role = code.traceRole else { return true }
      if role.kind == .storage {
        isInStorage = true
        return true
      }
      let place = code.sourceMap.location(at: cell)
      if isInStorage, self.place == nil { self.place = place }
      let isRoad = role.kind != .function
      if role.isLibrary {
        pending = isRoad ? TracedStep(role: role, place: place) : nil
        return true
      }
      if let one = pending { steps.append(one) }
      pending = nil
      if isRoad {
        steps.append(TracedStep(role: role, place: place))
        return true
      }
      origin = place
      return false
    }
    steps.reverse()
  }
}
