import Basics

/// What we say ourselves, behind the compiler's words: what was probably meant, and which rule is behind the error.
enum HintMessages {
  static func nearName(_ diagnostic: Diagnostic, _ name: String) -> Diagnostic {
    diagnostic.hinting("did you mean '\(name)'?", topic: "names")
  }

  /// `$x` where `x` has no wrapper, or one without projection.
  static func noProjection(
    _ diagnostic: Diagnostic, _ name: String, _ wrapper: AppliedWrapper?, _ type: Type, isElement: Bool
  )
    -> Diagnostic
  {
    if let wrapper {
      if wrapper.layers[0].symbol.name == "Environment" {
        return diagnostic.hinting(fromEnvironment(name), topic: "projections")
      }
      return diagnostic.hinting(
        "'@\(wrapper.layers[0].symbol.name)' has no 'projectedValue', so it makes no '$\(name)'", topic: "projections")
    }
    if isElement { return diagnostic.hinting(elementBinding(name), topic: "bindings") }
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

  /// A name of a module that is not imported.
  static func missingImport(_ diagnostic: Diagnostic, _ name: String, _ module: String) -> Diagnostic {
    diagnostic.hinting("'\(name)' is declared in \(module): write 'import \(module)' at the top", topic: "imports")
  }

  /// `$x` where the projection is no binding that is wanted, but its value.
  static func wantsValue(_ diagnostic: Diagnostic, _ name: String) -> Diagnostic {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name + ".wrappedValue"
    return diagnostic.hinting("'\(name)' is a binding; the value that it leads to is '\(plain)'", topic: "bindings")
  }

  /// `self.x = binding`, `self._x = value` in an initializer.
  static func storage(_ diagnostic: Diagnostic, _ name: String, _ from: Type, _ to: Type) -> Diagnostic {
    if name.hasPrefix("_") {
      return diagnostic.hinting(
        "'\(name)' is the wrapper itself: make one, as in '\(name) = \(to.nominal?.name ?? "Wrapper")(wrappedValue: …)'",
        topic: "storage")
    }
    return diagnostic.hinting(
      "'\(name)' is the value behind the binding; the binding itself is kept in '_\(name)': write '_\(name) = …'",
      topic: "storage")
  }

  /// Whether an initializer is unavailable because '@Bindable' stands before a value.
  static func isAboutBindable(_ message: String) -> Bool { message.hasSuffix("conforms to Observable") }

  static let optionalBinding =
    "the other side may never write nil: bind to a property that is not optional, or write a binding with a default"
  static let constantBehindBinding = "whoever has the binding may write: what it leads to has to be a 'var'"
  static let wrappedConstant = "'x' with a wrapper is a pair of accessors, and can be no constant: write 'var'"
  static let notIdentifiable =
    "rows are told apart by their 'id': let the elements be 'Identifiable', or pass 'id:' with a key path"
  static let notAView = "each expression in a builder is one of the views: show a value with 'Text', keep it with 'let'"
  static let privateInitializer =
    "the initializer that a struct gets by itself is as private as its most private property: write an 'init'"
  static let observableClass =
    "an '@Observable' object needs no '@ObservedObject': hold it in a plain property, or in '@Bindable' for '$'"
  static let observableStruct =
    "a struct is a value, and nobody can watch a copy: keep it in '@State', or make it a class"
  static let bindableValue = "'@Bindable' is for objects of '@Observable' classes; a value is handed on with '@Binding'"
  static let unsetProperties = "give each stored property a value where it is declared, or write an 'init' that does"
  static func elementBinding(_ name: String) -> String {
    "'\(name)' is a copy of an element: 'ForEach($elements) { $\(name) in … }' gives a binding to each"
  }
  static func fromEnvironment(_ name: String) -> String {
    "what comes from the environment has no '$': write '@Bindable var \(name) = \(name)' in 'body' first"
  }
  static func nearAttribute(_ name: String) -> String { "did you mean '@\(name)'?" }

  static let immutableSelfInView = "mark what the view changes @State: it then lives outside the struct"
  static let immutableSelf = "'self' is a constant here, as in every method of a struct that is not 'mutating'"
  static func wantsBinding(_ name: String) -> String {
    "a 'Binding' is wanted, so that the other side can write: '$\(name)' is the binding to '\(name)'"
  }
  static let wantsBinding =
    "a 'Binding' is wanted, so that the other side can write: pass the '$' of a wrapped variable"
  static let numbers = "Swift converts no number by itself: write the type that is wanted around the other operand"
}
