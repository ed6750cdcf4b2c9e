/// How messages spell what members of the library's collections give: the protocols declare it in terms of `Self.Element` and
/// the like, and where a collection says by an alias what these are, the alias is told.
///
/// `Array` and `Set` take their `Element` as a parameter: it is no alias, and is never told.
enum LibrarySpelling {
  /// The element of a collection, where it is an alias.
  static func element(of type: Type) -> String? {
    guard let nominal = libraryType(type) else { return nil }
    switch nominal.name {
    case "String", "UTF8View", "Dictionary", "Keys", "Values", "Range", "ClosedRange", "Zip2Sequence":
      return name(type) + ".Element"
    case "EnumeratedSequence": return name(type) + ".Iterator.Element"
    default: return nil
    }
  }

  /// A loop asks the iterator for its elements, and those of most collections have one of their own.
  static func elementInLoop(over type: Type) -> String? {
    ["Range", "ClosedRange"].contains(libraryType(type)?.name) ? element(of: type) : nil
  }

  /// What a member gives, by what it is asked of.
  static func result(of symbol: Symbol, on type: Type) -> String? {
    guard symbol.module?.isMain == false, let nominal = libraryType(type) else { return nil }
    if let element = element(of: type), let result = result(of: symbol, ofListOf: element) { return result }
    let isText = nominal.name == "String"
    switch symbol.name {
    case "prefix", "suffix", "dropFirst", "dropLast", "drop": return isText ? name(type) + ".SubSequence" : nil
    case "split": return isText ? "[\(name(type)).SubSequence]" : nil
    case "firstIndex", "lastIndex": return nominal.name == "Array" ? name(type) + ".Index?" : nil
    default: return nil
    }
  }

  /// What a member gives, by how the elements are spelled.
  static func result(of symbol: Symbol, ofListOf element: String) -> String? {
    switch symbol.name {
    case "first", "last", "randomElement", "min", "max", "popLast": return element + "?"
    case "removeFirst", "removeLast": return element
    case "sorted", "shuffled": return "[\(element)]"
    default: return nil
    }
  }

  /// A part of a string, by a range of its indices.
  static func part(of type: Type, _ part: Type) -> String? {
    libraryType(type)?.name == "String" && libraryType(part)?.name == "Substring" ? "String.SubSequence" : nil
  }

  /// `Array(sequence)`.
  static func list(madeBy initializer: Symbol, from type: Type) -> String? {
    guard let initializer = initializer as? InitializerSymbol, initializer.module?.isMain == false,
      initializer.parameters.count == 1, initializer.parameters[0].label == nil,
      (initializer.parent as? NominalSymbol ?? (initializer.parent as? ExtensionSymbol)?.extended)?.name == "Array"
    else { return nil }
    return element(of: type).map { "[\($0)]" }
  }

  /// Whether a method's closure takes an element as its parameter at an index.
  static func takesElement(_ method: Symbol, at index: Int) -> Bool {
    guard method.module?.isMain == false else { return false }
    switch method.name {
    case "reduce": return index == 1
    case "map", "filter", "forEach", "compactMap", "flatMap", "first", "last", "contains", "allSatisfy", "firstIndex",
      "lastIndex", "drop", "prefix", "sorted", "min", "max", "removeAll", "split":
      return true
    default: return false
    }
  }

  /// Whether `Sequence` declares a method and `Collection` another one of the same name, with another result.
  static func isDeclaredTwice(_ method: Symbol, for type: Type) -> Bool {
    guard method.module?.isMain == false, let nominal = libraryType(type) else { return false }
    switch method.name {
    case "prefix", "suffix", "drop", "dropFirst", "dropLast", "joined": return true
    case "reversed":
      return ["Array", "String", "Substring", "Range", "ClosedRange", "ArraySlice"].contains(nominal.name)
    case "filter": return ["String", "Substring", "Set", "Dictionary"].contains(nominal.name)
    case "split": return nominal.name != "Array"
    default: return false
    }
  }

  private static func libraryType(_ type: Type) -> NominalSymbol? {
    type.nominal?.module?.isMain == false ? type.nominal : nil
  }

  private static func name(_ type: Type) -> String {
    type.nominal!.writtenName(arguments: type.arguments, qualified: false)
  }
}

extension String {
  /// What is in an optional of this spelling.
  var withoutQuestionMark: String? { hasSuffix("?") ? String(dropLast()) : nil }

  /// What is in an array of this spelling.
  var elementOfList: String? {
    hasPrefix("[") && hasSuffix("]") && !contains(" : ") ? String(dropFirst().dropLast()) : nil
  }
}
