import Basics
import Semantics
import Syntax

/// The text of the pieces that a wrapped variable is written out to.
struct WrapperText {
  let wrapper: AppliedWrapper
  let names: ProjectionNames
  var variable: VariableSymbol { wrapper.variable }
  var storageName: String { "_" + variable.name }
  var dollarName: String { names.name(for: variable.name) }
  var storageType: String { wrapper.layerTypes.first?.description ?? "" }

  /// `_x.wrappedValue`, once for each wrapper.
  var path: String { storageName + String(repeating: ".wrappedValue", count: wrapper.layers.count) }

  /// The call that wraps a value: `Outer(wrappedValue: Inner(wrappedValue: value, arguments))`. Without a value the attribute's
  /// arguments alone make the innermost wrapper.
  func call(wrapping value: String?) -> String {
    var result = value
    for layer in wrapper.layers.reversed() {
      var arguments: [String] = []
      if let result { arguments.append("wrappedValue: \(result)") }
      if let written = layer.attribute.rawArguments?.text, !layer.attribute.arguments.isEmpty {
        arguments.append(written.trimmed)
      }
      result = "\(layer.symbol.name)(\(arguments.joined(separator: ", ")))"
    }
    return result ?? ""
  }

  /// The initial value of the storage, where the declaration gives one.
  var initialStorage: String? {
    if let value = wrapper.initialValue { return call(wrapping: value.text) }
    if wrapper.isDefaultInitialized { return call(wrapping: nil) }
    if wrapper.isImplicitlyNil { return call(wrapping: "nil") }
    return nil
  }

  /// What takes part in the setter: `oldValue` where `didSet` uses it, the bodies of the observers.
  private func observed(_ indent: String, _ unit: String) -> [String]? {
    let observers = variable.accessors.compactMap { $0.syntax as? AccessorDeclaration }
      .filter { $0.accessorKind == .willSet || $0.accessorKind == .didSet }
    if observers.isEmpty { return nil }
    var lines: [String] = []
    let did = observers.first { $0.accessorKind == .didSet }
    let will = observers.first { $0.accessorKind == .willSet }
    if let did {
      let name = did.parameterName?.text ?? "oldValue"
      if did.parameterName != nil || did.body?.text.contains(name) == true {
        lines.append("let \(name) = \(path)")
      }
    }
    if let will {
      if let name = will.parameterName?.text { lines.append("let \(name) = newValue") }
      lines += body(of: will)
    }
    lines.append("\(path) = newValue")
    if let did { lines += body(of: did) }
    return lines.map { indent + unit + $0 }
  }

  private func body(of observer: AccessorDeclaration) -> [String] {
    guard let block = observer.body else { return [] }
    let inside = block.leftBrace.file.text(from: block.leftBrace.end, to: block.rightBrace.start)
    let lines = inside.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
      .filter { !$0.trimmed.isEmpty }
    let margin = lines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }
  }

  /// The accessors of `x`.
  func accessors(_ margin: String, _ unit: String) -> [String] {
    let inner = margin + unit
    let deeper = inner + unit
    let mutability = wrapper.mutability
    let isMember = variable.isMember && !variable.isStatic
    let isStructMember = isMember && !variable.isClassMember
    var lines: [String] = []
    let getter = mutability.getterMutates && isStructMember ? "mutating get" : "get"
    lines += ["\(inner)\(getter) {", deeper + path, inner + "}"]
    guard mutability.hasSetter else {
      if getter == "get" { return [inner + path] }
      return lines
    }
    let setter = !mutability.setterMutates && isStructMember ? "nonmutating set" : "set"
    if let observed = observed(inner, unit) {
      lines += ["\(inner)\(setter) {"] + observed + [inner + "}"]
      return lines
    }
    lines += ["\(inner)\(setter) {", "\(deeper)\(path) = newValue", inner + "}"]
    // In-place changes go through the storage: a copy would be seen where the value is stored, or wrapped twice.
    if wrapper.layers.count > 1 || wrapper.layers[0].wrappedValue?.storage == .stored {
      let modify = !mutability.setterMutates && isStructMember ? "nonmutating _modify" : "_modify"
      lines += ["\(inner)\(modify) {", "\(deeper)yield &\(path)", inner + "}"]
    }
    return lines
  }

  /// The accessors of `$x`.
  func projection(_ margin: String, _ unit: String) -> [String]? {
    guard let projection = wrapper.projection else { return nil }
    let inner = margin + unit
    let setter = projection.accessors.first { $0.kind == .set }
    let getter = projection.accessors.first { $0.kind == .get }
    let isStructMember = variable.isMember && !variable.isStatic && !variable.isClassMember
    let path = storageName + ".projectedValue"
    let getterMutates = (getter?.isMutating ?? false) && isStructMember
    if setter == nil, !getterMutates { return [inner + path] }
    var lines = ["\(inner)\(getterMutates ? "mutating get" : "get") {", inner + unit + path, inner + "}"]
    if let setter {
      let word = !setter.isMutating && isStructMember ? "nonmutating set" : "set"
      lines += ["\(inner)\(word) {", "\(inner)\(unit)\(path) = newValue", inner + "}"]
    }
    return lines
  }
}

extension VariableSymbol {
  var isClassMember: Bool {
    ((parent as? NominalSymbol) ?? (parent as? ExtensionSymbol)?.extended)?.kind == .class
  }
}

extension StringProtocol {
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text)
  }
}
