import Basics

/// Makes the bodies of members that nobody has written; one file for each family.
struct Synthesizer {
  let callable: CallableSymbol
  let tree: TreeMaker
  /// The type the member belongs to; nil for a local lazy variable.
  let nominal: NominalSymbol!

  init(_ callable: CallableSymbol) {
    self.callable = callable
    let program = callable.program
    nominal = callable.parent.flatMap(program.nominalOf)
    let file = SourceFile.synthesized
    let range =
      callable.nameRange ?? nominal?.nameRange ?? (callable as? AccessorSymbol)?.owner.nameRange
      ?? (callable as? AccessorSymbol)?.owner.syntax?.range ?? nominal?.syntax?.range
    tree = TreeMaker(callable, at: range ?? file.range(0, 0))
  }

  var program: Program { callable.program }

  func makeBody() -> TypedBody? {
    guard let derivation = callable.derivation else { return nil }
    switch derivation {
    case .memberwiseInitializer: return memberwiseInitializer()
    case .defaultInitializer: return defaultInitializer()
    case .inheritedInitializer(let original): return inheritedInitializer(original)
    case .equality: return nominal.kind == .enum ? enumEquality() : structEquality()
    case .hashInto: return nominal.kind == .enum ? enumHash() : structHash()
    case .hashValue: return nil
    case .lessThan: return enumOrder()
    case .allCases: return allCases()
    case .rawValue: return rawValue()
    case .initFromRawValue: return initFromRawValue()
    case .lazyGetter: return lazyGetter()
    case .lazySetter: return lazySetter()
    case .observedOverrideGetter: return observedOverrideGetter()
    case .observedOverrideSetter: return observedOverrideSetter()
    }
  }
}

extension SourceFile {
  /// The place of code that belongs to no declaration with a place.
  static let synthesized: SourceFile = {
    let file = SourceFile(name: "<synthesized>", text: "")
    // Programs that are compiled at the same time share the file, so what it works out on demand is worked out now.
    _ = file.lineCount
    return file
  }()
}
