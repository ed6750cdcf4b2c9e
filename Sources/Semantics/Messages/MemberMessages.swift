import Basics
import Syntax

/// What is said about members that are not there or cannot be used, in swiftc's words.
enum MemberMessages {
  static func missing(_ name: String, of base: Type, _ range: SourceRange) -> Diagnostic {
    if let instance = base.metatypeInstance {
      return error("type '\(instance)' has no member '\(name)'", range)
    }
    let sort = base.tupleElements == nil ? "" : "tuple "
    return error("value of \(sort)type '\(base)' has no member '\(name)'", range)
  }

  static func missingDynamic(_ name: String, of base: Type, root: Type, _ range: SourceRange) -> Diagnostic {
    error("value of type '\(base)' has no dynamic member '\(name)' using key path from root type '\(root)'", range)
  }

  static func dynamicMethod(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("dynamic key path member lookup cannot refer to instance method '\(name)'", range)
  }

  /// A chain ends in an optional: where the member is one already, nothing has to be forced.
  static func optionalBase(
    _ name: String, _ base: Type, _ payload: Type, _ operand: Expression, isOptionalMember: Bool
  ) -> Diagnostic {
    let end = operand.range.emptyAtEnd
    let place = operand.lastTokenLocation
    var notes: [Diagnostic] = [
      .note(
        "chain the optional using '?' to access member '\(name)' only for non-'nil' base values", at: place,
        fixIts: [Diagnostic.FixIt(end, "?")])
    ]
    if !isOptionalMember {
      notes.append(
        .note(
          "force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: place,
          fixIts: [Diagnostic.FixIt(end, "!")]))
    }
    return error(
      "value of optional type '\(base)' must be unwrapped to refer to member '\(name)' of wrapped base type "
        + "'\(payload)'", at: place, operand.range, notes)
  }

  static func optionalComponent(_ name: String, _ base: Type, _ payload: Type, _ before: SourceRange) -> Diagnostic {
    let end = before.emptyAtEnd
    // A subscript is known by its bracket, a name by its first letter.
    let isSubscript = before.text.hasSuffix("]")
    let place = isSubscript ? SourceLocation(file: before.file, offset: before.end - 1) : before.location
    return .error(
      "value of optional type '\(base)' must be unwrapped to refer to member '\(name)' of wrapped base type "
        + "'\(payload)'", at: place,
      notes: [
        .note(
          "chain the optional using '?' to access member '\(name)' only for non-'nil' base values",
          at: place, fixIts: [Diagnostic.FixIt(end, "?")]),
        .note(
          "force-unwrap using '!' to abort execution if the optional value contains 'nil'", at: place,
          fixIts: [Diagnostic.FixIt(end, "!")]),
      ])
  }

  static func noSubscripts(_ base: Type, at location: SourceLocation) -> Diagnostic {
    .error("value of type '\(base)' has no subscripts", at: location)
  }

  static func staticThroughInstance(_ name: String, _ base: String, _ range: SourceRange) -> Diagnostic {
    error("static member '\(name)' cannot be used on instance of type '\(base)'", range)
  }

  static func caseThroughInstance(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("enum case '\(name)' cannot be used as an instance member", range)
  }

  static func instanceThroughType(_ name: String, _ type: String, _ range: SourceRange, isWritten: Bool) -> Diagnostic {
    let advice = isWritten ? "; did you mean to use a value of this type instead?" : ""
    return error("instance member '\(name)' cannot be used on type '\(type)'\(advice)", range)
  }

  static func instanceInInitialValue(_ name: String, _ range: SourceRange) -> Diagnostic {
    error(
      "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is "
        + "available", range)
  }

  static func instanceInDefaultValue(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("cannot use instance member '\(name)' as a default parameter", range)
  }

  /// A type parameter of which no protocol tells that its values can be made.
  static func noInitializer(_ type: Type, _ place: Expression) -> Diagnostic {
    .error("type '\(type)' has no member 'init'", at: place.diagnosticLocation)
  }

  static func noContext(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("reference to member '\(name)' cannot be resolved without a contextual type", range)
  }

  static func unknownContext(_ name: String, at location: SourceLocation) -> Diagnostic {
    .error("cannot infer contextual base in reference to member '\(name)'", at: location)
  }

  static func inaccessible(
    _ name: String, _ fullName: String, _ access: AccessLevel, _ range: SourceRange, _ declared: SourceRange?
  ) -> Diagnostic {
    error(
      "'\(name)' is inaccessible due to '\(access)' protection level", range,
      declared.map { [.note("'\(fullName)' declared here", at: $0.location)] } ?? [])
  }

  static func inaccessibleInitializer(
    of type: String, _ name: String, _ access: AccessLevel, at location: SourceLocation, _ declared: SourceRange?
  ) -> Diagnostic {
    .error(
      "'\(type)' initializer is inaccessible due to '\(access)' protection level", at: location,
      notes: declared.map { [.note("'\(name)' declared here", at: $0.location)] } ?? [])
  }

  static func hiddenByMember(
    _ name: String, _ fullName: String, module: String, at range: SourceRange, declared: SourceRange?
  ) -> Diagnostic {
    let qualify = Diagnostic.note(
      "use '\(module).' to reference the global function in module '\(module)'", at: range.location,
      fixIts: [Diagnostic.FixIt(range.location.emptyRange, "\(module).")])
    let declaration = declared.map { CallMessages.declaredHere(fullName, $0) }
    return .error(
      "use of '\(name)' refers to instance method rather than global function '\(fullName)' in module '\(module)'",
      at: range.location, notes: [qualify] + (declaration.map { [$0] } ?? []))
  }

  static func existentialMember(_ name: String, _ base: Type, at location: SourceLocation) -> Diagnostic {
    .error(
      "member '\(name)' cannot be used on value of type '\(base)'; consider using a generic constraint instead "
        + "[#ExistentialMemberAccess]", at: location)
  }

  static func requirement(
    _ described: String, _ type: Type, _ proto: String, at location: SourceLocation,
    _ notes: [Diagnostic]
  ) -> Diagnostic {
    .error("\(described) requires that '\(type)' conform to '\(proto)'", at: location, notes: notes)
  }

  static func classRequirement(_ described: String, _ type: Type, at location: SourceLocation, _ notes: [Diagnostic])
    -> Diagnostic
  {
    .error("\(described) requires that '\(type)' be a class type", at: location, notes: notes)
  }

  static func nonNominal(
    _ type: Type, _ proto: String, required described: String, _ parameter: String, at location: SourceLocation,
    _ declared: SourceRange?
  ) -> Diagnostic {
    .error(
      "type '\(type)' cannot conform to '\(proto)' [#ProtocolTypeNonConformance]", at: location,
      notes: [
        .note("only concrete types such as structs, enums and classes can conform to protocols", at: location),
        .note(
          "required by \(described) where '\(parameter)' = '\(type)'",
          at: declared.map { $0.file.isLibrary ? location : $0.location } ?? location),
      ])
  }

  static func sameType(
    _ described: String, _ left: Type, _ right: Type, at location: SourceLocation, _ notes: [Diagnostic]
  )
    -> Diagnostic
  {
    .error("\(described) requires the types '\(left)' and '\(right)' be equivalent", at: location, notes: notes)
  }

  static func whereNote(_ types: [(parameter: String, type: Type)], _ range: SourceRange) -> Diagnostic {
    .note("where " + types.map { "'\($0)' = '\($1)'" }.joined(separator: ", "), at: range.location)
  }

  static func whereNote(_ parameter: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    .note("where '\(parameter)' = '\(type)'", at: range.location)
  }

  static func conflicting(
    _ parameter: String, _ types: [Type], at location: SourceLocation, _ notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "conflicting arguments to generic parameter '\(parameter)' (\(types.map { "'\($0.spelling ?? $0.description)'" }.joined(separator: " vs. ")))",
      at: location, notes: notes)
  }

  static func casePayload(_ name: String, _ type: String, _ range: SourceRange) -> Diagnostic {
    error("member '\(name)' expects argument of type '\(type)'", range)
  }

  static func caseWithoutPayload(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("enum case '\(name)' has no associated values", range)
  }

  static func otherResult(_ name: String, in type: Type, _ own: Type, _ range: SourceRange) -> Diagnostic {
    error("member '\(name)' in '\(type)' produces result of type '\(own)', but context expects '\(type)'", range)
  }

  static func uncalledMember(_ name: String, _ type: Type, _ range: SourceRange) -> Diagnostic {
    error("member '\(name)' is a function that produces expected type '\(type)'; did you mean to call it?", range)
  }

  // MARK: Wrappers

  static func needsWrapper(_ described: String, _ type: Type, at location: SourceLocation) -> Diagnostic {
    .error("referencing \(described) requires wrapper '\(type)'", at: location)
  }

  static func needsWrappedValue(_ described: String, _ type: Type, at location: SourceLocation) -> Diagnostic {
    .error("referencing \(described) requires wrapped value of type '\(type)'", at: location)
  }

  // MARK: Key paths

  static func mutatingGetterInKeyPath(_ name: String, _ range: SourceRange) -> Diagnostic {
    .error("key path cannot refer to '\(name)', which has a mutating getter", at: range.location)
  }

  static func keyPathToMethod(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("key path cannot refer to instance method '\(name)'", range)
  }

  static func keyPathToCase(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("key path cannot refer to enum case '\(name)'", range)
  }

  static func keyPathToStaticMethod(_ name: String, _ range: SourceRange) -> Diagnostic {
    error("key path cannot refer to static method '\(name)'", range)
  }

  static func keyPathWithoutRoot(at location: SourceLocation) -> Diagnostic {
    .error("cannot infer key path type from context; consider explicitly specifying a root type", at: location)
  }

  static func keyPathOfOtherBase(_ path: Type, _ base: Type, at location: SourceLocation) -> Diagnostic {
    .error("key path of type '\(path)' cannot be applied to a base of type '\(base)'", at: location)
  }

  static func keyPathRoot(_ root: Type, _ wanted: Type, at location: SourceLocation) -> Diagnostic {
    .error("cannot convert key path root type '\(root)' to contextual type '\(wanted)'", at: location)
  }

  static func keyPathIndexNotHashable(_ type: Type, at location: SourceLocation) -> Diagnostic {
    .error("subscript index of type '\(type)' in a key path must be Hashable", at: location)
  }

  static func notAKeyPath(_ type: Type, at location: SourceLocation) -> Diagnostic {
    .error(
      "cannot use value of type '\(type)' as a key path subscript index; argument must be a key path", at: location)
  }

  private static func error(_ words: String, _ range: SourceRange, _ notes: [Diagnostic] = []) -> Diagnostic {
    error(words, at: range.location, range, notes)
  }

  private static func error(_ words: String, at location: SourceLocation, _ range: SourceRange, _ notes: [Diagnostic])
    -> Diagnostic
  {
    .error(words, at: location, highlights: [range], notes: notes)
  }
}
