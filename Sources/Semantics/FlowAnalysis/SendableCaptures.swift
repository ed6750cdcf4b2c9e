import Basics
import Syntax

/// Warns of local variables that a `@Sendable` closure shares with its surroundings: such a closure may run at any time.
final class SendableCaptures: TypedTreeVisitor {
  private let program: Program
  /// The variables declared in the closures that are looked into, none outside of one.
  private var own: Set<VariableSymbol>?

  init(_ program: Program) {
    self.program = program
    super.init()
    interest = .bodies
  }

  override func visit(_ call: TypedCall) {
    super.visit(call)
    guard own == nil, case .function(let reference, _) = call.callee,
      let callable = reference.symbol as? CallableSymbol
    else { return }
    for (parameter, argument) in zip(callable.parameters, call.arguments) where isSendable(parameter) {
      switch argument {
      case .value(let value): look(into: value)
      case .autoclosure(let closure):
        for case .return(let value?) in closure.body.statements.map(\.kind) { look(into: value) }
      default: break
      }
    }
  }

  private func isSendable(_ parameter: ParameterSymbol) -> Bool {
    guard let type = (parameter.syntax as? Parameter)?.type else { return false }
    func mentions(_ node: Node) -> Bool {
      if let attributed = node as? AttributedTypeSyntax,
        attributed.attributes.contains(where: { $0.name == "Sendable" })
      {
        return true
      }
      var found = false
      node.forEachChild { _, child in if !found { found = mentions(child) } }
      return found
    }
    return mentions(type)
  }

  private func look(into value: TypedExpression) {
    var value = value
    while case .convert(let inner, _) = value.kind { value = inner }
    guard case .closure(let closure) = value.kind else { return }
    own = Set(closure.captureList.map(\.variable) + closure.parameters.map(\.variable))
    interest = .all
    visit(closure.body)
    interest = .bodies
    own = nil
  }

  // MARK: Inside

  override func visit(_ pattern: TypedPattern) {
    if case .variable(let variable) = pattern.kind { own?.insert(variable) }
    super.visit(pattern)
  }

  override func visit(declared variable: VariableSymbol) {
    own?.insert(variable)
    super.visit(declared: variable)
  }

  override func visit(_ closure: TypedClosure) {
    for capture in closure.captureList { own?.insert(capture.variable) }
    for parameter in closure.parameters { own?.insert(parameter.variable) }
    super.visit(closure)
  }

  override func visit(_ place: TypedPlace) {
    if case .variable(let variable) = place.kind, isShared(variable) {
      program.diagnostics.report(CaptureMessages.sharedReference(variable, place.range))
    }
    super.visit(place)
  }

  override func visit(assigned place: TypedPlace) { if !reportChange(of: place) { super.visit(assigned: place) } }
  override func visit(changed place: TypedPlace) { if !reportChange(of: place) { super.visit(changed: place) } }

  private func reportChange(of place: TypedPlace) -> Bool {
    guard let variable = rootVariable(of: place), isShared(variable) else { return false }
    program.diagnostics.report(CaptureMessages.sharedMutation(variable, place.range))
    return true
  }

  private func isShared(_ variable: VariableSymbol) -> Bool {
    guard let own, !variable.isLet, !variable.isSelf, !variable.isGlobal, variable.nameRange != nil else {
      return false
    }
    return !own.contains(variable)
  }
}
