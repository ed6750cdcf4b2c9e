import Basics

extension TreeMaker {
  /// `super.init(…)` on `self`.
  func callSuper(_ initializer: InitializerSymbol, _ superclass: Type, _ arguments: [TypedArgument])
    -> TypedStatement
  {
    let object = TypedExpression(
      .convert(load(owner.selfVariable!), .upcast), type: superclass, range: range)
    let type = initializer.isFailable ? program.optional(superclass) : superclass
    let call = TypedExpression(
      .call(
        TypedCall(
          .function(DeclarationReference(initializer, arguments: superclass.arguments), .direct),
          receiver: .value(object), arguments: arguments, throwsError: initializer.isThrowing)),
      type: type, range: range)
    return statement(
      initializer.isThrowing ? TypedExpression(.attempt(call), type: type, range: range) : call)
  }
}

/// Calls `super.init()` at the end of a designated initializer that does not call any itself.
struct SuperclassInitialization {
  let initializer: InitializerSymbol

  init(_ initializer: InitializerSymbol) { self.initializer = initializer }

  /// The only designated initializer of the superclass, if it needs no arguments; nil where one has to be chosen.
  var implicitTarget: InitializerSymbol? {
    guard designated.count == 1, let target = designated.first, target.parameters.allSatisfy(\.hasDefault) else {
      return nil
    }
    return target
  }

  /// Whether the superclass has initializers of which the author has to choose one.
  var asksForChoice: Bool { !designated.isEmpty && implicitTarget == nil }

  private var designated: [InitializerSymbol] {
    let program = initializer.program
    guard let nominal = initializer.parent.flatMap(program.nominalOf), nominal.kind == .class,
      let ancestor = program.superclass(of: nominal.declaredType)?.nominal
    else { return [] }
    return program.directMembers(named: "init", of: ancestor).compactMap { $0 as? InitializerSymbol }
      .filter { !$0.isConvenience }
  }

  func complete(_ statements: [TypedStatement], at range: SourceRange) -> [TypedStatement] {
    let program = initializer.program
    guard !initializer.isConvenience, let nominal = initializer.parent.flatMap(program.nominalOf),
      nominal.kind == .class, let superclass = program.superclass(of: nominal.declaredType),
      !Finder.isFound(in: statements), let target = implicitTarget
    else { return statements }
    let end = range.file.range(max(range.start, range.end - 1), range.end)
    return statements + [
      TreeMaker(initializer, at: end).callSuper(
        target, superclass, target.parameters.map { .defaultValue($0) })
    ]
  }

  /// Looks for a call of `super.init` or `self.init`.
  private final class Finder: TypedTreeVisitor {
    private var found = false

    static func isFound(in statements: [TypedStatement]) -> Bool {
      let finder = Finder()
      for statement in statements { finder.visit(statement) }
      return finder.found
    }

    override func visit(_ call: TypedCall) {
      if InitializerCall(call) != nil { found = true }
      super.visit(call)
    }

    override func visit(_ closure: TypedClosure) {}
    override func visit(localFunction function: FunctionSymbol) {}
  }
}
