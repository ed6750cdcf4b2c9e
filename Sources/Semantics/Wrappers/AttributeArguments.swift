import Basics
import Syntax

// The arguments of wrapper attributes: `@Clamped(to: 0...9) var x = 1` calls `Clamped(wrappedValue: 1, to: 0...9)`.

extension Program {
  /// Checks the arguments of a member's or global's wrappers, once.
  func checkAttributes(of variable: VariableSymbol) {
    guard let wrapper = variable.appliedWrapper, wrapper.attributeCalls.isEmpty else { return }
    let parent = variable.parent ?? mainModule!
    let owner = FunctionSymbol(name: variable.name, syntax: nil, parent: parent, program: self)
    owner.isStatic = variable.isStatic
    checkAttributes(
      of: wrapper, in: CodeContext(.initialValue, owner: owner), variable.definingScope ?? parent.scope)
  }

  /// Checks the arguments of the wrappers of a function's parameters, which see what the function's declaration sees.
  func checkParameterAttributes(of callable: CallableSymbol) {
    for parameter in callable.parameters {
      guard let wrapper = parameter.variable.appliedWrapper, wrapper.attributeCalls.isEmpty else { continue }
      let owner = FunctionSymbol(name: callable.name, syntax: nil, parent: callable, program: self)
      checkAttributes(of: wrapper, in: CodeContext(.function, owner: owner), .head(of: callable))
    }
  }

  /// Checks the arguments of the wrappers of a closure's parameter. Like the compiler it says of all mistakes in them only
  /// that the wrapper cannot be made of the parameter.
  func checkAttributes(
    ofParameter variable: VariableSymbol, of closure: ClosureExpression, in context: CodeContext, _ scope: Scope
  ) {
    guard let wrapper = variable.appliedWrapper, wrapper.attributeCalls.isEmpty else { return }
    checkWrapper(ofParameter: variable)
    let before = diagnostics.diagnostics.count
    checkAttributes(of: wrapper, in: context, scope)
    if diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error }) {
      diagnostics.truncate(to: before)
      diagnostics.report(
        MismatchMessages.useWrapper(
          variable.name, variable.type, wrapper.layerTypes.first ?? types.error, closure, isProjection: false))
    }
  }

  /// Checks the arguments of a variable's wrappers at its place.
  func checkAttributes(of wrapper: AppliedWrapper, in context: CodeContext, _ scope: Scope) {
    if wrapper.needsValue, !wrapper.variable.isParameter, wrapper.variable.binding?.annotation == nil,
      let name = wrapper.variable.nameRange
    {
      diagnostics.report(StatementMessages.missingAnnotation(name))
    }
    if wrapper.isDefaultInitialized, !wrapper.hasArguments { reportUnknownParameter(of: wrapper) }
    for (index, layer) in wrapper.layers.enumerated() {
      guard let attribute = layer.attribute, !attribute.arguments.isEmpty, index < wrapper.layerTypes.count else {
        continue
      }
      // Where the arguments are why the type could not be found, they say so by themselves.
      let isKnown = !wrapper.layerTypes[index].hasErrors
      if !isKnown, wrapper.variable.binding?.annotation != nil || wrapper.initialValue != nil { continue }
      let isInnermost = index == wrapper.layers.count - 1
      let inside = scope.nested()
      var arguments = attribute.arguments
      if !isInnermost || wrapper.initialValue != nil || wrapper.isImplicitlyNil || wrapper.variable.isParameter {
        let stand = VariableSymbol(
          name: "$value", isLet: true, type: isInnermost ? wrapper.variable.type : wrapper.layerTypes[index + 1],
          syntax: nil, parent: context.owner, program: self)
        inside.declare(stand)
        let name = IdentifierExpression(range: attribute.range, name: Identifier("$value", attribute.range))
        arguments.insert(
          Argument(
            range: attribute.range, label: Identifier("wrappedValue", attribute.range.emptyAtStart), expression: name),
          at: 0)
      }
      let call = CallExpression(
        range: attribute.range, callee: TypeExpression(range: attribute.type.range, type: attribute.type),
        leftParen: attribute.leftParen ?? attribute.range.emptyAtEnd, arguments: arguments,
        rightParen: attribute.rightParen ?? attribute.range.emptyAtEnd)
      wrapper.attributeCalls.append(
        ExpressionChecker(in: context, scope: inside).check(
          call, expecting: isKnown ? .type(wrapper.layerTypes[index], .initialization) : .unknown))
    }
  }

  /// `@State var count`: nothing tells what a wrapper is generic in that is made by `init()`.
  private func reportUnknownParameter(of wrapper: AppliedWrapper) {
    guard !wrapper.variable.isParameter, wrapper.variable.binding?.annotation == nil,
      wrapper.layerTypes.first?.hasErrors ?? true, let layer = wrapper.layers.last, let attribute = layer.attribute,
      let parameter = layer.symbol.ownParameters.first, let name = wrapper.variable.nameRange
    else { return }
    // An initializer for some types only is none as long as the type is not known.
    let isForAll = members(named: "init", of: layer.symbol).contains {
      ($0 as? InitializerSymbol)?.parameters.allSatisfy(\.hasDefault) ?? false
        && $0.genericSignature.requirements.count == layer.symbol.genericSignature.requirements.count
    }
    diagnostics.report(
      isForAll
        ? GenericMessages.notInferred(
          parameter.name, at: attribute.type.range.location,
          layer.symbol.module?.isMain == true
            ? (parameter.nameRange ?? parameter.syntax?.range).map {
              [GenericMessages.declaredAsParameter(parameter.name, of: layer.symbol.name, $0)]
            } ?? [] : [])
        : StatementMessages.missingAnnotation(name))
  }
}
