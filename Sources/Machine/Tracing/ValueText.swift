import Bytecode

/// The text of a value in Swift's notation, made from its type's descriptor: literals as they are written, `Point(x: 1, y: 2)`,
/// `[1, 2]`, `.some(case: 3)`. None of the program's own code runs.
///
/// The text stops at a limit, so that the time it takes does not depend on how large the value is.
struct ValueText {
  private let machine: Machine
  /// Where the text goes, behind what is there already.
  private let text: TextBuffer
  private let start: Int
  private let limit: Int
  private var depth = 0
  /// Whether the fields of objects are shown, one object deep. They are locations of their own, so that a trace does without.
  private let showsObjects: Bool

  /// Values inside of values inside of … are left out from here on.
  private static let deepest = 12

  init(_ machine: Machine, into text: TextBuffer, limit: Int, showsObjects: Bool = false) {
    self.showsObjects = showsObjects
    self.machine = machine
    self.text = text
    self.limit = limit
    start = text.count
  }

  /// A value at an address.
  static func text(
    at value: Frame, _ type: TypeDescriptor, isWeak: Bool, _ machine: Machine, limit: Int, showsObjects: Bool = false
  ) -> String {
    let text = TextBuffer()
    var rendering = ValueText(machine, into: text, limit: limit, showsObjects: showsObjects)
    if isWeak {
      rendering.writeWeak(value, type)
    } else {
      rendering.write(value, type)
    }
    rendering.finish()
    defer { text.deallocate() }
    return text.string
  }

  /// Cuts the text short where it is longer than the limit.
  func finish() {
    if text.count - start <= limit { return }
    let bytes = text.bytes
    var end = start + max(0, limit - 1)
    // A character of several bytes is not torn apart.
    while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    text.truncate(to: end)
    text.append("…" as StaticString)
  }

  private var isFull: Bool { text.count - start > limit }

  private func put(_ sign: StaticString) { text.append(sign) }
  private func putName(_ name: String) { text.append(name) }

  // MARK: Values

  /// Writes the value of a type that lies at an address.
  mutating func write(_ value: Frame, _ type: TypeDescriptor) {
    if isFull { return }
    if depth >= ValueText.deepest { return put("…") }
    depth += 1
    defer { depth -= 1 }
    switch type.kind {
    case .primitive: writePrimitive(value, type)
    case .structure: writeStructure(value, type)
    case .tuple: writeTuple(value, type)
    case .optional: writeOptional(value, type)
    case .enumeration: writeCase(value, type)
    case .existential: writeExistential(value, type)
    case .class: writeObject(value[0])
    case .metatype: putName(value[0] == 0 ? "…" : TypeDescriptor.at(value[0]).name + ".self")
    case .function: put("{ … }")
    case .closure, .box, .buffer, .table: put("…")
    }
  }

  /// Writes what a weak or unowned reference refers to.
  mutating func writeWeak(_ value: Frame, _ type: TypeDescriptor) {
    let side = value[0]
    let object = side == 0 ? 0 : slots(at: side)[SideBlock.object]
    if object == 0 { put("nil") } else { writeObject(object) }
  }

  private mutating func writePrimitive(_ value: Frame, _ type: TypeDescriptor) {
    switch type.textForm {
    case .signed: return text.appendDecimal(value[0])
    case .unsigned: return text.appendDecimal(UInt(bitPattern: value[0]))
    case .bool: return put(value[0] == 0 ? "false" : "true")
    case .string:
      let count = min(byteCount(value), limit + 8)
      return writeQuoted(UnsafeBufferPointer(start: bytes(of: value), count: count))
    case .plain, .other: break
    }
    switch type.name {
    case "Double": putName(float64(value[0]).description)
    case "Float": putName(float32(value[0]).description)
    case "Character":
      writeCharacter(value[0])
    default: putName(type.name)
    }
  }

  private mutating func writeCharacter(_ character: Int) {
    let bytes = withText(ofCharacter: character) { Array(UnsafeBufferPointer(start: $0.bytes, count: $0.count)) }
    bytes.withUnsafeBufferPointer { writeQuoted($0) }
  }

  private mutating func writeQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    text.append(UInt8(ascii: "\""))
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n"): put("\\n")
      case UInt8(ascii: "\t"): put("\\t")
      case UInt8(ascii: "\r"): put("\\r")
      case UInt8(ascii: "\""): put("\\\"")
      case UInt8(ascii: "\\"): put("\\\\")
      case 0..<32: putName("\\u{\(String(byte, radix: 16))}")
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }

  private mutating func writeTuple(_ value: Frame, _ type: TypeDescriptor) {
    put("(")
    writeFields(value, type)
    put(")")
  }

  private mutating func writeFields(_ value: Frame, _ type: TypeDescriptor) {
    var isFirst = true
    // What an observable class adds is no property of anybody's; the others are kept under names with an underscore.
    let isObservable = type.fields.contains { $0.name.hasPrefix("_$") }
    for field in type.fields where !field.name.hasPrefix("_$") {
      if isFull { return }
      if !isFirst { put(", ") }
      isFirst = false
      if !field.name.isEmpty, Int(field.name) == nil {
        putName(isObservable && field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name)
        put(": ")
      }
      if field.isWeak {
        writeWeak(value + field.offset, field.type)
      } else {
        write(value + field.offset, field.type)
      }
    }
  }

  private mutating func writeOptional(_ value: Frame, _ type: TypeDescriptor) {
    guard let payload = type.cases.last?.payload else { return put("nil") }
    let layout = layoutOfValue(payload)
    if let niche = layout.niche {
      if value[niche] == 0 { put("nil") } else { write(value, payload) }
    } else if value[0] == 0 {
      put("nil")
    } else {
      write(value + 1, payload)
    }
  }

  private mutating func writeCase(_ value: Frame, _ type: TypeDescriptor) {
    guard type.cases.indices.contains(value[0]) else { return putName(type.name) }
    let item = type.cases[value[0]]
    put(".")
    putName(item.name)
    guard let payload = item.payload else { return }
    var start = value + item.offset
    if item.isIndirect { start = slots(at: start[0]) + 2 }
    if payload.kind == .tuple { return writeTuple(start, payload) }
    put("(")
    write(start, payload)
    put(")")
  }

  private mutating func writeExistential(_ value: Frame, _ type: TypeDescriptor) {
    if layoutSlots(layoutAddress(ofType: type.address)) < 4 { return writeObject(value[0]) }
    if value[3] == 0 { return put("nil") }
    write(slots(at: payloadAddress(of: value)), TypeDescriptor.at(value[3]))
  }

  private mutating func writeObject(_ object: Int) {
    if object == 0 { return put("nil") }
    let type = TypeDescriptor.at(slots(at: object)[1])
    putName(type.name)
    guard showsObjects, type.isOfProgram, depth <= 2 else { return }
    put("(")
    var chain = [type]
    while let superclass = chain[0].superclass { chain.insert(superclass, at: 0) }
    var isFirst = true
    for one in chain where !one.fields.isEmpty {
      if !isFirst { put(", ") }
      isFirst = false
      writeFields(slots(at: object) + 2, one)
    }
    put(")")
  }

  // MARK: Structs

  private mutating func writeStructure(_ value: Frame, _ type: TypeDescriptor) {
    switch machine.notation(of: type) {
    case .array: writeArray(value, type)
    case .set: writeTable(value, type, isSet: true)
    case .dictionary: writeTable(value, type, isSet: false)
    case .range(let sign): writeRange(value, type, sign)
    case .opaque(let name): putName(name)
    case .wrapper(let start):
      putName(start)
      if let field = type.fields.first { write(value + field.offset, field.type) }
      put(")")
    case .members(let start):
      putName(start)
      writeFields(value, type)
      put(")")
    }
  }

  private mutating func writeRange(_ value: Frame, _ type: TypeDescriptor, _ sign: String) {
    guard type.fields.count == 2 else { return putName(type.name) }
    write(value + type.fields[0].offset, type.fields[0].type)
    putName(sign)
    write(value + type.fields[1].offset, type.fields[1].type)
  }

  private mutating func writeArray(_ value: Frame, _ type: TypeDescriptor) {
    guard let element = machine.typeArguments(of: type).first, value[0] != 0 else { return put("[]") }
    let buffer = slots(at: value[0])
    let stride = layoutOfValue(element).slots
    put("[")
    for index in 0..<buffer[Buffer.count] {
      if isFull { return }
      if index > 0 { put(", ") }
      write(buffer + Buffer.elements + index * stride, element)
    }
    put("]")
  }

  private mutating func writeTable(_ value: Frame, _ type: TypeDescriptor, isSet: Bool) {
    let arguments = machine.typeArguments(of: type)
    guard let key = arguments.first, value[0] != 0 else { return put("[]") }
    let table = slots(at: value[0])
    // Sorting many entries to show a few takes too long, and which few would be chance.
    if table[Table.count] > max(16, limit / 4) {
      put("[… ")
      text.appendDecimal(table[Table.count])
      return put(" entries]")
    }
    // The order of a table's entries changes from run to run; people look for keys.
    var entries: [(key: String, Frame)] = []
    var entry = nextEntry(in: table, from: 0)
    while entry >= 0 {
      let slots = entrySlots(table, entry)
      let text = ValueText.text(at: slots, key, isWeak: false, machine, limit: limit)
      entries.append((text, slots + table[Table.valueOffset]))
      entry = nextEntry(in: table, from: entry + 1)
    }
    entries.sort { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }
    put(entries.isEmpty && !isSet ? "[:" : "[")
    for (index, (key, value)) in entries.enumerated() {
      if isFull { return }
      if index > 0 { put(", ") }
      putName(key)
      guard !isSet, let type = arguments.last else { continue }
      put(": ")
      write(value, type)
    }
    put("]")
  }
}

/// The layout of a value of a type, as an object.
private func layoutOfValue(_ type: TypeDescriptor) -> ValueLayout {
  type.kind == .class ? .reference : type.layout
}

/// How the values of a struct are written.
enum StructNotation {
  /// `[1, 2]`.
  case array
  /// `["a", "b"]`, sorted.
  case set
  /// `["a": 1]`, sorted by key.
  case dictionary
  /// `1..<3`, with the sign between the bounds.
  case range(String)
  /// The program's own: `Point(`, then the stored properties.
  case members(String)
  /// The library's, whose inside is nobody's business.
  case opaque(String)
  /// A wrapper of the library that is the value's only place: `Published(1)`.
  case wrapper(String)

  init(of type: TypeDescriptor) {
    let name = String(type.name.prefix { $0 != "<" })
    if type.isOfProgram {
      self = .members(name + "(")
      return
    }
    switch name {
    case "Array", "ContiguousArray": self = .array
    case "Set": self = .set
    case "Dictionary": self = .dictionary
    case "Range": self = .range("..<")
    case "ClosedRange": self = .range("...")
    case "Substring": self = .opaque("Substring(…)")
    case "Published": self = .wrapper("Published(")
    default: self = .opaque(type.name)
    }
  }
}

extension Machine {
  /// How the values of a struct are written.
  fileprivate func notation(of type: TypeDescriptor) -> StructNotation {
    if let known = structNotations[type.address] { return known }
    let notation = StructNotation(of: type)
    structNotations[type.address] = notation
    return notation
  }
}

extension TypeDescriptor {
  /// Whether the program itself declares the type.
  var isOfProgram: Bool { qualifiedName.hasPrefix("main.") }
}
