import Basics
import Syntax

/// Warns of checks and conversions whose outcome is known, and of optionals that are shown as they are.
final class NeedlessChecks: TypedTreeVisitor {
  private let program: Program
  private let signature: GenericSignature

  init(_ program: Program, _ owner: CallableSymbol) {
    self.program = program
    signature = owner.genericSignature
    super.init()
    interest = [.checks, .bodies]
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .isType(let value, let type): check(value, type, expression, .is)
    case .conditionalCast(let value, let type): check(value, type.optionalPayload ?? type, expression, .conditional)
    case .forcedCast(let value, let type): check(value, type, expression, .forced)
    case .interpolation(_, _, let steps, _):
      for step in steps { checkSegment(step) }
    case .convert(let value, .toExistential) where expression.type.isAny && value.type.isOptional:
      // Written `as Any` it is meant.
      if let syntax = value.syntax, expression.syntax?.kind != .cast || expression.syntax === syntax {
        program.diagnostics.report(ConversionMessages.optionalAsAny(value.type, syntax))
      }
    default: break
    }
    super.visit(expression)
  }

  // MARK: Casts

  private enum Cast { case `is`, conditional, forced }

  private func check(_ value: TypedExpression, _ type: Type, _ expression: TypedExpression, _ cast: Cast) {
    guard let syntax = expression.syntax as? CastExpression, !value.type.hasErrors, !type.hasErrors else { return }
    let (from, to, place) = (value.type, type, syntax.keyword)
    let isSame = from === to
    if from.isGeneric || to.isGeneric, !isSame, !to.isAny { return }
    if program.castAlwaysSucceeds(from, to, in: signature), !(from.isOptional && !to.isOptional) {
      switch cast {
      case .is: program.diagnostics.report(ConversionMessages.testIsAlwaysTrue("is", place))
      case .conditional: program.diagnostics.report(ConversionMessages.alwaysSucceeds(from, to, place))
      case .forced:
        program.diagnostics.report(
          isSame
            ? ConversionMessages.sameType(from, place) : ConversionMessages.forcedUpcast(from, to, place))
      }
      return
    }
    if from.optionalPayload === to {
      switch cast {
      case .is: program.diagnostics.report(ConversionMessages.checksForNil(from, to, place))
      case .conditional: program.diagnostics.report(ConversionMessages.doesNothing(from, to, place))
      case .forced: program.diagnostics.report(ConversionMessages.onlyUnwraps(from, to, place))
      }
      return
    }
    if program.castAlwaysFails(from, to) {
      program.diagnostics.report(ConversionMessages.alwaysFails(from, to, place))
    }
  }

  // MARK: nil

  override func visit(_ call: TypedCall) {
    super.visit(call)
    guard case .function(let reference, _) = call.callee, call.arguments.count == 2 else { return }
    checkDefault(call, reference.symbol)
    checkNotANumber(call, reference.symbol)
    guard case .value(let left) = call.arguments[0], case .value(let right) = call.arguments[1],
      left.syntax?.kind == .nilLiteral || right.syntax?.kind == .nilLiteral,
      ["==", "!="].contains(reference.symbol.name)
    else { return }
    for (value, other) in [(left, right), (right, left)] {
      guard other.syntax?.kind == .nilLiteral, case .convert(let inner, .toOptional) = value.kind,
        !inner.type.isOptional, let syntax = inner.syntax
      else { continue }
      program.diagnostics.report(
        ConversionMessages.neverNil(inner.type, reference.symbol.name == "!=", operatorPlace(syntax, other.range)))
    }
  }

  /// `value ?? other` where the value is no optional.
  private func checkDefault(_ call: TypedCall, _ symbol: Symbol) {
    guard case .value(let left) = call.arguments[0], case .convert(let inner, .toOptional) = left.kind,
      symbol.name == "?\u{3F}", symbol.module?.isMain != true, !inner.type.isOptional, let syntax = inner.syntax,
      let sign = sign(after: syntax.range.end, "?\u{3F}", in: syntax.range.file)
    else { return }
    program.diagnostics.report(ConversionMessages.neverUsedDefault(inner.type, sign))
  }

  /// Comparisons with what is written `nan`.
  private func checkNotANumber(_ call: TypedCall, _ symbol: Symbol) {
    guard case .value(let left) = call.arguments[0], case .value(let right) = call.arguments[1],
      left.type === program.known.doubleType, ["==", "!=", "<", ">", "<=", ">="].contains(symbol.name),
      let syntax = left.syntax
    else { return }
    let isNaN = [left, right].map { value in
      switch value.syntax {
      case let name as IdentifierExpression: return name.name.text == "nan"
      case let member as MemberExpression: return member.name.text == "nan"
      case let member as ImplicitMemberExpression: return member.name.text == "nan"
      default: return false
      }
    }
    guard isNaN.contains(true), let sign = sign(after: syntax.range.end, symbol.name, in: syntax.range.file) else {
      return
    }
    program.diagnostics.report(ConversionMessages.notANumber(symbol.name, isBoth: isNaN == [true, true], sign))
  }

  /// Where an operator stands behind its left operand.
  private func sign(after end: Int, _ name: String, in file: SourceFile) -> SourceRange? {
    let bytes = file.bytes
    var start = end
    while start < bytes.count,
      bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\n")
        || bytes[start] == UInt8(ascii: ")")
    {
      start += 1
    }
    let word = Array(name.utf8)
    guard start + word.count <= bytes.count, bytes[start..<start + word.count].elementsEqual(word) else { return nil }
    return file.range(start, start + word.count)
  }

  /// The sign between the two operands.
  private func operatorPlace(_ left: Expression, _ right: SourceRange) -> SourceRange {
    let (first, last) = left.range.start < right.start ? (left.range.end, right.start) : (right.end, left.range.start)
    let bytes = left.range.file.bytes
    var start = first
    while start < last, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\n") { start += 1 }
    return left.range.file.range(start, min(start + 2, last))
  }

  // MARK: Interpolation

  private func checkSegment(_ step: TypedExpression) {
    guard case .call(let call) = step.kind, case .function(let reference, _) = call.callee,
      reference.symbol.name == "appendInterpolation", let argument = call.arguments.first,
      (reference.symbol as? CallableSymbol)?.parameters.count == 1
    else { return }
    guard case .value(let value) = argument, value.type.isOptional, let syntax = value.syntax,
      syntax.kind != .cast
    else { return }
    program.diagnostics.report(
      ConversionMessages.optionalInString(syntax, isText: value.type.optionalPayload === program.known.stringType))
  }
}

// MARK: What is known of casts

extension Program {
  /// Whether all values of a type are of another one, neither of them an optional's payload.
  func castAlwaysSucceeds(_ from: Type, _ to: Type, in signature: GenericSignature) -> Bool {
    from === to || isMetatypeOfSubclass(from, to) || isSubtype(from, of: to) || to.isAny
      || to.existential.map { composition in
        from.existential == nil && !composition.isAny && composition.superclass == nil && !composition.isPlainAnyObject
          && composition.protocols.allSatisfy {
            $0.arguments.isEmpty && conformance(of: from, to: $0.symbol, in: signature) != nil
          }
      } ?? false
  }

  /// Whether no value of a type can be of another one.
  func castAlwaysFails(_ from: Type, _ to: Type) -> Bool {
    (isValueType(from) || from.isClass) && isValueType(to) && from.nominal !== to.nominal
  }

  private func isMetatypeOfSubclass(_ from: Type, _ to: Type) -> Bool {
    guard let own = from.metatypeInstance, let wanted = to.metatypeInstance else { return false }
    return own.nominal != nil && wanted.nominal != nil && isSubtype(own, of: wanted)
  }

  private func isValueType(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return false }
    return (nominal.kind == .struct || nominal.kind == .enum) && !type.isOptional
      && nominal.module?.isMain == true
      || type === known.intType || type === known.stringType || type === known.boolType || type === known.doubleType
  }
}
