import Basics
import Syntax

/// Finds members of objects named without `self` in closures that may keep the object alive (SE-0269).
final class ImplicitSelfAnalysis: TypedTreeVisitor {
  private let program: Program
  /// The closures around, innermost last, and whether each asks for `self` to be written.
  private var closures: [(place: SourceRange, asks: Bool, isWeak: Bool)] = []
  private var closureRange: SourceRange?

  init(_ program: Program) {
    self.program = program
    super.init()
    interest = .bodies
  }

  override func visit(_ expression: TypedExpression) {
    if case .closure = expression.kind { closureRange = expression.range }
    super.visit(expression)
  }

  override func visit(_ closure: TypedClosure) {
    let place = closureRange
    closureRange = nil
    for capture in closure.captureList { visit(capture.value) }
    guard let place else { return visit(closure.body) }
    let capture = closure.captureList.first { $0.variable.name == "self" }?.variable
    let isWeak = capture?.ownership == .weak
    let asks = closure.isEscaping && (capture == nil || isWeak)
    visit(closure.body, of: place, asks: asks, isWeak: isWeak)
  }

  override func visit(called function: TypedExpression) {
    // A closure that is called where it stands keeps nothing alive.
    guard case .closure(let closure) = function.kind else { return visit(function) }
    visit(closure.body, of: function.range, asks: false, isWeak: false)
  }

  private func visit(_ body: TypedBody, of place: SourceRange, asks: Bool, isWeak: Bool) {
    let outer = interest
    interest = .all
    closures.append((place, asks, isWeak))
    visit(body)
    closures.removeLast()
    interest = outer
  }

  override func visit(_ call: TypedCall) {
    if case .function(let reference, _) = call.callee, case .value(let receiver)? = call.receiver,
      let range = implicitSelf(receiver), let function = reference.symbol as? FunctionSymbol
    {
      report("call to method '\(function.name)'", range)
    }
    super.visit(call)
  }

  override func visit(_ place: TypedPlace) {
    if case .property(let base, let reference, _, _) = place.kind, case .value(let value) = base.kind,
      let range = implicitSelf(value), let property = reference.symbol as? VariableSymbol
    {
      report("reference to property '\(property.name)'", range)
    }
    super.visit(place)
  }

  override func visit(assigned place: TypedPlace) { visit(place) }
  override func visit(changed place: TypedPlace) { visit(place) }

  /// Where a member stands whose `self` is left out.
  private func implicitSelf(_ receiver: TypedExpression) -> SourceRange? {
    var receiver = receiver
    while case .convert(let inner, _) = receiver.kind { receiver = inner }
    guard case .load(let place) = receiver.kind, case .variable(let variable) = place.kind, variable.isSelf,
      variable.type.withoutDynamicSelf.isClass
    else { return nil }
    let text = receiver.range.text
    return text.hasPrefix("self") || text.hasPrefix("super") || receiver.range.file.isLibrary ? nil : receiver.range
  }

  private func report(_ use: String, _ range: SourceRange) {
    guard let closure = closures.last(where: \.asks) else { return }
    program.diagnostics.report(CaptureMessages.implicitSelf(use, range, closure.isWeak ? nil : closure.place))
  }
}
