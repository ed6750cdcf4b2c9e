import Basics
import Syntax

/// The type marked `@main`, whose `main()` is the program where there are no statements at the top level (SE-0281).
struct MainType {
  private let program: Program
  private let declarations: [(declaration: NominalDeclaration, attribute: Attribute)]
  private let file: SourceFileSyntax

  /// Nil where no type of the file is marked.
  init?(in file: SourceFileSyntax, _ program: Program) {
    self.program = program
    self.file = file
    declarations = file.statements.compactMap { statement in
      guard statement.kind == .declaration,
        let declaration = statement.as(DeclarationStatement.self).declaration as? NominalDeclaration,
        let attribute = declaration.attribute("main")
      else { return nil }
      return (declaration, attribute)
    }
    if declarations.isEmpty { return nil }
  }

  /// The call of `main()`; nil where the type has none, or where there is not one such type alone.
  func call(_ checker: StatementChecker) -> TypedStatement? {
    if file.statements.contains(where: { $0.kind != .declaration }) {
      report { DeclarationMessages.mainBesideTopLevelCode($0, file) }
      return nil
    }
    if declarations.count > 1 {
      report(DeclarationMessages.severalMainTypes)
      return nil
    }
    let (declaration, attribute) = declarations[0]
    guard let nominal = declaration.declaredSymbols.first as? NominalSymbol else { return nil }
    guard let main = main(of: nominal) else {
      program.diagnostics.report(DeclarationMessages.noMain(nominal, attribute))
      return nil
    }
    return checker.check(call(of: main, declaration, at: attribute.range))
  }

  private func report(_ message: (Attribute) -> Diagnostic) {
    for (_, attribute) in declarations { program.diagnostics.report(message(attribute)) }
  }

  private func main(of nominal: NominalSymbol) -> FunctionSymbol? {
    let found = program.lookUpMember("main", of: nominal.declaredType.metatype, in: nominal.genericSignature)
    return found.candidates.lazy.compactMap { $0.symbol as? FunctionSymbol }.first {
      $0.isStatic && $0.parameters.isEmpty && ($0.type.function?.result.isVoid ?? false)
    }
  }

  private func call(of main: FunctionSymbol, _ declaration: NominalDeclaration, at range: SourceRange) -> Statement {
    let type = IdentifierExpression(range: range, name: Identifier(declaration.name.name, range))
    let member = MemberExpression(range: range, base: type, dot: range, name: Identifier("main", range))
    var call: Expression = CallExpression(
      range: range, callee: member, leftParen: range, arguments: [], rightParen: range)
    if main.isThrowing { call = TryExpression(range: range, keyword: range, mark: .none, operand: call) }
    return ExpressionStatement(range: range, expression: call)
  }
}
