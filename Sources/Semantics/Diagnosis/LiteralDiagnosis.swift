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
