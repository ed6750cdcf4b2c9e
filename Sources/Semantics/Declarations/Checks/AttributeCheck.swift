import Basics
import Syntax

// Attributes that mean nothing, or nothing where they stand.

extension Program {
  /// Reports the attributes of a declaration and its members that the compiler does not know, or that belong elsewhere.
  /// Those in bodies are looked at with the bodies, where local types are known.
  func checkAttributes(of declaration: Declaration, in scope: Scope) {
    if declaration.range.file.isLibrary { return }
    for attribute in declaration.attributes { check(attribute, on: declaration, in: scope) }
    switch declaration.kind {
    case .struct, .class, .enum, .protocol:
      let symbol = declaration.declaredSymbols.first ?? declaration.userInfo as? Symbol
      guard let nominal = symbol as? NominalSymbol else { return }
      _ = nominal.memberOrder
      for member in declaration.as(NominalDeclaration.self).members.members {
        checkAttributes(of: member, in: nominal.scope)
      }
    case .extension:
      guard let symbol = symbol(ofExtension: declaration.as(), in: mainModule) else { return }
      for member in declaration.as(ExtensionDeclaration.self).members.members {
        checkAttributes(of: member, in: symbol.scope)
      }
    case .macroExpansion:
      diagnostics.report(unknownMacro(declaration.as(MacroExpansionDeclaration.self).expansion))
    default: break
    }
  }

  private func check(_ attribute: Attribute, on declaration: Declaration, in scope: Scope) {
    let name = attribute.name.text
    guard attribute.type.kind == .identifier else { return }
    let isVariable = declaration.kind == .variable
    if let known = KnownAttribute(rawValue: name) {
      if known == .escaping || known == .autoclosure {
        return diagnostics.report(AttributeMessages.onlyOnTypes(attribute))
      }
      if !known.mayStand(on: declaration.kind) { diagnostics.report(AttributeMessages.notHere(attribute)) }
      return
    }
    if name.hasPrefix("_") { return }
    if ["Observable", "ObservationIgnored", "ObservationTracked"].contains(name),
      scope.lookUp("Observable", program: self).symbols.contains(where: { $0.module?.isMain == false })
    {
      return
    }
    for symbol in scope.lookUp(name, program: self).symbols {
      guard let nominal = symbol as? NominalSymbol ?? (symbol as? TypeAliasSymbol)?.underlying.nominal else { continue }
      if nominal.attributes.contains("propertyWrapper") {
        if !isVariable { diagnostics.report(WrapperMessages.onlyOnProperties(attribute)) }
        return
      }
      if nominal.attributes.contains("resultBuilder") {
        return BuilderMessages.misplaced(attribute, on: declaration).map { diagnostics.report($0) } ?? ()
      }
      if nominal.attributes.contains("globalActor") { return }
      return diagnostics.report(AttributeMessages.notAnAttribute(nominal, attribute))
    }
    if featureOutsideTheSubset(name) != nil {
      return diagnostics.report(.unsupported("'@\(name)'", at: attribute.range.location))
    }
    diagnostics.report(
      AttributeMessages.unknown(
        attribute, near: nearAttribute(name, from: scope), module: moduleToImport(for: name)))
  }

  /// The wrapper or attribute that a misspelt one is probably meant for.
  private func nearAttribute(_ name: String, from scope: Scope) -> String? {
    let wrappers = [
      "State", "Binding", "Bindable", "Observable", "Published", "Environment", "StateObject", "ObservedObject",
    ]
    .filter { !scope.lookUp($0, program: self).symbols.isEmpty }
    let known = ["propertyWrapper", "dynamicMemberLookup", "resultBuilder", "discardableResult", "escaping", "main"]
    if let same = (wrappers + known).first(where: { $0.lowercased() == name.lowercased() }) { return same }
    return NearName.nearest(to: name, among: wrappers + known)
  }

  /// Reports what `@dynamicMemberLookup` and `@resultBuilder` ask of the type they stand before.
  func checkDemands(of nominal: NominalSymbol) {
    guard let declaration = nominal.syntax as? Declaration, !declaration.range.file.isLibrary else { return }
    for attribute in declaration.attributes {
      switch attribute.name.text {
      case "dynamicMemberLookup": checkDynamicMembers(nominal, attribute)
      case "resultBuilder": checkBuilder(nominal)
      case "dynamicCallable": checkDynamicCall(nominal, attribute)
      default: break
      }
    }
  }

  private func checkDynamicMembers(_ nominal: NominalSymbol, _ attribute: Attribute) {
    let subscripts = members(named: "subscript", of: nominal).compactMap { $0 as? SubscriptSymbol }
    let labelled = subscripts.filter { $0.parameters.first?.label == "dynamicMember" }
    func isUsable(_ symbol: SubscriptSymbol) -> Bool {
      guard let type = symbol.parameters.first?.type else { return false }
      if type.nominal?.name.hasSuffix("KeyPath") == true || type.isError || type.isGeneric { return true }
      return conformance(of: type, to: known.type("ExpressibleByStringLiteral"), in: symbol.genericSignature) != nil
    }
    if labelled.contains(where: isUsable) { return }
    let near = subscripts.first { $0.parameters.count == 1 && $0.parameters[0].label == nil && isUsable($0) }
    let place = labelled.first?.nameRange ?? near?.nameRange ?? subscripts.first?.nameRange
    diagnostics.report(
      AttributeMessages.noDynamicMemberSubscript(
        nominal, at: (place ?? attribute.range).location, labelled.isEmpty ? near?.nameRange : nil))
  }

  private func checkDynamicCall(_ nominal: NominalSymbol, _ attribute: Attribute) {
    let isCallable = members(named: "dynamicallyCall", of: nominal).contains { symbol in
      guard let function = symbol as? FunctionSymbol, function.parameters.count == 1 else { return false }
      return ["withArguments", "withKeywordArguments"].contains(function.parameters[0].label)
    }
    if !isCallable { diagnostics.report(AttributeMessages.noDynamicCall(nominal, attribute)) }
  }

  private func checkBuilder(_ nominal: NominalSymbol) {
    func has(_ name: String) -> Bool { members(named: name, of: nominal).contains { $0.isStatic } }
    if has("buildBlock") || has("buildPartialBlock") { return }
    if let range = nominal.nameRange { diagnostics.report(AttributeMessages.noBuildBlock(nominal, range)) }
  }
}

/// The attributes that the compiler knows by itself.
private enum KnownAttribute: String {
  case available, discardableResult, dynamicMemberLookup, dynamicCallable, propertyWrapper, resultBuilder
  case objc, objcMembers, nonobjc, main, inlinable, inline, usableFromInline, frozen, warn_unqualified_access
  case testable, autoclosure, escaping, Sendable, MainActor, globalActor, preconcurrency, unchecked, convention
  case IBAction, IBOutlet, NSCopying, NSManaged, UIApplicationMain, NSApplicationMain, exclusivity, backDeployed
  case attached, freestanding, optimize, isolated, nonexhaustive, specialized, retroactive, concurrent, unsafe, safe

  func mayStand(on kind: Declaration.Kind) -> Bool {
    switch self {
    case .propertyWrapper: return [.struct, .class, .enum, .actor].contains(kind)
    case .resultBuilder, .dynamicMemberLookup, .dynamicCallable, .main, .globalActor:
      return [.struct, .class, .enum, .protocol, .actor].contains(kind)
    case .discardableResult: return [.function, .initializer, .subscript].contains(kind)
    default: return true
    }
  }
}
