import Basics
import Syntax

/// Finds calls of other initializers that an initializer may not make: of a failable one where it cannot fail itself, and
/// of the superclass's from a convenience initializer.
final class DelegationCheck: TypedTreeVisitor {
  private let initializer: InitializerSymbol
  private var program: Program { initializer.program }
  /// The call that is forced: it may fail.
  private var forced: TypedCall?

  init(_ initializer: InitializerSymbol) { self.initializer = initializer }

  func visit(_ statements: [TypedStatement]) { for statement in statements { visit(statement) } }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .forceUnwrap(let inner):
      if case .call(let call) = inner.kind { forced = call }
    case .call(let call):
      // `self.init` or `super.init` as it is written.
      let written = ((expression.syntax as? CallExpression)?.callee) as? MemberExpression
      if let written, let sort = InitializerCall(call), case .function(let reference, _) = call.callee,
        let target = reference.symbol as? InitializerSymbol
      {
        check(call, sort, target, written)
      }
    default: break
    }
    super.visit(expression)
  }

  private func check(
    _ call: TypedCall, _ sort: InitializerCall, _ target: InitializerSymbol, _ place: MemberExpression
  ) {
    if sort == .superclass, initializer.isConvenience, let owner = initializer.parent.flatMap(program.nominalOf) {
      program.diagnostics.report(InitializerMessages.convenienceChains(owner, place.name.range))
    }
    guard target.isFailable, !target.isImplicitlyUnwrapped, !initializer.isFailable, call !== forced else { return }
    program.diagnostics.report(
      InitializerMessages.delegatesToFailable(
        target.fullName, chains: sort == .superclass, place.name.range,
        (initializer.syntax as? InitializerDeclaration)?.keyword))
  }

  override func visit(_ closure: TypedClosure) {}
  override func visit(localFunction function: FunctionSymbol) {}
}
