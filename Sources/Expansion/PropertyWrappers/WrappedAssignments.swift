import Basics
import Semantics
import Syntax

// Assignments that mean something else than they say: those that make a wrapper (rules 10 to 13), and those that go past
// overrides (rule 25).

extension Expander {
  func expandAssignment(_ sequence: SequenceExpression) {
    guard sequence.operators.first?.kind == .assignment else {
      if let first = sequence.operands.first { expandDirectWrite(first, nil) }
      return
    }
    let value = file.range(sequence.operands[1].range.start, sequence.range.end)
    if let targets = sequence.operands[0] as? TupleExpression {
      var taken: [TakenPart] = []
      expandAssignment(
        toAll: targets, of: sequence.operands.count == 2 ? sequence.operands[1] as? TupleExpression : nil, &taken)
      return makeWrappers(of: taken, around: sequence)
    }
    expandAssignment(to: sequence.operands[0], value)
  }

  /// A part of a tuple that is taken into a constant first: its name, and whether it makes the wrapper or is set.
  private typealias TakenPart = (name: GeneratedText, wrapper: AppliedWrapper, isMade: Bool)

  /// The targets of `(x, y) = …`. Where the value is written as a tuple too, each is assigned its own part; otherwise
  /// what makes a wrapper is taken into a constant first.
  private func expandAssignment(
    toAll targets: TupleExpression, of values: TupleExpression?, _ taken: inout [TakenPart]
  ) {
    for (index, element) in targets.elements.enumerated() {
      let target = element.expression
      let value = values.flatMap { index < $0.elements.count ? $0.elements[index].expression : nil }
      if let inner = target as? TupleExpression {
        expandAssignment(toAll: inner, of: value as? TupleExpression, &taken)
      } else if let wrapper = wrapperTaking(target, isWritten: value != nil) {
        let name = names.fresh("value", wrapper.variable.name)
        edit(target.range, GeneratedText(name), for: wrapper.variable)
        taken.append((GeneratedText(name), wrapper, uses.initializations[target.range.start] != nil))
      } else {
        expandAssignment(to: target, value?.range ?? target.range)
      }
    }
  }

  /// The wrapper of a target that cannot be assigned as a part of a tuple, whether or not the part's value is written: what
  /// calls a function can not, and what makes a wrapper only where there is a value to wrap.
  private func wrapperTaking(_ target: Expression, isWritten: Bool) -> AppliedWrapper? {
    let variable = observedDirectly(by: target) ?? (isWritten ? nil : uses.initializations[target.range.start])
    return variable?.appliedWrapper
  }

  /// Declares the constants that a tuple is taken apart into, and makes the wrappers of them behind it.
  private func makeWrappers(of taken: [TakenPart], around sequence: SequenceExpression) {
    let margin = Layout.margin(at: sequence.range.location)
    for (name, wrapper, isMade) in taken {
      let text = WrapperText(wrapper, in: self)
      edit(
        sequence.range.emptyAtStart,
        ("let \(name): \(text.type)\n\(margin)" as GeneratedText).because(
          isMade ? "The tuple's part is needed before the wrapper is made." : reasonForOwnSetter),
        for: wrapper.variable)
      let target = wrapper.variable.isMember ? "self.\(text.storageName)" : text.storageName
      let use: GeneratedText =
        isMade ? "\(target) = \(text.call(wrapping: name))" : "self.\(text.ownSetter ?? "")(\(name))"
      edit(sequence.range.emptyAtEnd, "\n\(margin)\(use)", for: wrapper.variable)
    }
  }

  /// `x = v` that initialises becomes `_x = W(wrappedValue: v)`.
  private func expandAssignment(to target: Expression, _ value: SourceRange) {
    guard let variable = uses.initializations[target.range.start] else { return expandDirectWrite(target, value) }
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

  /// `x = v` that goes past overrides is written to the storage; with observers to a function that has them in it.
  private func expandDirectWrite(_ target: Expression, _ value: SourceRange?) {
    guard let variable = directlyWritten(by: target) else { return }
    var path = storageName(of: variable, replacing: target)
    if let wrapper = variable.appliedWrapper {
      let text = WrapperText(wrapper, in: self)
      if let setter = text.ownSetter, let value {
        edit(
          file.range(target.range.start, value.start),
          GeneratedText(target.kind == .member ? "self.\(setter)(" : "\(setter)(").because(reasonForOwnSetter),
          for: variable)
        return edit(value.emptyAtEnd, ")", for: variable)
      }
      path =
        wrapper.enclosingSubscript("wrapped") != nil
        ? text.path : path + GeneratedText(String(repeating: ".wrappedValue", count: wrapper.layers.count))
    }
    edit(
      target.range, path.because(reasonForOwnSetter), for: variable,
      pass: variable.appliedWrapper == nil ? .observation : .wrappers)
  }

  /// The variable whose own setter an assignment in an initializer calls, where there are overrides.
  private func directlyWritten(by target: Expression) -> VariableSymbol? {
    guard let (variable, range) = uses.directWrites[target.range.start], range == target.range else { return nil }
    return variable
  }

  private func observedDirectly(by target: Expression) -> VariableSymbol? {
    directlyWritten(by: target).flatMap { $0.isObserved && $0.appliedWrapper != nil ? $0 : nil }
  }

  private var reasonForOwnSetter: String {
    "In an initializer the class's own setter is called, not that of an override."
  }

  /// `_x` or `self._x`, as the target was written.
  private func storageName(of variable: VariableSymbol, replacing target: Expression) -> GeneratedText {
    GeneratedText((target.kind == .member ? "self._" : "_") + variable.name)
  }
}
