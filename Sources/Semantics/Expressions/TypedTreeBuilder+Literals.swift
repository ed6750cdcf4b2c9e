import Basics
import Syntax

extension TypedTreeBuilder {
  func literal(_ expression: Expression, _ type: Type, isNegative: Bool) -> TypedExpression {
    switch expression.kind {
    case .integerLiteral: return number(expression, type, isNegative)
    case .floatLiteral: return number(expression, type, isNegative)
    case .booleanLiteral:
      let value = expression.as(BooleanLiteralExpression.self).value
      if type.nominal?.builtinName == "bool" { return made(.boolean(value), type, expression) }
      return convertedLiteral(
        made(.boolean(value), program.known.boolType, expression), type, "ExpressibleByBooleanLiteral",
        "BooleanLiteralType", expression)
    case .nilLiteral:
      if type.isOptional {
        return made(NilValue(program).expression(of: type, at: expression.range).kind, type, expression)
      }
      return witnessCall("ExpressibleByNilLiteral", type, [made(.tuple([]), types.void, expression)], expression)
    case .stringLiteral: return string(expression.as(), type)
    case .magicLiteral: return magic(expression.as(), type)
    default: return failed(expression)
    }
  }

  private func number(_ expression: Expression, _ type: Type, _ isNegative: Bool) -> TypedExpression {
    var text = expression.text
    if text.utf8.contains(UInt8(ascii: "_")) { text.removeAll { $0 == "_" } }
    if type.isError { return failed(expression) }
    let isInteger = expression.kind == .integerLiteral
    switch type.nominal?.builtinName {
    case "int64"?, "int32"?, "int16"?, "int8"?, "uint64"?, "uint32"?, "uint16"?, "uint8"?:
      guard let value = IntegerText(text).value(isNegative: isNegative, as: type.nominal!.builtinName!) else {
        if IntegerText(text).isWellFormed { reportOverflow(text, isNegative, type, expression) }
        return made(.integer(0), type, expression)
      }
      return made(.integer(value), type, expression)
    case "float64"?, "float32"?:
      var value = isInteger ? IntegerText(text).double : (Double(text) ?? 0)
      if isNegative { value = -value }
      return made(.floatingPoint(value), type, expression)
    default: break
    }
    // Other types are made from the literal type that they name.
    if isInteger {
      return convertedLiteral(
        { self.number(expression, $0, isNegative) }, program.known.intType, type, "ExpressibleByIntegerLiteral",
        "IntegerLiteralType", expression)
    }
    return convertedLiteral(
      { self.number(expression, $0, isNegative) }, program.known.doubleType, type, "ExpressibleByFloatLiteral",
      "FloatLiteralType", expression)
  }

  /// Said when the code is made, as swiftc does: what else is wrong comes first, and the last constant of a body is
  /// looked at first.
  private func reportOverflow(_ text: String, _ isNegative: Bool, _ type: Type, _ expression: Expression) {
    var range = expression.range
    if isNegative { range = range.file.range(range.start - 1, range.end) }
    program.reportConstant(
      LiteralMessages.overflow(isNegative ? "-" + text : text, type, range), in: context.enclosingCallable)
  }

  private func convertedLiteral(
    _ value: TypedExpression, _ type: Type, _ proto: String, _ member: String, _ expression: Expression
  ) -> TypedExpression {
    witnessCall(proto, type, [value], expression)
  }

  private func convertedLiteral(
    _ make: (Type) -> TypedExpression, _ standard: Type, _ type: Type, _ proto: String, _ member: String,
    _ expression: Expression
  ) -> TypedExpression {
    var literalType = standard
    if let associated = program.associatedType(named: member, of: program.known.type(proto)),
      let known = system.knownMemberType(of: type, associated), known !== type, known.nominal?.builtinName != nil
    {
      literalType = known
    } else if let associated = program.associatedType(named: member, of: program.known.type(proto)),
      type.isTypeParameter || type.nominal == nil
    {
      // Which literal type it is, only the generic argument knows; Lowering makes it of that type.
      literalType = type.member(associated)
      let inner = made(make(standard).kind, literalType, expression)
      return witnessCall(proto, type, [inner], expression)
    }
    return witnessCall(proto, type, [make(literalType)], expression)
  }

  /// A call of the initializer that a protocol for literals requires.
  func witnessCall(_ proto: String, _ type: Type, _ values: [TypedExpression], _ expression: Expression)
    -> TypedExpression
  {
    let members = program.known.type(proto).memberOrder
    guard let requirement = members.first(where: { $0 is InitializerSymbol }) else { return failed(expression) }
    let metatype = TypedExpression(.metatype(type), type: type.metatype, range: expression.range)
    return made(
      .call(
        TypedCall(
          .function(DeclarationReference(requirement, arguments: [type]), .witness), receiver: .value(metatype),
          arguments: values.map { .value($0) })), type, expression)
  }

  // MARK: Strings

  private func string(_ expression: StringLiteralExpression, _ type: Type) -> TypedExpression {
    if expression.segments.contains(where: { $0.kind == .interpolation }) { return interpolation(expression, type) }
    return string(expression.segments.first?.value ?? "", expression, type)
  }

  private func string(_ text: String, _ expression: Expression, _ type: Type) -> TypedExpression {
    let bytes = Array(text.utf8)
    switch type.nominal?.builtinName {
    case "string"?: return made(.string(bytes), type, expression)
    case "character"?: return made(.character(bytes), type, expression)
    default: break
    }
    if type.nominal?.name == "Scalar", type.nominal?.module?.name == "Swift", let scalar = text.unicodeScalars.first {
      return made(.unicodeScalar(scalar.value), type, expression)
    }
    let literal = made(.string(bytes), program.known.stringType, expression)
    for (proto, member, standard) in [
      ("ExpressibleByStringLiteral", "StringLiteralType", program.known.stringType),
      (
        "ExpressibleByExtendedGraphemeClusterLiteral", "ExtendedGraphemeClusterLiteralType",
        program.known.character.declaredType
      ),
      ("ExpressibleByUnicodeScalarLiteral", "UnicodeScalarLiteralType", program.known.character.declaredType),
    ] {
      guard program.conformance(of: type, to: program.known.type(proto), in: system.signature) != nil else { continue }
      if let associated = program.associatedType(named: member, of: program.known.type(proto)),
        let known = system.knownMemberType(of: type, associated), known !== type, known !== standard,
        known.nominal != nil
      {
        return witnessCall(proto, type, [string(text, expression, known)], expression)
      }
      if standard === program.known.stringType { return witnessCall(proto, type, [literal], expression) }
      return witnessCall(proto, type, [made(.character(bytes), standard, expression)], expression)
    }
    return failed(expression)
  }

  private func magic(_ expression: MagicLiteralExpression, _ type: Type) -> TypedExpression {
    magic(expression.name.text, at: expression.range.location, expression, type)
  }

  /// What `#line` and its like are as the default of a parameter: they tell of the call, not of the declaration.
  func placeOfCall(_ parameter: ParameterSymbol, _ application: Application, _ type: Type) -> TypedExpression? {
    var parameter = parameter
    while let inherited = parameter.inheritedDefault { parameter = inherited }
    guard let literal = parameter.defaultValue, literal.kind == .magicLiteral, !parameter.isAutoclosure,
      type.nominal != nil, !type.isOptional
    else { return nil }
    let name = literal.as(MagicLiteralExpression.self).name.text
    var place = application.node.range
    switch application.node {
    case let call as CallExpression: place = call.leftParen ?? call.trailingClosures.first?.closure.range ?? place
    case let element as SubscriptExpression: place = element.leftSquare
    default: break
    }
    return magic(name, at: place.location, application.node, type)
  }

  private func magic(_ name: String, at place: SourceLocation, _ expression: Expression, _ type: Type)
    -> TypedExpression
  {
    func integer(_ value: Int) -> TypedExpression { made(.integer(value), type, expression) }
    switch name {
    case "line": return integer(place.line)
    case "column": return integer(place.column)
    case "function": return string(functionName, expression, type)
    case "file", "fileID":
      let file = place.file.name.split(separator: "/").last.map(String.init) ?? place.file.name
      return string(name == "fileID" ? "main/" + file : place.file.name, expression, type)
    default: return string(place.file.name, expression, type)
    }
  }

  /// `#function`: the name of the declaration around, with its labels.
  private var functionName: String {
    let callable = context.enclosingCallable
    if let accessor = callable as? AccessorSymbol {
      return accessor.owner is SubscriptSymbol ? "subscript" : accessor.owner.name
    }
    if context.enclosingCallable.parent is ModuleSymbol, callable.name == "main", callable.syntax == nil {
      return context.owner.name
    }
    let labels = callable.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return callable is DeinitializerSymbol ? "deinit" : "\(callable.name)(\(labels))"
  }

  // MARK: Collections

  func array(_ expression: ArrayLiteralExpression, _ type: Type) -> TypedExpression {
    if let instance = type.metatypeInstance { return made(.metatype(instance), type, expression) }
    if type.nominal === program.known.array {
      let element = type.arguments[0]
      return made(.array(expression.elements.map { convert(value($0), to: element) }), type, expression)
    }
    guard
      let associated = program.associatedType(
        named: "ArrayLiteralElement", of: program.known.type("ExpressibleByArrayLiteral")),
      let element = system.knownMemberType(of: type, associated)
    else { return failed(expression) }
    return variadicWitnessCall(
      "ExpressibleByArrayLiteral", type, expression.elements.map { convert(value($0), to: element) }, element,
      expression)
  }

  func dictionary(_ expression: DictionaryLiteralExpression, _ type: Type) -> TypedExpression {
    if let instance = type.metatypeInstance { return made(.metatype(instance), type, expression) }
    func pairs(_ key: Type, _ value: Type) -> [(key: TypedExpression, value: TypedExpression)] {
      expression.elements.map {
        (key: convert(self.value($0.key), to: key), value: convert(self.value($0.value), to: value))
      }
    }
    if type.nominal === program.known.dictionary {
      return made(.dictionary(pairs(type.arguments[0], type.arguments[1])), type, expression)
    }
    let proto = program.known.type("ExpressibleByDictionaryLiteral")
    guard let first = program.associatedType(named: "Key", of: proto),
      let second = program.associatedType(named: "Value", of: proto),
      let key = system.knownMemberType(of: type, first), let value = system.knownMemberType(of: type, second)
    else { return failed(expression) }
    let pair = types.tuple([TupleElement(type: key), TupleElement(type: value)])
    let elements = pairs(key, value).map { made(.tuple([$0.key, $0.value]), pair, expression) }
    return variadicWitnessCall("ExpressibleByDictionaryLiteral", type, elements, pair, expression)
  }

  private func variadicWitnessCall(
    _ proto: String, _ type: Type, _ values: [TypedExpression], _ element: Type, _ expression: Expression
  ) -> TypedExpression {
    let members = program.known.type(proto).memberOrder
    guard let requirement = members.first(where: { $0 is InitializerSymbol }) else { return failed(expression) }
    let metatype = TypedExpression(.metatype(type), type: type.metatype, range: expression.range)
    return made(
      .call(
        TypedCall(
          .function(DeclarationReference(requirement, arguments: [type]), .witness), receiver: .value(metatype),
          arguments: [.variadic(values, arrayType: program.array(of: element))])), type, expression)
  }
}

/// The digits of an integer literal.
struct IntegerText {
  private let magnitude: UInt64?
  let double: Double
  /// Whether all digits are digits; what else is wrong with the literal has been said while it was read.
  let isWellFormed: Bool

  init(_ text: String) {
    // Nearly all are a few decimal digits.
    if text.utf8.count < 19, text.utf8.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) {
      let value = text.utf8.reduce(0 as UInt64) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
      magnitude = value
      isWellFormed = true
      double = Double(value)
      return
    }
    let radix: UInt64 = text.hasPrefix("0x") ? 16 : text.hasPrefix("0b") ? 2 : text.hasPrefix("0o") ? 8 : 10
    let digits = radix == 10 ? Substring(text) : text.dropFirst(2)
    magnitude = UInt64(digits, radix: Int(radix))
    isWellFormed = digits.allSatisfy { $0.hexDigitValue.map { $0 < radix } ?? false }
    double = magnitude.map { Double($0) } ?? (radix == 10 ? Double(text) ?? 0 : 0)
  }

  /// The value as the bits of a primitive integer type; nil where it does not fit.
  func value(isNegative: Bool, as name: String) -> Int? {
    guard let magnitude else { return nil }
    let bits = name.hasSuffix("64") ? 64 : name.hasSuffix("32") ? 32 : name.hasSuffix("16") ? 16 : 8
    if name.hasPrefix("u") {
      if isNegative, magnitude != 0 { return nil }
      if bits < 64, magnitude >> UInt64(bits) != 0 { return nil }
      return Int(bitPattern: UInt(magnitude))
    }
    let limit = UInt64(1) << UInt64(bits - 1)
    if isNegative ? magnitude > limit : magnitude >= limit { return nil }
    return Int(truncatingIfNeeded: isNegative ? 0 &- magnitude : magnitude)
  }
}
