import Basics
import Syntax

/// Warns of new objects that only a `weak` or `unowned` variable refers to: they are gone at once.
final class ShortLivedObjects: TypedTreeVisitor {
  private let program: Program
  init(_ program: Program) {
    self.program = program
    super.init()
    interest = .assignments
  }

  override func visit(_ statement: TypedStatement) {
    if case .bind(let pattern, let value?) = statement.kind, case .variable(let variable) = pattern.kind,
      let place = equalSign(after: variable.nameRange?.end ?? pattern.range.end, before: value.range)
    {
      check(variable, value, place, isDeclaration: true)
    }
    super.visit(statement)
  }

  override func visit(_ expression: TypedExpression) {
    if case .assign(let place, let value) = expression.kind,
      let sign = (expression.syntax as? AssignmentExpression)?.equal
    {
      switch place.kind {
      case .variable(let variable): check(variable, value, sign)
      case .property(_, let reference, _, _), .global(let reference):
        if let variable = reference.symbol as? VariableSymbol { check(variable, value, sign) }
      default: break
      }
    }
    super.visit(expression)
  }

  private func equalSign(after start: Int, before value: SourceRange) -> SourceRange? {
    let bytes = value.file.bytes
    guard start < value.start, value.start <= bytes.count,
      let sign = (start..<value.start).last(where: { bytes[$0] == UInt8(ascii: "=") })
    else { return nil }
    return value.file.range(sign, sign + 1)
  }

  private func check(
    _ variable: VariableSymbol, _ value: TypedExpression, _ sign: SourceRange, isDeclaration: Bool = false
  ) {
    guard variable.ownership != .strong, !sign.file.isLibrary else { return }
    var value = value
    while case .convert(let inner, _) = value.kind { value = inner }
    guard case .call(let call) = value.kind, value.type.isClass else { return }
    switch call.callee {
    case .function(let reference, _), .dynamicInitializer(let reference, _, _):
      guard reference.symbol is InitializerSymbol else { return }
    default: return
    }
    program.diagnostics.report(CaptureMessages.deallocatedAtOnce(variable, sign))
    if variable.ownership == .weak, !variable.isMember {
      program.reportAfterChecking(CaptureMessages.alwaysNil(isDeclaration ? value.range : sign))
    }
  }
}
