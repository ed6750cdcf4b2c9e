import Basics

extension CheckedFile {
  /// The checked file as text: one node a line, with its type; the code of the top level first.
  public var printed: String {
    let printer = TypedTreePrinter()
    printer.line("top level") { printer.print(topLevel) }
    for (symbol, body) in bodies {
      printer.line(TypedTreePrinter.describe(symbol)) { printer.print(body) }
    }
    return printer.output
  }
}

/// Prints typed trees, for `--emit types`.
final class TypedTreePrinter {
  private(set) var output = ""
  private var depth = 0
  private var numbers: [ObjectIdentifier: Int] = [:]

  func line(_ text: String, _ children: () -> Void = {}) {
    output += String(repeating: "  ", count: depth) + text + "\n"
    depth += 1
    children()
    depth -= 1
  }

  /// Jump targets count up in the order in which they are met.
  private func name(_ target: JumpTarget) -> String {
    let number = numbers[ObjectIdentifier(target)] ?? numbers.count + 1
    numbers[ObjectIdentifier(target)] = number
    return "#\(number)"
  }

  static func describe(_ symbol: Symbol) -> String {
    var path = symbol.name
    if let callable = symbol as? CallableSymbol {
      if let accessor = callable as? AccessorSymbol {
        path += ".\(accessor.kind)"
      } else if callable is FunctionSymbol || callable is InitializerSymbol {
        path += "(" + callable.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
      }
    }
    var parent = symbol.parent
    while let current = parent, !(current is ModuleSymbol) {
      path = current.name + "." + path
      parent = current.parent
    }
    return path
  }

  private func describe(_ reference: DeclarationReference) -> String {
    let arguments =
      reference.arguments.isEmpty
      ? "" : "<" + reference.arguments.map { "\($0)" }.joined(separator: ", ") + ">"
    return TypedTreePrinter.describe(reference.symbol) + arguments
  }

  // MARK: Statements

  func print(_ body: TypedBody) { for statement in body.statements { print(statement) } }

  private func print(_ statement: TypedStatement) {
    switch statement.kind {
    case .expression(let value): print(value)
    case .bind(let pattern, let value):
      line("bind") {
        print(pattern)
        if let value { print(value) }
      }
    case .localVariable(let variable, let value):
      line("variable \(variable.name): \(variable.type)") {
        if let value { print(value) }
        for accessor in variable.accessors { print(accessor) }
      }
    case .localFunction(let function): print(function)
    case .localType(let nominal):
      line("type \(nominal.name)") {
        for case let callable as CallableSymbol in nominal.memberOrder { print(callable) }
      }
    case .block(let body): line("block") { print(body) }
    case .if(let conditions, let then, let otherwise, let target):
      line("if \(name(target))") {
        conditions.forEach(print)
        line("then") { print(then) }
        if let otherwise { line("else") { print(otherwise) } }
      }
    case .guard(let conditions, let body):
      line("guard") {
        conditions.forEach(print)
        line("else") { print(body) }
      }
    case .while(let conditions, let body, let target):
      line("while \(name(target))") {
        conditions.forEach(print)
        line("body") { print(body) }
      }
    case .repeatWhile(let body, let condition, let target):
      line("repeat \(name(target))") {
        line("body") { print(body) }
        print(condition)
      }
    case .forIn(let loop):
      line("for \(name(loop.target))") {
        print(loop.pattern)
        print(loop.sequence)
        print(loop.next)
        if let condition = loop.condition { line("where") { print(condition) } }
        line("body") { print(loop.body) }
      }
    case .switch(let statement):
      line("switch \(name(statement.target))") {
        print(statement.subject)
        statement.cases.forEach { print($0, "case") }
      }
    case .doCatch(let statement):
      line("do \(name(statement.target))") {
        print(statement.body)
        statement.catches.forEach { print($0, "catch") }
      }
    case .return(let value): line("return") { if let value { print(value) } }
    case .returnNilFromInitializer: line("return nil")
    case .break(let target): line("break \(name(target))")
    case .continue(let target): line("continue \(name(target))")
    case .fallthrough: line("fallthrough")
    case .throw(let value): line("throw") { print(value) }
    case .defer(let body): line("defer") { print(body) }
    case .yield(let place): line("yield") { print(place) }
    case .yieldValue(let value): line("value") { print(value) }
    case .error: line("error")
    }
  }

  private func print(_ callable: CallableSymbol) {
    line(TypedTreePrinter.describe(callable)) {
      if let body = callable.program.body(of: callable) { print(body) }
    }
  }

  private func print(_ condition: TypedCondition) {
    switch condition {
    case .boolean(let value): line("condition") { print(value) }
    case .pattern(let pattern, let value):
      line("condition") {
        print(pattern)
        print(value)
      }
    case .constant(let value): line("condition \(value)")
    }
  }

  private func print(_ item: TypedSwitch.Case, _ word: String) {
    line(word) {
      for (pattern, condition) in item.patterns {
        print(pattern)
        if let condition { line("where") { print(condition) } }
      }
      line("body") { print(item.body) }
    }
  }

  // MARK: Patterns

  private func print(_ pattern: TypedPattern) {
    let type = pattern.type
    switch pattern.kind {
    case .any: line("pattern _: \(type)")
    case .variable(let variable):
      let marks = (variable.isCapturedByEscaping ? " boxed" : "") + (variable.isMutated ? " mutated" : "")
      line("pattern \(variable.isLet ? "let" : "var") \(variable.name): \(type)\(marks)")
    case .tuple(let parts): line("pattern tuple") { parts.forEach(print) }
    case .enumCase(let reference, let payload):
      line("pattern case \(describe(reference))") { if let payload { print(payload) } }
    case .some(let inner): line("pattern some: \(type)") { print(inner) }
    case .none: line("pattern none: \(type)")
    case .isType(let target): line("pattern is \(target)")
    case .cast(let target, let inner): line("pattern as \(target)") { print(inner) }
    case .boolean(let value): line("pattern \(value)")
    case .expression(_, let match): line("pattern ~=") { print(match) }
    case .error: line("pattern error")
    }
  }

  // MARK: Expressions

  func print(_ value: TypedExpression) {
    let type = value.type
    switch value.kind {
    case .integer(let number): line("integer \(number): \(type)")
    case .floatingPoint(let number): line("float \(number): \(type)")
    case .boolean(let flag): line("boolean \(flag): \(type)")
    case .string(let bytes):
      line("string \(String(decoding: bytes, as: UTF8.self).debugDescription): \(type)")
    case .character(let bytes):
      line("character \(String(decoding: bytes, as: UTF8.self).debugDescription): \(type)")
    case .unicodeScalar(let scalar): line("scalar \(scalar): \(type)")
    case .array(let elements): line("array: \(type)") { elements.forEach(print) }
    case .dictionary(let elements):
      line("dictionary: \(type)") {
        for (key, value) in elements {
          print(key)
          print(value)
        }
      }
    case .interpolation(_, let make, let steps, let result):
      line("interpolation: \(type)") {
        print(make)
        steps.forEach(print)
        print(result)
      }
    case .load(let place): line("load: \(type)") { print(place) }
    case .assign(let place, let value): parts("assign", place, value)
    case .initialize(let place, let value): parts("initialize", place, value)
    case .bind(let variable, let value, let body):
      line("bind \(variable.name): \(type)") {
        print(value)
        print(body)
      }
    case .call(let call): print(call, type)
    case .closure(let closure):
      line("closure\(closure.isEscaping ? " escaping" : ""): \(type)") {
        for capture in closure.captureList {
          line("capture \(capture.variable.name)") { print(capture.value) }
        }
        print(closure.body)
      }
    case .functionReference(let reference, let dispatch, let receiver):
      line("function \(describe(reference)) \(dispatch): \(type)") { if let receiver { print(receiver) } }
    case .caseIndex(let value): line("case index") { print(value) }
    case .metatype(let instance): line("metatype \(instance)")
    case .dynamicType(let value): line("dynamic type: \(type)") { print(value) }
    case .keyPath(let path):
      line("key path: \(type)") {
        for step in path.steps { line("\(describe(step.kind)): \(step.type)") }
        for capture in path.captures { print(capture.value) }
      }
    case .tuple(let elements): line("tuple: \(type)") { elements.forEach(print) }
    case .tupleElement(let value, let index): line("element \(index): \(type)") { print(value) }
    case .forceUnwrap(let value): line("unwrap: \(type)") { print(value) }
    case .optionalChain(let value): line("chain: \(type)") { print(value) }
    case .bindOptional(let value): line("?: \(type)") { print(value) }
    case .convert(let value, let conversion):
      line("convert \(describe(conversion)): \(type)") {
        print(value)
        if case .mapOptional(_, let body) = conversion { print(body) }
        if case .tuple(_, let elements) = conversion { elements.forEach(print) }
      }
    case .conditionalCast(let value, let target): line("as? \(target)") { print(value) }
    case .forcedCast(let value, let target): line("as! \(target)") { print(value) }
    case .isType(let value, let target): line("is \(target)") { print(value) }
    case .openExistential(let value, _, _, let body):
      line("open: \(type)") {
        print(value)
        print(body)
      }
    case .openExistentialPlace(let place, _, _, let body):
      line("open place: \(type)") {
        print(place)
        print(body)
      }
    case .ternary(let condition, let first, let second):
      line("ternary: \(type)") {
        print(condition)
        print(first)
        print(second)
      }
    case .statement(let statement): line("statement: \(type)") { print(statement) }
    case .attempt(let value): line("try: \(type)") { print(value) }
    case .attemptOptional(let value): line("try?: \(type)") { print(value) }
    case .attemptForced(let value): line("try!: \(type)") { print(value) }
    case .error: line("error")
    }
  }

  private func parts(_ word: String, _ place: TypedPlace, _ value: TypedExpression) {
    line(word) {
      print(place)
      print(value)
    }
  }

  private func print(_ call: TypedCall, _ type: Type) {
    let mark = call.throwsError ? " throws" : ""
    switch call.callee {
    case .function(let reference, let dispatch):
      line("call \(describe(reference)) \(dispatch)\(mark): \(type)") { printArguments(of: call) }
    case .value(let function):
      line("call value\(mark): \(type)") {
        print(function)
        printArguments(of: call)
      }
    case .enumCase(let reference):
      line("case \(describe(reference)): \(type)") { printArguments(of: call) }
    case .dynamicInitializer(let reference, let metatype, let dispatch):
      line("call \(describe(reference)) dynamic \(dispatch)\(mark): \(type)") {
        print(metatype)
        printArguments(of: call)
      }
    }
  }

  private func printArguments(of call: TypedCall) {
    if let receiver = call.receiver { line("self") { print(receiver) } }
    call.arguments.forEach(print)
  }

  private func print(_ argument: TypedArgument) {
    switch argument {
    case .value(let value): print(value)
    case .place(let place): line("inout") { print(place) }
    case .defaultValue(let parameter): line("default of \(parameter.name)")
    case .variadic(let values, let type): line("variadic: \(type)") { values.forEach(print) }
    case .autoclosure(let closure): line("autoclosure") { print(closure.body) }
    }
  }

  private func describe(_ step: TypedKeyPath.Step.Kind) -> String {
    switch step {
    case .member(let reference): return ".\(describe(reference))"
    case .tupleElement(let index, let label): return ".\(label ?? String(index))"
    case .forceUnwrap: return "!"
    case .optionalChain: return "?"
    }
  }

  private func describe(_ conversion: TypedExpression.Conversion) -> String {
    switch conversion {
    case .toOptional: return "to optional"
    case .mapOptional: return "map optional"
    case .toExistential: return "to existential"
    case .toAnyHashable: return "to AnyHashable"
    case .upcast: return "upcast"
    case .function: return "function"
    case .metatype: return "metatype"
    case .tuple: return "tuple"
    case .collection: return "collection"
    case .identity: return "identity"
    }
  }

  // MARK: Places

  private func print(_ place: TypedPlace) {
    let type = place.type
    switch place.kind {
    case .variable(let variable): line("variable \(variable.name): \(type)")
    case .global(let reference): line("global \(describe(reference)): \(type)")
    case .property(let base, let reference, let dispatch, let isDirect):
      line("property \(describe(reference)) \(dispatch)\(isDirect ? " storage" : ""): \(type)") {
        print(base)
      }
    case .subscript(let base, let reference, let arguments, let dispatch):
      line("subscript \(describe(reference)) \(dispatch): \(type)") {
        print(base)
        arguments.forEach(print)
      }
    case .tupleElement(let base, let index): line("element \(index): \(type)") { print(base) }
    case .forceUnwrap(let base): line("unwrap: \(type)") { print(base) }
    case .bindOptional(let base): line("?: \(type)") { print(base) }
    case .keyPath(let base, let path):
      line("key path: \(type)") {
        print(base)
        print(path)
      }
    case .value(let value): line("value: \(type)") { print(value) }
    case .upcast(let base): line("upcast: \(type)") { print(base) }
    case .opened(let base, _, _, let member):
      line("opened: \(type)") {
        print(base)
        print(member)
      }
    case .tuple(let places): line("tuple") { places.forEach(print) }
    case .discard: line("_")
    case .error: line("error")
    }
  }
}
