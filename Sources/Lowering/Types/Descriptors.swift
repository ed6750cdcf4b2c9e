import Bytecode
import Semantics

// What the running program knows of types: made for each concrete type when code mentions it.

extension Lowerer {
  /// The descriptor of a concrete type.
  func descriptor(of type: Type) throws -> TypeDescriptor {
    if let known = descriptors[type] { return known }
    let lowered = try types.lower(type)
    let descriptor: TypeDescriptor
    if case .object = lowered.form {
      let superclass = try program.superclass(of: type).map { try self.descriptor(of: $0) }
      let fields = try types.fields(ofClass: type)
      descriptor = TypeDescriptor(
        .class, name: typeName(type, isQualified: false), qualifiedName: typeName(type, isQualified: true),
        layout: .sequence(fields.map(\.type.layout)), superclass: superclass, methods: methods(ofClass: type))
      descriptors[type] = descriptor
      descriptor.owner = type
      if let deinitializer = type.nominal?.deinitializer {
        descriptor.deinitializer = function(
          for: DeclarationReference(deinitializer, arguments: type.arguments))
      }
      let own = Set(type.nominal?.storedProperties ?? [])
      descriptor.fields = try fields.filter { $0.symbol.map(own.contains) ?? false }.map {
        try field($0, offset: $0.offset - TypeLowering.objectHeader)
      }
      return descriptor
    }
    descriptor = TypeDescriptor(
      kind(of: lowered), name: typeName(type, isQualified: false),
      qualifiedName: typeName(type, isQualified: true),
      layout: lowered.layout)
    descriptors[type] = descriptor
    descriptor.owner = type
    switch lowered.form {
    case .structure(let fields), .tuple(let fields):
      descriptor.fields = try fields.map { try field($0, offset: $0.offset) }
    case .optional(let payload, let niche):
      descriptor.cases = [
        TypeDescriptor.Case(name: "none", payload: nil),
        TypeDescriptor.Case(
          name: "some", payload: try self.descriptor(of: payload.type), offset: niche == nil ? 1 : 0),
      ]
    case .enumeration(let cases):
      descriptor.cases = try cases.map { item in
        let fields = item.isIndirect ? try types.payload(of: item.symbol, in: type) : item.payload
        let payload = fields.isEmpty ? nil : try self.descriptor(of: reflectedPayloadType(fields))
        return TypeDescriptor.Case(name: item.symbol.name, payload: payload, isIndirect: item.isIndirect)
      }
    default: break
    }
    return descriptor
  }

  private func field(_ field: LoweredField, offset: Int) throws -> TypeDescriptor.Field {
    var type = field.type.type
    if field.type.form.isWeak, let symbol = field.symbol, symbol.ownership == .weak, !type.isOptional {
      type = program.optional(type)
    }
    return TypeDescriptor.Field(
      name: field.name, offset: offset, type: try descriptor(of: type), isWeak: field.type.form.isWeak)
  }

  private func kind(of type: LoweredType) -> TypeKind {
    switch type.form {
    case .primitive, .weak: return .primitive
    case .structure: return .structure
    case .tuple: return .tuple
    case .optional: return .optional
    case .enumeration, .uninhabited: return .enumeration
    case .object: return .class
    case .function: return .function
    case .existential, .objectExistential: return .existential
    case .metatype: return .metatype
    }
  }

  // MARK: Payloads

  /// The type of a case's associated values: one value alone, several as a tuple.
  func payloadType(_ fields: [LoweredField]) -> LoweredType {
    if fields.count == 1 { return fields[0].type }
    return tuple(of: fields)
  }

  func tuple(of fields: [LoweredField]) -> LoweredType {
    LoweredType(payloadTupleType(fields), .tuple(fields), layout: .sequence(fields.map(\.type.layout)))
  }

  private func payloadTupleType(_ fields: [LoweredField]) -> Type { program.types.tuple(elements(fields)) }

  private func elements(_ fields: [LoweredField]) -> [TupleElement] {
    fields.map { TupleElement(label: $0.name.isEmpty ? nil : $0.name, type: $0.type.type) }
  }

  /// The type that reflection shows for associated values. One value alone is shown as a tuple too where it has a label.
  private func reflectedPayloadType(_ fields: [LoweredField]) -> Type {
    guard fields.count == 1, !fields[0].name.isEmpty else {
      return payloadTupleType(fields)
    }
    return program.types[.tuple(elements(fields))]
  }

  // MARK: Blocks

  /// The box of an indirect case.
  func boxDescriptor(of fields: [LoweredField]) throws -> TypeDescriptor {
    boxDescriptor(.sequence(fields.map(\.type.layout)))
  }

  /// The box of a variable.
  func boxDescriptor(of type: LoweredType) throws -> TypeDescriptor { boxDescriptor(type.layout) }

  private func boxDescriptor(_ layout: ValueLayout) -> TypeDescriptor {
    if let known = blockDescriptors[layout] { return known }
    let descriptor = TypeDescriptor(.box, name: "box", layout: layout)
    blockDescriptors[layout] = descriptor
    return descriptor
  }

  /// The block of a closure.
  func closureDescriptor(_ layout: ValueLayout) -> TypeDescriptor {
    if let known = closureDescriptors[layout] { return known }
    let descriptor = TypeDescriptor(.closure, name: "closure", layout: layout)
    closureDescriptors[layout] = descriptor
    return descriptor
  }

  /// The storage of an array.
  func bufferDescriptor(of element: LoweredType) throws -> TypeDescriptor {
    if let known = bufferDescriptors[element.type] { return known }
    let descriptor = TypeDescriptor(
      .buffer, name: "_Buffer<\(typeName(element.type, isQualified: false))>", layout: element.layout)
    bufferDescriptors[element.type] = descriptor
    return descriptor
  }

  /// The storage of a dictionary or set.
  func tableDescriptor(key: Type, value: Type) throws -> TypeDescriptor {
    if let known = tableDescriptors[key]?[value] { return known }
    let (keyType, valueType) = (try types.lower(key), try types.lower(value))
    let layout = TableLayout(keyKind: try keyKind(of: key), key: keyType.layout, value: valueType.layout)
    let descriptor = TypeDescriptor(
      .table, name: "_Table", layout: .sequence([keyType.layout, valueType.layout]), table: layout)
    tableDescriptors[key, default: [:]][value] = descriptor
    return descriptor
  }

  /// How the machine compares keys of a type.
  func keyKind(of type: Type) throws -> TableLayout.KeyKind {
    guard case .primitive(let name) = try types.lower(type).form else { return .program }
    switch name {
    case "string": return .string
    case "character": return .character
    case "float64": return .float64
    case "float32": return .float32
    case "pointer", "buffer", "table": return .program
    default: return .integer
    }
  }

  // MARK: Names

  /// A type's name as `print` shows it, with modules or without.
  func typeName(_ type: Type, isQualified: Bool) -> String {
    func name(_ type: Type) -> String { typeName(type, isQualified: isQualified) }
    switch type.kind {
    case .nominal(let symbol, let arguments):
      let outer = (symbol.parent as? ExtensionSymbol)?.extended ?? symbol.parent as? NominalSymbol
      let outerCount = outer?.genericSignature.parameters.count ?? 0
      var result: String
      if let outer {
        result =
          isQualified
          ? name(program.types[.nominal(outer, Array(arguments.prefix(outerCount)))]) + "." + symbol.name
          : symbol.name
      } else {
        result = isQualified ? moduleName(of: symbol) + symbol.name : symbol.name
      }
      let own = arguments.dropFirst(outerCount)
      if !own.isEmpty { result += "<" + own.map(name).joined(separator: ", ") + ">" }
      return result
    case .tuple(let elements):
      return "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + name($0.type) }.joined(separator: ", ")
        + ")"
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.isInout ? "inout " : "") + name($0.type) + ($0.isVariadic ? "..." : "")
      }.joined(
        separator: ", ")
      let effect = function.thrown.map { $0.existential == nil ? " throws(\(name($0)))" : " throws" } ?? ""
      return "(\(parameters))\(effect) -> \(name(function.result))"
    case .existential(let composition):
      if composition.isAny { return "Any" }
      var members = composition.superclass.map { [name($0)] } ?? []
      // The order in which they are written does not count.
      let protocols = composition.protocols.map(\.symbol).sorted {
        (moduleName(of: $0), $0.name) < (moduleName(of: $1), $1.name)
      }
      members += protocols.map { nameOfProtocol($0, isQualified) }
      if composition.isClassBound, composition.superclass == nil,
        !composition.protocols.contains(where: { $0.symbol.isClassBoundProtocol })
      {
        members.append(isQualified ? "Swift.AnyObject" : "AnyObject")
      }
      return constrained(members.joined(separator: " & "), composition, isQualified: isQualified)
    case .metatype(let instance):
      if instance.existential != nil { return name(instance) + ".Protocol" }
      return name(instance) + ".Type"
    case .existentialMetatype(let instance): return name(instance) + ".Type"
    default: return type.description
    }
  }

  /// `any C<Self.C.T == Int>`: a composition with what its primary associated types are known to be.
  private func constrained(_ text: String, _ composition: ProtocolComposition, isQualified: Bool) -> String {
    func name(_ type: Type) -> String { typeName(type, isQualified: isQualified) }
    let constraints = composition.protocols.flatMap { member in
      zip(member.symbol.primaryAssociatedTypes, member.arguments).map { associated, argument in
        "Self.\(nameOfProtocol(member.symbol, isQualified)).\(associated.name) == \(name(argument))"
      }
    }
    return constraints.isEmpty ? text : "any \(text)<\(constraints.joined(separator: ", "))>"
  }

  private func nameOfProtocol(_ symbol: NominalSymbol, _ isQualified: Bool) -> String {
    (isQualified ? moduleName(of: symbol) : "") + symbol.name
  }

  private func moduleName(of symbol: Symbol) -> String {
    var current: Symbol? = symbol
    while let one = current {
      if let module = one as? ModuleSymbol { return module.name + "." }
      current = one.parent
    }
    return ""
  }

  /// A function's name in call stacks: `Stack.push(_:)`.
  func callStackName(of symbol: Symbol) -> String {
    var name = symbol.name
    if let callable = symbol as? CallableSymbol, !(symbol is AccessorSymbol), !(symbol is DeinitializerSymbol) {
      name += "(" + callable.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
    if let owner = program.owner(of: symbol) { name = owner.name + "." + name }
    return name
  }

  // MARK: Questions

  /// Whether a type fulfils everything an existential asks for; a class, whether it inherits from another.
  func conforms(_ type: Type, toAllOf target: Type) -> Bool {
    guard let composition = target.existential else { return false }
    if composition.isClassBound, !type.isClass { return false }
    if let superclass = composition.superclass {
      var current: Type? = type
      while let one = current, one !== superclass { current = program.superclass(of: one) }
      if current == nil { return false }
    }
    return composition.protocols.allSatisfy { member in
      guard program.conformance(of: type, to: member.symbol) != nil else { return false }
      return zip(member.symbol.primaryAssociatedTypes, member.arguments).allSatisfy { type.member($0) === $1 }
    }
  }

  /// Whether a variable lives in a box, because closures that outlive its scope share it.
  func needsBox(_ variable: VariableSymbol) -> Bool {
    variable.isCapturedByEscaping && (variable.isMutated || variable.ownership != .strong)
      && !variable.isParameter
      && !variable.isSelf
  }

  func isBool(_ symbol: Symbol) -> Bool {
    symbol === program.known.bool || (symbol as? ExtensionSymbol)?.extended === program.known.bool
  }
}
