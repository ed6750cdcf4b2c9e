/// What the running program knows of a type. A metatype value, an object's header and an existential hold the address
/// of the descriptor's record.
///
/// Lowering makes one descriptor for each concrete type, class of captures, kind of box, and so on; two types are the
/// same exactly when their descriptors are. A descriptor is never released.
public final class TypeDescriptor {
  /// The type's name without its module: `Array<Int>` as `print` shows it.
  public let name: String
  /// The type's name with its modules: `Swift.Array<Swift.Int>`.
  public let qualifiedName: String
  /// What kind of type it is.
  public let kind: TypeKind
  /// The layout of a value. For a class, a closure's captures, a box: of what is in the block behind its header. For a
  /// buffer: of one element.
  public let layout: ValueLayout
  /// The superclass.
  public let superclass: TypeDescriptor?
  /// Stored properties, own ones, or the elements of a tuple.
  public var fields: [Field] = []
  /// The cases of an enum, by tag.
  public var cases: [Case] = []
  /// The class's own `deinit`.
  public var deinitializer: FunctionReference?
  /// The class's methods, overridden and inherited ones included, by index.
  public let methods: [FunctionReference]
  /// For a table: its keys and values.
  public let table: TableLayout?
  /// Lowering's own type.
  public var owner: AnyObject?

  /// The address of the record that the machine reads; what a metatype value is.
  public let address: Int

  /// How a value is turned into text, as far as the type's name says it.
  public private(set) lazy var textForm = TraceSiteRecord.Form(self)

  /// Whether the machine has seen the type and filled in its methods' code.
  public var isPrepared = false

  /// One stored property.
  public struct Field {
    /// Its name; empty for an element of a tuple without a label.
    public let name: String
    /// How many slots behind the value's start it lies; for a class, behind the block's header.
    public let offset: Int
    /// Its type.
    public let type: TypeDescriptor
    /// Whether it is a weak or unowned reference, which reflection has to load.
    public let isWeak: Bool

    /// Makes a field.
    public init(name: String, offset: Int, type: TypeDescriptor, isWeak: Bool = false) {
      self.name = name
      self.offset = offset
      self.type = type
      self.isWeak = isWeak
    }
  }

  /// One case of an enum.
  public struct Case {
    /// Its name.
    public let name: String
    /// The type of its associated values: the value itself, or a tuple when there are several or one with a label.
    public let payload: TypeDescriptor?
    /// Where the payload lies in a value; the payload of an indirect case is in a box.
    public let offset: Int
    /// Whether the payload is in a box.
    public let isIndirect: Bool

    /// Makes a case.
    public init(name: String, payload: TypeDescriptor?, offset: Int = 1, isIndirect: Bool = false) {
      self.name = name
      self.payload = payload
      self.offset = offset
      self.isIndirect = isIndirect
    }
  }

  /// Makes a descriptor.
  public init(
    _ kind: TypeKind, name: String, qualifiedName: String? = nil, layout: ValueLayout,
    superclass: TypeDescriptor? = nil, methods: [FunctionReference] = [], table: TableLayout? = nil
  ) {
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName ?? name
    self.layout = layout
    self.superclass = superclass
    self.methods = methods
    self.table = table
    let record = UnsafeMutablePointer<Int>.allocate(capacity: DescriptorRecord.methods + methods.count)
    record.initialize(repeating: 0, count: DescriptorRecord.methods + methods.count)
    address = Int(bitPattern: record)
    record[DescriptorRecord.object] = Int(bitPattern: Unmanaged.passRetained(self).toOpaque())
    record[DescriptorRecord.kind] = kind.rawValue
    record[DescriptorRecord.layout] = layout.recordAddress
    record[DescriptorRecord.blockBytes] = (kind == .closure ? 24 : 16) + 8 * layout.slots
    record[DescriptorRecord.superclass] = superclass?.address ?? 0
  }

  /// The descriptor whose record is at an address.
  public static func at(_ address: Int) -> TypeDescriptor {
    let record = UnsafePointer<Int>(bitPattern: address).unsafelyUnwrapped
    let object = UnsafeRawPointer(bitPattern: record[DescriptorRecord.object]).unsafelyUnwrapped
    return Unmanaged<TypeDescriptor>.fromOpaque(object).takeUnretainedValue()
  }
}

/// The words of a descriptor's record.
public enum DescriptorRecord {
  /// The `TypeDescriptor`.
  public static let object = 0
  /// The type's kind.
  public static let kind = 1
  /// The layout's record.
  public static let layout = 2
  /// The superclass's record, or 0.
  public static let superclass = 3
  /// Where the class's own `deinit` is entered, or 0.
  public static let deinitializer = 4
  /// Whether the class or one above it has a `deinit`.
  public static let hasDeinitializers = 5
  /// For a buffer: the shared empty one.
  public static let emptyBuffer = 6
  /// How many bytes a block of the type takes, where that depends on the type alone.
  public static let blockBytes = 7
  /// Where the methods begin, each as the address where it is entered.
  public static let methods = 8
}
