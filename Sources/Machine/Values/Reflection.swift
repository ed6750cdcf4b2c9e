import Bytecode

/// Makes an existential of a field of the value at an address; for a class, at the object's address.
@inline(never)
func packField(_ target: Frame, of value: Int, type: Int, index: Int, _ context: Context) {
  let described = TypeDescriptor.at(type)
  let field = described.fields[index]
  machine(context).linker.prepare(field.type)
  // The value of a class is the reference to the block with the fields.
  let start = described.kind == .class ? slots(at: slots(at: value)[0]) + 2 : slots(at: value)
  if field.isWeak {
    let side = start[field.offset]
    var object = side == 0 ? 0 : slots(at: side)[SideBlock.object]
    withUnsafeMutablePointer(to: &object) { packCopy(target, from: $0, type: field.type, context) }
    return
  }
  packCopy(target, from: start + field.offset, type: field.type, context)
}

/// Replaces a field of a value that is not an object by what is in an existential of the field's type.
@inline(never)
func replaceField(of value: Frame, type: Int, index: Int, with newValue: Frame, _ context: Context) {
  let field = TypeDescriptor.at(type).fields[index]
  machine(context).linker.prepare(field.type)
  let layout = layoutAddress(ofType: field.type.address)
  let isExistential = field.type.kind == .existential && layoutSlots(layout) == 4
  let source = isExistential ? newValue : slots(at: payloadAddress(of: newValue))
  retainParts(of: source, layout: layout)
  replaceValue(at: value + field.offset, with: source, layout: layout, context)
}

/// Makes an existential of a copy of a value of a described type.
private func packCopy(_ target: Frame, from source: Frame, type: TypeDescriptor, _ context: Context) {
  packCopy(target, from: source, type: type.address, context)
}

/// The number of an enum value's case. An Optional's cases are `none` and `some`.
@inline(never) func caseIndex(at value: Frame, type: Int) -> Int {
  let described = TypeDescriptor.at(type)
  guard described.kind == .optional, let wrapped = described.cases.last?.payload else { return value[0] }
  let layout = layoutOfValue(wrapped)
  if let niche = layout.niche { return value[niche] == 0 ? 0 : 1 }
  return value[0]
}

/// The layout of a value of a type, as an object.
private func layoutOfValue(_ type: TypeDescriptor) -> ValueLayout {
  type.kind == .class ? .reference : type.layout
}

/// Makes an existential of a case's associated values.
@inline(never)
func packCasePayload(_ target: Frame, of value: Int, type: Int, index: Int, _ context: Context) {
  let described = TypeDescriptor.at(type)
  guard described.cases.indices.contains(index), let payload = described.cases[index].payload else {
    return clearSlots(target, 4)
  }
  machine(context).linker.prepare(payload)
  let enumCase = described.cases[index]
  var start = slots(at: value) + enumCase.offset
  if described.kind == .optional { start = slots(at: value) + (layoutOfValue(payload).niche == nil ? 1 : 0) }
  if enumCase.isIndirect { start = slots(at: start[0]) + 2 }
  packCopy(target, from: start, type: payload.address, context)
}

/// What kind of type a mirror shows.
@inline(never) func mirrorKind(ofType type: Int) -> Int { TypeDescriptor.at(type).kind.mirrorCode }

/// How many fields a type has of its own.
@inline(never) func fieldCount(ofType type: Int) -> Int { TypeDescriptor.at(type).fields.count }

/// A field's name.
@inline(never) func makeFieldName(_ target: Frame, type: Int, index: Int, _ context: Context) {
  makeString(target, TypeDescriptor.at(type).fields[index].name, context)
}

/// A field's type.
@inline(never) func fieldType(ofType type: Int, index: Int, _ context: Context) -> Int {
  let type = TypeDescriptor.at(type).fields[index].type
  machine(context).linker.prepare(type)
  return type.address
}

/// How far behind the value's start a field lies.
@inline(never) func fieldOffset(ofType type: Int, index: Int) -> Int {
  TypeDescriptor.at(type).fields[index].offset
}

/// A case's name.
@inline(never) func makeCaseName(_ target: Frame, type: Int, index: Int, _ context: Context) {
  makeString(target, TypeDescriptor.at(type).cases[index].name, context)
}

/// A type's name.
@inline(never) func makeTypeName(_ target: Frame, type: Int, qualified: Bool, _ context: Context) {
  let described = TypeDescriptor.at(type)
  makeString(target, qualified ? described.qualifiedName : described.name, context)
}
