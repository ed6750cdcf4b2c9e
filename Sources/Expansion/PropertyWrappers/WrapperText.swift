import Basics
import Semantics
import Syntax

/// The text of the pieces that a wrapped variable is written out to.
struct WrapperText {
  let wrapper: AppliedWrapper
  let dollarName: String
  /// The function that holds what the setter of an observed property does, where initializers call it past an override.
  let ownSetter: String?

  init(_ wrapper: AppliedWrapper, in expander: Expander) {
    self.wrapper = wrapper
    dollarName = expander.projectionName(of: wrapper.variable)
    let isSetDirectly =
      wrapper.variable.isObserved && expander.uses.directWrites.values.contains { $0.variable === wrapper.variable }
    ownSetter = isSetDirectly ? expander.names.fresh("set", wrapper.variable.name) : nil
  }

  var variable: VariableSymbol { wrapper.variable }
  var storageName: String { "_" + variable.name }
  var wrapperName: String { wrapper.layers[0].symbol.name }

  // MARK: Types

  /// The type of `_x`.
  var storageType: GeneratedText { GeneratedText(wrapper.layerTypes.first?.spelling ?? "") }

  /// The type of `x`: as it is written, if it is.
  var type: GeneratedText {
    if let annotation = variable.binding?.annotation { return "\(annotation)" }
    return GeneratedText(variable.type.spelling)
  }

  // MARK: Making the wrapper

  /// The call that wraps a value: `Outer(wrappedValue: Inner(wrappedValue: value, arguments))`. Without a value the attribute's
  /// arguments alone make the innermost wrapper (rules 6 and 19).
  func call(wrapping value: GeneratedText?) -> GeneratedText {
    var result = value
    // Of composed wrappers without a value or arguments the outermost makes itself, and the others with it.
    let isMadeAlone = value == nil && wrapper.layers.last?.attribute?.leftParen == nil
    for layer in isMadeAlone ? Array(wrapper.layers.prefix(1)) : wrapper.layers.reversed() {
      var arguments: [GeneratedText] = []
      if let result { arguments.append("wrappedValue: \(result)") }
      if let written = layer.attribute?.arguments, let first = written.first, let last = written.last {
        arguments.append("\(first.range.file.range(first.range.start, last.expression.range.end))")
      }
      let name = layer.attribute.map { "\($0.type)" as GeneratedText } ?? GeneratedText(layer.symbol.name)
      result = "\(name)(\(arguments.joined(by: ", ")))"
    }
    return result ?? GeneratedText()
  }

  /// The initial value of the storage, where the declaration gives one.
  var initialStorage: GeneratedText? {
    if let value = wrapper.initialValue { return call(wrapping: "\(value)") }
    if wrapper.isDefaultInitialized { return call(wrapping: nil) }
    if wrapper.isImplicitlyNil { return call(wrapping: "nil") }
    return nil
  }

  // MARK: Accessors

  /// `_x.wrappedValue`, once for each wrapper; for a property of a class perhaps the subscript that is told of the object.
  var path: GeneratedText {
    if wrapper.enclosingSubscript("wrapped") != nil { return enclosing("wrapped") }
    return GeneratedText(storageName + String(repeating: ".wrappedValue", count: wrapper.layers.count))
  }

  private var projectionPath: GeneratedText {
    if wrapper.enclosingSubscript("projected") != nil { return enclosing("projected") }
    return GeneratedText(storageName + ".projectedValue")
  }

  /// `Wrapper[_enclosingInstance: self, wrapped: \Owner.x, storage: \Owner._x]` (rule 30).
  private func enclosing(_ label: String) -> GeneratedText {
    let owner = (variable.parent as? NominalSymbol ?? (variable.parent as? ExtensionSymbol)?.extended)?.name ?? "Self"
    let name = label == "projected" ? dollarName : variable.name
    return
      "\(storageType)[_enclosingInstance: self, \(label): \\\(owner).\(name), storage: \\\(owner).\(storageName)]"
  }

  private var isStructMember: Bool { variable.isMember && !variable.isStatic && !variable.isClassMember }

  /// The accessors of `x`, with the declaration's head around them.
  func property(_ head: GeneratedText, into lines: inout GeneratedLines, isCompact: Bool) {
    let mutability = wrapper.mutability
    let getter = mutability.getterMutates && isStructMember ? "mutating get" : "get"
    let reason = reasonForProperty
    guard mutability.hasSetter else {
      if getter == "get" { return body("\(head)var \(variable.writtenName): \(type)", path, &lines, isCompact, reason) }
      lines.add("\(head)var \(variable.writtenName): \(type) {", because: reason)
      accessor(getter, path, &lines, isCompact)
      return lines.add("}")
    }
    lines.add("\(head)var \(variable.writtenName): \(type) {", because: reason)
    accessor(getter, path, &lines, isCompact)
    let setter = !mutability.setterMutates && isStructMember ? "nonmutating set" : "set"
    let observed = ObservedSetter(self)
    if let ownSetter {
      accessor(setter, "\(ownSetter)(newValue)", &lines, isCompact)
    } else if let observed {
      lines.add("\(setter) {", depth: 1)
      observed.write(into: &lines, depth: 2)
      lines.add("}", depth: 1)
    } else {
      accessor(setter, "\(path) = newValue", &lines, isCompact)
      if isModifiedInPlace {
        let modify = !mutability.setterMutates && isStructMember ? "nonmutating _modify" : "_modify"
        accessor(
          modify, "yield &\(path)", &lines, isCompact,
          because: "Changes in place reach the storage itself; a getter and a setter would copy.")
      }
    }
    lines.add("}")
    guard let ownSetter, let observed else { return }
    lines.addBlank()
    lines.add(
      "private func \(ownSetter)(_ newValue: \(type)) {",
      because: "Initializers call this, past the setter of an override.")
    observed.write(into: &lines, depth: 1)
    lines.add("}")
  }

  /// Whether a getter and a setter would differ from what the wrapper does: they copy what is stored, and open the outer of
  /// two wrappers twice (rule 21).
  private var isModifiedInPlace: Bool {
    if wrapper.enclosingSubscript("wrapped") != nil { return false }
    return wrapper.layers.count > 1 || wrapper.layers[0].wrappedValue?.storage == .stored
      || wrapper.layers[0].wrappedValue?.accessor(.modify) != nil
  }

  /// The declaration of `$x`; none where the wrapper has no `projectedValue`.
  func projection(_ head: GeneratedText, into lines: inout GeneratedLines, isCompact: Bool) {
    guard let projection = wrapper.projection else { return }
    let setter = projection.accessors.first { $0.kind == .set }
    let getterMutates = (projection.accessors.first { $0.kind == .get }?.isMutating ?? false) && isStructMember
    let declaration: GeneratedText = "\(head)var \(dollarName): \(projection.type.spelling)"
    let reason = "What $\(variable.name) means: the projectedValue of its wrapper. No written name may begin with $."
    if setter == nil, !getterMutates { return body(declaration, projectionPath, &lines, isCompact, reason) }
    lines.add("\(declaration) {", because: reason)
    accessor(getterMutates ? "mutating get" : "get", projectionPath, &lines, isCompact)
    if let setter {
      let word = !setter.isMutating && isStructMember ? "nonmutating set" : "set"
      accessor(word, "\(projectionPath) = newValue", &lines, isCompact)
    }
    lines.add("}")
  }

  private var reasonForProperty: String {
    "\(variable.name) reads \(wrapper.mutability.hasSetter ? "and writes " : "")the wrappedValue of @\(wrapperName)."
  }

  private func body(
    _ head: GeneratedText, _ value: GeneratedText, _ lines: inout GeneratedLines, _ isCompact: Bool, _ reason: String
  ) {
    if isCompact { return lines.add("\(head) { \(value) }", because: reason) }
    lines.add("\(head) {", because: reason)
    lines.add(value, depth: 1)
    lines.add("}")
  }

  private func accessor(
    _ word: String, _ body: GeneratedText, _ lines: inout GeneratedLines, _ isCompact: Bool,
    because reason: String? = nil
  ) {
    if isCompact { return lines.add("\(word) { \(body) }", depth: 1, because: reason) }
    lines.add("\(word) {", depth: 1, because: reason)
    lines.add(body, depth: 2)
    lines.add("}", depth: 1)
  }
}

extension VariableSymbol {
  /// Whether it is a member of a class.
  var isClassMember: Bool {
    (parent as? NominalSymbol ?? (parent as? ExtensionSymbol)?.extended)?.kind == .class
  }
}

extension Type {
  /// The type as a program writes it.
  var spelling: String { description.replacing(" : ", with: ": ") }
}
