import Basics
import Syntax

// Literals where another type is wanted, as a whole or in a part.

extension ExpressionDiagnosis {
  func literal(_ type: Type, _ kind: LiteralKind, _ origin: Origin) {
    guard let place = origin.node as? Expression else { return }
    let to = shown(type)
    let role = role(of: place)
    if kind == .nil { return nilMismatch(to, place, role) }
    if to.hasErrors { return }
    switch kind {
    case .array, .dictionary:
      if arrayForDictionary(place, to, role) { return }
      let literal = typeShown(of: place)
      let words = kind == .array ? program.array(of: program.types.any) : literal
      if to.variable != nil { return say(MismatchMessages.emptyLiteral(place)) }
      return say(self.words(elementsShown(place) ?? words, to, place, role))
    default: break
    }
    guard let own = system.defaultType(of: kind) else { return unknown(origin) }
    if tupleLiteral(place, own, to) { return }
    mismatch(own, to, place, role)
  }

  /// An array literal where a dictionary is wanted; its elements are not looked at.
  func arrayForDictionary(_ literal: Expression, _ wanted: Type, _ role: ValueRole) -> Bool {
    guard let array = literal as? ArrayLiteralExpression,
      (wanted.optionalPayload ?? wanted).nominal === program.known.dictionary
    else { return false }
    for element in array.elements { spokenOf.insert(ObjectIdentifier(bare(element))) }
    spokenOf.insert(ObjectIdentifier(literal))
    say(MismatchMessages.arrayForDictionary(wanted, array, isInitial: isInitialValue(role)))
    return true
  }

  /// The other elements of a collection literal that are literals of the same kind: their types are worked out as one.
  func alike(_ element: Expression) -> [Expression] {
    let others: [Expression]
    switch parents[ObjectIdentifier(element)] {
    case let array as ArrayLiteralExpression: others = array.elements
    case let dictionary as DictionaryLiteralExpression:
      let isKey = dictionary.elements.contains { holds($0.key, element) }
      others = dictionary.elements.map { isKey ? $0.key : $0.value }
    default: return []
    }
    return others.filter { $0 !== element && bare($0).kind == bare(element).kind }
  }

  func isElement(_ role: ValueRole) -> Bool {
    if case .element = role { return true }
    return false
  }

  private func isInitialValue(_ role: ValueRole) -> Bool {
    guard case .contextual = role, case .type(_, .initialization) = expected else { return false }
    return true
  }

  /// `[:]` where nothing tells what it holds.
  var emptyDictionary: Type { program.dictionary(program.known.anyHashable.declaredType, program.types.any) }

  func isEmptyDictionary(_ literal: Expression) -> Bool {
    (literal as? DictionaryLiteralExpression)?.elements.isEmpty ?? false
  }

  /// What a dictionary of mixed values could be: where the keys are all of one type, that one is told.
  func mixedType(of dictionary: DictionaryLiteralExpression) -> String {
    let keys = dictionary.elements.map { ownType(of: $0.key) }
    guard let first = keys.first, !first.hasTypeVariables, keys.allSatisfy({ $0 === first }) else {
      return "[AnyHashable : Any]"
    }
    return "[\(first) : Any]"
  }

  /// The type of an array literal by its elements.
  private func elementsShown(_ literal: Expression) -> Type? {
    guard let array = literal as? ArrayLiteralExpression, let first = array.elements.first else { return nil }
    return program.array(of: ownType(of: first))
  }

  /// Whether nothing outside a literal tells its type.
  func isUntyped(_ literal: Expression) -> Bool {
    guard literal === root else { return false }
    switch expected {
    case .unknown, .discarded, .sequence: return true
    default: return false
    }
  }

  /// Whether an expression is a literal, which would be of the type wanted if it could.
  func isLiteral(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .integerLiteral, .floatLiteral, .stringLiteral, .booleanLiteral: return true
    default: return false
    }
  }

  /// A tuple literal is wrong as a whole: the tuple's own type and the one that is wanted.
  func tupleLiteral(_ element: Expression, _ from: Type, _ to: Type) -> Bool {
    guard let parent = parents[ObjectIdentifier(element)], let tuple = parent as? TupleExpression,
      let wanted = wantedTuple(of: tuple).map(shown), wanted.tupleElements != nil, !wanted.hasTypeVariables
    else { return false }
    let own = tuple.elements.map { TupleElement(label: $0.label?.text, type: ownType(of: $0.expression)) }
    if own.contains(where: { $0.type.hasTypeVariables || $0.type.hasErrors }) { return false }
    mismatch(system.types.tuple(own), wanted, tuple, role(of: tuple))
    return true
  }

  private func wantedTuple(of tuple: TupleExpression) -> Type? {
    switch role(of: tuple) {
    case .contextual:
      if case .type(let type, _) = expected { return type }
      return nil
    case .assigned(let assignment): return typeShown(of: assignment.target)
    case .argument(let application, let index):
      guard let match = match(of: application) else { return nil }
      for (position, source) in match.sources.enumerated() {
        if case .argument(index) = source { return system.value(match.function.parameters[position].type) }
      }
      return nil
    default: return nil
    }
  }
}
