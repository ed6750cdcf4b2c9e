import Basics
import Testing

@testable import Syntax

/// How small pieces of source are read, chapter by chapter of the grammar.
@Suite struct GrammarTests {
  @Test func sequencesStayFlat() throws {
    let sequence = try sequence("a + b * c as? T ? d : e")
    #expect(sequence.operands.count == 5)
    #expect(sequence.operators.map(\.kind) == [.binary, .binary, .asOptional, .ternary])
  }

  @Test func tryCoversEverythingToItsRight() throws {
    let sequence = try sequence("x = try a + b")
    #expect(sequence.operators.map(\.kind) == [.assignment])
    let covered = try #require(sequence.operands.last as? TryExpression)
    #expect(covered.operand.text == "a + b")
  }

  @Test func blanksTellPrefixFromInfix() throws {
    #expect(try sequence("a - b").operators.count == 1)
    let list = try #require(try expression("[a -b]") as? ArrayLiteralExpression, "two elements, no comma")
    #expect(list.elements.count == 2)
  }

  @Test func anOperatorMayBeginWithADot() throws {
    #expect(try sequence("a .+= b").operators.map(\.name.text) == [".+="])
    #expect(try sequence("a...b").operators.map(\.name.text) == ["..."])
  }

  @Test func genericArgumentsAreToldFromComparisons() throws {
    #expect(try expression("Array<Int>()") is CallExpression)
    #expect(try sequence("a < b").operators.map(\.name.text) == ["<"])
    let call = try #require(try expression("f(a < b, c > d)") as? CallExpression)
    #expect(call.arguments.count == 2)
  }

  @Test func trailingClosuresKeepTheirLabels() throws {
    let call = try #require(try expression("f(1) { a } second: { b }") as? CallExpression)
    #expect(call.arguments.count == 1)
    #expect(call.trailingClosures.map { $0.label?.text } == [nil, "second"])
  }

  @Test func aBraceBehindAConditionIsTheBody() throws {
    let statement = try #require(try statement("if a.isEmpty { b() }") as? IfStatement)
    #expect(statement.conditions.map(\.text) == ["a.isEmpty"])
    #expect(statement.body.statements.count == 1)
  }

  @Test func closureSignatures() throws {
    let closure = try #require(
      try expression("{ [weak self, n = 1] (a: Int, b) throws -> Int in a }") as? ClosureExpression)
    let signature = try #require(closure.signature)
    #expect(signature.captures.map(\.name.text) == ["self", "n"])
    #expect(signature.captures.first?.specifier?.name.text == "weak")
    #expect(signature.parameters.map(\.firstName.text) == ["a", "b"])
    #expect(signature.effects.canThrow)
    #expect(signature.resultType?.text == "Int")
  }

  @Test func keyPathSteps() throws {
    let path = try #require(try expression("\\Root.a[0]?.b!.self") as? KeyPathExpression)
    #expect(path.root?.text == "Root")
    #expect(
      path.components.map(\.kind) == [
        .property, .subscript, .optionalChain, .property, .forceUnwrap, .identity,
      ])
  }

  @Test func stringSegments() throws {
    let literal = try #require(try expression(#""a\n\(b, c: 1)d""#) as? StringLiteralExpression)
    #expect(literal.segments.map(\.value) == ["a\n", "", "d"])
    #expect(literal.segments[1].arguments.map { $0.label?.text } == [nil, "c"])
  }

  @Test func indentationOfMultilineStrings() throws {
    let literal = try #require(
      try expression("\"\"\"\n    a\n      b \\\n    c\n    \"\"\"") as? StringLiteralExpression)
    #expect(literal.segments.map(\.value).joined() == "a\n  b c")
  }

  @Test func casePatterns() throws {
    let statement = try #require(
      try statement("switch x { case .a(let y, 1), let .b(z)?, is T, (_, 2): f() }") as? SwitchStatement)
    #expect(statement.cases[0].items.map(\.pattern.kind) == [.enumCase, .binding, .is, .tuple])
  }

  @Test func modifiersAndAttributes() throws {
    let declaration = try declaration("@Wrapper(1) private(set) static var x: Int = 1")
    #expect(declaration.attributes.map(\.name.text) == ["Wrapper"])
    #expect(declaration.attributes[0].arguments.count == 1)
    #expect(declaration.modifiers.map(\.range.text) == ["private(set)", "static"])
  }

  @Test func documentationComments() throws {
    let file = SourceFile(name: "doc.swift", text: "// no\n\n/// One.\n/// Two.\nfunc f() {}\n")
    let tree = Parser(file, diagnostics: DiagnosticBag()).parseFile()
    let statement = try #require(tree.statements.first as? DeclarationStatement)
    #expect(statement.declaration.docComment?.text.hasPrefix("/// One.\n/// Two.") == true)
  }

  @Test func typesInEveryForm() throws {
    for (text, kind) in [
      ("Int", .identifier), ("A.B<C>", .member), ("[Int]", .array), ("[K: V]", .dictionary),
      ("Int?", .optional),
      ("Int!", .implicitlyUnwrappedOptional), ("(a: Int, b: B)", .tuple), ("(Int) throws -> Void", .function),
      ("some P", .some), ("any P & Q", .any), ("P & Q", .composition), ("T.Type", .metatype),
      ("@escaping () -> Void", .attributed), ("(inout Int) -> Void", .function),
    ] as [(String, TypeSyntax.Kind)] {
      let variable = try #require(try declaration("var x: \(text)") as? VariableDeclaration)
      #expect(variable.bindings.first?.type?.kind == kind, "\(text)")
    }
  }

  @Test func conditionalCompilationIsResolved() throws {
    let text = "#if os(Linux) && !DEBUG\nlet a = 1\n#elseif swift(>=5)\nlet b = 1\n#else\nlet c = 1\n#endif\n"
    let tree = Parser(SourceFile(name: "if.swift", text: text), diagnostics: DiagnosticBag()).parseFile()
    #expect(tree.statements.map(\.text) == ["let a = 1"])
  }

  @Test(arguments: [
    ("func f() {", true), ("f(1,", true), ("let x = [1", true), ("let x = \"\"\"", true), ("/*", true),
    ("f(1)", false), ("let x = \"a", false), ("}", false),
  ])
  func inputThatNeedsMoreLines(_ text: String, _ isIncomplete: Bool) {
    let tree = Parser(SourceFile(name: "line", text: text + "\n"), diagnostics: DiagnosticBag()).parseFile()
    #expect(tree.isIncomplete == isIncomplete)
  }

  // MARK: Reading one thing

  private func statement(_ text: String) throws -> Statement {
    let file = SourceFile(name: "test.swift", text: text)
    return try #require(Parser(file, diagnostics: DiagnosticBag()).parseFile().statements.first)
  }

  private func expression(_ text: String) throws -> Expression {
    try #require(try statement(text) as? ExpressionStatement).expression
  }

  private func sequence(_ text: String) throws -> SequenceExpression {
    try #require(try expression(text) as? SequenceExpression)
  }

  private func declaration(_ text: String) throws -> Declaration {
    try #require(try statement(text) as? DeclarationStatement).declaration
  }
}
