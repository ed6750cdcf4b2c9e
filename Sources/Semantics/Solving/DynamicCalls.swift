import Basics
import Syntax

// Calls of values whose type is `@dynamicCallable` (SE-0216): the arguments become an array literal, or, where there are
// labels, a dictionary literal whose keys are the labels.

extension ConstraintSystem {
  /// Calls `dynamicallyCall`; nil where the type has no such method for the call.
  func callDynamically(_ base: Type, _ application: Application, _ origin: Origin) -> Outcome? {
    let lookup = program.lookUpMember("dynamicallyCall", of: resolved(base.rvalue), in: signature)
    guard lookup.isDynamicallyCallable else { return nil }
    // A mutating method does not make a type callable.
    let methods = lookup.candidates.compactMap { $0.symbol as? FunctionSymbol }.filter { !$0.isMutating }
    let labels = Set(methods.compactMap { $0.parameters.first?.label })
    let hasLabels = application.arguments.contains { $0.label != nil }
    let label = !hasLabels && labels.contains("withArguments") ? "withArguments" : "withKeywordArguments"
    guard labels.contains(label) else { return nil }
    let place = origin.part(.member)
    let literal = dynamicArguments(of: application, asPairs: label == "withKeywordArguments", place)
    let argument = Application.Argument(
      label: label, labelRange: nil, type: constrain(literal, application, place), expression: literal, isInout: false,
      isTrailing: false)
    let call = Application(
      node: application.node, arguments: [argument], result: application.result, callee: application.callee)
    applications[place] = call
    let member = makeVariable(mayBeLvalue: true)
    add(.member(MemberUse(base: base, name: "dynamicallyCall", result: member, labels: [label])), place)
    add(.application(call, function: member), place)
    return .holds
  }

  /// The literal that a call's arguments become, made once.
  private func dynamicArguments(of application: Application, asPairs: Bool, _ origin: Origin) -> Expression {
    if let known = applications[origin]?.arguments.first?.expression,
      known.kind == (asPairs ? .dictionaryLiteral : .arrayLiteral)
    {
      return known
    }
    let end = application.node.range.emptyAtEnd
    guard asPairs else {
      return ArrayLiteralExpression(
        range: application.node.range, leftSquare: end, elements: application.arguments.map(\.expression),
        rightSquare: end)
    }
    let elements = application.arguments.map { argument in
      let range = argument.labelRange ?? argument.expression.range.emptyAtStart
      let label = argument.label ?? ""
      let text = StringSegment(range: range, kind: .text, value: label)
      let key = StringLiteralExpression(
        range: range, openingQuote: range.emptyAtStart, segments: label.isEmpty ? [] : [text],
        closingQuote: range.emptyAtEnd, isMultiline: false, poundCount: 0)
      return DictionaryElement(range: range, key: key, colon: range.emptyAtEnd, value: argument.expression)
    }
    return DictionaryLiteralExpression(
      range: application.node.range, leftSquare: end, elements: elements, rightSquare: end)
  }

  /// What the literal requires of its type and of the arguments, whose own types are known already.
  private func constrain(_ literal: Expression, _ application: Application, _ origin: Origin) -> Type {
    let type = nodeTypes[Origin(literal)] ?? makeVariable()
    nodeTypes[Origin(literal)] = type
    let value = makeVariable()
    if literal.kind == .arrayLiteral {
      add(.literal(type, .array), origin)
      add(.defaultType(type, program.array(of: value)), origin)
      project(type, "ExpressibleByArrayLiteral", "ArrayLiteralElement", value, origin)
    } else {
      let key = makeVariable()
      add(.literal(type, .dictionary), origin)
      add(.defaultType(type, program.dictionary(key, value)), origin)
      project(type, "ExpressibleByDictionaryLiteral", "Key", key, origin)
      project(type, "ExpressibleByDictionaryLiteral", "Value", value, origin)
      add(.literal(key, .string), origin)
      add(.defaultType(key, program.known.stringType), origin)
      for element in literal.as(DictionaryLiteralExpression.self).elements { nodeTypes[Origin(element.key)] = key }
    }
    for (index, argument) in application.arguments.enumerated() {
      add(.conversion, argument.type, value, Origin(application.node, .argument(index)))
    }
    return type
  }

  private func project(_ type: Type, _ proto: String, _ name: String, _ member: Type, _ origin: Origin) {
    guard let associated = program.associatedType(named: name, of: program.known.type(proto)) else { return }
    add(.projection(base: type, associated, member), origin)
  }
}
