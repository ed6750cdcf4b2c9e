import Basics
import Semantics
import Syntax

/// The memberwise initializer of a struct with wrapped properties, where Swift makes one: it has to be written, since the
/// storage is private (rules 15 to 18).
struct MemberwiseInitializer {
  private let symbol: InitializerSymbol
  private let nominal: NominalSymbol
  private let expander: Expander

  /// Nil where Swift makes none.
  init?(of nominal: NominalSymbol, in expander: Expander) {
    guard nominal.kind == .struct, let syntax = nominal.syntax as? NominalDeclaration,
      !syntax.members.members.contains(where: { $0.kind == .initializer }),
      let symbol = expander.program.memberwiseInitializer(of: nominal)
    else { return nil }
    self.symbol = symbol
    self.nominal = nominal
    self.expander = expander
  }

  private var properties: [VariableSymbol] { symbol.memberwiseProperties.map { $0.wrappedVariable ?? $0 } }

  /// Whether the initial value of a property is the default of a parameter.
  func moves(_ variable: VariableSymbol) -> Bool { properties.contains { $0 === variable } }

  // MARK: Writing

  func write(into lines: inout GeneratedLines) {
    if needsDefaultInitializer { writeDefaultInitializer(into: &lines) }
    let reason = "The memberwise initializer that Swift makes: the storage is private, so it has to be written."
    if isView, properties.contains(where: isMadeByClosure) {
      write(
        leavingOut: isMadeByClosure, into: &lines,
        because:
          "Views are compared: a closure that nobody gives is the same each time, where one handed on is another.")
      lines.addBlank()
    }
    write(leavingOut: { _ in false }, into: &lines, because: reason)
  }

  /// Writes an initializer that makes some of the properties without being given anything for them.
  private func write(
    leavingOut isLeftOut: (VariableSymbol) -> Bool, into lines: inout GeneratedLines, because reason: String
  ) {
    let members = zip(symbol.parameters, properties)
    let parameters = members.filter { !isLeftOut($1) }.map(parameter).joined(by: ", ")
    lines.add("\(access)init(\(parameters)) {", because: reason)
    for (parameter, variable) in members {
      if isLeftOut(variable), let wrapper = variable.appliedWrapper {
        let text = WrapperText(wrapper, in: expander)
        lines.add("\(text.storageName) = \(text.initialStorage ?? "")", depth: 1)
      } else {
        let value = GeneratedText(variable.writtenName + (isCalled(parameter, variable) ? "()" : ""))
        lines.add(assignment(to: variable, value), depth: 1)
      }
    }
    lines.add("}")
  }

  /// Whether the type is a view of SwiftUI.
  private var isView: Bool {
    (nominal.syntax as? NominalDeclaration)?.inheritance?.types.contains { $0.text == "View" } ?? false
  }

  /// Whether the wrapper keeps the initial value as a closure.
  private func isMadeByClosure(_ variable: VariableSymbol) -> Bool {
    guard variable.binding?.initializer != nil, variable.appliedWrapper?.memberwiseTakesValue == true,
      let index = properties.firstIndex(where: { $0 === variable })
    else { return false }
    return symbol.parameters[index].isAutoclosure
  }

  private var access: String {
    switch properties.map(\.access).min() ?? .internal {
    case .private: return "private "
    case .fileprivate: return "fileprivate "
    default: return ""
    }
  }

  /// Whether the value comes as a closure that makes it.
  private func isCalled(_ parameter: ParameterSymbol, _ variable: VariableSymbol) -> Bool {
    parameter.isAutoclosure || isBuilt(parameter, variable)
  }

  private func isBuilt(_ parameter: ParameterSymbol, _ variable: VariableSymbol) -> Bool {
    variable.appliedWrapper == nil && parameter.type.function?.result === variable.type
  }

  private func parameter(_ parameter: ParameterSymbol, _ variable: VariableSymbol) -> GeneratedText {
    var text: GeneratedText = "\(variable.writtenName): "
    if let builder = builder(of: variable) {
      text = "\(builder) \(text)"
      if isBuilt(parameter, variable) { return "\(text)() -> \(type(of: parameter, variable))" }
    }
    if parameter.isAutoclosure {
      text += "@autoclosure @escaping () -> \(variable.type.spelling)"
    } else {
      if parameter.type.function != nil { text += "@escaping " }
      text += type(of: parameter, variable)
    }
    // Where another initializer leaves the only closure out, this one is told what it is.
    let isToBeGiven = isView && isMadeByClosure(variable) && properties.filter(isMadeByClosure).count == 1
    if !isToBeGiven, let value = defaultValue(of: variable) { text += " = \(value)" }
    return text
  }

  /// The attribute of the result builder on a plain property, which the parameter gets too (SE-0289).
  private func builder(of variable: VariableSymbol) -> Attribute? {
    variable.appliedWrapper == nil ? expander.program.builderAttribute(writtenOn: variable) : nil
  }

  private func type(of parameter: ParameterSymbol, _ variable: VariableSymbol) -> GeneratedText {
    let takesValue = variable.appliedWrapper?.memberwiseTakesValue ?? true
    if takesValue, let annotation = variable.binding?.annotation, variable.ownership == .strong {
      return "\(annotation)"
    }
    return GeneratedText(parameter.type.spelling)
  }

  private func defaultValue(of variable: VariableSymbol) -> GeneratedText? {
    if let wrapper = variable.appliedWrapper, !wrapper.memberwiseTakesValue {
      return wrapper.isDefaultInitialized ? WrapperText(wrapper, in: expander).call(wrapping: nil) : nil
    }
    if let value = variable.binding?.initializer { return "\(value)" }
    if let wrapper = variable.appliedWrapper { return wrapper.isImplicitlyNil ? "nil" : nil }
    return variable.type.isOptional && !variable.isLet && variable.hasSugaredOptionalType ? "nil" : nil
  }

  private func assignment(to variable: VariableSymbol, _ value: GeneratedText) -> GeneratedText {
    guard let wrapper = variable.appliedWrapper else { return "self.\(variable.name) = \(value)" }
    let text = WrapperText(wrapper, in: expander)
    return "\(text.storageName) = \(wrapper.memberwiseTakesValue ? text.call(wrapping: value) : value)"
  }

  // MARK: init()

  /// `init()` is another initializer than the memberwise one with all its defaults, if one can tell: it makes each property
  /// before the next value is evaluated (rule 16), and it is there for everyone though a property is private (rule 17).
  private var needsDefaultInitializer: Bool {
    guard !properties.isEmpty, properties.allSatisfy({ defaultValue(of: $0) != nil }) else { return false }
    if !access.isEmpty { return true }
    var hasMadeWrapper = false
    for variable in properties {
      if hasMadeWrapper, let value = variable.binding?.initializer, !value.isPlainLiteral { return true }
      // A wrapper that the parameter's default value makes comes before those that are made of other parameters.
      if hasMadeWrapper, variable.appliedWrapper?.memberwiseTakesValue == false { return true }
      if variable.appliedWrapper != nil { hasMadeWrapper = true }
    }
    return false
  }

  private func writeDefaultInitializer(into lines: inout GeneratedLines) {
    lines.add("init() {", because: "Without arguments each property is made before the next value is evaluated.")
    for variable in properties {
      let text = variable.appliedWrapper.flatMap { WrapperText($0, in: expander).initialStorage }
      if let text {
        lines.add("_\(variable.name) = \(text)", depth: 1)
      } else if let value = defaultValue(of: variable) {
        lines.add("self.\(variable.name) = \(value)", depth: 1)
      }
    }
    lines.add("}")
    lines.addBlank()
  }
}

extension VariableSymbol {
  /// Whether the type is written `T?` or `T!`, so that it starts as nil.
  fileprivate var hasSugaredOptionalType: Bool {
    ownership == .weak || binding?.annotation?.kind == .optional
      || binding?.annotation?.kind == .implicitlyUnwrappedOptional
  }
}

extension Expression {
  /// Whether nobody can tell when the expression is evaluated, or how often.
  fileprivate var isPlainLiteral: Bool {
    switch kind {
    case .integerLiteral, .floatLiteral, .booleanLiteral, .nilLiteral: return true
    case .stringLiteral, .arrayLiteral, .dictionaryLiteral, .tuple, .parenthesized:
      var isPlain = true
      forEachChild { _, child in if let value = child as? Expression, !value.isPlainLiteral { isPlain = false } }
      return isPlain
    default: return false
    }
  }
}
