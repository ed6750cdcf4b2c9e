/// What kind of type a descriptor describes; the first ones are types of the language, the others are the machine's own
/// blocks.
public enum TypeKind: Int, Sendable {
  /// A struct.
  case structure
  /// A class; its values are references to blocks of the descriptor's layout.
  case `class`
  /// An enum, with a tag in its first slot.
  case enumeration
  /// A tuple.
  case tuple
  /// An Optional, which may be in a niche.
  case optional
  /// A function.
  case function
  /// A metatype.
  case metatype
  /// A protocol or a composition, as the type of a variable.
  case existential
  /// A built-in type: a number, a string, an address.
  case primitive
  /// The block of a closure; the layout is that of the captures.
  case closure
  /// A block with a captured variable, an indirect payload.
  case box
  /// The storage of an array; the layout is that of an element.
  case buffer
  /// The storage of a dictionary or a set.
  case table

  /// The number `mirror.kind` gives.
  public var mirrorCode: Int {
    switch self {
    case .structure: return 1
    case .class: return 2
    case .enumeration: return 3
    case .tuple: return 4
    case .optional: return 5
    case .function, .closure: return 6
    case .metatype: return 7
    case .existential: return 8
    case .primitive, .box, .buffer, .table: return 0
    }
  }

  /// The number of a class, for the machine's comparisons.
  public static var classCode: Int { 1 }
}
