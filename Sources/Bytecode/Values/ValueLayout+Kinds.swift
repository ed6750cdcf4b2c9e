extension ValueLayout {
  /// Nothing at all: `Void`.
  public static let empty = shared(ValueLayout(slots: 0))
  /// A number, a Bool, an address.
  public static let word = shared(ValueLayout(slots: 1))
  /// A metatype, whose slot is a descriptor's address and never zero.
  public static let metatype = shared(ValueLayout(slots: 1, niche: 0))
  /// A counted block.
  public static let reference = shared(ValueLayout(slots: 1, parts: [.reference(slot: 0)], niche: 0))
  /// A string; its second slot is never zero.
  public static let string = shared(ValueLayout(slots: 2, parts: [.string(slot: 0)], niche: 1))
  /// A character; U+0000 is zero, so there is no niche.
  public static let character = shared(ValueLayout(slots: 1, parts: [.character(slot: 0)]))
  /// An existential; the type's descriptor is its last slot.
  public static let existential = shared(ValueLayout(slots: 4, parts: [.existential(slot: 0)], niche: 3))
  /// A weak or unowned reference. The reference to the side block is zero for none.
  public static let weak = shared(ValueLayout(slots: 1, parts: [.weak(slot: 0)]))

  /// A layout that programs which run at the same time share: its record is made before any of them asks for it.
  private static func shared(_ layout: ValueLayout) -> ValueLayout {
    _ = layout.recordAddress
    return layout
  }

  /// The values one behind the other: the stored properties of a struct, the elements of a tuple.
  public static func sequence(_ layouts: [ValueLayout]) -> ValueLayout {
    var slots = 0
    var parts: [ManagedPart] = []
    var niche: Int?
    for layout in layouts {
      parts += layout.parts.map { $0.moved(by: slots) }
      if niche == nil, let inner = layout.niche { niche = slots + inner }
      slots += layout.slots
    }
    return ValueLayout(slots: slots, parts: parts, niche: niche)
  }

  /// An Optional: in the niche where there is one, else a tag (1 for a value) and the value behind it.
  public static func optional(of layout: ValueLayout) -> ValueLayout {
    if layout.niche != nil { return ValueLayout(slots: layout.slots, parts: layout.parts) }
    return enumeration(payloads: [nil, layout])
  }

  /// An enum that is not laid out as an Optional in a niche: a tag, and room behind it for the largest payload.
  public static func enumeration(payloads: [ValueLayout?]) -> ValueLayout {
    let width = payloads.map { $0?.slots ?? 0 }.max() ?? 0
    let cases = payloads.map { payload in payload?.parts.map { $0.moved(by: 1) } ?? [] }
    let isTrivial = cases.allSatisfy(\.isEmpty)
    return ValueLayout(
      slots: 1 + width, parts: isTrivial ? [] : [.enumeration(tagSlot: 0, cases: cases)])
  }
}
