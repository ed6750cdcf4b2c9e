import Basics
import Syntax

// Default values that say what a generic parameter is, where their argument is left out (SE-0347):
// `init(_ title: String, accessory: () -> Accessory = { EmptyView() })`. Such a value is of a type of its own, and stands in
// each call that uses it as if it had been written there.

extension Program {
  /// Whether a parameter's type has a generic parameter that no other parameter has.
  func tellsGenericParameter(_ parameter: ParameterSymbol, of callable: CallableSymbol) -> Bool {
    let own = callable is InitializerSymbol ? callable.genericSignature.parameters : callable.ownParameters
    var candidates = genericParameters(in: parameter.type).intersection(own.map { ObjectIdentifier($0) })
    for other in callable.parameters where other !== parameter {
      candidates.subtract(genericParameters(in: other.type))
    }
    return !candidates.isEmpty
  }

  private func genericParameters(in type: Type) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    _ = type.transform { part in
      if case .genericParameter(let generic) = part.kind { found.insert(ObjectIdentifier(generic)) }
      return nil
    }
    return found
  }

  /// A default value by itself, without what is expected of it.
  func tellingDefault(_ syntax: Expression, of parameter: ParameterSymbol, _ callable: CallableSymbol)
    -> TypedExpression
  {
    let owner = FunctionSymbol(name: callable.name, syntax: nil, parent: callable, program: self)
    let checker = StatementChecker(in: CodeContext(.defaultValue, owner: owner), scope: .head(of: callable))
    let value = checker.expressions.check(syntax, expecting: .unknown)
    // One that is made when it is asked for, or depends on another parameter's type, is more than this understands.
    if parameter.isAutoclosure || !genericParameters(in: value.type).isEmpty {
      diagnostics.report(
        .unsupported("a default value that tells what a generic parameter is", at: syntax.range.location))
    } else {
      parameter.defaultTellsType = !value.type.isError
    }
    return value
  }

  /// The default value that says what a parameter's type is, if it does.
  func tellingDefault(of parameter: ParameterSymbol) -> TypedExpression? {
    guard parameter.defaultValue != nil, parameter.type.isGeneric, parameter.module?.isMain == true,
      let value = defaultValue(of: parameter), parameter.defaultTellsType
    else { return nil }
    return value
  }
}

extension ConstraintSystem {
  /// Lets a default value that is used say what a generic parameter is.
  func learn(
    fromDefaultOf index: Int, _ parameter: FunctionType.Parameter, of application: Application, _ origin: Origin
  ) -> Bool {
    guard parameter.hasDefault, parameter.type.hasTypeVariables, let callable = called(by: application, origin),
      index < callable.parameters.count, let value = program.tellingDefault(of: callable.parameters[index])
    else { return true }
    return relate(.argument, value.type, parameter.type, origin)
  }
}
