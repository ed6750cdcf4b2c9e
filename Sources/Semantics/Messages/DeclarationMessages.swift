import Basics
import Syntax

/// What is said about declarations and the types they mention, in the compiler's words.
enum DeclarationMessages {
  static func staticWithoutValue(_ keyword: String, _ name: SourceRange) -> Diagnostic {
    .error(
      "'static \(keyword)' declaration requires an initializer expression or an explicitly stated getter",
      at: name.location, notes: [.note("add an initializer to silence this error", at: name.location)])
  }

  static func cannotFindType(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("cannot find type '\(name)' in scope", at: range.location, highlights: [range])
  }

  static func uninitializedAtPrompt(_ place: SourceRange) -> Diagnostic {
    .error(
      "variables currently must have an initial value when entered at the top level of the REPL",
      at: place.location)
  }

  static func mainBesideTopLevelCode(_ attribute: Attribute, _ file: SourceFileSyntax) -> Diagnostic {
    let start = SourceLocation(file: attribute.range.file, offset: 0)
    return .error(
      "'main' attribute cannot be used in a module that contains top-level code", at: attribute.range.location,
      notes: [
        .note("top-level code defined in this source file", at: start),
        .note("pass '-parse-as-library' to compiler invocation if this is intentional", at: start),
      ])
  }

  static func severalMainTypes(_ attribute: Attribute) -> Diagnostic {
    .error("'main' attribute can only apply to one type in a module", at: attribute.range.location)
  }

  static func noMain(_ nominal: NominalSymbol, _ attribute: Attribute) -> Diagnostic {
    .error(
      "'\(nominal.name)' is annotated with '@main' and must provide a main static function of type () -> Void, "
        + "() throws -> Void, () async -> Void, or () async throws -> Void", at: attribute.range.location,
      notes: ["", " throws", " async", " async throws"].map {
        .note("add 'static func main()\($0)'", at: attribute.range.location)
      })
  }

  /// What a macro makes of a property has accessors, so that it cannot be `lazy`.
  static func lazyObserved(_ modifier: Modifier) -> Diagnostic {
    .error("'lazy' cannot be used on a computed property", at: modifier.range.location)
  }

  static func severalObserved(_ binding: PatternBinding) -> Diagnostic {
    .error(
      "accessor macro 'ObservationTracked()' can only apply to a single variable", at: binding.range.location)
  }

  static func observableValueType(_ nominal: NominalSymbol, _ attribute: Attribute) -> Diagnostic {
    let file = attribute.range.file
    // The macro's name comes with what stands behind it on its line.
    let written = file.text(from: attribute.type.range.start, to: attribute.trailingTrivia.end).prefix { $0 != "\n" }
    let said = Diagnostic.error(
      "'@Observable' cannot be applied to \(nominal.kind == .enum ? "enumeration" : nominal.describedKind) type '\(nominal.name)' (from macro '\(written)')",
      at: attribute.range.location)
    return nominal.kind == .struct ? HintMessages.rule(said, "observation", HintMessages.observableStruct) : said
  }

  static func needsAny(_ proto: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .warning(
      "use of protocol '\(proto.name)' as a type must be written 'any \(proto.name)'; this will be an error in a future "
        + "Swift language mode [#ExistentialAny]", at: range.location,
      fixIts: [Diagnostic.FixIt(range.emptyAtStart, "any ")])
  }

  static func noMemberType(_ name: String, _ base: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "'\(name)' is not a member type of \(base.arguments.isEmpty ? "" : "generic ")\(base.describedKind) "
        + "'\(base.written(qualified: true))'", at: range.location, notes: declaredHere(base))
  }

  private static func declaredHere(_ type: Type) -> [Diagnostic] {
    guard let nominal = type.nominal, nominal.module?.isMain == true, let range = nominal.nameRange else { return [] }
    return [.note("'\(nominal.name)' declared here", at: range.location)]
  }

  static func aliasOfItself(_ alias: TypeAliasSymbol, _ type: TypeSyntax) -> Diagnostic {
    .error(
      "type alias '\(alias.name)' references itself", at: (alias.nameRange ?? type.range).location,
      notes: [.note("while resolving type '\(type.text)'", at: type.range.location)])
  }

  static func inheritsFromItself(_ nominal: NominalSymbol, through others: [NominalSymbol]) -> Diagnostic {
    let isClass = nominal.kind == .class
    let place = (nominal.nameRange ?? nominal.syntax!.range).location
    return .error(
      isClass ? "'\(nominal.name)' inherits from itself" : "protocol '\(nominal.name)' refines itself", at: place,
      notes: others.map {
        .note(
          "through \(isClass ? "class" : "protocol") '\($0.name)' declared here",
          at: ($0.nameRange ?? $0.syntax!.range).location)
      })
  }

  static func operatorWithoutFixity(_ fixity: String, _ keyword: SourceRange, declared: SourceRange?) -> Diagnostic {
    .error(
      "\(fixity) unary operator missing '\(fixity)' modifier", at: keyword.location,
      fixIts: [Diagnostic.FixIt(keyword.emptyAtStart, fixity + " ")],
      notes: declared.map { [.note("\(fixity) operator found here", at: $0.location)] } ?? [])
  }

  static func operatorArity(_ range: SourceRange) -> Diagnostic {
    .error("operators must have one or two arguments", at: range.location)
  }

  static func fixityNeedsOneArgument(_ fixity: String, _ modifier: SourceRange) -> Diagnostic {
    .error("'\(fixity)' requires a function with one argument", at: modifier.location)
  }

  static func operatorNotDeclared(_ range: SourceRange) -> Diagnostic {
    .error("operator implementation without matching operator declaration", at: range.location)
  }

  static func cannotSpecialize(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("cannot specialize non-generic type '\(name)'", at: range.location)
  }

  static func wrongNumberOfArguments(
    _ nominal: NominalSymbol, _ given: Int, _ wanted: Int, _ range: SourceRange
  ) -> Diagnostic {
    let name = nominal.name
    let isOurs = nominal.module?.isMain == true
    return .error(
      "generic type '\(name)' specialized with \(given < wanted ? "too few" : "too many") type parameters "
        + "(got \(given), but expected \(wanted))", at: range.location,
      notes: note("generic \(nominal.describedKind) '\(name)' declared here", isOurs ? nominal.nameRange : nil))
  }

  static func missingArguments(_ nominal: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "reference to generic type '\(nominal.name)' requires arguments in <...>", at: range.location,
      highlights: [range],
      notes: note(
        "generic \(nominal.describedKind) '\(nominal.name)' declared here",
        nominal.module?.isMain == true ? nominal.nameRange : nil))
  }

  static func doesNotConform(
    _ type: Type, _ proto: NominalSymbol, at range: SourceRange, notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("type '\(type)' does not conform to protocol '\(proto.name)'", at: range.location, notes: notes)
  }

  static func argumentDoesNotConform(_ type: Type, _ proto: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .error("type '\(type)' does not conform to protocol '\(proto.name)'", at: range.location)
  }

  static func classProtocol(_ type: Type, _ proto: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .error("non-class type '\(type)' cannot conform to class protocol '\(proto.name)'", at: range.location)
  }

  static func otherLabels(
    _ candidate: ValueSymbol, _ requirement: ValueSymbol, _ proto: NominalSymbol, _ range: SourceRange
  ) -> Diagnostic {
    .error(
      "\(candidate.describedKind) '\(candidate.fullName)' has different argument labels from those required by "
        + "protocol '\(proto.name)' ('\(requirement.fullName)')", at: range.location,
      notes: note("requirement '\(requirement.fullName)' declared here", requirement.nameRange))
  }

  static func witnessTooPrivate(
    _ witness: Symbol, _ required: AccessLevel, _ proto: NominalSymbol, _ range: SourceRange
  ) -> Diagnostic {
    let kind = witness.describedKind
    let shortKind = kind.hasSuffix("method") ? "method" : kind.hasSuffix("property") ? "property" : kind
    let name = witness is SubscriptSymbol ? "subscript" : "\(shortKind) '\(witness.fullName)'"
    let duty =
      required < proto.effectiveAccess
      ? "be as accessible as its enclosing type because it matches a requirement in"
      : "be declared \(required) because it matches a requirement in \(proto.access)"
    return .error(
      "\(name) must \(duty) protocol '\(proto.name)'", at: range.location,
      notes: note("mark the \(kind) as '\(required)' to satisfy the requirement", range))
  }

  static func redundantConformance(_ nominal: NominalSymbol, _ proto: NominalSymbol, _ range: SourceRange)
    -> Diagnostic
  {
    .error(
      "redundant conformance of '\(nominal.declaredType)' to protocol '\(proto.name)'", at: range.location,
      notes: note(
        "'\(nominal.declaredType)' declares conformance to protocol '\(proto.name)' here", nominal.nameRange))
  }

  static func superclassNotFirst(_ type: Type, _ range: SourceRange) -> Diagnostic {
    .error("superclass '\(type)' must appear first in the inheritance clause", at: range.location)
  }

  static func severalSuperclasses(_ first: Type, _ second: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "multiple inheritance from classes '\(first)' and '\(second)' [#MultipleInheritance]", at: range.location)
  }

  static func unusedGenericParameter(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("generic parameter '\(name)' is not used in function signature [#no-usage]", at: range.location)
  }

  static func requiredInitializer(
    _ requirement: ValueSymbol, _ nominal: NominalSymbol, _ range: SourceRange, inExtension: Bool
  ) -> Diagnostic {
    .error(
      "initializer requirement '\(requirement.fullName)' can only be satisfied by a 'required' initializer in "
        + "\(inExtension ? "the definition of " : "")non-final class '\(nominal.declaredType)'", at: range.location)
  }

  // MARK: Redeclarations and overrides

  static func redeclaration(_ name: String, _ range: SourceRange, _ earlier: SourceRange?) -> Diagnostic {
    .error(
      "invalid redeclaration of '\(name)'", at: range.location,
      notes: note("'\(name)' previously declared here", earlier))
  }

  static func storageRedeclaration(_ symbol: Symbol, _ range: SourceRange, of wrapped: SourceRange) -> Diagnostic {
    .error(
      "invalid redeclaration of synthesized \(symbol.describedKind) '\(symbol.name)'", at: range.location,
      notes: [.note("'\(symbol.name)' synthesized for property wrapper backing storage", at: wrapped.location)])
  }

  static func needsOverride(_ range: SourceRange, _ overridden: SourceRange?) -> Diagnostic {
    .error(
      "overriding declaration requires an 'override' keyword", at: range.location,
      notes: note("overridden declaration is here", overridden))
  }

  static func overridesNothing(
    _ symbol: ValueSymbol, _ range: SourceRange, _ candidate: ValueSymbol?
  ) -> Diagnostic {
    if symbol is InitializerSymbol {
      return .error(
        "initializer does not override a designated initializer from its superclass", at: range.location)
    }
    let kind = symbol is FunctionSymbol ? "method" : symbol is SubscriptSymbol ? "subscript" : "property"
    return .error(
      "\(kind) does not override any \(kind) from its superclass", at: range.location,
      notes: candidate.map {
        note("potential overridden \($0.describedKind) '\($0.fullName)' here", $0.nameRange)
      } ?? [])
  }

  static func overridesConstant(_ other: VariableSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "cannot override immutable 'let' property '\(other.name)' with the getter of a 'var'", at: range.location,
      notes: note("attempt to override property here", other.nameRange))
  }

  static func overridesWithReadOnly(_ variable: VariableSymbol, _ range: SourceRange, _ other: SourceRange?)
    -> Diagnostic
  {
    .error(
      "cannot override mutable property with read-only property '\(variable.name)'", at: range.location,
      notes: note("attempt to override property here", other))
  }

  static func overridesOtherLabels(_ symbol: ValueSymbol, _ other: ValueSymbol, _ range: SourceRange) -> Diagnostic {
    let kind = symbol is InitializerSymbol ? "initializer" : symbol is SubscriptSymbol ? "subscript" : "method"
    return .error(
      "argument labels for \(kind) '\(symbol.fullName)' do not match those of overridden \(kind) "
        + "'\(other.fullName)'", at: range.location)
  }

  static func overridesLessAccessible(_ symbol: ValueSymbol, _ other: ValueSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "overriding \(symbol.describedKind) must be as accessible as the declaration it overrides", at: range.location,
      notes: note("overridden declaration is here", other.nameRange))
  }

  static func missingRequiredInitializer(
    _ initializer: InitializerSymbol, _ superclass: Type, at location: SourceLocation
  ) -> Diagnostic {
    .error(
      "'required' initializer '\(initializer.fullName)' must be provided by subclass of '\(superclass)'", at: location,
      notes: note("'required' initializer is declared in superclass here", initializer.nameRange))
  }

  static func cannotOverrideStatic(_ overridden: ValueSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "cannot override \(overridden.describedKind)", at: range.location,
      notes: note("overridden declaration is here", overridden.nameRange))
  }

  static func overridesFinal(
    _ symbol: ValueSymbol, _ overridden: ValueSymbol, _ range: SourceRange
  ) -> Diagnostic {
    .error(
      "\(symbol.describedKind) overrides a 'final' \(overridden.describedKind)", at: range.location,
      notes: note("overridden declaration is here", overridden.nameRange))
  }

  static func overridesNonThrowing(
    _ symbol: ValueSymbol, _ overridden: ValueSymbol, _ range: SourceRange
  ) -> Diagnostic {
    .error(
      "cannot override non-throwing \(overridden.describedKind) with throwing \(symbol.describedKind)",
      at: range.location, notes: note("overridden declaration is here", overridden.nameRange))
  }

  static func overridesOtherType(
    _ variable: VariableSymbol, _ type: Type, _ inherited: Type, _ range: SourceRange, _ other: SourceRange?
  ) -> Diagnostic {
    .error(
      "property '\(variable.name)' with type '\(type)' cannot override a property with type '\(inherited)'",
      at: range.location, notes: note("attempt to override property here", other))
  }

  static func overridesWithStorage(
    _ variable: VariableSymbol, _ range: SourceRange, _ other: SourceRange?
  ) -> Diagnostic {
    .error(
      "cannot override with a stored property '\(variable.name)'", at: range.location,
      notes: note("attempt to override property here", other))
  }

  static func finalSuperclass(_ type: String, _ range: SourceRange) -> Diagnostic {
    .error("inheritance from a final class '\(type)'", at: range.location)
  }

  // MARK: Storage

  static func recursiveValue(
    _ nominal: NominalSymbol, _ path: [(from: Type, what: String, to: Type)], _ range: SourceRange
  ) -> Diagnostic {
    let steps = path.map { "\($0.from) -> (\($0.what): \($0.to))" }.joined(separator: " -> ")
    return .error(
      "value type '\(nominal.declaredType)' cannot have a stored property that recursively contains it",
      at: range.location, notes: steps.isEmpty ? [] : note("cycle beginning here: \(steps)", range))
  }

  static func recursiveEnum(_ nominal: NominalSymbol, _ range: SourceRange, _ step: String?, _ place: SourceRange)
    -> Diagnostic
  {
    .error(
      "recursive enum '\(nominal.declaredType)' is not marked 'indirect'", at: range.location,
      notes: note(step.map { "cycle beginning here: \($0)" } ?? "recursive case here", place))
  }

  static func ownership(_ word: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "'\(word)' may only be applied to class and class-bound protocol types, not '\(type.declared)'",
      at: range.location)
  }

  static func ownershipOfProtocol(_ word: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "'\(word)' must not be applied to non-class-bound '\(type)'; consider adding a protocol conformance that has a "
        + "class bound", at: range.location)
  }

  static func weakNotOptional(_ type: Type, _ range: SourceRange, _ annotation: TypeSyntax) -> Diagnostic {
    .error(
      "'weak' variable should have optional type '\(type)?'", at: range.location,
      fixIts: [Diagnostic.FixIt(annotation.range.emptyAtEnd, "?")])
  }

  private static func note(_ text: String, _ range: SourceRange?) -> [Diagnostic] {
    range.map { [.note(text, at: $0.location)] } ?? []
  }
}

extension Type {
  /// `struct`, `class` and so on, as messages say it.
  var describedKind: String {
    switch nominal?.kind {
    case .struct: return "struct"
    case .class: return "class"
    case .enum: return "enum"
    default: return "type"
    }
  }
}
