import Basics
import Syntax

extension Program {
  /// The result builder that transforms a callable's body: written on it, or on the requirement it satisfies.
  func resultBuilder(of callable: CallableSymbol) -> Type? {
    if let accessor = callable as? AccessorSymbol, accessor.kind != .get { return nil }
    let declaration = callable.resultOwner
    guard declaration is FunctionSymbol || declaration is VariableSymbol || declaration is SubscriptSymbol
    else {
      return nil
    }
    if let written = resultBuilder(writtenOn: declaration) { return written }
    guard let nominal = declaration.parent.flatMap(nominalOf), nominal.kind != .protocol,
      let value = declaration as? ValueSymbol
    else { return nil }
    for conformance in declaredConformances(of: nominal) {
      for requirement in conformance.proto.memberOrder where requirement.name == value.name {
        // The requirement's builder may be made of what the protocol leaves to its types.
        if let builder = resultBuilder(writtenOn: requirement) {
          return seen(builder, memberOf: nominal.declaredType, declaredIn: requirement)
        }
      }
    }
    return nil
  }

  func resultBuilder(writtenOn declaration: Symbol) -> Type? {
    guard let syntax = declaration.syntax as? Declaration, !syntax.attributes.isEmpty else { return nil }
    return resultBuilder(in: syntax.attributes, scope: definingScope(of: declaration))
  }

  /// The builder among attributes: one that names a type marked `@resultBuilder`.
  func resultBuilder(in attributes: [Attribute], scope: Scope) -> Type? {
    builderAttribute(among: attributes, scope: scope).map { resolve($0.type, in: scope, purpose: .expression) }
  }

  /// The attribute by which a declaration says its result builder; nil where it has none.
  public func builderAttribute(writtenOn declaration: Symbol) -> Attribute? {
    guard let syntax = declaration.syntax as? Declaration else { return nil }
    return builderAttribute(among: syntax.attributes, scope: definingScope(of: declaration))
  }

  private func definingScope(of declaration: Symbol) -> Scope {
    declaration.definingScope ?? declaration.parent?.scope ?? mainModule.scope
  }

  private func builderAttribute(among attributes: [Attribute], scope: Scope) -> Attribute? {
    attributes.first { attribute in
      guard attribute.type.kind == .identifier || attribute.type.kind == .member else { return false }
      let name = attribute.name.text
      guard let first = name.unicodeScalars.first,
        first.properties.isUppercase || attribute.type.kind == .member
      else { return false }
      let found = scope.lookUp(name, program: self).symbols.first
      let nominal = found as? NominalSymbol ?? (found as? TypeAliasSymbol)?.underlying.nominal
      return nominal?.attributes.contains("resultBuilder") ?? false
    }
  }
}

/// Turns the statements of a builder's closure or function into calls of the builder's static methods.
///
/// Calls are made as syntax and checked like any other: `$builder` names the builder's type, `$component0` and so on
/// the partial results, which are variables.
final class BuilderTransform {
  let builder: Type
  let checker: StatementChecker
  /// The types of the partial results so far.
  private var componentTypes: [Type] = []
  /// The builder's methods that have been asked for, and whether they are there.
  private var methods: [String: Bool] = [:]
  /// The statements in which something is wrong.
  private var failures: [SourceRange] = []

  init(_ builder: Type, _ checker: StatementChecker) {
    self.builder = builder
    self.checker = checker
    let alias = TypeAliasSymbol(
      name: "$builder", syntax: nil, parent: checker.context.owner, program: checker.program)
    alias.given = builder
    checker.scope.declare(alias)
  }

  private var program: Program { checker.program }

  /// The body: the components of all statements, combined into one result that is returned.
  func transform(_ block: CodeBlock) -> TypedBody {
    if !has("buildBlock"), !has("buildPartialBlock") {
      program.diagnostics.report(BuilderMessages.noBuildBlock(builder, block.range))
      return TypedBody([TypedStatement(.error, range: block.range)], range: block.range)
    }
    let before = program.diagnostics.diagnostics.count
    var (statements, component) = transform(block.statements, block.range)
    keepFirstFailure(since: before)
    let final =
      has("buildFinalResult")
      ? call("buildFinalResult", [(nil, component.name)], block.range)
      : component.name
    let context = checker.context
    let result: TypedExpression
    if let type = context.resultType {
      result = checker.check(result: final, of: type, implicit: false)
    } else {
      result = checker.expressions.check(final, expecting: .unknown)
      context.resultType = result.type
    }
    statements.append(TypedStatement(.return(result), range: block.range))
    let built = BuiltBody(
      builder: builder, componentTypes: componentTypes, methods: Set(methods.filter(\.value).keys))
    return TypedBody(statements, range: block.range, built: built)
  }

  /// The compiler solves a builder's statements one by one and stops at the first that is wrong; only names that mean
  /// nothing are all found before.
  private func keepFirstFailure(since start: Int) {
    let said = Array(program.diagnostics.diagnostics.dropFirst(start))
    guard let first = failures.first, failures.count > 1 else { return }
    let areNames = said.contains { $0.severity == .error && ExpressionMessages.isAboutName($0) }
    program.diagnostics.truncate(to: start)
    for diagnostic in said {
      let offset = diagnostic.location.offset
      let isIn = failures.contains { $0.start <= offset && offset < $0.end }
      let stays =
        areNames ? ExpressionMessages.isAboutName(diagnostic) : first.start <= offset && offset < first.end
      if !isIn || stays || diagnostic.severity != .error { program.diagnostics.report(diagnostic) }
    }
  }

  // MARK: Components

  /// A partial result: a variable, and how syntax names it.
  private struct Component {
    let variable: VariableSymbol
    let name: Expression
  }

  private func transform(_ statements: [Statement], _ range: SourceRange) -> ([TypedStatement], Component) {
    checker.declareLocals(in: statements)
    var made: [TypedStatement] = []
    var components: [Component] = []
    for statement in statements {
      let before = program.diagnostics.diagnostics.count
      let failed = failures.count
      if let component = transform(statement, into: &made) { components.append(component) }
      if failures.count == failed,
        program.diagnostics.diagnostics.dropFirst(before).contains(where: { $0.severity == .error })
      {
        failures.append(statement.range)
      }
    }
    let all = components.map { (String?.none, $0.name) }
    let block: Expression
    if has("buildPartialBlock"), !components.isEmpty {
      var partial = call("buildPartialBlock", [("first", components[0].name)], components[0].name.range)
      for component in components.dropFirst() {
        let next = declare(partial, into: &made)
        partial = call(
          "buildPartialBlock", [("accumulated", next.name), ("next", component.name)], component.name.range)
      }
      block = partial
    } else {
      block = call("buildBlock", all, range)
    }
    let whole = declare(block, into: &made)
    return (made, whole)
  }

  private func transform(_ statement: Statement, into made: inout [TypedStatement]) -> Component? {
    switch statement.kind {
    case .expression:
      let expression = statement.as(ExpressionStatement.self).expression
      if expression.kind == .statement {
        return transform(expression.as(StatementExpression.self).statement, into: &made)
      }
      let built =
        has("buildExpression") ? call("buildExpression", [(nil, expression)], expression.range) : expression
      return declare(built, into: &made)
    case .declaration:
      let declaration = statement.as(DeclarationStatement.self).declaration
      guard declaration.kind == .variable else {
        let name = declaration.declaredSymbols.first?.nameRange ?? declaration.range
        checker.report(BuilderMessages.unsupportedDeclaration(name, builder))
        return nil
      }
      checker.check(localDeclaration: declaration, into: &made)
      return nil
    case .if: return transform(if: statement.as(), into: &made)
    case .switch: return transform(switch: statement.as(), into: &made)
    case .for: return transform(for: statement.as(), into: &made)
    case .do where statement.as(DoStatement.self).catches.isEmpty:
      let (inner, component) = checker.inNewScope {
        transform(statement.as(DoStatement.self).body.statements, statement.range)
      }
      made += inner
      checker.scope.declare(component.variable)
      return component
    case .throw, .return, .block, .yield, .error:
      made.append(checker.check(statement))
      return nil
    case .defer, .guard, .while, .repeat, .do, .break, .continue, .fallthrough:
      checker.report(BuilderMessages.unsupportedStatement(statement.range, builder))
      return nil
    }
  }

  // MARK: if, switch

  /// One branch: its statements and the component they make.
  private struct Branch {
    let statements: [TypedStatement]
    let component: Component
    let range: SourceRange
    /// Whether it only runs where something is available, so that its type must be hidden from those who are elsewhere.
    var isLimited = false
  }

  private func branch(_ statements: [Statement], _ range: SourceRange) -> Branch {
    let (made, component) = transform(statements, range)
    return Branch(statements: made, component: component, range: range)
  }

  /// What a builder lacks that does not know what to make of an `if`.
  private func missingMethod(for statement: IfStatement) -> Diagnostic? {
    var isTotal = false
    var current: IfStatement? = statement
    while let one = current {
      isTotal = one.elseBody?.kind == .block
      current = one.elseBody?.kind == .if ? one.elseBody!.as(IfStatement.self) : nil
    }
    if statement.elseBody != nil, !has("buildEither") {
      return BuilderMessages.branchesWithoutBuildEither(statement.range, builder)
    }
    if !isTotal, !has(optionalBuilder) { return BuilderMessages.ifWithoutBuildOptional(statement.range, builder) }
    return nil
  }

  private func transform(if statement: IfStatement, into made: inout [TypedStatement]) -> Component? {
    if let problem = missingMethod(for: statement) {
      checker.report(problem)
      return nil
    }
    var links: [(conditions: [TypedCondition], branch: Branch)] = []
    var last: Branch?
    var current: IfStatement? = statement
    let outer = checker.scope
    while let link = current {
      checker.scope = outer.nested()
      let conditions = checker.check(conditions: link.conditions, of: "if")
      var then = checker.inNewScope { branch(link.body.statements, link.body.range) }
      then.isLimited = link.isBodyLimited
      links.append((conditions, then))
      checker.scope = outer
      current = nil
      if let other = link.elseBody {
        if other.kind == .if {
          current = other.as(IfStatement.self)
        } else if other.kind == .block {
          let body = other.as(BlockStatement.self).body
          last = checker.inNewScope { branch(body.statements, body.range) }
          last?.isLimited = link.isElseLimited
        }
      }
    }
    let branches = links.map(\.branch) + (last.map { [$0] } ?? [])
    guard let result = join(branches, isTotal: last != nil, statement.range, into: &made) else { return nil }
    var chain: TypedStatement?
    if let last {
      chain = TypedStatement(.block(result.body(last)), range: last.range)
    } else if result.component.variable.type.isOptional || has(optionalBuilder) {
      chain = TypedStatement(.block(result.missing(statement.range)), range: statement.range)
    }
    for link in links.reversed() {
      chain = TypedStatement(
        .if(link.conditions, then: result.body(link.branch), else: chain, JumpTarget()),
        range: statement.range,
        syntax: statement)
    }
    made.append(chain!)
    return result.component
  }

  private func transform(switch statement: SwitchStatement, into made: inout [TypedStatement]) -> Component? {
    let target = JumpTarget()
    let subject = checker.expressions.check(statement.subject, expecting: .unknown)
    let cases = statement.cases.map { syntax in
      checker.inNewScope { () -> (TypedSwitch.Case, Branch) in
        let patterns = checker.check(items: syntax.items, against: subject.type, at: syntax.keyword)
        let branch = self.branch(syntax.statements, syntax.range)
        return (TypedSwitch.Case(patterns: patterns, body: TypedBody([], range: syntax.range)), branch)
      }
    }
    if cases.count > 1, !has("buildEither") {
      // A subject that comes from what is wrong itself is looked at no further.
      if checker.program.diagnostics.hasErrors, statement.subject.kind == .identifier { return nil }
      let places = statement.cases.map { $0.statements.first?.range ?? $0.range }
      BuilderMessages.switchWithoutBuildEither(statement.range, places, builder).forEach(checker.report)
      return nil
    }
    guard let result = join(cases.map(\.1), isTotal: true, statement.range, into: &made) else { return nil }
    let checked = TypedSwitch(
      subject: subject,
      cases: cases.map { TypedSwitch.Case(patterns: $0.0.patterns, body: result.body($0.1)) }, target: target)
    ExhaustivenessCheck(checker).check(checked, statement)
    made.append(TypedStatement(.switch(checked), range: statement.range, syntax: statement))
    return result.component
  }

  /// What the branches of one statement have in common: a variable, and how each branch sets it.
  private struct Joined {
    let component: Component
    let body: (Branch) -> TypedBody
    let missing: (SourceRange) -> TypedBody
  }

  private func join(
    _ branches: [Branch], isTotal: Bool, _ range: SourceRange, into made: inout [TypedStatement]
  ) -> Joined? {
    guard !branches.isEmpty else { return nil }
    let usesEither = branches.count > 1 && has("buildEither")
    // The branches' types are known now; one expression that has them all tells the type they share.
    let outer = checker.scope
    checker.scope = outer.nested()
    for branch in branches { checker.scope.declare(branch.component.variable) }
    var values = branches.indices.map { index -> Expression in
      var name = branches[index].component.name
      if branches[index].isLimited, has("buildLimitedAvailability") {
        name = call("buildLimitedAvailability", [(nil, name)], range)
      }
      return usesEither ? either(name, index, branches.count, range) : name
    }
    if !isTotal { values = values.map { call(optionalBuilder, [(nil, $0)], range) } }
    let sample = values.dropFirst().reduce(values[0]) { left, right in
      TernaryExpression(
        range: range, condition: BooleanLiteralExpression(range: range, value: true), questionMark: range,
        first: left, colon: range, second: right)
    }
    let type = checker.expressions.check(sample, expecting: .unknown).type
    checker.scope = outer
    let component = newComponent(type, range)
    made.append(
      TypedStatement(
        .bind(TypedPattern(.variable(component.variable), type: type, range: range), nil), range: range))
    func set(_ value: Expression, _ statements: [TypedStatement], declaring variable: VariableSymbol?)
      -> TypedBody
    {
      let typed = checker.inNewScope { () -> TypedExpression in
        if let variable { checker.scope.declare(variable) }
        return checker.expressions.check(value, expecting: .type(type, .assignment))
      }
      let place = TypedPlace(.variable(component.variable), type: type, range: range)
      let assignment = TypedExpression(
        .initialize(place, typed), type: program.types.void, range: value.range)
      return TypedBody(
        statements + [TypedStatement(.expression(assignment), range: value.range)], range: range)
    }
    return Joined(
      component: component,
      body: { branch in
        let index = branches.firstIndex { $0.component.variable === branch.component.variable }!
        return set(values[index], branch.statements, declaring: branch.component.variable)
      },
      missing: { place in
        set(
          self.call(self.optionalBuilder, [(nil, NilLiteralExpression(range: place))], place), [], declaring: nil)
      })
  }

  /// `buildEither` nested as a balanced tree over the branches, as the language prescribes.
  private func either(_ value: Expression, _ index: Int, _ count: Int, _ range: SourceRange) -> Expression {
    if count == 1 { return value }
    let half = BuiltBody.branchesOnTheLeft(of: count)
    if index < half { return call("buildEither", [("first", either(value, index, half, range))], range) }
    return call("buildEither", [("second", either(value, index - half, count - half, range))], range)
  }

  // MARK: for

  private func transform(for statement: ForStatement, into made: inout [TypedStatement]) -> Component? {
    guard has("buildArray") else {
      checker.report(BuilderMessages.loopWithoutBuildArray(statement, builder))
      return nil
    }
    let sequence = checker.expressions.checkSequence(statement.sequence, element: nil)
    let outer = checker.scope
    defer { checker.scope = outer }
    checker.scope = outer.nested()
    guard let iteration = Iteration(over: sequence, of: statement.keyword, in: checker) else { return nil }
    let pattern = PatternChecker(checker, declaring: .constants)
      .check(binding: statement.pattern, to: iteration.element)
    let filter = statement.filter.map { checker.check(condition: $0) }
    let inner = checker.inNewScope { branch(statement.body.statements, statement.body.range) }
    let listType = program.array(of: inner.component.variable.type)
    let list = newComponent(listType, statement.range)
    list.variable.isLet = false
    checker.scope.declare(list.variable)
    let empty = TypedExpression(.array([]), type: listType, range: statement.range)
    made.append(
      TypedStatement(
        .bind(TypedPattern(.variable(list.variable), type: listType, range: statement.range), empty),
        range: statement.range))
    checker.scope.declare(inner.component.variable)
    let append = CallExpression(
      range: statement.range,
      callee: MemberExpression(
        range: statement.range, base: list.name, dot: statement.range,
        name: Identifier("append", statement.range)),
      leftParen: statement.range,
      arguments: [Argument(range: statement.range, expression: inner.component.name)],
      rightParen: statement.range)
    let appended = checker.expressions.check(append, expecting: .discarded)
    let body = TypedBody(
      inner.statements + [TypedStatement(.expression(appended), range: statement.range)],
      range: statement.body.range)
    made.append(
      TypedStatement(
        .forIn(
          TypedForIn(
            pattern: pattern, sequence: sequence, sequenceVariable: iteration.sequenceVariable,
            makeIterator: iteration.makeIterator, iterator: iteration.iterator, next: iteration.next,
            condition: filter, body: body, target: JumpTarget())), range: statement.range, syntax: statement))
    checker.scope = outer
    checker.scope.declare(list.variable)
    return declare(call("buildArray", [(nil, list.name)], statement.range), into: &made)
  }

  // MARK: Making syntax

  /// `let $component = value`.
  private func declare(_ value: Expression, into made: inout [TypedStatement]) -> Component {
    let typed = checker.expressions.check(value, expecting: .unknown)
    let component = newComponent(typed.type, value.range)
    made.append(
      TypedStatement(
        .bind(
          TypedPattern(.variable(component.variable), type: typed.type, range: value.range), typed),
        range: value.range))
    return component
  }

  private func newComponent(_ type: Type, _ range: SourceRange) -> Component {
    let name = "$component\(componentTypes.count)"
    componentTypes.append(type)
    let variable = VariableSymbol(
      name: name, isLet: true, type: type, syntax: nil, parent: checker.context.owner, program: program)
    checker.scope.declare(variable)
    return Component(
      variable: variable,
      name: IdentifierExpression(range: range, name: Identifier(Name(name), range)))
  }

  private func call(_ name: String, _ arguments: [(String?, Expression)], _ range: SourceRange) -> Expression {
    let base = IdentifierExpression(range: range, name: Identifier("$builder", range))
    return CallExpression(
      range: range,
      callee: MemberExpression(range: range, base: base, dot: range, name: Identifier(Name(name), range)),
      leftParen: range,
      arguments: arguments.map { label, value in
        Argument(
          range: value.range, label: label.map { Identifier(Name($0), value.range) },
          colon: label == nil ? nil : value.range, expression: value)
      }, rightParen: arguments.last?.1.range.emptyAtEnd ?? range)
  }

  private func has(_ name: String) -> Bool {
    if let known = methods[name] { return known }
    let found = builder.nominal.map { !program.members(named: name, of: $0).isEmpty } ?? false
    methods[name] = found
    return found
  }

  /// `buildOptional`, or `buildIf` as it was called before.
  private var optionalBuilder: String { has("buildOptional") || !has("buildIf") ? "buildOptional" : "buildIf" }
}
