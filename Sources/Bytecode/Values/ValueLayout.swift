/// How a value's slots are managed: how many there are, and which of them hold counted references.
///
/// Layouts are compared by their contents. The machine reads them from records in raw memory, made when first needed
/// and kept for good.
public final class ValueLayout: Hashable {
  /// How many slots a value takes.
  public let slots: Int
  /// The parts that copying retains and destroying releases, in the order in which they are destroyed.
  public let parts: [ManagedPart]
  /// A slot that is never zero in a value, so that zero there can stand for the absence of one.
  public let niche: Int?

  /// The address of the record that the machine reads.
  public private(set) lazy var recordAddress: Int = LayoutRecord.make(self)

  /// Makes a layout.
  public init(slots: Int, parts: [ManagedPart] = [], niche: Int? = nil) {
    self.slots = slots
    self.parts = parts
    self.niche = niche
  }

  /// Whether values are copied and forgotten as they are.
  public var isTrivial: Bool { parts.isEmpty }

  /// Two layouts are equal when they describe the same slots.
  public static func == (left: ValueLayout, right: ValueLayout) -> Bool {
    left === right || (left.slots == right.slots && left.parts == right.parts && left.niche == right.niche)
  }

  /// Hashes what describes the slots.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(slots)
    hasher.combine(parts)
    hasher.combine(niche)
  }
}

/// A part of a value that needs work when the value is copied or destroyed. A part whose slot is zero is absent: the
/// zero stands for `nil`, or for a value that was moved out.
public indirect enum ManagedPart: Hashable {
  /// A counted block: an object, a closure, a box, a buffer, a table.
  case reference(slot: Int)
  /// A string, two slots.
  case string(slot: Int)
  /// A character, one slot.
  case character(slot: Int)
  /// An existential that may hold a value of any type, four slots.
  case existential(slot: Int)
  /// A weak or unowned reference.
  case weak(slot: Int)
  /// The parts of an enum's payload: for each tag, counted from 0, those of that case.
  case enumeration(tagSlot: Int, cases: [[ManagedPart]])

  /// The same part in a value that begins `offset` slots further on.
  public func moved(by offset: Int) -> ManagedPart {
    switch self {
    case .reference(let slot): return .reference(slot: slot + offset)
    case .string(let slot): return .string(slot: slot + offset)
    case .character(let slot): return .character(slot: slot + offset)
    case .existential(let slot): return .existential(slot: slot + offset)
    case .weak(let slot): return .weak(slot: slot + offset)
    case .enumeration(let slot, let cases):
      return .enumeration(tagSlot: slot + offset, cases: cases.map { $0.map { $0.moved(by: offset) } })
    }
  }
}
