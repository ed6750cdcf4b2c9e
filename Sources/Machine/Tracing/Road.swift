import Basics
import Bytecode

/// What the machine remembers of a place in the code that a trace tells of.
///
/// Reading the road to an access off the stack takes time; mostly the place was reached the same way the time before.
final class SiteMemory {
  /// The ways in which the place was reached of late.
  private var known: [Way] = []
  /// Which of them the next new one replaces.
  private var oldest = 0

  /// A road that cannot be known again; kept as long as the tracer is being told of it.
  private var last: TracedRoad?

  private struct Way {
    /// The addresses in the code that the calls were at, innermost first, down to the ordinary function.
    let path: UnsafeMutableBufferPointer<Int>
    let road: Unmanaged<TracedRoad>
  }

  /// So many ways are remembered.
  private static let mostWays = 8
  /// A longer road says nothing to anybody.
  private static let longest = 32
  /// How many calls are looked at: recursion in the library is not worth more.
  private static let deepest = 1000

  /// The road to an access that is made now; nil for none.
  @inline(never)
  static func road(to site: UnsafeMutablePointer<TraceSiteRecord>, _ pc: PC, _ frame: Frame, _ context: Context)
    -> Unmanaged<TracedRoad>?
  {
    if site.pointee.ways == nil { site.pointee.ways = Unmanaged.passRetained(SiteMemory()).toOpaque() }
    let memory = Unmanaged<SiteMemory>.fromOpaque(site.pointee.ways.unsafelyUnwrapped)
    return memory._withUnsafeGuaranteedRef { memory in
      let address = Int(bitPattern: pc)
      for index in memory.known.indices where isPath(memory.known[index].path, address, frame) {
        return memory.known[index].road
      }
      return memory.newRoad(machine(context).calls, address, frame, &site.pointee.isDirect).map(
        Unmanaged.passUnretained)
    }
  }

  private static func isPath(_ path: UnsafeMutableBufferPointer<Int>, _ pc: Int, _ frame: Frame) -> Bool {
    var pc = pc
    var frame = frame
    for index in path.indices {
      if pc != path[index] { return false }
      if index + 1 == path.count { break }
      if frame[-2] == 0 { return false }
      pc = frame[-1]
      frame = slots(at: frame[-2])
    }
    return true
  }

  /// Reads the road off the stack. The library's own functions on the way are left out, but not the accessors that the
  /// program uses.
  private func newRoad(_ calls: CallStack, _ pc: Int, _ frame: Frame, _ isDirect: inout Bool) -> TracedRoad? {
    var steps: [TracedStep] = []
    var origin: SourceLocation?
    var written: SourceLocation?
    var visited = 0
    /// An accessor of the library, which counts if the program called it.
    var pending: TracedStep?
    var isInStorage = false
    calls.walk(pc: pc, frame: frame) { code, cell in
      visited += 1
      guard visited < SiteMemory.deepest, steps.count < SiteMemory.longest else { return false }
      // Code without a role stands between others: the body of an opened existential, for example.
      guard let role = code.traceRole else { return true }
      if role.kind == .storage {
        isInStorage = true
        return true
      }
      let place = code.sourceMap.location(at: cell)
      if isInStorage, written == nil { written = place }
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
      isDirect = visited == 1
      return false
    }
    if isDirect { return nil }
    let road = TracedRoad(steps: steps.reversed(), origin: origin, place: written)
    last = road
    if origin != nil { remember(road, path(pc, frame, calls)) }
    return road
  }

  private func remember(_ road: TracedRoad, _ path: [Int]) {
    if path.isEmpty { return }
    let copy = UnsafeMutableBufferPointer<Int>.allocate(capacity: path.count)
    _ = copy.initialize(from: path)
    let way = Way(path: copy, road: Unmanaged.passRetained(road))
    if known.count < SiteMemory.mostWays { return known.append(way) }
    known[oldest].path.deallocate()
    known[oldest].road.release()
    known[oldest] = way
    oldest = (oldest + 1) % SiteMemory.mostWays
  }

  /// The addresses that the calls are at down to an ordinary function; none where a deinitializer is among them, whose
  /// caller is written elsewhere.
  private func path(_ pc: Int, _ frame: Frame, _ calls: CallStack) -> [Int] {
    var found: [Int] = []
    var pc = pc
    var frame = frame
    while found.count < SiteMemory.deepest {
      if pc == calls.resumeCell { return [] }
      found.append(pc)
      if calls.isOrdinary(pc, isReturnAddress: found.count > 1) { return found }
      if frame[-2] == 0 { return [] }
      pc = frame[-1]
      frame = slots(at: frame[-2])
    }
    return []
  }
}

extension CallStack {
  /// Whether an address lies in an ordinary function of the program, where roads begin.
  fileprivate func isOrdinary(_ pc: Int, isReturnAddress: Bool) -> Bool {
    guard let role = code(at: isReturnAddress ? pc - 1 : pc, in: linker.sorted)?.code.traceRole else { return false }
    return role.kind == .function && !role.isLibrary
  }
}
