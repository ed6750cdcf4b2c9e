import Basics
import Semantics
import Syntax

// Wrapped local variables (rule 26), and those at the top level of a file, which only swiftlet has.

extension Expander {
  func expandLocal(_ declaration: VariableDeclaration) {
    guard let wrapper = wrapper(of: declaration) else { return }
    let text = WrapperText(wrapper, in: self)
    let isGlobal = wrapper.variable.isGlobal
    let location = declaration.range.location
    var lines = GeneratedLines(margin: Layout.margin(at: location), unit: layout.unit)
    let word = !isGlobal && isConstant(wrapper) ? "let" : "var"
    var storage: GeneratedText = "\(word) \(text.storageName): \(text.storageType)"
    if let value = text.initialStorage { storage += " = \(value)" }
    lines.add(storage, because: "@\(text.wrapperName) stores a wrapper for \(wrapper.variable.name).")
    text.property("", into: &lines, isCompact: true)
    if isGlobal || names.isWritten("$" + wrapper.variable.name, inside: file.range(declaration.range.end, file.count)) {
      text.projection("", into: &lines, isCompact: true)
    }
    edit(declaration.range, lines.text.withoutMargin(lines.margin), for: wrapper.variable)
  }

  private func isConstant(_ wrapper: AppliedWrapper) -> Bool {
    let mutability = wrapper.mutability
    return !mutability.setterMutates && !mutability.getterMutates && !wrapper.needsValue
      && wrapper.projection?.accessors.contains(where: \.isMutating) != true
      && !uses.replacedStorages.contains(wrapper.storage)
  }
}
