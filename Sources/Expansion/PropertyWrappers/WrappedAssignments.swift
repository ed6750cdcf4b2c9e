import Basics
import Semantics
import Syntax

// Assignments that mean something else than they say: those that make a wrapper (rules 10 to 13), and those that go past
// overrides (rule 25).

extension Expander {
  func expandAssignment(_ sequence: SequenceExpression) {
    guard sequence.operators.first?.kind == .assignment else {
      if let first = sequence.operands.first { expandDirectWrite(first) }
      return
    }
    let value = file.range(sequence.operands[1].range.start, sequence.range.end)
    if let targets = sequence.operands[0] as? TupleExpression {
      let values = sequence.operands.count == 2 ? sequence.operands[1] as? TupleExpression : nil
      for (index, target) in targets.elements.enumerated() {
        guard let values, index < values.elements.count else { continue }
        expandAssignment(to: target.expression, values.elements[index].expression.range)
      }
      return
    }
    expandAssignment(to: sequence.operands[0], value)
  }

  /// `x = v` that initialises becomes `_x = W(wrappedValue: v)`.
  private func expandAssignment(to target: Expression, _ value: SourceRange) {
    guard let variable = uses.initializations[target.range.start] else { return expandDirectWrite(target) }
    guard let wrapper = variable.appliedWrapper else {
      return edit(
        target.range,
        storageName(of: variable, replacing: target).because(
          "Not all of self is there yet, so nobody can be told of the change."),
        for: variable, pass: .observation)
    }
    let text = WrapperText(wrapper, in: self)
    let reason =
      variable.isMember
      ? "Not all of self is there yet, so the assignment makes the wrapper."
      : "The variable has no value yet, so the assignment makes the wrapper."
    edit(target.range, storageName(of: variable, replacing: target).because(reason), for: variable)
    edit(value, text.call(wrapping: "\(value)"), for: variable)
  }

  private func expandDirectWrite(_ target: Expression) {
    guard let (variable, range) = uses.directWrites[target.range.start], range == target.range,
      !variable.isObserved || variable.isObservationTracked
    else { return }
    var path = storageName(of: variable, replacing: target)
    if let wrapper = variable.appliedWrapper {
      if wrapper.enclosingSubscript("wrapped") != nil { return }
      path += GeneratedText(String(repeating: ".wrappedValue", count: wrapper.layers.count))
    }
    edit(
      target.range, path.because("In an initializer the class's own setter is called, not that of an override."),
      for: variable, pass: variable.appliedWrapper == nil ? .observation : .wrappers)
  }

  /// `_x` or `self._x`, as the target was written.
  private func storageName(of variable: VariableSymbol, replacing target: Expression) -> GeneratedText {
    GeneratedText((target.kind == .member ? "self._" : "_") + variable.name)
  }
}
