import Basics
import Syntax

/// Warns of a `switch` over an enum value whose case is known, where one of its own cases never runs.
///
/// What the real compiler knows is what a local constant was made of, `let way = Way.north`; at the top level, where constants
/// are global, only if the `switch` follows at once. Constants that a closure captures are not looked at in there.
final class ConstantSwitches: TypedTreeVisitor {
  private let program: Program
  private var constants: [VariableSymbol: String] = [:]

  init(_ program: Program) {
    self.program = program
    super.init()
    interest = .choices
  }

  override func visit(_ body: TypedBody) {
    var declared: VariableSymbol?
    for statement in body.statements {
      visit(statement)
      if let declared, declared.isGlobal { constants[declared] = nil }
      declared = nil
      guard case .bind(let pattern, let value?) = statement.kind, case .variable(let variable) = pattern.kind,
        variable.isLet, let name = caseName(of: value)
      else { continue }
      declared = variable
      constants[variable] = name
    }
  }

  override func visit(_ statement: TypedStatement) {
    if case .switch(let statement) = statement.kind { look(at: statement) }
    super.visit(statement)
  }

  override func visit(_ closure: TypedClosure) {
    let outer = constants
    constants = [:]
    super.visit(closure)
    constants = outer
  }

  /// The case that a value is made with.
  private func caseName(of value: TypedExpression) -> String? {
    switch value.kind {
    case .call(let call):
      guard case .enumCase(let reference) = call.callee, let symbol = reference.symbol as? EnumCaseSymbol,
        !symbol.isIndirect
      else { return nil }
      return symbol.name
    case .convert(let inner, .toOptional): return inner.type.isOptional ? nil : "some"
    case .load(let place):
      switch place.kind {
      case .variable(let variable): return constants[variable]
      case .global(let reference): return (reference.symbol as? VariableSymbol).flatMap { constants[$0] }
      default: return nil
      }
    default: return nil
    }
  }

  /// The case that a pattern takes, and whether it takes all of its values; nil where it takes any case.
  private func taken(by pattern: TypedPattern) -> (name: String, isWhole: Bool)? {
    switch pattern.kind {
    case .enumCase(let reference, let payload): (reference.symbol.name, payload.map(isIrrefutable) ?? true)
    case .some(let inner): ("some", isIrrefutable(inner))
    case .none: ("none", true)
    default: nil
    }
  }

  private func isIrrefutable(_ pattern: TypedPattern) -> Bool {
    switch pattern.kind {
    case .any, .variable: true
    case .tuple(let elements): elements.allSatisfy(isIrrefutable)
    default: false
    }
  }

  private func look(at statement: TypedSwitch) {
    guard let known = caseName(of: statement.subject), let syntax = statement.subject.syntax else { return }
    var isTaken = false
    for item in statement.cases {
      // Several patterns share a body, of which the compiler says nothing.
      guard item.patterns.count == 1, let (pattern, condition) = item.patterns.first else {
        isTaken = isTaken || item.patterns.contains { taken(by: $0.pattern)?.name == known }
        continue
      }
      let own = taken(by: pattern)
      if own == nil, !isIrrefutable(pattern) { return }
      if own.map({ $0.name != known }) ?? isTaken {
        guard let place = firstVariable(in: pattern) ?? FirstEvaluated.place(inDeadCode: item.body) else { continue }
        program.reportAfterChecking(
          UsageMessages.constantSwitch(at: syntax.diagnosticLocation, deadCode: place.location))
        return
      }
      if condition == nil, own?.isWhole ?? true { isTaken = true }
    }
  }

  private func firstVariable(in pattern: TypedPattern) -> SourceRange? {
    switch pattern.kind {
    case .variable: pattern.range
    case .enumCase(_, let payload?): firstVariable(in: payload)
    case .some(let inner): firstVariable(in: inner)
    case .tuple(let elements): elements.lazy.compactMap(firstVariable).first
    default: nil
    }
  }
}

extension FirstEvaluated {
  /// What is named of a body that never runs; nil where it does nothing, or does not go on.
  static func place(inDeadCode body: TypedBody) -> SourceRange? {
    guard let first = body.statements.first(where: { $0.syntax != nil }) else { return nil }
    switch first.kind {
    case .expression(let value) where value.type.isNever: return nil
    case .yieldValue(let value) where isConstant(value): return nil
    case .return(let value?) where isConstant(value): return first.range
    case .bind(let pattern, let value?) where isConstant(value): return pattern.range
    case .break, .continue, .fallthrough: return nil
    default: return place(first)
    }
  }

  private static func isConstant(_ value: TypedExpression) -> Bool {
    switch value.kind {
    case .integer, .floatingPoint, .boolean: true
    case .convert(let inner, _): isConstant(inner)
    default: false
    }
  }
}
