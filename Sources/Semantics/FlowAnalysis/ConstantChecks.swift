import Basics
import Syntax

/// Finds arithmetic on literals that cannot be done.
final class ConstantChecks: TypedTreeVisitor {
  private let program: Program
  private let owner: CallableSymbol

  init(_ program: Program, _ owner: CallableSymbol) {
    self.program = program
    self.owner = owner
    super.init()
    interest = .integers
  }

  override func visit(_ expression: TypedExpression) {
    super.visit(expression)
    guard case .call(let call) = expression.kind, case .function(let reference, _) = call.callee,
      call.arguments.count == 2, let sign = (expression.syntax as? BinaryExpression)?.operatorName,
      case .value(let left) = call.arguments[0], case .value(let right) = call.arguments[1],
      let bits = bits(of: expression.type), left.type === expression.type, right.type === expression.type,
      reference.symbol.name == sign.text, case .integer(let divisor) = right.kind
    else { return }
    if sign.text == "/" || sign.text == "%", divisor == 0 {
      return program.reportConstant(LiteralMessages.divisionByZero(sign.range), in: owner)
    }
    guard case .integer(let first) = left.kind else { return }
    let result: (partialValue: Int, overflow: Bool)
    switch sign.text {
    case "+": result = first.addingReportingOverflow(divisor)
    case "-": result = first.subtractingReportingOverflow(divisor)
    case "*": result = first.multipliedReportingOverflow(by: divisor)
    default: return
    }
    if result.overflow || !bits.contains(result.partialValue) {
      program.reportConstant(
        LiteralMessages.arithmeticOverflow("\(first) \(sign.text) \(divisor)", expression.type, sign.range), in: owner)
    }
  }

  /// The values of a primitive integer type, of those that fit in 64 bits with their sign.
  private func bits(of type: Type) -> ClosedRange<Int>? {
    switch type.nominal?.builtinName {
    case "int64"?: return Int.min...Int.max
    case "int32"?: return Int(Int32.min)...Int(Int32.max)
    case "int16"?: return Int(Int16.min)...Int(Int16.max)
    case "int8"?: return -128...127
    case "uint32"?: return 0...Int(UInt32.max)
    case "uint16"?: return 0...Int(UInt16.max)
    case "uint8"?: return 0...255
    default: return nil
    }
  }
}
