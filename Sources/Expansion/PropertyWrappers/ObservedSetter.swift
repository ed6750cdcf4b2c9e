import Basics
import Semantics
import Syntax

/// The setter of a wrapped variable with observers: `oldValue` where `didSet` uses it, `willSet`, the change, `didSet`
/// (rule 22).
struct ObservedSetter {
  private let text: WrapperText
  private let willSet: AccessorDeclaration?
  private let didSet: AccessorDeclaration?

  /// Nil where nothing is observed.
  init?(_ text: WrapperText) {
    self.text = text
    let observers = text.variable.accessors.compactMap { $0.syntax as? AccessorDeclaration }
    willSet = observers.first { $0.accessorKind == .willSet }
    didSet = observers.first { $0.accessorKind == .didSet }
    if willSet == nil, didSet == nil { return nil }
  }

  func write(into lines: inout GeneratedLines, depth: Int) {
    if let didSet, usesOldValue(didSet) {
      lines.add("let \(didSet.parameterName?.text ?? "oldValue") = \(text.path)", depth: depth)
    }
    if let willSet {
      if let name = willSet.parameterName { lines.add("let \(name.text) = newValue", depth: depth) }
      write(willSet, into: &lines, depth)
    }
    lines.add("\(text.path) = newValue", depth: depth)
    if let didSet { write(didSet, into: &lines, depth) }
  }

  private func usesOldValue(_ observer: AccessorDeclaration) -> Bool {
    observer.parameterName != nil || observer.body?.text.contains("oldValue") == true
  }

  /// The statements of an observer. Where it may return early, or its names could clash, it stays a function of its own.
  private func write(_ observer: AccessorDeclaration, into lines: inout GeneratedLines, _ depth: Int) {
    guard let body = observer.body, let first = body.statements.first, let last = body.statements.last else { return }
    let returns = body.statements.contains { statement in statement.holds { $0.kind == .return } }
    let declares = body.statements.contains { $0.kind == .declaration || $0.kind == .defer }
    let statements = body.range.file.range(first.range.start, last.range.end)
    if returns {
      lines.add("({", depth: depth)
      lines.add("\(statements)", depth: depth + 1)
      lines.add("})()", depth: depth)
    } else if declares, willSet != nil, didSet != nil {
      lines.add("do {", depth: depth)
      lines.add("\(statements)", depth: depth + 1)
      lines.add("}", depth: depth)
    } else {
      lines.add("\(statements)", depth: depth)
    }
  }
}

extension VariableSymbol {
  /// Whether it has `willSet` or `didSet`.
  var isObserved: Bool { accessors.contains { $0.kind == .willSet || $0.kind == .didSet } }
}

extension Node {
  /// Whether a statement of this tree satisfies a condition, closures and local declarations left out.
  fileprivate func holds(_ condition: (Statement) -> Bool) -> Bool {
    if let statement = self as? Statement, condition(statement) { return true }
    var found = false
    forEachChild { _, child in
      if found || child is ClosureExpression || child is Declaration { return }
      found = child.holds(condition)
    }
    return found
  }
}
