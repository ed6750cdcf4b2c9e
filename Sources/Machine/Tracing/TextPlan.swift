import Bytecode

/// How values of a type are turned into text, worked out once: what stands in front of each part, where the part lies, and what
/// it is. The parts of structs and tuples inside of the value are its own.
///
/// Plans are never given back, and reached without counting references, since a trace follows one at each access.
struct TextPlan {
  /// What a part of a value is.
  enum Form: UInt8 {
    /// Nothing: the text is complete.
    case end
    /// An integer.
    case signed
    /// An integer without a sign.
    case unsigned
    case bool
    case double
    case float
    case string
    case character
    /// A reference to an object; what is known belongs to the class met last.
    case object
    /// A reference that does not keep its object, by way of a side block.
    case weak
    case optional
    case array
    case enumeration
    case existential
    case metatype
    /// A set or a dictionary.
    case table
    /// A part with a plan of its own: what lies very deep inside of the value.
    case nested
  }

  /// One part, and the text in front of it.
  struct Step {
    let text: UnsafeBufferPointer<UInt8>
    let form: Form
    /// How many slots behind the value's start the part lies.
    var offset = 0
    /// The part's type.
    var type: Unmanaged<TypeDescriptor>?
    /// The plan for what is inside: an element, the value of an optional; made when it is first needed.
    var inner: UnsafeMutablePointer<Step>?
    /// For an object or an existential: the type that `inner` is for.
    var seen = 0
    /// For an optional: the slot that is zero for `nil`. For an array: the slots of an element.
    var number = 0
    /// For an enum: its cases. `offset` is where the payload lies, `number` whether it is in a box.
    var cases: UnsafeBufferPointer<Step>?
    /// Whether the part is a number or a truth value in one slot, and all that there is.
    var isNumber: Bool {
      text.isEmpty && form.rawValue >= Form.signed.rawValue && form.rawValue <= Form.double.rawValue
    }
    /// For a case: whether the payload's own text has no parentheses.
    var needsParentheses = false
  }

  /// So deep inside of a value structs and tuples are taken apart here.
  fileprivate static let deepest = 6

  /// The name that people know a stored property by. A `lazy` one is kept as an optional, under a name of the compiler's.
  fileprivate static func written(_ name: String, isObservable: Bool) -> Substring {
    let lazy = "$__lazy_storage_$_"
    if name.hasPrefix(lazy) { return name.dropFirst(lazy.count) }
    return isObservable && name.hasPrefix("_") ? name.dropFirst() : name[...]
  }
}

extension Machine {
  /// The plan for values of a type.
  func textPlan(of type: TypeDescriptor) -> UnsafeMutablePointer<TextPlan.Step> {
    if let known = textPlans[type.address] { return known }
    var maker = TextPlanMaker(self)
    maker.add(type, at: 0, depth: 0)
    let plan = maker.finished()
    textPlans[type.address] = plan
    return plan
  }

  /// The plan that says only the name of a class.
  func classNamePlan(of type: TypeDescriptor) -> UnsafeMutablePointer<TextPlan.Step> {
    if let known = classNamePlans[type.address] { return known }
    let maker = TextPlanMaker(self, text: type.name)
    let plan = maker.finished()
    classNamePlans[type.address] = plan
    return plan
  }

  /// The plan for the properties that a class itself declares, as seen from an object's first one.
  func objectTextPlan(of type: TypeDescriptor) -> UnsafeMutablePointer<TextPlan.Step> {
    if let known = objectTextPlans[type.address] { return known }
    var maker = TextPlanMaker(self)
    maker.addFields(of: type, 0, 0)
    let plan = maker.finished()
    objectTextPlans[type.address] = plan
    return plan
  }

  /// The plan for weak references.
  func weakTextPlan() -> UnsafeMutablePointer<TextPlan.Step> {
    var maker = TextPlanMaker(self)
    maker.add(.weak, 0)
    return maker.finished()
  }
}

/// Puts a plan together.
private struct TextPlanMaker {
  private let machine: Machine
  private var steps: [TextPlan.Step] = []
  /// What stands in front of the next part.
  private var text: String

  init(_ machine: Machine, text: String = "") {
    self.machine = machine
    self.text = text
  }

  /// The plan, which is kept for good.
  func finished() -> UnsafeMutablePointer<TextPlan.Step> {
    let all = steps + [TextPlan.Step(text: keptText(text), form: .end)]
    let plan = UnsafeMutablePointer<TextPlan.Step>.allocate(capacity: all.count)
    plan.initialize(from: all, count: all.count)
    return plan
  }

  mutating func add(_ form: TextPlan.Form, _ offset: Int, _ type: TypeDescriptor? = nil, number: Int = 0) {
    steps.append(
      TextPlan.Step(
        text: keptText(text), form: form, offset: offset, type: type.map(Unmanaged.passUnretained), number: number))
    text = ""
  }

  /// Adds a value that lies so many slots behind the start.
  mutating func add(_ type: TypeDescriptor, at offset: Int, depth: Int) {
    if depth > TextPlan.deepest { return add(.nested, offset, type) }
    switch type.kind {
    case .primitive: addPrimitive(type, offset)
    case .structure: addStructure(type, offset, depth)
    case .tuple:
      text += "("
      addFields(of: type, offset, depth)
      text += ")"
    case .optional:
      guard let payload = type.cases.last?.payload else { return text += "nil" }
      add(.optional, offset, payload, number: layoutOfValue(payload).niche ?? -1)
    case .enumeration:
      add(.enumeration, offset, type)
      steps[steps.count - 1].cases = makeCases(of: type)
    case .existential:
      let isReference = layoutSlots(layoutAddress(ofType: type.address)) < 4
      add(isReference ? .object : .existential, offset)
    case .class: add(.object, offset)
    case .metatype: add(.metatype, offset)
    case .function: text += "{ … }"
    case .closure, .box, .buffer, .table: text += "…"
    }
  }

  private mutating func addPrimitive(_ type: TypeDescriptor, _ offset: Int) {
    switch type.textForm {
    case .signed: return add(.signed, offset)
    case .unsigned: return add(.unsigned, offset)
    case .bool: return add(.bool, offset)
    case .double: return add(.double, offset)
    case .string: return add(.string, offset)
    case .plain, .other: break
    }
    switch type.name {
    case "Float": add(.float, offset)
    case "Character": add(.character, offset)
    default: text += type.name
    }
  }

  private mutating func addStructure(_ type: TypeDescriptor, _ offset: Int, _ depth: Int) {
    switch StructNotation(of: type) {
    case .array:
      guard let element = machine.typeArguments(of: type).first else { return text += "[]" }
      add(.array, offset, element, number: layoutOfValue(element).slots)
    case .table: add(.table, offset, type)
    case .range(let sign):
      guard type.fields.count == 2 else { return text += type.name }
      add(type.fields[0].type, at: offset + type.fields[0].offset, depth: depth + 1)
      text += sign
      add(type.fields[1].type, at: offset + type.fields[1].offset, depth: depth + 1)
    case .opaque(let name): text += name
    case .wrapper(let start):
      text += start
      if let field = type.fields.first { add(field.type, at: offset + field.offset, depth: depth + 1) }
      text += ")"
    case .members(let start):
      text += start
      addFields(of: type, offset, depth)
      text += ")"
    }
  }

  mutating func addFields(of type: TypeDescriptor, _ offset: Int, _ depth: Int) {
    var isFirst = true
    // What an observable class adds is no property of anybody's; the others are kept under names with an underscore.
    let isObservable = type.fields.contains { $0.name.hasPrefix("_$") }
    for field in type.fields where !field.name.hasPrefix("_$") {
      if !isFirst { text += ", " }
      isFirst = false
      if !field.name.isEmpty, Int(field.name) == nil {
        text += TextPlan.written(field.name, isObservable: isObservable) + ": "
      }
      if field.isWeak {
        add(.weak, offset + field.offset)
      } else {
        add(field.type, at: offset + field.offset, depth: depth + 1)
      }
    }
  }

  private func makeCases(of type: TypeDescriptor) -> UnsafeBufferPointer<TextPlan.Step> {
    let cases = type.cases.map { item in
      TextPlan.Step(
        text: keptText("." + item.name), form: item.payload == nil ? .end : .nested, offset: item.offset,
        type: item.payload.map(Unmanaged.passUnretained), number: item.isIndirect ? 1 : 0,
        needsParentheses: item.payload?.kind != .tuple)
    }
    let copy = UnsafeMutableBufferPointer<TextPlan.Step>.allocate(capacity: cases.count)
    _ = copy.initialize(from: cases)
    return UnsafeBufferPointer(copy)
  }
}

/// Text in memory that is not given back, with the slack of buffers behind it.
public func keptText(_ text: String) -> UnsafeBufferPointer<UInt8> {
  let count = text.utf8.count
  let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: count + TextBuffer.slack)
  copy.initialize(repeating: 0, count: count + TextBuffer.slack)
  for (index, byte) in text.utf8.enumerated() { copy[index] = byte }
  return UnsafeBufferPointer(start: copy, count: count)
}

/// The layout of a value of a type, as an object.
private func layoutOfValue(_ type: TypeDescriptor) -> ValueLayout {
  type.kind == .class ? .reference : type.layout
}

/// How the values of a struct are written.
private enum StructNotation {
  /// `[1, 2]`.
  case array
  /// `["a", "b"]` or `["a": 1]`, sorted.
  case table
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
    case "Set", "Dictionary": self = .table
    case "Range": self = .range("..<")
    case "ClosedRange": self = .range("...")
    case "Substring": self = .opaque("Substring(…)")
    case "Published": self = .wrapper("Published(")
    default: self = .opaque(type.name)
    }
  }
}

extension TypeDescriptor {
  /// Whether the program itself declares the type.
  var isOfProgram: Bool { qualifiedName.hasPrefix("main.") }
}
