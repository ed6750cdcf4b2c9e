import Basics
import Syntax

/// Describes the mistakes that were assumed away, in swiftc's words.
///
/// The extensions in this folder say one sort of mistake each; the texts are in `Messages/`.
final class ExpressionDiagnosis {
  let system: ConstraintSystem
  let generator: ConstraintGenerator
  let expected: ExpectedType
  let root: Expression
  /// The nearest expression around each part, with operators grouped.
  private(set) lazy var parents = parentsOfParts()
  /// The calls, operators and subscripts by their node.
  private(set) lazy var applications = applicationsByNode()
  /// The operators that have been explained: what else is wrong with them follows from that.
  var explained: Set<ObjectIdentifier> = []

  init(_ system: ConstraintSystem, _ generator: ConstraintGenerator, _ expected: ExpectedType, _ root: Expression) {
    self.system = system
    self.generator = generator
    self.expected = expected
    self.root = root
  }

  /// The copies of types that messages have shown as the program spells them, by their spelling.
  var spelledTypes: [String: Type] = [:]
  /// Expressions of which all has been said.
  var spokenOf: Set<ObjectIdentifier> = []

  /// Whether a wrapper was meant that would have told the generic arguments.
  var hasMeantWrapper = false

  var program: Program { system.program }

  func say(_ diagnostic: Diagnostic) {
    var whole = diagnostic
    whole.message = Type.quoted(in: diagnostic.message)
    program.diagnostics.report(whole)
  }

  /// How much had been said before this expression.
  private var said = 0
  var hasSaidAnything: Bool { program.diagnostics.diagnostics.dropFirst(said).contains { $0.severity == .error } }

  /// Whether some part has been reported already, so that what it makes unknown needs no words.
  private(set) var isPartly = false

  func report(isSolved: Bool, isPartly: Bool = false) {
    self.isPartly = isPartly
    let hadErrors = program.diagnostics.hasErrors
    said = program.diagnostics.diagnostics.count
    let before = said
    // What a closure is passed to that is not there is said before what is wrong in the closure.
    let areNestedWrong = hasNestedErrors
    if areNestedWrong {
      for fix in inOrder(system.fixes) { if case .constraint(.member) = fix.kind { describe(fix) } }
    }
    reportNested()
    if areNestedWrong || program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
      // What is wrong with the closure itself is said after what is wrong in it.
      for fix in system.fixes {
        if case .closureShape(let closure, let wanted) = fix.kind { self.closure(closure, wanted) }
      }
      return
    }
    if system.isTooComplex { return say(ExpressionMessages.tooComplex(root.range)) }
    metatypesOfErrors()
    let results = otherResults
    for fix in inOrder(system.fixes) where results == nil || fix.origin != results || isAmbiguous(fix) { describe(fix) }
    if system.fixes.isEmpty { reportUnknown() }
    if isPartly { return }
    if !isSolved, system.fixes.isEmpty, let failure = system.failure {
      describe(Fix(.constraint(failure.kind), failure.origin))
    }
    // Parts that are wrong for reasons given elsewhere need no more words.
    if !hasSaidAnything, !hadErrors {
      say(ExpressionMessages.failed(root.range))
    }
  }

  private var hasNestedErrors: Bool {
    system.closures.values.contains { $0.bodies.values.first(where: \.hasErrors) != nil }
      || system.statements.values.contains { $0.1.contains { $0.severity == .error } }
  }

  /// What was said about code that is checked apart: closures' statements, branches of `if` and `switch`.
  private func reportNested() {
    let order = system.closures.values.sorted { $0.closure.range.start < $1.closure.range.start }
    for template in order {
      if let (key, body) = template.bodies.first(where: { $0.value.hasErrors }) {
        let picked =
          key.builder != nil
          ? body.diagnostics : FirstMistakeOfClosure(closure: template.closure).pick(from: body.diagnostics)
        for diagnostic in picked { say(diagnostic) }
      }
    }
    for (_, checked) in system.statements { for diagnostic in checked.diagnostics { say(diagnostic) } }
  }

  /// The place of the conversion that none of several declarations' results allow, which is said of all of them at once.
  private var otherResults: Origin? {
    for fix in system.fixes {
      if case .ambiguous(_, let attempts) = fix.kind, let origin = contextualMismatch(of: attempts) { return origin }
    }
    return nil
  }

  private func isAmbiguous(_ fix: Fix) -> Bool {
    if case .ambiguous = fix.kind { return true }
    return false
  }

  /// `print(type(of: wrong))`: swiftc says of the metatype, too, that it becomes no `Any`.
  private func metatypesOfErrors() {
    for constraint in system.log {
      guard case .dynamicType(let type, _) = constraint.kind, system.value(type).isError,
        let call = parents[ObjectIdentifier(constraint.origin.node)] as? CallExpression,
        let callable = system.choices[Origin(call.callee)]?.choice.symbol as? CallableSymbol,
        let argument = call.arguments.first(where: { $0.expression === constraint.origin.node }),
        let parameter = callable.parameters.first(where: { $0.label == argument.label?.text }),
        parameter.type === program.types.any
      else { continue }
      say(MismatchMessages.metatypeAsAny(constraint.origin.node.range))
    }
  }

  private func describe(_ fix: Fix) {
    switch fix.kind {
    case .constraint(let kind): describe(kind, fix.origin)
    case .immutable(let operand): immutableOperand(operand, fix.origin)
    case .mutatingMember(let choice): mutatingMember(choice, fix.origin)
    case .otherSide(let choice, let base): otherSide(choice, of: base, fix.origin)
    case .keyPathWithoutRoot(let path): say(MemberMessages.keyPathWithoutRoot(at: path.range.location))
    case .uncalledBase: uncalledBase(fix.origin)
    case .partialApplication: say(MutabilityMessages.partialApplication(nameRange(of: fix.origin.node)))
    case .inaccessible(let symbol): inaccessible(symbol, fix.origin)
    case .hiddenByMember(let choice): hiddenByMember(choice, fix.origin)
    case .existentialMember(let choice): existentialMember(choice, fix.origin)
    case .closureShape(let closure, let wanted): self.closure(closure, wanted)
    case .methodInKeyPath(let symbol): methodInKeyPath(symbol, fix.origin)
    case .unavailable(let symbol): unavailable(symbol, fix.origin)
    case .arguments(let call): arguments(call, fix.origin)
    case .ampersand(let argument, let parameter, let isMissing): ampersand(argument, parameter, isMissing)
    case .ambiguous(let set, let attempts): ambiguous(set, attempts, fix.origin)
    case .notInferred(let parameter, let symbol): notInferred(parameter, symbol, fix.origin)
    }
  }

  private func describe(_ kind: Constraint.Kind, _ origin: Origin) {
    switch kind {
    case .relation(let relation, let left, let right): relation_(relation, left, right, origin)
    case .conformance(let type, let proto): conformance(type, proto, origin)
    case .classBound(let type): classBound(type, origin)
    case .literal(let type, let kind): literal(type, kind, origin)
    case .member(let use): missingMember(use, origin)
    case .application(let application, let function): badCall(application, function, origin)
    case .overload(let set): badOverload(set, origin)
    case .payload(_, let type): notOptional(type, origin)
    case .closure(let closure, _): self.closure(closure, nil)
    case .keyPath(let path, let type, let root, _): keyPath(path, type, root, origin)
    case .keyPathApplication(let base, let path, _): keyPathApplication(base, path, origin)
    case .defaultType: if let literal = origin.node as? Expression { say(MismatchMessages.emptyLiteral(literal)) }
    case .projection(let base, let associated, _):
      if hasSaidAnything { return }
      let base = shown(base)
      // Two lists of different elements: `names + numbers`.
      if system.knownMemberType(of: base, associated) != nil,
        let operation = applications.values.first(where: { application in
          application.isOperator && application.arguments.contains { ownType(of: $0.expression) === base }
        })
      {
        return operators(operation, [])
      }
      if !base.hasTypeVariables, !unequalMember(base, associated, origin) {
        conformance(base, associated.ownerProtocol, origin)
      }
    case .superclass(let type, let superclass):
      say(ExpressionMessages.doesNotConform(shown(type), shown(superclass).description, origin.node.range))
    case .statement, .dynamicType: break
    }
  }

  private func relation_(_ relation: Relation, _ left: Type, _ right: Type, _ origin: Origin) {
    if relation == .bind, case .lvalue = system.resolved(right).kind { return notAssignable(origin) }
    mismatch(left, right, origin)
  }

  // MARK: What is known

  /// A type as messages show it: literals have their default types, unknown generic parameters their names.
  func shown(_ type: Type) -> Type {
    let type = system.simplified(type).rvalue
    return type.transform { part in
      guard case .variable(let variable) = part.kind else { return nil }
      for literal in variable.literals {
        if let standard = self.system.defaultType(of: literal) { return standard }
      }
      return variable.parameter?.type ?? part
    }
  }

  /// The type of a part of the expression.
  func typeShown(of node: Expression) -> Type {
    shown(system.nodeTypes[Origin(node, .chain)] ?? system.nodeTypes[Origin(node)] ?? system.types.error)
  }

  /// The symbol that a name or member was taken for.
  func symbol(of node: Node) -> Symbol? {
    (system.choices[Origin(node)] ?? system.choices[Origin(node, .member)])?.choice.symbol
  }

  private func parentsOfParts() -> [ObjectIdentifier: Expression] {
    var result: [ObjectIdentifier: Expression] = [:]
    func visit(_ node: Node, _ parent: Expression?) {
      guard let expression = node as? Expression else {
        return node.forEachChild { _, child in visit(child, parent) }
      }
      let unfolded = generator.unfolded(expression)
      result[ObjectIdentifier(expression)] = parent
      result[ObjectIdentifier(unfolded)] = parent
      unfolded.forEachChild { _, child in visit(child, unfolded) }
    }
    visit(root, nil)
    return result
  }

  private func applicationsByNode() -> [ObjectIdentifier: Application] {
    var result: [ObjectIdentifier: Application] = [:]
    for application in system.applications.values { result[ObjectIdentifier(application.node)] = application }
    for application in system.applicationsOfOperators.values {
      result[ObjectIdentifier(application.node)] = application
    }
    return result
  }
}

/// What an expression's value is for.
enum ValueRole {
  case contextual
  case argument(Application, Int)
  case element
  case dictionaryPart(String)
  case condition
  case branch(TernaryExpression)
  case closureResult(ClosureExpression)
  case assigned(AssignmentExpression)
  case coerced(CastExpression)
  case part
}

extension ExpressionDiagnosis {
  /// What the value of a part is for.
  func role(of expression: Expression) -> ValueRole {
    if expression === root { return .contextual }
    guard let parent = parents[ObjectIdentifier(expression)] else { return .contextual }
    switch parent.kind {
    case .parenthesized, .try, .ownership: return role(of: parent)
    case .arrayLiteral: return .element
    case .dictionaryLiteral:
      let isKey = parent.as(DictionaryLiteralExpression.self).elements.contains { holds($0.key, expression) }
      return .dictionaryPart(isKey ? "key" : "value")
    case .ternary:
      let ternary = parent.as(TernaryExpression.self)
      return holds(ternary.condition, expression) ? .condition : .branch(ternary)
    case .closure: return .closureResult(parent.as())
    case .assignment: return .assigned(parent.as())
    case .cast: return .coerced(parent.as())
    default:
      if let application = applications[ObjectIdentifier(parent)],
        let index = application.arguments.firstIndex(where: { holds($0.expression, expression) })
      {
        return .argument(application, index)
      }
      return .part
    }
  }

  func holds(_ part: Expression, _ expression: Expression) -> Bool {
    part === expression || generator.unfolded(part) === expression
  }

  /// The expression without parentheses, `try` and the like, with its operators grouped.
  func bare(_ expression: Expression) -> Expression {
    let expression = generator.unfolded(expression)
    switch expression.kind {
    case .parenthesized: return bare(expression.as(ParenthesizedExpression.self).expression)
    case .try: return bare(expression.as(TryExpression.self).operand)
    case .inOut: return bare(expression.as(InOutExpression.self).operand)
    default: return expression
    }
  }
}
