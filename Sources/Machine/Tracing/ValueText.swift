import Bytecode

/// The text of a value in Swift's notation, made as its type's plan says: literals as they are written, `Point(x: 1, y: 2)`,
/// `[1, 2]`, `.some(case: 3)`. None of the program's own code runs.
///
/// The text stops at a limit, so that the time it takes does not depend on how large the value is: of long arrays the first
/// elements and the number are shown, of long strings both ends.
struct ValueText {
  /// The machine, which outlives all its texts.
  private let owner: Unmanaged<Machine>
  private let numbers: NumberTexts
  /// Where the text goes, behind what is there already.
  private let text: TextBuffer
  private let start: Int
  private let limit: Int
  private var depth = 0
  /// How many elements an array has whose text is too long, if the value is an array.
  private var elements = 0
  /// Whether there are literals in the text: all else means the same inside of JSON's strings.
  private(set) var hasLiterals = false
  /// Whether the fields of objects are shown, one object deep. They are locations of their own, so that a trace does without.
  private let showsObjects: Bool

  /// Values inside of values inside of … are left out from here on.
  private static let deepest = 12
  /// Of an array with more elements than that only some are shown, if values are cut short at all.
  private static let mostElements = 16
  /// How many of them are shown.
  private static let shownElements = 3
  /// So many bytes are left for the number of elements of an array.
  private static let roomForCount = 14
  /// Values are shown whole where the limit is larger.
  private static let wholeLimit = 1 << 30

  @inline(__always)
  init(_ machine: Unmanaged<Machine>, into text: TextBuffer, limit: Int, showsObjects: Bool = false) {
    self.showsObjects = showsObjects
    owner = machine
    numbers = machine._withUnsafeGuaranteedRef { $0.context.pointee.tracing.pointee.numbers }
    self.text = text
    self.limit = limit
    start = text.count
  }

  /// A value at an address.
  static func text(
    at value: Frame, _ type: TypeDescriptor, isWeak: Bool, _ machine: Machine, limit: Int, showsObjects: Bool = false
  ) -> String {
    let text = TextBuffer()
    var rendering = ValueText(
      Unmanaged.passUnretained(machine), into: text, limit: limit, showsObjects: showsObjects)
    if isWeak { rendering.writeWeak(value) } else { rendering.write(value, type) }
    rendering.finish()
    defer { text.deallocate() }
    return text.string
  }

  /// Cuts the text short where it is longer than the limit.
  @inline(__always) func finish() {
    if text.count - start > limit { cut() }
  }

  @inline(never) private func cut() {
    let room = elements == 0 ? 1 : ValueText.roomForCount
    let end = endOfCharacters(in: text.bytes, start + max(0, limit - room), after: start)
    text.truncate(to: end)
    text.append("…" as StaticString)
    if elements == 0 { return }
    text.append(UInt8(ascii: " "))
    text.appendDecimal(elements)
    text.append(" elements]" as StaticString)
  }

  /// The end of the last character that ends in front of a place: one of several bytes is not torn apart.
  private func endOfCharacters(in bytes: UnsafeBufferPointer<UInt8>, _ place: Int, after start: Int) -> Int {
    var end = place
    while end > start, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private var machine: Machine { owner.takeUnretainedValue() }

  private var isFull: Bool { text.count - start > limit }

  private func put(_ sign: StaticString) { text.append(sign) }

  // MARK: Values

  /// Writes the value of a type that lies at an address.
  mutating func write(_ value: Frame, _ type: TypeDescriptor) { write(value, machine.textPlan(of: type)) }

  /// Writes a value as a plan says.
  mutating func write(_ value: Frame, _ plan: UnsafeMutablePointer<TextPlan.Step>) {
    var step = plan
    if depth >= ValueText.deepest { return put("…") }
    depth += 1
    defer { depth -= 1 }
    while true {
      if step.pointee.text.count > 0 { text.append(slack: step.pointee.text) }
      let part = value + step.pointee.offset
      switch step.pointee.form {
      case .end: return
      case .signed: text.appendDecimal(part[0])
      case .unsigned: text.appendDecimal(UInt(bitPattern: part[0]))
      case .bool: text.append(part[0] != 0)
      case .double: text.append(slack: numbers.text(of: float64(part[0])))
      case .float: text.append(float32(part[0]).description)
      case .string: writeString(part)
      case .character: writeCharacter(part[0])
      case .object: writeObject(part[0], step)
      case .weak: writeWeak(part)
      case .optional: writeOptional(part, step)
      case .array: writeArray(part, step)
      case .enumeration: writeCase(part, step)
      case .existential: writeExistential(part, step)
      case .metatype: text.append(part[0] == 0 ? "…" : TypeDescriptor.at(part[0]).name + ".self")
      case .table: writeTable(part, step)
      case .nested: write(part, inner(step))
      }
      if isFull { return }
      step += 1
    }
  }

  /// The plan for what is inside of a part.
  @inline(__always)
  private func inner(_ step: UnsafeMutablePointer<TextPlan.Step>) -> UnsafeMutablePointer<TextPlan.Step> {
    step.pointee.inner ?? makeInner(step)
  }

  @inline(never)
  private func makeInner(_ step: UnsafeMutablePointer<TextPlan.Step>) -> UnsafeMutablePointer<TextPlan.Step> {
    let plan = machine.textPlan(of: step.pointee.type.unsafelyUnwrapped.takeUnretainedValue())
    step.pointee.inner = plan
    return plan
  }

  /// Writes what a weak or unowned reference refers to.
  mutating func writeWeak(_ value: Frame) {
    let side = value[0]
    let object = side == 0 ? 0 : slots(at: side)[SideBlock.object]
    if object == 0 { put("nil") } else { writeObject(object, nil) }
  }

  private mutating func writeOptional(_ value: Frame, _ step: UnsafeMutablePointer<TextPlan.Step>) {
    let niche = step.pointee.number
    if value[max(niche, 0)] == 0 { return put("nil") }
    write(niche < 0 ? value + 1 : value, inner(step))
  }

  private mutating func writeCase(_ value: Frame, _ step: UnsafeMutablePointer<TextPlan.Step>) {
    guard let cases = step.pointee.cases, cases.indices.contains(value[0]) else { return put("…") }
    let item = UnsafeMutablePointer(mutating: cases.baseAddress.unsafelyUnwrapped) + value[0]
    text.append(slack: item.pointee.text)
    if item.pointee.form == .end { return }
    var payload = value + item.pointee.offset
    if item.pointee.number != 0 { payload = slots(at: payload[0]) + 2 }
    if !item.pointee.needsParentheses { return write(payload, inner(item)) }
    put("(")
    write(payload, inner(item))
    put(")")
  }

  private mutating func writeExistential(_ value: Frame, _ step: UnsafeMutablePointer<TextPlan.Step>) {
    let type = value[3]
    if type == 0 { return put("nil") }
    if step.pointee.seen != type {
      step.pointee.inner = machine.textPlan(of: TypeDescriptor.at(type))
      step.pointee.seen = type
    }
    write(slots(at: payloadAddress(of: value)), step.pointee.inner.unsafelyUnwrapped)
  }

  /// Writes an object as the name of its class. A step remembers the name of the class it met last.
  private mutating func writeObject(_ object: Int, _ step: UnsafeMutablePointer<TextPlan.Step>?) {
    if object == 0 { return put("nil") }
    let class_ = slots(at: object)[1]
    if showsObjects { return writeFieldsOfObject(object, TypeDescriptor.at(class_)) }
    guard let step else { return text.append(TypeDescriptor.at(class_).name) }
    if step.pointee.seen != class_ {
      step.pointee.inner = machine.classNamePlan(of: TypeDescriptor.at(class_))
      step.pointee.seen = class_
    }
    text.append(slack: step.pointee.inner.unsafelyUnwrapped.pointee.text)
  }

  private mutating func writeFieldsOfObject(_ object: Int, _ type: TypeDescriptor) {
    text.append(type.name)
    guard type.isOfProgram, depth <= 2 else { return }
    put("(")
    var chain = [type]
    while let superclass = chain[0].superclass { chain.insert(superclass, at: 0) }
    var isFirst = true
    for one in chain where !one.fields.isEmpty {
      if !isFirst { put(", ") }
      isFirst = false
      write(slots(at: object) + 2, machine.objectTextPlan(of: one))
    }
    put(")")
  }

  // MARK: Text

  private mutating func writeString(_ value: Frame) {
    let count = byteCount(value)
    let characters = UnsafeBufferPointer(start: bytes(of: value), count: count)
    if count <= limit { return writeQuoted(characters) }
    // Both ends: what is added to a text is at its end.
    let head = endOfCharacters(in: characters, StringText.headCount(limit), after: 0)
    var tail = count - StringText.tailCount(limit)
    while tail < count, characters[tail] & 0xC0 == 0x80 { tail += 1 }
    text.append(UInt8(ascii: "\""))
    writeEscaped(UnsafeBufferPointer(rebasing: characters[..<head]))
    put("…")
    writeEscaped(UnsafeBufferPointer(rebasing: characters[tail...]))
    text.append(UInt8(ascii: "\""))
  }

  private mutating func writeCharacter(_ character: Int) {
    withText(ofCharacter: character) { writeQuoted(UnsafeBufferPointer(start: $0.bytes, count: $0.count)) }
  }

  private mutating func writeQuoted(_ bytes: UnsafeBufferPointer<UInt8>) {
    text.append(UInt8(ascii: "\""))
    writeEscaped(bytes)
    text.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ bytes: UnsafeBufferPointer<UInt8>) {
    hasLiterals = true
    var added = 0
    text.end(at: writeLiteral(bytes, to: text.room(for: 7 * bytes.count), isQuoted: false, added: &added))
  }

  // MARK: Collections

  /// Whether of so many elements only some are shown.
  static func isLong(_ count: Int, limit: Int) -> Bool { count > mostElements && limit < wholeLimit }

  private mutating func writeArray(_ value: Frame, _ step: UnsafeMutablePointer<TextPlan.Step>) {
    if value[0] == 0 { return put("[]") }
    let buffer = slots(at: value[0])
    let count = buffer[Buffer.count]
    let isLong = ValueText.isLong(count, limit: limit)
    let stride = step.pointee.number
    let plan = inner(step)
    text.append(UInt8(ascii: "["))
    var element = buffer + Buffer.elements
    for index in 0..<(isLong ? ValueText.shownElements : count) {
      if isFull {
        noteCount(count)
        return
      }
      if index > 0 { put(", ") }
      write(element, plan)
      element += stride
    }
    if isLong {
      put(", … ")
      text.appendDecimal(count)
      put(" elements")
    }
    text.append(UInt8(ascii: "]"))
    if isFull { noteCount(count) }
  }

  /// Has the number of elements be shown where an array's text is cut short; of a few everybody sees how many there are.
  private mutating func noteCount(_ count: Int) {
    if depth == 1, count > ValueText.shownElements { elements = count }
  }

  private mutating func writeTable(_ value: Frame, _ step: UnsafeMutablePointer<TextPlan.Step>) {
    let type = step.pointee.type.unsafelyUnwrapped.takeUnretainedValue()
    let arguments = machine.typeArguments(of: type)
    guard let key = arguments.first, value[0] != 0 else { return put("[]") }
    let table = slots(at: value[0])
    // Sorting many entries to show a few takes too long, and which few would be chance.
    if table[Table.count] > ValueText.mostElements && limit < ValueText.wholeLimit {
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
    let element = arguments.count > 1 ? arguments[1] : nil
    put(entries.isEmpty && element != nil ? "[:" : "[")
    for (index, (key, value)) in entries.enumerated() {
      if isFull { return }
      if index > 0 { put(", ") }
      text.append(key)
      hasLiterals = true
      guard let element else { continue }
      put(": ")
      write(value, element)
    }
    put("]")
  }
}
