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
      var taken: [(GeneratedText, AppliedWrapper)] = []
      expandAssignment(
        toAll: targets, of: sequence.operands.count == 2 ? sequence.operands[1] as? TupleExpression : nil, &taken)
      return makeWrappers(of: taken, around: sequence)
    }
    expandAssignment(to: sequence.operands[0], value)
  }

  /// The targets of `(x, y) = …`. Where the value is written as a tuple too, each is assigned its own part; otherwise
  /// what makes a wrapper is taken into a constant first.
  private func expandAssignment(
    toAll targets: TupleExpression, of values: TupleExpression?, _ taken: inout [(GeneratedText, AppliedWrapper)]
  ) {
    for (index, element) in targets.elements.enumerated() {
      let target = element.expression
      let value = values.flatMap { index < $0.elements.count ? $0.elements[index].expression : nil }
      if let inner = target as? TupleExpression {
        expandAssignment(toAll: inner, of: value as? TupleExpression, &taken)
      } else if let value {
        expandAssignment(to: target, value.range)
      } else if let variable = uses.initializations[target.range.start], let wrapper = variable.appliedWrapper {
        let name = names.fresh("value", variable.name)
        edit(target.range, GeneratedText(name), for: variable)
        taken.append((GeneratedText(name), wrapper))
      } else {
        expandAssignment(to: target, target.range)
      }
    }
  }

  /// Declares the constants that a tuple is taken apart into, and makes the wrappers of them behind it.
  private func makeWrappers(of taken: [(GeneratedText, AppliedWrapper)], around sequence: SequenceExpression) {
    let margin = Layout.margin(at: sequence.range.location)
    for (name, wrapper) in taken {
      let text = WrapperText(wrapper, in: self)
      edit(
        sequence.range.emptyAtStart,
        ("let \(name): \(text.type)\n\(margin)" as GeneratedText).because(
          "The tuple's part is needed before the wrapper is made."),
        for: wrapper.variable)
      let target = wrapper.variable.isMember ? "self.\(text.storageName)" : text.storageName
      edit(
        sequence.range.emptyAtEnd, "\n\(margin)\(target) = \(text.call(wrapping: name))", for: wrapper.variable)
    }
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
