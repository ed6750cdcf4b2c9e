import Basics
import Syntax

/// `allCases`, `rawValue` and `init(rawValue:)`.
extension Synthesizer {
  func allCases() -> TypedBody {
    let type = nominal.declaredType
    let values = nominal.cases.map { tree.make($0, of: type) }
    return tree.body([
      tree.returning(
        TypedExpression(.array(values), type: program.array(of: type), range: tree.range))
    ])
  }

  func rawValue() -> TypedBody {
    let values = RawValues(program).values(of: nominal)
    let cases = zip(nominal.cases, values).map { symbol, value in
      TypedSwitch.Case(
        patterns: [(tree.pattern(symbol, of: nominal.declaredType, naming: "").pattern, nil)],
        body: tree.body([tree.returning(value)]))
    }
    let subject = tree.load(callable.selfVariable!)
    return tree.body([
      TypedStatement(
        .switch(TypedSwitch(subject: subject, cases: cases, target: JumpTarget())), range: tree.range)
    ])
  }

  func initFromRawValue() -> TypedBody {
    let values = RawValues(program).values(of: nominal)
    let raw = callable.parameters[0].variable
    let place = tree.place(callable.selfVariable!)
    var statements = zip(nominal.cases, values).map { symbol, value in
      tree.when(
        tree.equal(tree.load(raw), value),
        [
          tree.statement(
            TypedExpression(
              .initialize(place, tree.make(symbol, of: nominal.declaredType)), type: tree.types.void,
              range: tree.range)),
          tree.returning(nil),
        ])
    }
    statements.append(TypedStatement(.returnNilFromInitializer, range: tree.range))
    return tree.body(statements)
  }
}

/// The raw values of an enum's cases: written, one more than the one before, or the case's name.
struct RawValues {
  let program: Program
  init(_ program: Program) { self.program = program }

  func values(of nominal: NominalSymbol) -> [TypedExpression] {
    guard let type = nominal.rawType else { return [] }
    if let known = nominal.shape.rawValues { return known }
    let owner = FunctionSymbol(name: nominal.name, syntax: nil, parent: nominal, program: program)
    owner.isStatic = true
    let context = CodeContext(.initialValue, owner: owner)
    let expressions = ExpressionChecker(in: context, scope: nominal.scope)
    var values: [TypedExpression] = []
    var next = 0
    for symbol in nominal.cases {
      let range = symbol.nameRange ?? SourceFile.synthesized.range(0, 0)
      let value: TypedExpression
      if let written = symbol.rawValue {
        value = expressions.check(written, expecting: .type(type, .rawValue))
      } else if type === program.known.stringType {
        value = TypedExpression(.string(Array(symbol.name.utf8)), type: type, range: range)
      } else if type === program.known.doubleType || type.nominal?.name == "Float" {
        value = TypedExpression(.floatingPoint(Double(next)), type: type, range: range)
      } else {
        value = TypedExpression(.integer(next), type: type, range: range)
      }
      if case .integer(let number) = value.kind { next = number &+ 1 }
      if case .floatingPoint(let number) = value.kind { next = Int(number) &+ 1 }
      values.append(value)
    }
    nominal.shape.rawValues = values
    return values
  }
}
