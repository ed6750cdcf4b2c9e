import Basics
import Syntax

// Types as the program spells them. A type forgets the aliases that it was written with; messages tell them, and behind them what
// they stand for: 'Age' (aka 'Int').

/// Spells written types, where an alias stands in them.
struct SpelledTypes {
  let program: Program

  /// The text of a written type, where it mentions an alias.
  func spelling(of syntax: TypeSyntax, in scope: Scope) -> String? {
    mentionsAlias(syntax, in: scope) ? text(of: syntax, in: scope) : nil
  }

  private func mentionsAlias(_ syntax: Node, in scope: Scope) -> Bool {
    if let syntax = syntax as? TypeSyntax, alias(syntax, in: scope) != nil { return true }
    var found = false
    syntax.forEachChild { _, child in found = found || mentionsAlias(child, in: scope) }
    return found
  }

  /// The alias that a name is; `Void` and `AnyObject` are spoken of as types.
  private func alias(_ syntax: TypeSyntax, in scope: Scope) -> TypeAliasSymbol? {
    if let member = syntax as? MemberTypeSyntax {
      let outer = type(of: member.base, in: scope).nominal
      return outer.flatMap { program.members(named: member.name.text, of: $0).first } as? TypeAliasSymbol
    }
    guard let name = (syntax as? IdentifierTypeSyntax)?.name.text, name != "Void", name != "AnyObject" else {
      return nil
    }
    return scope.lookUp(name, program: program).symbols.first as? TypeAliasSymbol
  }

  private func text(of syntax: TypeSyntax, in scope: Scope) -> String {
    switch syntax {
    case is MemberTypeSyntax:
      return alias(syntax, in: scope).map(qualified) ?? plain(syntax, in: scope)
    case let name as IdentifierTypeSyntax:
      let arguments = name.genericArguments.map { clause in
        "<" + clause.arguments.map { text(of: $0, in: scope) }.joined(separator: ", ") + ">"
      }
      guard let alias = alias(name, in: scope) else {
        return arguments.map { name.name.text + $0 } ?? plain(name, in: scope)
      }
      return qualified(alias) + (arguments ?? "")
    case let optional as OptionalTypeSyntax:
      let wrapped = text(of: optional.wrapped, in: scope)
      return (optional.wrapped is FunctionTypeSyntax ? "(\(wrapped))" : wrapped) + "?"
    case let array as ArrayTypeSyntax: return "[\(text(of: array.element, in: scope))]"
    case let dictionary as DictionaryTypeSyntax:
      return "[\(text(of: dictionary.key, in: scope)) : \(text(of: dictionary.value, in: scope))]"
    case let tuple as TupleTypeSyntax: return "(\(list(tuple.elements, in: scope)))"
    case let function as FunctionTypeSyntax:
      let effects = function.effects.canThrow ? " throws" : ""
      return "(\(list(function.parameters, in: scope)))\(effects) -> \(text(of: function.result, in: scope))"
    default: return plain(syntax, in: scope)
    }
  }

  private func list(_ elements: [TupleTypeElement], in scope: Scope) -> String {
    elements.map { ($0.firstName.map { "\($0.text): " } ?? "") + text(of: $0.type, in: scope) }.joined(separator: ", ")
  }

  private func qualified(_ alias: TypeAliasSymbol) -> String {
    (alias.parent.flatMap(program.nominalOf).map { "\($0.declaredType)." } ?? "") + alias.name
  }

  private func plain(_ syntax: TypeSyntax, in scope: Scope) -> String { type(of: syntax, in: scope).description }

  private func type(of syntax: TypeSyntax, in scope: Scope) -> Type {
    let said = program.diagnostics.diagnostics.count
    defer { program.diagnostics.truncate(to: said) }
    return program.resolve(syntax, in: scope)
  }
}

extension SpelledTypes {
  /// How the type of a declaration's value, or of what it gives when it is called, is spelled.
  func spelling(of symbol: Symbol) -> String? {
    switch symbol {
    case let variable as VariableSymbol:
      if variable.type.isGeneric { return nil }
      switch variable.typeSource {
      case .written(let syntax): return spelling(of: syntax, in: scope(of: variable))
      case .value(let value): return spelling(of: value)
      case .payload(let value): return spelling(of: value)?.withoutQuestionMark
      case .element(let value): return LibrarySpelling.elementInLoop(over: value.type)
      case nil: return nil
      }
    case let function as FunctionSymbol:
      guard let result = (function.syntax as? FunctionDeclaration)?.signature.resultType,
        function.ownParameters.isEmpty,
        function.type.function?.result.isGeneric == false
      else { return nil }
      return spelling(of: result, in: scope(of: function))
    default: return nil
    }
  }

  /// How the type of a callable's parameter is spelled.
  func spelling(of parameter: ParameterSymbol, of callable: CallableSymbol) -> String? {
    // Of functions that are passed on what they take is told.
    if parameter.type.isGeneric || parameter.isVariadic || parameter.type.function != nil { return nil }
    if let initializer = callable as? InitializerSymbol,
      let property = initializer.memberwiseProperties.first(where: { $0.name == parameter.name })
    {
      return spelling(of: property)
    }
    guard let syntax = parameter.syntax as? Parameter else { return nil }
    return spelling(of: syntax.type, in: scope(of: callable))
  }

  /// The type of a value that has been checked, as messages show it.
  func spelled(_ value: TypedExpression) -> Type { spelling(of: value).map(value.type.spelled) ?? value.type }

  /// How the type of a value that has been checked is spelled: an initial value gives its spelling to the variable.
  private func spelling(of value: TypedExpression) -> String? {
    switch value.kind {
    case .load(let place): return spelling(of: place)
    case .forceUnwrap(let inner): return spelling(of: inner)?.withoutQuestionMark
    case .call(let call):
      guard case .function(let reference, _) = call.callee else { return nil }
      if let known = spelling(of: reference.symbol) { return known }
      switch call.receiver {
      case .value(let base): return LibrarySpelling.result(of: reference.symbol, on: base.type)
      case .place(let base): return LibrarySpelling.result(of: reference.symbol, on: base.type)
      default:
        guard case .value(let sequence)? = call.arguments.first else { return nil }
        return LibrarySpelling.list(madeBy: reference.symbol, from: sequence.type)
      }
    default: return nil
    }
  }

  private func spelling(of place: TypedPlace) -> String? {
    switch place.kind {
    case .variable(let variable): return spelling(of: variable)
    case .global(let reference): return spelling(of: reference.symbol)
    case .property(let base, let reference, _, _):
      return spelling(of: reference.symbol) ?? LibrarySpelling.result(of: reference.symbol, on: base.type)
    case .value(let value): return spelling(of: value)
    case .forceUnwrap(let inner): return spelling(of: inner)?.withoutQuestionMark
    default: return nil
    }
  }

  private func scope(of symbol: Symbol) -> Scope {
    symbol.definingScope ?? symbol.parent?.scope ?? program.mainModule.scope
  }
}

extension ExpressionDiagnosis {
  /// The type of an expression as messages show it, given what it is.
  func spelled(_ type: Type, of expression: Expression) -> Type {
    guard let text = spelling(of: bare(expression)) else { return type }
    return copy(of: type, text)
  }

  /// The type that is wanted of an expression, given what it is for.
  func spelledWanted(_ type: Type, of expression: Expression, _ role: ValueRole) -> Type {
    guard let (text, whole) = spellingWanted(of: expression, role) else { return type }
    if type === whole { return copy(of: type, text) }
    // Of an optional that takes a literal, what is in it is told.
    return whole.optionalPayload === type ? text.withoutQuestionMark.map { copy(of: type, $0) } ?? type : type
  }

  /// Says that an optional must be unwrapped.
  func mustUnwrap(_ type: Type, _ payload: Type, _ place: Expression) {
    let type = spelled(type, of: place)
    say(ExpressionMessages.mustUnwrap(type, spelledPayload(payload, of: type), place))
  }

  /// What is in an optional, spelled as that is.
  func spelledPayload(_ payload: Type, of type: Type) -> Type {
    type.spelling?.withoutQuestionMark.map { copy(of: payload, $0) } ?? payload
  }

  /// The types of an operator's operands, as messages show them.
  func spelled(_ operands: [Type], of application: Application) -> [Type] {
    zip(operands, application.arguments).map { spelled($0, of: $1.expression) }
  }

  /// One copy for each text, so that two operands of one spelling are still the same.
  private func copy(of type: Type, _ text: String) -> Type {
    if type.hasErrors || type.hasTypeVariables || text == type.description { return type }
    if let known = spelledTypes[text], known.kind == type.kind { return known }
    let copy = type.spelled(text)
    spelledTypes[text] = copy
    return copy
  }

  private func spelling(of expression: Expression) -> String? {
    let spelled = SpelledTypes(program: program)
    switch expression.kind {
    case .identifier:
      guard let variable = symbol(of: expression) as? VariableSymbol else { return nil }
      return spelled.spelling(of: variable) ?? spelling(ofParameter: variable)
    case .member, .implicitMember:
      guard let variable = symbol(of: expression) as? VariableSymbol else { return nil }
      return spelled.spelling(of: variable) ?? spelling(ofResultOf: variable, expression)
    case .call:
      guard let callee = applications[ObjectIdentifier(expression)].flatMap(callee(of:)) else { return nil }
      let call = expression.as(CallExpression.self)
      if let known = spelled.spelling(of: callee) { return known }
      if let list = call.arguments.first.flatMap({
        LibrarySpelling.list(madeBy: callee, from: typeShown(of: $0.expression))
      }) {
        return list
      }
      return spelling(ofResultOf: callee, call.callee)
    case .forceUnwrap:
      return spelling(of: bare(expression.as(ForceUnwrapExpression.self).operand))?.withoutQuestionMark
    case .subscript:
      // An element of a list whose type is spelled.
      let base = bare(expression.as(SubscriptExpression.self).base)
      if let part = LibrarySpelling.part(of: typeShown(of: base), typeShown(of: expression)) { return part }
      guard typeShown(of: base).arguments.first === typeShown(of: expression) else { return nil }
      return spelling(of: base)?.elementOfList
    default: return nil
    }
  }

  /// What a member of the library gives: what it is asked of tells how that is spelled.
  private func spelling(ofResultOf symbol: Symbol, _ member: Expression) -> String? {
    guard let base = (member as? MemberExpression).map({ bare($0.base) }) else { return nil }
    if let element = spelling(of: base)?.elementOfList {
      return LibrarySpelling.result(of: symbol, ofListOf: element)
    }
    return base.kind == .arrayLiteral ? nil : LibrarySpelling.result(of: symbol, on: typeShown(of: base))
  }

  /// A closure's parameter is an element of what its method is called on.
  private func spelling(ofParameter variable: VariableSymbol) -> String? {
    for template in system.closures.values {
      guard let index = template.parameters.firstIndex(where: { $0.variable === variable }),
        case .argument(let application, _) = role(of: template.closure),
        let method = callee(of: application), LibrarySpelling.takesElement(method, at: index),
        let member = (application.node as? CallExpression).flatMap({ bare($0.callee) as? MemberExpression })
      else { continue }
      let base = bare(member.base)
      return spelling(of: base)?.elementOfList ?? LibrarySpelling.element(of: typeShown(of: base))
    }
    return nil
  }

  /// How the type that is wanted of an expression is spelled, and that type.
  private func spellingWanted(of expression: Expression, _ role: ValueRole) -> (String, Type)? {
    let spelled = SpelledTypes(program: program)
    switch role {
    case .argument(let application, let index):
      guard let callable = callee(of: application), let match = match(of: application) else { return nil }
      for (parameter, source) in zip(callable.parameters, match.sources) {
        if case .argument(index) = source {
          return spelled.spelling(of: parameter, of: callable).map { ($0, parameter.type) }
        }
      }
      return nil
    case .assigned(let assignment):
      let target = bare(assignment.target)
      return spelling(of: target).map { ($0, typeShown(of: target)) }
    case .element:
      guard let list = parents[ObjectIdentifier(expression)],
        let (text, type) = spellingWanted(of: list, self.role(of: list)),
        let element = type.arguments.first
      else { return nil }
      return text.elementOfList.map { ($0, element) }
    case .contextual:
      guard case .type(let wanted, let purpose) = expected else { return nil }
      return spellingWanted(for: purpose).map { ($0, wanted) }
    default: return nil
    }
  }

  private func spellingWanted(for purpose: ExpectedType.Purpose) -> String? {
    let spelled = SpelledTypes(program: program)
    switch purpose {
    case .initialization:
      guard let (pattern, annotation, _) = system.context.initialized, pattern.kind == .identifier else { return nil }
      return annotation.flatMap { spelled.spelling(of: $0, in: system.scope) }
    case .returnValue, .implicitReturn:
      guard system.context.kind != .closure else { return nil }
      let callable = system.context.enclosingCallable
      return spelled.spelling(of: (callable as? AccessorSymbol)?.owner ?? callable)
    default: return nil
    }
  }
}
