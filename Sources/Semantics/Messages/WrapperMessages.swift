import Basics
import Syntax

/// What is said about property wrappers and what they are attached to, in swiftc's words.
enum WrapperMessages {
  // MARK: Wrapper types

  static func noWrappedValue(_ wrapper: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "property wrapper type '\(wrapper.name)' does not contain a non-static property named 'wrappedValue' "
        + "[#PropertyWrappers]", at: range.location)
  }

  static func tooPrivate(_ property: Symbol, _ range: SourceRange, _ wrapper: NominalSymbol) -> Diagnostic {
    .error(
      "\(property.access) property '\(property.name)' cannot have more restrictive access than its enclosing property "
        + "wrapper type '\(wrapper.name)' (which is \(wrapper.access)) [#PropertyWrappers]", at: range.location)
  }

  static func failable(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("property wrapper initializer '\(name)' cannot be failable [#PropertyWrappers]", at: range.location)
  }

  static func parameterType(
    _ name: String, _ type: Type, _ label: String, _ wanted: Type, _ range: SourceRange, _ declared: SourceRange?
  ) -> Diagnostic {
    .error(
      "'\(name)' parameter type ('\(type)') must be the same as its '\(label)' property type ('\(wanted)') or an "
        + "'@autoclosure' thereof [#PropertyWrappers]", at: range.location,
      notes: declared.map { [.note("'\(label)' declared here", at: $0.location)] } ?? [])
  }

  // MARK: What a wrapper is attached to

  static func onlyOnProperties(_ attribute: Attribute) -> Diagnostic {
    .error(
      "property wrapper attribute '\(attribute.name.text)' can only be applied to a property",
      at: attribute.range.location)
  }

  static func onlyOnVar(_ attribute: Attribute) -> Diagnostic {
    HintMessages.rule(
      .error("property wrapper can only be applied to a 'var'", at: attribute.range.location), "wrappers",
      HintMessages.wrappedConstant)
  }

  static func onComputed(_ attribute: Attribute) -> Diagnostic {
    .error("property wrapper cannot be applied to a computed property", at: attribute.range.location)
  }

  /// Said once for each of the variables.
  static func severalVariables(_ attribute: Attribute, _ variable: SourceRange) -> Diagnostic {
    .error(
      "property wrapper can only apply to a single variable", at: attribute.range.location, highlights: [variable])
  }

  static func cannotAlsoBe(_ modifier: String, _ name: String, _ range: SourceRange) -> Diagnostic {
    .error("property '\(name)' with a wrapper cannot also be \(modifier)", at: range.location)
  }

  static func declaredInside(_ place: String, _ name: String, _ range: SourceRange) -> Diagnostic {
    // The double blank is swiftc's own: a word is missing there in protocols.
    let sort = place == "a protocol" ? " property" : "non-static property"
    return .error("\(sort) '\(name)' declared inside \(place) cannot have a wrapper", at: range.location)
  }

  static func mutatingGetter(of inner: NominalSymbol, inside outer: NominalSymbol, _ attribute: Attribute) -> Diagnostic
  {
    .error(
      "property wrapper '\(inner.name)' with a mutating getter cannot be composed inside get-only property wrapper "
        + "'\(outer.name)'", at: attribute.range.location)
  }

  static func parameterInProtocol(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error(" parameter '\(name)' declared inside a protocol cannot have a wrapper", at: range.location)
  }

  static func parameterWithMutatingGetter(_ name: SourceRange) -> Diagnostic {
    .error(
      "property wrapper applied to parameter must have a nonmutating 'wrappedValue' getter", at: name.location)
  }

  static func overrides(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("property '\(name)' with attached wrapper cannot override another property", at: range.location)
  }

  static func otherType(_ type: Type, _ wrapped: Type, _ range: SourceRange) -> Diagnostic {
    .error("property type '\(type)' does not match 'wrappedValue' type '\(wrapped)'", at: range.location)
  }

  static func composedType(_ inner: Type, _ outer: String, _ wanted: Type, _ range: SourceRange) -> Diagnostic {
    .error(
      "composed wrapper type '\(inner)' does not match type of '\(outer).wrappedValue', which is '\(wanted)'",
      at: range.location)
  }

  static func composedValue(_ inner: Type, _ wanted: Type, _ range: SourceRange) -> Diagnostic {
    .error("cannot convert value of type '\(inner)' to specified type '\(wanted)'", at: range.location)
  }

  static func requirement(
    _ wrapper: NominalSymbol, _ type: Type, _ proto: String, _ range: SourceRange, _ parameter: String
  ) -> Diagnostic {
    let said = Diagnostic.error(
      "generic \(wrapper.describedKind) '\(wrapper.name)' requires that '\(type)' conform to '\(proto)'",
      at: range.location, notes: whereNote(wrapper, parameter, type))
    let isObserved = proto == "ObservableObject" && type.nominal?.attributes.contains("Observable") == true
    return isObserved ? HintMessages.rule(said, "observation", HintMessages.observableClass) : said
  }

  static func classRequirement(_ wrapper: NominalSymbol, _ type: Type, _ range: SourceRange, _ parameter: String)
    -> Diagnostic
  {
    .error(
      "generic \(wrapper.describedKind) '\(wrapper.name)' requires that '\(type)' be a class type", at: range.location,
      notes: whereNote(wrapper, parameter, type))
  }

  private static func whereNote(_ wrapper: NominalSymbol, _ parameter: String, _ type: Type) -> [Diagnostic] {
    guard wrapper.module?.isMain == true, let range = wrapper.nameRange else { return [] }
    return [.note("where '\(parameter)' = '\(type)'", at: range.location)]
  }

  static func projectionParameter(_ wrapper: NominalSymbol, _ range: SourceRange) -> Diagnostic {
    .error(
      "cannot use property wrapper projection parameter", at: range.location,
      notes: [
        .note(
          "property wrapper type '\(wrapper.name)' does not support initialization from a projected value",
          at: range.location)
      ])
  }

  static func noWrapperProjection(_ type: Type, _ range: SourceRange) -> Diagnostic {
    .error("inferred projection type '\(type)' is not a property wrapper", at: range.location)
  }

  static func missingArguments(
    _ names: [String], _ wrapper: String, at location: SourceLocation, _ notes: [Diagnostic]
  ) -> Diagnostic {
    let list = names.joined(separator: ", ")
    return .error(
      "missing argument\(names.count > 1 ? "s" : "") for parameter\(names.count > 1 ? "s" : "") \(list) in property "
        + "wrapper initializer; add 'wrappedValue' and \(list) arguments in '@\(wrapper)(...)'", at: location,
      notes: notes)
  }
}
