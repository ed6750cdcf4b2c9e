import Basics

/// What we say ourselves, behind the compiler's words: what was probably meant, and which rule is behind the error.
enum HintMessages {
  static func nearName(_ diagnostic: Diagnostic, _ name: String) -> Diagnostic {
    diagnostic.hinting("did you mean '\(name)'?", topic: "names")
  }

  /// `$x` where `x` has no wrapper, or one without projection.
  static func noProjection(_ diagnostic: Diagnostic, _ name: String, _ wrapper: AppliedWrapper?, _ type: Type)
    -> Diagnostic
  {
    if let wrapper {
      return diagnostic.hinting(
        "'@\(wrapper.layers[0].symbol.name)' has no 'projectedValue', so it makes no '$\(name)'", topic: "projections")
    }
    if type.isClass {
      let isObservable = type.nominal?.attributes.contains("Observable") ?? false
      return diagnostic.hinting(
        isObservable
          ? "'\(name)' has no wrapper: mark it @Bindable to get bindings to its properties"
          : "'\(name)' has no wrapper: mark its class @Observable and the variable @Bindable to get bindings",
        topic: "projections")
    }
    return diagnostic.hinting(
      "'\(name)' is a plain variable: only one with a property wrapper, such as @State, has '$\(name)'",
      topic: "projections")
  }

  static func nearMember(_ diagnostic: Diagnostic, _ name: String) -> Diagnostic {
    diagnostic.hinting("did you mean '\(name)'?", topic: "names")
  }

  static func rule(_ diagnostic: Diagnostic, _ topic: String, _ text: String) -> Diagnostic {
    diagnostic.hinting(text, topic: topic)
  }

  static let immutableSelfInView = "mark what the view changes @State: it then lives outside the struct"
  static let immutableSelf = "'self' is a constant here, as in every method of a struct that is not 'mutating'"
  static let wantsBinding =
    "a 'Binding' is wanted, so that the other side can write: pass the '$' of a wrapped variable"
  static let numbers = "Swift converts no number by itself: write the type that is wanted around the other operand"
}
