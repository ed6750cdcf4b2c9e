import Basics
import Syntax

/// Finds closures passed to a function that may be used only during the call, but are kept.
final class NonEscapingAnalysis: TypedTreeVisitor {
  private let program: Program
  private var closures: [(range: SourceRange, escapes: Bool)] = []
  private var closureRange: SourceRange?
  private var owned: Set<VariableSymbol> = []
  private let resultIsUsed: Bool

  init(_ program: Program, _ owner: CallableSymbol) {
    self.program = program
    resultIsUsed = !(owner is AccessorSymbol)
    super.init()
    for parameter in owner.parameters where isNonEscaping(parameter.variable) { owned.insert(parameter.variable) }
  }

  private func isNonEscaping(_ variable: VariableSymbol) -> Bool {
    variable.isParameter && variable.nameRange != nil && variable.type.function.map { !$0.isEscaping } ?? false
  }

  func analyse(_ body: TypedBody) { if !owned.isEmpty { visit(body) } }

  /// The parameter whose value an expression is.
  private func parameter(_ value: TypedExpression) -> (VariableSymbol, SourceRange)? {
    var value = value
    while case .convert(let inner, _) = value.kind { value = inner }
    guard case .load(let place) = value.kind, case .variable(let variable) = place.kind, owned.contains(variable) else {
      return nil
    }
    return (variable, value.range)
  }

  private func report(_ found: (VariableSymbol, SourceRange), _ message: (VariableSymbol, SourceRange) -> Diagnostic) {
    program.diagnostics.report(message(found.0, found.1))
  }

  override func visit(_ statement: TypedStatement) {
    switch statement.kind {
    case .return(let value?):
      if closures.isEmpty, let found = parameter(value) { report(found, CaptureMessages.usedAsEscaping) }
    case .bind(_, let value?):
      // A constant of the function's own type lives no longer than the call.
      if value.type.isOptional, let found = parameter(value) { report(found, CaptureMessages.usedAsEscaping) }
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .closure: closureRange = expression.range
    case .convert(let inner, _) where expression.type.isAny:
      if let (_, range) = parameter(inner) { program.diagnostics.report(CaptureMessages.convertedToAny(range)) }
    case .assign(_, let value), .initialize(_, let value):
      if let (variable, range) = parameter(value) {
        let place = (expression.syntax as? AssignmentExpression)?.equal ?? range
        program.diagnostics.report(CaptureMessages.assignedAsEscaping(variable, place))
      }
    case .dictionary(let pairs):
      for (_, value) in pairs { if let found = parameter(value) { report(found, CaptureMessages.usedAsEscaping) } }
    case .array(let elements):
      for element in elements {
        if let found = parameter(element) { report(found, CaptureMessages.usedAsEscaping) }
      }
    default: break
    }
    super.visit(expression)
  }

  override func visit(_ call: TypedCall) {
    let parameters: [Type]
    switch call.callee {
    case .function(let reference, _), .enumCase(let reference), .dynamicInitializer(let reference, _, _):
      parameters = (reference.symbol as? CallableSymbol)?.parameters.map(\.type) ?? []
    case .value(let function): parameters = function.type.function?.parameters.map(\.type) ?? []
    }
    for (argument, type) in zip(call.arguments, parameters) {
      guard case .value(let value) = argument, let found = parameter(value) else { continue }
      if case .genericParameter(let parameter) = type.kind {
        program.diagnostics.report(CaptureMessages.passedAsGeneric(found.0, parameter.name, found.1))
      } else if type.function.map(\.isEscaping) ?? true {
        report(found, CaptureMessages.passedAsEscaping)
      }
    }
    super.visit(call)
  }

  override func visit(_ closure: TypedClosure) {
    let range = closureRange
    closureRange = nil
    for capture in closure.captureList { visit(capture.value) }
    guard let range else { return visit(closure.body) }
    closures.append((range, closure.isEscaping))
    visit(closure.body)
    closures.removeLast()
  }

  override func visit(called function: TypedExpression) {
    guard case .closure(let closure) = function.kind else { return visit(function) }
    visit(closure.body)
  }

  override func visit(_ place: TypedPlace) {
    if case .variable(let variable) = place.kind, owned.contains(variable),
      let closure = closures.first(where: \.escapes)
    {
      program.reportAfterChecking(CaptureMessages.nonEscapingCapture(variable, closure.range, place.range))
    }
    super.visit(place)
  }
}
