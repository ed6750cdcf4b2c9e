import Basics
import Syntax

/// Picks what is said about a closure of several statements: swiftc looks up the names in all of it, then solves statement after
/// statement, and stops at the first that is wrong.
struct FirstMistakeOfClosure {
  let closure: ClosureExpression

  /// What is left of all that was found, in swiftc's order.
  func pick(from found: [Diagnostic]) -> [Diagnostic] {
    let errors = found.filter { $0.severity == .error && !ExpressionMessages.isSaidOfSolvedStatement($0) }
    guard let first = errors.min(by: { $0.location.offset < $1.location.offset }) else { return found }
    let place = statement(at: first.location.offset, in: closure.body)
    let names = errors.filter(ExpressionMessages.isUnknownName)
    let rest = errors.filter { error in
      !ExpressionMessages.isUnknownName(error) && statement(at: error.location.offset, in: closure.body) === place
    }
    return names + rest
  }

  /// The statement or condition that a place belongs to itself, rather than to one in it. Closures in it are part of it, and so
  /// are functions and types.
  private func statement(at offset: Int, in node: Node) -> Node {
    var result = node
    node.forEachChild { _, child in
      guard child.range.start <= offset, offset < max(child.range.end, child.range.start + 1),
        !(child is ClosureExpression), !(child is Declaration)
      else { return }
      let inner = statement(at: offset, in: child)
      if inner !== child || child is Statement || child is Condition { result = inner }
    }
    return result
  }
}
