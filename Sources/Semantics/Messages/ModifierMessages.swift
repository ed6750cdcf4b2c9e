import Basics
import Syntax

/// What is said about modifiers that may not stand where they do, in swiftc's words.
enum ModifierMessages {
  static func notHere(_ modifier: Modifier) -> Diagnostic {
    .error("'\(modifier.name)' modifier cannot be applied to this declaration", at: modifier.range.location)
  }

  static func only(on keyword: String, _ modifier: Modifier) -> Diagnostic {
    .error("'\(modifier.name)' may only be used on '\(keyword)' declarations", at: modifier.range.location)
  }

  static func onlyOnMethods(_ modifier: Modifier) -> Diagnostic {
    .error("'\(modifier.name)' is only valid on methods", at: modifier.range.location)
  }

  static func changesObject(_ modifier: Modifier, _ sort: String) -> Diagnostic {
    .error("'\(modifier.name)' is not valid on \(sort) in classes", at: modifier.range.location)
  }

  static func staticMutating(_ modifier: Modifier) -> Diagnostic {
    .error("static functions must not be declared mutating", at: modifier.range.location)
  }

  static func accessInProtocol(_ modifier: Modifier) -> Diagnostic {
    .error(
      "'\(modifier.name)' modifier cannot be used in protocols", at: modifier.range.location,
      notes: [
        .note(
          "protocol requirements implicitly have the same access as the protocol itself", at: modifier.range.location)
      ])
  }

  static func setterOfReadOnly(_ modifier: Modifier, _ what: String) -> Diagnostic {
    .error("'\(modifier.name)(set)' modifier cannot be applied to \(what)", at: modifier.range.location)
  }

  static func openExtension(_ modifier: Modifier) -> Diagnostic {
    .error(
      "extensions cannot be declared 'open'; declare individual members as 'open' instead", at: modifier.range.location)
  }

  static func openOutsideClass(_ modifier: Modifier) -> Diagnostic {
    .error(
      "only classes and overridable class members can be declared 'open'; use 'public'", at: modifier.range.location,
      fixIts: [Diagnostic.FixIt(modifier.range, "public")])
  }

  static func openConstant(_ modifier: Modifier, _ name: SourceRange) -> Diagnostic {
    .error(
      "'let' properties are implicitly 'final'; use 'public' instead of 'open'", at: name.location,
      fixIts: [Diagnostic.FixIt(modifier.range, "public")])
  }

  static func finalOutsideClass(_ modifier: Modifier) -> Diagnostic {
    .error("only classes and class members may be marked with 'final'", at: modifier.range.location)
  }

  static func overrideOutsideClass(_ modifier: Modifier) -> Diagnostic {
    .error("'override' can only be specified on class members", at: modifier.range.location)
  }

  static func lazyWhereItCannotBe(_ modifier: Modifier, _ what: String) -> Diagnostic {
    .error("'lazy' cannot be used on \(what)", at: modifier.range.location)
  }

  static func lazyWithoutValue(_ modifier: Modifier) -> Diagnostic {
    .error("lazy properties must have an initializer", at: modifier.range.location)
  }

  static func requiredInExtension(_ owner: NominalSymbol, _ keyword: SourceRange) -> Diagnostic {
    .error(
      "'required' initializer must be declared directly in class '\(owner.declaredType)' (not in an extension)",
      at: keyword.location)
  }

  static func requiredOutsideClass(_ owner: NominalSymbol, _ keyword: SourceRange) -> Diagnostic {
    .error("'required' initializer in non-class type '\(owner.declaredType)'", at: keyword.location)
  }

  static func convenienceOutsideClass(_ owner: NominalSymbol, _ keyword: SourceRange) -> Diagnostic {
    let owners = owner.kind == .struct ? "structs" : owner.kind == .enum ? "enums" : owner.name
    return .error("initializers in \(owners) are not marked with 'convenience'", at: keyword.location)
  }

  static func classOutsideClass(
    _ modifier: Modifier, _ one: String, _ several: String, inProtocol: Bool, at keyword: SourceRange
  ) -> Diagnostic {
    let use =
      inProtocol ? "a requirement fulfilled by either a static or class \(one)" : "a static \(one)"
    return .error(
      "class \(several) are only allowed within classes; use 'static' to declare \(use)", at: keyword.location,
      fixIts: [Diagnostic.FixIt(modifier.range, "static")])
  }

  static func classStorage(_ name: SourceRange) -> Diagnostic {
    .error("class stored properties not supported in classes; did you mean 'static'?", at: name.location)
  }

  static func indirectWithoutPayload(_ name: Identifier, _ modifier: Modifier) -> Diagnostic {
    .error("enum case '\(name.text)' without associated value cannot be 'indirect'", at: modifier.range.location)
  }

  static func needlessInfix(_ modifier: Modifier) -> Diagnostic {
    .error("'infix' modifier is not required or allowed on func declarations", at: modifier.range.location)
  }

  static func fixityOfName(_ modifier: Modifier, _ keyword: SourceRange) -> Diagnostic {
    .error("'\(modifier.name)' requires a function with an operator identifier", at: keyword.location)
  }

  static func operatorInBlock(_ name: SourceRange) -> Diagnostic {
    .error("operator functions can only be declared at global or in type scope", at: name.location)
  }

  static func operatorMustBeStatic(
    _ function: FunctionSymbol, _ owner: NominalSymbol, _ inExtension: Bool, _ name: SourceRange
  ) -> Diagnostic {
    let place =
      inExtension
      ? "extension of '\(owner.name)'" : owner.kind == .protocol ? "protocol" : "type '\(owner.name)'"
    return .error("operator '\(function.name)' declared in \(place) must be 'static'", at: name.location)
  }

  static func operatorMustBeFinal(_ function: FunctionSymbol, _ owner: NominalSymbol, _ name: SourceRange) -> Diagnostic
  {
    .error("operator '\(function.name)' declared in non-final class '\(owner.name)' must be 'final'", at: name.location)
  }
}
