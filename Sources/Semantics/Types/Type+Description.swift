// Types as diagnostics and `print` show them.

extension Type: CustomStringConvertible {
  public var description: String { written(qualified: false) }

  /// The type as Swift writes it; `qualified` puts the module before each top-level name, as `String(reflecting:)` does.
  public func written(qualified: Bool) -> String {
    func list(_ types: [Type]) -> String {
      types.map { $0.written(qualified: qualified) }.joined(separator: ", ")
    }
    switch kind {
    case .nominal(let symbol, let arguments):
      if !qualified {
        let known = symbol.program.known
        if symbol === known.optional { return arguments[0].parenthesizedIfNeeded + "?" }
        if symbol === known.array { return "[\(arguments[0])]" }
        if symbol === known.dictionary { return "[\(arguments[0]) : \(arguments[1])]" }
      }
      return symbol.writtenName(arguments: arguments, qualified: qualified)
    case .unbound(let symbol, _): return symbol.name
    case .genericParameter(let parameter): return parameter.name
    case .dependentMember(let base, let member): return "\(base).\(member.name)"
    case .tuple(let elements):
      return "("
        + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.written(qualified: qualified) }
        .joined(separator: ", ") + ")"
    case .function(let function): return function.written(qualified: qualified)
    case .existential(let composition): return composition.written(qualified: qualified)
    case .metatype(let type):
      if type.existential != nil { return "(\(type.written(qualified: qualified))).Type" }
      return type.written(qualified: qualified) + ".Type"
    case .existentialMetatype(let type):
      guard let composition = type.existential else { return "\(type).Type" }
      return "any " + composition.writtenWithoutAny(qualified: qualified) + ".Type"
    case .opaque(let symbol, _): return "some " + symbol.bound.writtenWithoutAny(qualified: qualified)
    case .opened(let opened): return opened.existential.written(qualified: qualified)
    case .dynamicSelf: return "Self"
    case .lvalue(let type): return type.written(qualified: qualified)
    case .inout(let type): return "inout " + type.written(qualified: qualified)
    case .variable(let variable): return variable.binding?.description ?? "_"
    case .error: return "<<error type>>"
    }
  }

  fileprivate var parenthesizedIfNeeded: String {
    switch kind {
    case .function, .existential(_), .opaque:
      if let existential, existential.isAny { return "Any" }
      if let existential, existential.isPlainAnyObject { return "AnyObject" }
      return "(\(self))"
    default: return description
    }
  }
}

extension ProtocolComposition {
  var isPlainAnyObject: Bool { isClassBound && protocols.isEmpty && superclass == nil }

  func written(qualified: Bool) -> String {
    if isAny { return "Any" }
    if isPlainAnyObject { return qualified ? "Swift.AnyObject" : "AnyObject" }
    return "any " + writtenWithoutAny(qualified: qualified)
  }

  func writtenWithoutAny(qualified: Bool) -> String {
    var parts: [String] = []
    if let superclass { parts.append(superclass.written(qualified: qualified)) }
    for member in protocols {
      var text = member.symbol.writtenName(arguments: [], qualified: qualified)
      if !member.arguments.isEmpty {
        text += "<" + member.arguments.map { $0.written(qualified: qualified) }.joined(separator: ", ") + ">"
      }
      parts.append(text)
    }
    if parts.isEmpty { return isClassBound ? "AnyObject" : "Any" }
    return parts.joined(separator: " & ")
  }
}

extension FunctionType {
  func written(qualified: Bool) -> String {
    let parameters = parameters.map { parameter -> String in
      var text = ""
      if let label = parameter.label { text += "\(label): " }
      if parameter.isInout { text += "inout " }
      if parameter.isAutoclosure { text += "@autoclosure " }
      if let function = parameter.type.function, function.isEscaping, parameter.isAutoclosure == false {
        text += "@escaping "
      }
      text += parameter.type.written(qualified: qualified)
      if parameter.isVariadic { text += "..." }
      return text
    }
    var text = "(" + parameters.joined(separator: ", ") + ")"
    if isAsync { text += " async" }
    if let thrown {
      text += thrown.isAnyError ? " throws" : " throws(\(thrown.written(qualified: qualified)))"
    }
    return text + " -> " + result.written(qualified: qualified)
  }
}

extension Type {
  /// Whether the type is `any Error` exactly.
  public var isAnyError: Bool {
    guard let existential, existential.superclass == nil, existential.protocols.count == 1 else {
      return false
    }
    let symbol = existential.protocols[0].symbol
    return symbol === symbol.program.known.error
  }
}

extension NominalSymbol {
  /// `Outer<Int>.Inner<String>`: each name with the arguments of its own parameters.
  func writtenName(arguments: [Type], qualified: Bool) -> String {
    var text = ""
    if let outer = parent as? NominalSymbol ?? (parent as? ExtensionSymbol)?.extended {
      text =
        outer.writtenName(
          arguments: Array(arguments.prefix(outer.genericSignature.parameters.count)), qualified: qualified)
        + "."
    } else if qualified {
      text = (module?.name ?? "main") + "."
    }
    text += name
    let own = arguments.suffix(ownParameters.count)
    if !own.isEmpty {
      text += "<" + own.map { $0.written(qualified: qualified) }.joined(separator: ", ") + ">"
    }
    return text
  }
}

extension Symbol {
  /// The module the declaration belongs to.
  public var module: ModuleSymbol? {
    var symbol: Symbol? = self
    while let current = symbol {
      if let module = current as? ModuleSymbol { return module }
      symbol = current.parent
    }
    return nil
  }
}
