import Basics
import Semantics
import Syntax

// Wrapped local variables, and those at the top level of a file (rule 26).

extension Expander {
  func expandLocal(_ declaration: VariableDeclaration) {
    guard let wrapper = wrapper(of: declaration) else { return }
    let text = WrapperText(wrapper: wrapper, names: projectionNames)
    let margin = Layout.margin(at: declaration.range.location)
    var storage = "var \(text.storageName): \(text.storageType)"
    if let value = text.initialStorage { storage += " = \(value)" }
    var lines = [storage, "\(margin)var \(wrapper.variable.name): \(wrapper.variable.type) {"]
    lines += text.accessors(margin, indentation) + [margin + "}"]
    if let projection = text.projection(margin, indentation), let type = wrapper.projection?.type {
      lines += ["\(margin)var \(text.dollarName): \(type) {"] + projection + [margin + "}"]
    }
    edit(
      declaration.range, lines.joined(separator: "\n"), wrapper.variable.name,
      because: "@\(wrapper.layers[0].symbol.name) stores a wrapper in \(text.storageName).")
  }

  /// `x = v` that initialises becomes `_x = W(wrappedValue: v)`.
  func expandAssignment(_ sequence: SequenceExpression) {
    guard sequence.operators.first?.kind == .assignment,
      let variable = initializingAssignments.variable(at: sequence.operands[0].range.start),
      let wrapper = variable.appliedWrapper
    else { return }
    let text = WrapperText(wrapper: wrapper, names: projectionNames)
    let target = sequence.operands[0].text
    let prefix = target.hasPrefix("self.") ? "self." : ""
    let value = file.range(sequence.operands[1].range.start, sequence.range.end)
    let call = text.call(wrapping: "\u{0}")
    let parts = call.split(separator: "\u{0}", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let reason = "All of self is not there yet, so the assignment makes the wrapper."
    edit(sequence.operands[0].range, prefix + text.storageName, variable.name, because: reason)
    edit(value.emptyAtStart, parts[0], variable.name, because: reason)
    edit(value.emptyAtEnd, parts.count > 1 ? parts[1] : "", variable.name, because: reason)
  }
}
