import Basics

/// Makes typed trees for bodies that nobody has written.
struct TreeMaker {
  let program: Program
  let owner: CallableSymbol
  /// What the trees claim as their place: the declaration they are made for.
  let range: SourceRange

  init(_ owner: CallableSymbol, at range: SourceRange) {
    program = owner.program
    self.owner = owner
    self.range = range
  }

  var types: TypeTable { program.types }

  // MARK: Variables

  func variable(_ name: String, _ type: Type, isLet: Bool = true) -> VariableSymbol {
    VariableSymbol(name: name, isLet: isLet, type: type, syntax: nil, parent: owner, program: program)
  }

  func place(_ variable: VariableSymbol) -> TypedPlace {
    TypedPlace(.variable(variable), type: variable.type, range: range)
  }

  func load(_ variable: VariableSymbol) -> TypedExpression { load(place(variable)) }

  func load(_ place: TypedPlace) -> TypedExpression {
    TypedExpression(.load(place), type: place.type, range: range)
  }

  /// `base.property`, straight to the storage unless that is not wanted.
  func property(_ property: VariableSymbol, of base: TypedPlace, isDirect: Bool = true) -> TypedPlace {
    let nominalType = base.type.withoutDynamicSelf
    let reference = DeclarationReference(property, arguments: nominalType.arguments)
    let type = property.type.substituting(property.genericSignature.parameters, with: nominalType.arguments)
    return TypedPlace(
      .property(base: base, reference, dispatch: .direct, isDirect: isDirect), type: type, range: range)
  }

  /// `self` as the base of a member: the object itself in classes.
  var selfPlace: TypedPlace {
    let variable = owner.selfVariable!
    guard case .dynamicSelf = variable.type.kind else { return place(variable) }
    return TypedPlace(.value(load(variable)), type: variable.type, range: range)
  }

  // MARK: Statements

  func statement(_ expression: TypedExpression) -> TypedStatement {
    TypedStatement(.expression(expression), range: range)
  }

  func returning(_ expression: TypedExpression?) -> TypedStatement {
    TypedStatement(.return(expression), range: range)
  }

  func body(_ statements: [TypedStatement]) -> TypedBody { TypedBody(statements, range: range) }

  /// `self.property = value` for storage that holds nothing yet.
  func initialize(_ property: VariableSymbol, _ value: TypedExpression) -> TypedStatement {
    let place = self.property(property, of: selfPlace)
    return statement(TypedExpression(.initialize(place, value), type: types.void, range: value.range))
  }

  /// Initialises the properties of one binding, which may be a tuple's elements.
  func initialize(_ entry: BindingEntry, _ nominal: NominalSymbol, _ value: TypedExpression)
    -> [TypedStatement]
  {
    let pattern = program.checkedBinding(entry).pattern
    if case .variable(let property) = pattern.kind { return [initialize(property, value)] }
    var statements: [TypedStatement] = []
    var copies: [(VariableSymbol, VariableSymbol)] = []
    func copy(_ pattern: TypedPattern) -> TypedPattern {
      switch pattern.kind {
      case .variable(let property):
        let local = variable(property.name, property.type)
        copies.append((property, local))
        return TypedPattern(.variable(local), type: pattern.type, range: pattern.range)
      case .tuple(let elements):
        return TypedPattern(.tuple(elements.map(copy)), type: pattern.type, range: pattern.range)
      default: return pattern
      }
    }
    statements.append(TypedStatement(.bind(copy(pattern), value), range: value.range))
    for (property, local) in copies { statements.append(initialize(property, load(local))) }
    return statements
  }

  /// `if condition { body }`
  func when(_ condition: TypedExpression, _ body: [TypedStatement]) -> TypedStatement {
    TypedStatement(.if([.boolean(condition)], then: self.body(body), else: nil, JumpTarget()), range: range)
  }

  /// `if case pattern = value { body }`
  func when(_ value: TypedExpression, matches pattern: TypedPattern, _ body: [TypedStatement])
    -> TypedStatement
  {
    TypedStatement(
      .if([.pattern(pattern, value)], then: self.body(body), else: nil, JumpTarget()), range: range)
  }

  // MARK: Expressions

  func boolean(_ value: Bool) -> TypedExpression {
    TypedExpression(.boolean(value), type: program.known.boolType, range: range)
  }

  func not(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(
      .ternary(value, then: boolean(false), else: boolean(true)), type: program.known.boolType, range: range)
  }

  /// The position of an enum value's case, an `Int`.
  func caseIndex(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(.caseIndex(value), type: program.known.intType, range: range)
  }

  /// A case with its payload.
  func make(_ symbol: EnumCaseSymbol, of type: Type, _ payload: [TypedExpression] = []) -> TypedExpression {
    TypedExpression(
      .call(
        TypedCall(
          .enumCase(DeclarationReference(symbol, arguments: type.arguments)),
          arguments: payload.map { .value($0) })), type: type, range: range)
  }

  func some(_ value: TypedExpression) -> TypedExpression {
    TypedExpression(.convert(value, .toOptional), type: program.optional(value.type), range: range)
  }

  /// `left == right` or `left < right` by the requirement of a protocol that the operands' type conforms to.
  func compare(_ name: String, _ proto: NominalSymbol, _ left: TypedExpression, _ right: TypedExpression)
    -> TypedExpression
  {
    guard let requirement = program.known.requirement(name, of: proto) else {
      return TypedExpression(.error, type: program.known.boolType, range: range)
    }
    let metatype = TypedExpression(.metatype(left.type), type: left.type.metatype, range: range)
    return TypedExpression(
      .call(
        TypedCall(
          .function(DeclarationReference(requirement, arguments: [left.type]), .witness),
          receiver: .value(metatype), arguments: [.value(left), .value(right)])),
      type: program.known.boolType, range: range)
  }

  func equal(_ left: TypedExpression, _ right: TypedExpression) -> TypedExpression {
    compare("==", program.known.equatable, left, right)
  }

  func less(_ left: TypedExpression, _ right: TypedExpression) -> TypedExpression {
    compare("<", program.known.comparable, left, right)
  }

  // MARK: Cases

  /// A pattern of a case that names its payload, and the variables of the payload.
  func pattern(_ symbol: EnumCaseSymbol, of type: Type, naming prefix: String)
    -> (pattern: TypedPattern, variables: [VariableSymbol])
  {
    let reference = DeclarationReference(symbol, arguments: type.arguments)
    let substitution = Substitution(symbol.owner.genericSignature.parameters, type.arguments)
    let variables = symbol.parameters.enumerated().map { index, parameter in
      variable("\(prefix)\(index)", parameter.type.substituting(substitution))
    }
    if variables.isEmpty {
      return (TypedPattern(.enumCase(reference, payload: nil), type: type, range: range), [])
    }
    let patterns = variables.map { TypedPattern(.variable($0), type: $0.type, range: range) }
    let payload =
      patterns.count == 1
      ? patterns[0]
      : TypedPattern(
        .tuple(patterns),
        type: types.tuple(
          zip(symbol.parameters, variables).map { TupleElement(label: $0.label, type: $1.type) }),
        range: range)
    return (TypedPattern(.enumCase(reference, payload: payload), type: type, range: range), variables)
  }
}
