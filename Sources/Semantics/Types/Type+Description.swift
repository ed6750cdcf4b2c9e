// Types as diagnostics and `print` show them.

extension Type: CustomStringConvertible {
  public var description: String {
    guard let spelling else { return written(qualified: false) }
    return spelling + String(Self.alsoKnownAs) + written(qualified: false, shortened: false)
  }

  /// Stands between the spelling of a type and the type until the message is whole: only then it is known which quotes are around
  /// it.
  private static let alsoKnownAs: Character = "\u{1}"

  /// A message with `'Age' (aka 'Int')` for each type that is spelled otherwise than it is.
  static func quoted(in message: String) -> String {
    guard message.contains(alsoKnownAs) else { return message }
    var parts = message.split(separator: alsoKnownAs, omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropFirst() {
      guard let quote = parts[index].firstIndex(of: "'") else { continue }
      parts[index].replaceSubrange(quote...quote, with: "')")
    }
    return parts.joined(separator: "' (aka '")
  }

  /// The type as Swift writes it; `qualified` puts the module before each top-level name, as `String(reflecting:)` does;
  /// `shortened` writes `[Int]` and `Int?` for what `Array` and `Optional` make of them.
  public func written(qualified: Bool, shortened: Bool = true) -> String {
    switch kind {
    case .nominal(let symbol, let arguments):
      if !qualified, shortened {
        let known = symbol.program.known
        if symbol === known.optional { return arguments[0].parenthesizedIfNeeded + "?" }
        if symbol === known.array { return "[\(arguments[0])]" }
        if symbol === known.dictionary { return "[\(arguments[0]) : \(arguments[1])]" }
      }
      return symbol.writtenName(arguments: arguments, qualified: qualified, shortened: shortened)
    case .unbound(let symbol, _): return symbol.name
    case .genericParameter(let parameter): return parameter.name
    case .dependentMember(let base, let member): return "\(base).\(member.name)"
    case .tuple(let elements):
      return "("
        + elements.map {
          ($0.label.map { "\($0): " } ?? "") + $0.type.written(qualified: qualified, shortened: shortened)
        }
        .joined(separator: ", ") + ")"
    case .function(let function): return function.written(qualified: qualified, shortened: shortened)
    case .existential(let composition): return composition.written(qualified: qualified, shortened: shortened)
    case .metatype(let type):
      if type.existential != nil { return "(\(type.written(qualified: qualified, shortened: shortened))).Type" }
      return type.written(qualified: qualified, shortened: shortened) + ".Type"
    case .existentialMetatype(let type):
      guard let composition = type.existential else { return "\(type).Type" }
      return "any " + composition.writtenWithoutAny(qualified: qualified, shortened: shortened) + ".Type"
    case .opaque(let symbol, _):
      return "some " + symbol.bound.writtenWithoutAny(qualified: qualified, shortened: shortened)
    case .opened(let opened): return opened.existential.written(qualified: qualified, shortened: shortened)
    case .dynamicSelf: return "Self"
    case .lvalue(let type): return type.written(qualified: qualified, shortened: shortened)
    case .inout(let type): return "inout " + type.written(qualified: qualified, shortened: shortened)
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

  func written(qualified: Bool, shortened: Bool = true) -> String {
    if isAny { return "Any" }
    if isPlainAnyObject { return qualified ? "Swift.AnyObject" : "AnyObject" }
    return "any " + writtenWithoutAny(qualified: qualified, shortened: shortened)
  }

  func writtenWithoutAny(qualified: Bool, shortened: Bool = true) -> String {
    var parts: [String] = []
    if let superclass { parts.append(superclass.written(qualified: qualified, shortened: shortened)) }
    for member in protocols {
      var text = member.symbol.writtenName(arguments: [], qualified: qualified, shortened: shortened)
      if !member.arguments.isEmpty {
        text +=
          "<" + member.arguments.map { $0.written(qualified: qualified, shortened: shortened) }.joined(separator: ", ")
          + ">"
      }
      parts.append(text)
    }
    if parts.isEmpty { return isClassBound ? "AnyObject" : "Any" }
    return parts.joined(separator: " & ")
  }
}

extension FunctionType {
  func written(qualified: Bool, shortened: Bool = true) -> String {
    let parameters = parameters.map { parameter -> String in
      var text = ""
      if let label = parameter.label { text += "\(label): " }
      if parameter.isInout { text += "inout " }
      if parameter.isAutoclosure { text += "@autoclosure " }
      if let function = parameter.type.function, function.isEscaping, parameter.isAutoclosure == false {
        text += "@escaping "
      }
      text += parameter.type.written(qualified: qualified, shortened: shortened)
      if parameter.isVariadic { text += "..." }
      return text
    }
    var text = "(" + parameters.joined(separator: ", ") + ")"
    if isAsync { text += " async" }
    if let thrown {
      text += thrown.isAnyError ? " throws" : " throws(\(thrown.written(qualified: qualified, shortened: shortened)))"
    }
    return text + " -> " + result.written(qualified: qualified, shortened: shortened)
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
  func writtenName(arguments: [Type], qualified: Bool, shortened: Bool = true) -> String {
    var text = ""
    if let outer = parent as? NominalSymbol ?? (parent as? ExtensionSymbol)?.extended {
      text =
        outer.writtenName(
          arguments: Array(arguments.prefix(outer.genericSignature.parameters.count)), qualified: qualified,
          shortened: shortened)
        + "."
    } else if qualified {
      text = (module?.name ?? "main") + "."
    }
    text += name
    let own = arguments.suffix(ownParameters.count)
    if !own.isEmpty {
      text += "<" + own.map { $0.written(qualified: qualified, shortened: shortened) }.joined(separator: ", ") + ">"
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
