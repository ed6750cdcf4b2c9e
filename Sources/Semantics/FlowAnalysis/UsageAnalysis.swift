import Basics
import Syntax

/// Warns of local variables that are never used or never changed.
final class UsageAnalysis: TypedTreeVisitor {
  /// How a variable came into being, which words the warning.
  private enum Origin {
    /// `let x = value`.
    case initialized
    /// `if let x = value`, `guard let`, `while let`.
    case optionalBinding
    /// In another pattern, or without a value.
    case pattern
  }
  private struct Record {
    var origin: Origin
    var isRead = false
    var isWritten = false
  }
  private let program: Program
  private var records: [VariableSymbol: Record] = [:]
  private var order: [VariableSymbol] = []
  private var origin = Origin.pattern

  init(_ program: Program) { self.program = program }

  func analyse(_ body: TypedBody) {
    if ContainsError.isFound(in: body) { return }
    visit(body)
    for variable in order.sorted(by: { $0.nameRange!.start < $1.nameRange!.start }) { judge(variable) }
  }

  private func judge(_ variable: VariableSymbol) {
    guard let record = records[variable], let range = variable.nameRange else { return }
    if record.isRead {
      if !variable.isLet, !record.isWritten { report(UsageMessages.neverMutated(variable, range)) }
      return
    }
    if record.isWritten {
      return report(
        variable.isLet ? UsageMessages.constantNeverUsed(variable, range) : UsageMessages.neverRead(variable, range))
    }
    switch record.origin {
    case .initialized: report(UsageMessages.initializationNeverUsed(variable, range))
    case .optionalBinding: report(UsageMessages.bindingNeverUsed(variable, range))
    case .pattern: report(UsageMessages.neverUsed(variable, range))
    }
  }

  private func report(_ diagnostic: Diagnostic) { program.diagnostics.report(diagnostic) }

  // MARK: Declarations

  override func visit(_ statement: TypedStatement) {
    guard case .bind(let pattern, let value) = statement.kind else { return super.visit(statement) }
    if let value { visit(value) }
    if case .variable(let variable) = pattern.kind, let value, !isImplicitNil(value, pattern),
      variable.ownership == .strong
    {
      declaring(.initialized) { visit(pattern) }
    } else {
      visit(pattern)
    }
  }

  private func isImplicitNil(_ value: TypedExpression, _ pattern: TypedPattern) -> Bool {
    value.range == pattern.range
  }

  override func visit(_ condition: TypedCondition) {
    guard case .pattern(let pattern, let value) = condition else { return super.visit(condition) }
    visit(value)
    if case .some(let inner) = pattern.kind, case .variable = inner.kind, inner.range == pattern.range {
      declaring(.optionalBinding) { visit(pattern) }
    } else {
      visit(pattern)
    }
  }

  private func declaring(_ origin: Origin, _ body: () -> Void) {
    let outer = self.origin
    self.origin = origin
    body()
    self.origin = outer
  }

  override func visit(_ pattern: TypedPattern) {
    if case .variable(let variable) = pattern.kind, variable.nameRange != nil, !variable.isGlobal,
      !variable.name.hasPrefix("$")
    {
      if records[variable] == nil {
        records[variable] = Record(origin: origin)
        order.append(variable)
      }
      return
    }
    super.visit(pattern)
  }

  override func visit(_ closure: TypedClosure) {
    // A weak capture is set where the closure is made.
    for case let variable in closure.captureList.map(\.variable)
    where variable.ownership == .weak && variable.nameRange != nil && records[variable] == nil {
      records[variable] = Record(origin: .pattern, isWritten: true)
      order.append(variable)
    }
    super.visit(closure)
  }

  override func visit(_ item: TypedSwitch.Case) {
    super.visit(item)
    // The variables of later alternatives stand for those of the first.
    guard item.patterns.count > 1 else { return }
    let first = variables(in: item.patterns[0].pattern)
    for (pattern, _) in item.patterns.dropFirst() {
      for variable in variables(in: pattern) {
        if first.contains(where: { $0.name == variable.name }) { records[variable] = nil }
      }
    }
  }

  private func variables(in pattern: TypedPattern) -> [VariableSymbol] {
    switch pattern.kind {
    case .variable(let variable): return [variable]
    case .tuple(let parts): return parts.flatMap(variables)
    case .enumCase(_, let payload): return payload.map(variables) ?? []
    case .some(let inner), .cast(_, let inner): return variables(in: inner)
    default: return []
    }
  }

  // MARK: Uses

  override func visit(_ place: TypedPlace) {
    if case .variable(let variable) = place.kind { records[variable]?.isRead = true }
    super.visit(place)
  }

  override func visit(assigned place: TypedPlace) {
    switch place.kind {
    case .property(let base, _, _, _) where base.type.isTypeParameter:
      // What a protocol's property changes is not known.
      if let variable = rootVariable(of: place) { records[variable]?.isWritten = true }
      super.visit(assigned: place)
    case .variable(let variable): records[variable]?.isWritten = true
    case .property(let base, _, _, _) where genericObject(base) != nil:
      if let variable = genericObject(base) { records[variable]?.isWritten = true }
      super.visit(assigned: place)
    case .property(let base, let reference, _, _)
    where (reference.symbol as? VariableSymbol)?.storage == .stored:
      visit(assigned: base)
    case .tupleElement(let base, _), .forceUnwrap(let base): visit(assigned: base)
    case .subscript(_, _, _, _), .property(_, _, _, _), .keyPath:
      if let variable = rootVariable(of: place) { records[variable]?.isWritten = true }
      super.visit(assigned: place)
    default: super.visit(assigned: place)
    }
  }

  /// The variable whose value a base is, where it is of a generic parameter's type that is known to be a class.
  private func genericObject(_ base: TypedPlace) -> VariableSymbol? {
    guard case .value(var value) = base.kind else { return nil }
    while case .convert(let inner, _) = value.kind { value = inner }
    guard case .load(let place) = value.kind, case .variable(let variable) = place.kind else { return nil }
    return variable.type.isTypeParameter ? variable : nil
  }

  override func visit(changed place: TypedPlace) {
    if let variable = rootVariable(of: place) { records[variable]?.isWritten = true }
    super.visit(changed: place)
  }

  override func visit(_ expression: TypedExpression) {
    // Without variables so far there is nothing to use, and only what has statements in it declares some.
    if records.isEmpty, expression.contents.isDisjoint(with: .bodies) { return }
    // The first value of a variable is no change of it.
    if case .initialize(let place, let value) = expression.kind, case .variable(let variable) = place.kind {
      visit(value)
      if records[variable]?.isRead == false { records[variable]?.isWritten = true }
      return
    }
    super.visit(expression)
  }
}
