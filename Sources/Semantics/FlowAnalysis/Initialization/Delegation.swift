import Basics
import Syntax

/// Whether an initializer leaves the properties to another initializer of its own type.
struct Delegation {
  let program: Program
  init(_ program: Program) { self.program = program }

  func delegates(_ statements: [TypedStatement]) -> Bool {
    let finder = Finder()
    finder.visit(TypedBody(statements, range: SourceFile.synthesized.range(0, 0)))
    return finder.found
  }

  /// The first call of `self.init`.
  func place(in statements: [TypedStatement]) -> SourceRange? {
    let finder = Finder()
    finder.visit(TypedBody(statements, range: SourceFile.synthesized.range(0, 0)))
    return finder.place
  }

  private final class Finder: TypedTreeVisitor {
    var found = false
    var place: SourceRange?

    override func visit(_ expression: TypedExpression) {
      let before = found
      super.visit(expression)
      if found, !before, place == nil { place = expression.range }
    }

    override func visit(_ call: TypedCall) {
      if case .function(let reference, _) = call.callee, reference.symbol is InitializerSymbol,
        let receiver = call.receiver
      {
        switch receiver {
        case .place(let place): if rootVariable(of: place)?.isSelf ?? false { found = true }
        case .value(let value):
          if case .load(let place) = value.kind, case .variable(let variable) = place.kind, variable.isSelf,
            variable.type.metatypeInstance == nil
          {
            found = true
          }
        default: break
        }
      }
      super.visit(call)
    }

    override func visit(_ closure: TypedClosure) {}
    override func visit(localFunction function: FunctionSymbol) {}
  }
}

extension InitializerSymbol {
  /// Whether the initializer is a convenience initializer or calls `self.init` somewhere: the other one sets the constants.
  var isWrittenToDelegate: Bool {
    if isConvenience { return true }
    guard let body = (syntax as? InitializerDeclaration)?.body else { return false }
    return body.contains { node in
      guard let member = node as? MemberExpression, member.name.name == "init" else { return false }
      return (member.base as? IdentifierExpression)?.name.name == "self"
    }
  }

  /// Whether the initializer, with its body, leaves the properties to another.
  public func delegates(_ body: TypedBody) -> Bool { Delegation(program).delegates(body.statements) }
}
