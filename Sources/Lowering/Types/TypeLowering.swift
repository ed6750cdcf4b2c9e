import Bytecode
import Semantics

/// Finds out how concrete types are laid out, once for each.
final class TypeLowering {
  private let program: Program
  private var lowered: [Type: LoweredType] = [:]
  private var weak: [Type: LoweredType] = [:]
  private var unowned: [Type: LoweredType] = [:]
  private var classFields: [Type: [LoweredField]] = [:]

  init(_ program: Program) { self.program = program }

  /// The layout of a concrete type.
  func lower(_ type: Type) throws -> LoweredType {
    if let known = lowered[type] { return known }
    let result = try make(type)
    lowered[type] = result
    return result
  }

  /// The layout of the storage of a variable of a type, which a weak one shares with all others.
  func storage(of variable: VariableSymbol, _ type: Type) throws -> LoweredType {
    switch variable.ownership {
    case .strong: return try lower(type)
    case .weak:
      if let known = weak[type] { return known }
      let result = LoweredType(type, .weak(isUnowned: false), layout: .weak)
      weak[type] = result
      return result
    case .unowned, .unownedUnsafe:
      // What would be undefined with 'unowned(unsafe)' stops the program here as with 'unowned'.
      if let known = unowned[type] { return known }
      let result = LoweredType(type, .weak(isUnowned: true), layout: .weak)
      unowned[type] = result
      return result
    }
  }

  private func make(_ type: Type) throws -> LoweredType {
    switch type.kind {
    case .nominal(let symbol, let arguments): return try makeNominal(type, symbol, arguments)
    case .tuple(let elements):
      let fields = try sequence(elements.map { ($0.label ?? "", try lower($0.type), nil) })
      return LoweredType(type, .tuple(fields), layout: .sequence(fields.map(\.type.layout)))
    case .function: return LoweredType(type, .function, layout: .reference)
    case .existential(let composition):
      return composition.isClassBound
        ? LoweredType(type, .objectExistential, layout: .reference)
        : LoweredType(type, .existential, layout: .existential)
    case .metatype, .existentialMetatype: return LoweredType(type, .metatype, layout: .metatype)
    default: throw LoweringError.fault("a type without a layout: \(type)")
    }
  }

  private func makeNominal(_ type: Type, _ symbol: NominalSymbol, _ arguments: [Type]) throws -> LoweredType {
    if let name = symbol.builtinName { return try makePrimitive(type, name) }
    switch symbol.kind {
    case .class: return LoweredType(type, .object, layout: .reference)
    case .struct:
      let fields = try storedFields(of: symbol, arguments)
      return LoweredType(type, .structure(fields), layout: .sequence(fields.map(\.type.layout)))
    case .enum:
      if let payload = type.optionalPayload {
        let inner = try lower(payload)
        return LoweredType(
          type, .optional(payload: inner, niche: inner.layout.niche), layout: .optional(of: inner.layout))
      }
      return try makeEnum(type, symbol, arguments)
    case .protocol: throw LoweringError.fault("a protocol as a type: \(type)")
    }
  }

  private func makePrimitive(_ type: Type, _ name: String) throws -> LoweredType {
    let layout: ValueLayout
    switch name {
    case "string": layout = .string
    case "character": layout = .character
    case "buffer", "table", "projection": layout = .reference
    default: layout = .word
    }
    return LoweredType(type, .primitive(name), layout: layout)
  }

  private func makeEnum(_ type: Type, _ symbol: NominalSymbol, _ arguments: [Type]) throws -> LoweredType {
    let parameters = symbol.genericSignature.parameters
    let cases = try symbol.cases.map { item -> LoweredCase in
      let isIndirect = item.isIndirect && !item.parameters.isEmpty
      if isIndirect { return LoweredCase(symbol: item, payload: [], layout: .reference, isIndirect: true) }
      let fields = try payload(of: item, arguments, parameters)
      return LoweredCase(
        symbol: item, payload: fields, layout: .sequence(fields.map(\.type.layout)), isIndirect: false)
    }
    if cases.isEmpty { return LoweredType(type, .uninhabited, layout: .empty) }
    return LoweredType(
      type, .enumeration(cases),
      layout: .enumeration(payloads: cases.map { $0.layout.slots == 0 ? nil : $0.layout }))
  }

  private func payload(
    of item: EnumCaseSymbol, _ arguments: [Type], _ parameters: [GenericParameterSymbol]
  ) throws -> [LoweredField] {
    let context = TypeContext(DeclarationReference(item.owner, arguments: arguments), in: program)
    return try sequence(
      item.parameters.map { ($0.label ?? "", try lower(context.concrete($0.type)), nil) })
  }

  /// The associated values of a case, those of an indirect one as they lie in its box.
  func payload(of item: EnumCaseSymbol, in type: Type) throws -> [LoweredField] {
    try payload(of: item, type.arguments, item.owner.genericSignature.parameters)
  }

  private func storedFields(of symbol: NominalSymbol, _ arguments: [Type]) throws -> [LoweredField] {
    let context = TypeContext(DeclarationReference(symbol, arguments: arguments), in: program)
    return try sequence(
      symbol.storedProperties.map { ($0.name, try storage(of: $0, context.concrete($0.type)), $0) })
  }

  /// The fields of an object, inherited ones first, with offsets from the start of the block.
  func fields(ofClass type: Type) throws -> [LoweredField] {
    if let known = classFields[type] { return known }
    guard let symbol = type.nominal else { throw LoweringError.fault("a class without a declaration") }
    var fields: [LoweredField] = []
    if let superclass = program.superclass(of: type) { fields = try self.fields(ofClass: superclass) }
    var offset = fields.last.map { $0.offset + $0.type.slots } ?? Self.objectHeader
    let context = TypeContext(DeclarationReference(symbol, arguments: type.arguments), in: program)
    for property in symbol.storedProperties {
      let storage = try storage(of: property, context.concrete(property.type))
      fields.append(LoweredField(name: property.name, offset: offset, type: storage, symbol: property))
      offset += storage.slots
    }
    classFields[type] = fields
    return fields
  }

  /// How many slots come before an object's first field.
  static let objectHeader = 2

  private func sequence(_ parts: [(String, LoweredType, VariableSymbol?)]) throws -> [LoweredField] {
    var offset = 0
    return parts.map { name, type, symbol in
      defer { offset += type.slots }
      return LoweredField(name: name, offset: offset, type: type, symbol: symbol)
    }
  }
}
