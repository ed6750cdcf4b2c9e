import Basics
import Syntax

/// What is said about attributes, in swiftc's words.
enum AttributeMessages {
  static func unknown(_ attribute: Attribute, near: String? = nil, module: String? = nil) -> Diagnostic {
    let said = Diagnostic.error("unknown attribute '\(attribute.name.text)'", at: attribute.type.range.location)
    if let module { return HintMessages.missingImport(said, attribute.name.text, module) }
    return near.map { HintMessages.rule(said, "names", HintMessages.nearAttribute($0)) } ?? said
  }

  static func notAnAttribute(_ symbol: NominalSymbol, _ attribute: Attribute) -> Diagnostic {
    .error(
      "\(symbol.describedKind) '\(symbol.name)' cannot be used as an attribute", at: attribute.range.location,
      notes: symbol.nameRange.map { [.note("'\(symbol.name)' declared here", at: $0.location)] } ?? [])
  }

  static func notHere(_ attribute: Attribute) -> Diagnostic {
    .error(
      "'@\(attribute.name.text)' attribute cannot be applied to this declaration", at: attribute.range.location)
  }

  static func onlyOnTypes(_ attribute: Attribute) -> Diagnostic {
    .error("attribute can only be applied to types, not declarations", at: attribute.type.range.location)
  }

  static func needlessDiscardable(_ attribute: Attribute, _ result: Type) -> Diagnostic {
    .warning(
      "'@discardableResult' declared on a function returning '\(result.isVoid ? "Void" : result.description)' is "
        + "unnecessary", at: attribute.range.location, fixIts: [Diagnostic.FixIt(attribute.range, "")])
  }

  static func untracked(_ range: SourceRange) -> Diagnostic {
    .error(
      "expansion of macro 'ObservationTracked()' did not produce a non-observing accessor (such as 'get') as expected",
      at: range.location)
  }

  static func noDynamicMemberSubscript(
    _ nominal: NominalSymbol, at location: SourceLocation, _ unlabelled: SourceRange?
  )
    -> Diagnostic
  {
    .error(
      "'@dynamicMemberLookup' requires '\(nominal.name)' to have a 'subscript(dynamicMember:)' method that accepts "
        + "either 'ExpressibleByStringLiteral' or a key path", at: location,
      notes: unlabelled.map {
        [
          .note(
            "add an explicit argument label to this subscript to satisfy the '@dynamicMemberLookup' requirement",
            at: $0.location)
        ]
      } ?? [])
  }

  static func noDynamicCall(_ nominal: NominalSymbol, _ attribute: Attribute) -> Diagnostic {
    .error(
      "'@dynamicCallable' requires '\(nominal.name)' to have either a valid 'dynamicallyCall(withArguments:)' method or "
        + "'dynamicallyCall(withKeywordArguments:)' method [#DynamicCallable]", at: attribute.range.location)
  }

  static func noBuildBlock(_ nominal: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "result builder must provide at least one static 'buildBlock' method, or both 'buildPartialBlock(first:)' and "
        + "'buildPartialBlock(accumulated:next:)' [#ResultBuilderMethods]", at: range.location)
  }
}
