import Bytecode
import Semantics

/// A concrete type as the machine sees it: how many slots its values take, what they are made of and what has to be
/// counted when they are copied.
final class LoweredType {
  /// What a type's slots mean.
  enum Form {
    /// A type of the machine's own, by the name in `@builtin`.
    case primitive(String)
    case structure([LoweredField])
    case tuple([LoweredField])
    /// `niche` is the slot that is zero for `nil`; without one there is a tag in front.
    case optional(payload: LoweredType, niche: Int?)
    case enumeration([LoweredCase])
    case object
    case function
    /// Four slots, of which the last is the type.
    case existential
    /// `AnyObject` or an existential of classes: the object alone.
    case objectExistential
    case metatype
    /// Storage of a weak or unowned variable, `unowned(unsafe)` included.
    case weak(isUnowned: Bool)
    /// A type that never has a value.
    case uninhabited
  }

  /// How copying and destroying is done.
  enum Management {
    case none
    /// One counted block; `mayBeNone` when the slot can be zero.
    case reference(mayBeNone: Bool)
    case string
    case character
    case existential
    /// Anything else, by its layout.
    case layout
  }

  let type: Type
  let form: Form
  let layout: ValueLayout
  let management: Management

  init(_ type: Type, _ form: Form, layout: ValueLayout) {
    self.type = type
    self.form = form
    self.layout = layout
    switch layout.parts.first {
    case nil: management = .none
    case .reference(0) where layout.slots == 1 && layout.parts.count == 1:
      management = .reference(mayBeNone: layout.niche == nil)
    case .string(0) where layout.slots == 2 && layout.parts.count == 1: management = .string
    case .character(0) where layout.slots == 1 && layout.parts.count == 1: management = .character
    case .existential(0) where layout.slots == 4 && layout.parts.count == 1: management = .existential
    default: management = .layout
    }
  }

  /// The only part that needs work when a value of several slots is copied or destroyed, where its own instructions do
  /// that work.
  var onlyPart: ManagedPart? {
    guard layout.parts.count == 1, let part = layout.parts.first else { return nil }
    switch part {
    case .reference, .string, .character: return part
    case .existential, .weak, .enumeration: return nil
    }
  }

  /// How many slots a value takes.
  var slots: Int { layout.slots }
  /// Whether this is a tuple.
  var isTuple: Bool {
    if case .tuple = form { return true }
    return false
  }
  /// Whether a value is a string's two slots, or `nil` in their place.
  var isString: Bool {
    if case .string = management { return true }
    return false
  }
  /// Whether values are copied and forgotten as they are.
  var isTrivial: Bool { layout.isTrivial }
}

/// A stored property or a tuple's element.
struct LoweredField {
  let name: String
  /// Slots from the start of the value; for an object from the start of the block.
  let offset: Int
  let type: LoweredType
  /// The property; nil for an element of a tuple.
  let symbol: VariableSymbol?
}

/// A case of an enum that has a tag.
struct LoweredCase {
  let symbol: EnumCaseSymbol
  /// The associated values, with offsets from the start of the payload.
  let payload: [LoweredField]
  /// The layout of the payload as a whole.
  let layout: ValueLayout
  /// Whether the payload is in a box.
  let isIndirect: Bool
}
