import Basics
import Syntax

/// One input of a session that has been checked: a file that sees what earlier ones declared.
public struct CheckedInput {
  /// The typed tree.
  public let file: CheckedFile
  /// The constant that keeps the value of the last statement, where that is an expression with a value.
  public let result: VariableSymbol?
  /// The variables of the session that the input declares.
  public let variables: [VariableSymbol]
  /// The names of earlier declarations that the input declares anew. Code made before goes on using the old ones.
  public let redeclared: [String]
  fileprivate let before: SessionNames
}

/// What the names of a session mean at one moment.
struct SessionNames {
  let symbols: [String: [Symbol]]
  let extensionSyntax: [String: [ExtensionDeclaration]]
  let operators: [String: [OperatorSymbol]]
  let imports: [ModuleSymbol]
}

extension Program {
  /// Checks one input of a session. The value of a last expression is kept in a constant with the names `resultNames`.
  public func check(input file: SourceFileSyntax, resultNames: [String]) -> CheckedInput {
    let before = names
    localBodies = []
    operatorIndex = nil
    generation += 1
    let checker = FileChecker(self, file)
    checker.resultNames = resultNames
    checker.earlier = mainModule.symbols
    let checked = checker.check()
    let variables = file.statements.filter { $0.kind == .declaration }.flatMap {
      symbols(of: $0.as(DeclarationStatement.self).declaration, in: mainModule)
    }.compactMap { $0 as? VariableSymbol }
    reportUninitialized(variables, in: file)
    return CheckedInput(
      file: checked, result: checker.result, variables: variables, redeclared: checker.redeclared, before: before)
  }

  /// Says that a variable would be left without a value, by an input that only declares it.
  private func reportUninitialized(_ variables: [VariableSymbol], in file: SourceFileSyntax) {
    guard file.statements.count == 1 else { return }
    let unset = variables.first { variable in
      variable.binding != nil && variable.storage == .stored && variable.appliedWrapper == nil && !hasDefault(variable)
    }
    if let place = unset?.nameRange { diagnostics.report(DeclarationMessages.uninitializedAtPrompt(place)) }
  }

  /// Forgets what an input declared.
  public func takeBack(_ input: CheckedInput) {
    let known = Set(input.before.extensionSyntax.values.joined().map { ObjectIdentifier($0) })
    for syntax in mainModule.extensionSyntax.values.joined() where !known.contains(ObjectIdentifier(syntax)) {
      guard let symbol = syntax.userInfo as? ExtensionSymbol else { continue }
      let nominal = symbol.extended
      nominal.extensions.removeAll { $0 === symbol }
      for (name, members) in nominal.shape.members where members.contains(where: { $0.parent === symbol }) {
        let others = members.filter { $0.parent !== symbol }
        nominal.shape.members[name] = others.isEmpty ? nil : others
      }
      nominal.shape.extensionsWithKnownProtocols = min(
        nominal.shape.extensionsWithKnownProtocols, nominal.extensions.count)
      nominal.conformanceCache = nil
    }
    forgetMemberLookups()
    mainModule.symbols = input.before.symbols
    mainModule.extensionSyntax = input.before.extensionSyntax
    mainModule.operators = input.before.operators
    mainModule.imports = input.before.imports
    operatorIndex = nil
    generation += 1
  }

  /// The names that the session's inputs have declared, in alphabetical order.
  public var declaredNames: [String] { mainModule.symbols.keys.sorted() }

  /// What a name of the session means.
  public func declared(_ name: String) -> [Symbol] { mainModule.symbols[name] ?? [] }

  private var names: SessionNames {
    SessionNames(
      symbols: mainModule.symbols, extensionSyntax: mainModule.extensionSyntax, operators: mainModule.operators,
      imports: mainModule.imports)
  }
}
