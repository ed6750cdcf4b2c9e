import Basics
import Syntax

/// Where a piece of code stands: what the checkers of statements and of expressions need to know of its surroundings.
final class CodeContext {
  /// What sort of code it is.
  enum Kind {
    case function, accessor, initializer, deinitializer, closure, topLevel, initialValue, defaultValue
  }

  unowned let program: Program
  let kind: Kind
  /// The parent of what the code declares; never a module, since a module's variables are globals.
  let owner: CallableSymbol
  /// The code around a closure or local function.
  let outer: CodeContext?
  /// What `return` takes: nil while it is unknown, as in a closure whose result is inferred.
  var resultType: Type?
  /// Whether the result that is inferred is an optional.
  var resultIsOptional = false
  /// Whether a `return nil` has been met before it was known of what type the nil is.
  var hasUntypedNil = false
  /// The results' types as met so far, where `resultType` is unknown.
  var isInferringResult: Bool { resultType == nil && kind == .closure }
  /// The `let` of the condition whose value is being checked.
  var bindingKeyword: SourceRange?
  /// What an initial value that is being checked is for.
  var initialized: (pattern: Pattern, annotation: TypeSyntax?, isWrapped: Bool)?
  /// The attribute whose wrapper is made, and whether an initial value is written.
  var wrapperCall: (attribute: Attribute, hasInitialValue: Bool)?
  /// Whether the code is of a `defer`, which `return` and outer jumps must not leave: it runs as a function of its own.
  var isInDefer = false
  /// The result builder that transforms the body, if any.
  var builder: Type?

  init(_ kind: Kind, owner: CallableSymbol, outer: CodeContext? = nil, resultType: Type? = nil) {
    self.program = owner.program
    self.kind = kind
    self.owner = owner
    self.outer = outer
    self.resultType = resultType
  }

  /// The nearest function, accessor or initializer that is written as a declaration.
  var enclosingCallable: CallableSymbol {
    var context = self
    while context.kind == .closure, let outer = context.outer { context = outer }
    return context.owner
  }
}
