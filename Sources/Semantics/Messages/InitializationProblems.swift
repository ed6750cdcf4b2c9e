import Basics
import Syntax

/// What the analysis of initialisation finds wrong, in the compiler's words.
struct InitializationProblems {
  let program: Program
  private var found: [(variable: VariableSymbol?, diagnostic: Diagnostic)] = []
  /// The local variable that is spoken of.
  private var subject: VariableSymbol?
  /// The sign of the assignment that is looked at.
  var assignment: SourceRange?

  init(_ program: Program) { self.program = program }

  private mutating func error(_ message: String, _ range: SourceRange, _ notes: [Diagnostic] = []) {
    found.append((subject, .error(message, at: range.location, notes: notes)))
  }

  /// In swiftc's order: variable by variable as they are declared, of a constant the last use first.
  var inOrder: [Diagnostic] {
    var variables: [VariableSymbol] = []
    for case let (variable?, _) in found where !variables.contains(where: { $0 === variable }) {
      variables.append(variable)
    }
    variables.sort { ($0.nameRange?.start ?? 0) < ($1.nameRange?.start ?? 0) }
    return found.filter { $0.variable == nil }.map(\.diagnostic)
      + variables.flatMap { variable in
        let own = found.filter { $0.variable === variable }.map(\.diagnostic)
        return variable.isLet ? own.reversed() : own
      }
  }

  /// Says something of a local variable, with a note where it is declared.
  private mutating func error(_ message: String, _ range: SourceRange, about variable: VariableSymbol) {
    subject = variable
    let notes = variable.nameRange.map { [Diagnostic.note("\(sort(variable)) defined here", at: $0.location)] } ?? []
    error(message, range, notes)
    subject = nil
  }

  private func sort(_ variable: VariableSymbol) -> String { variable.isLet ? "constant" : "variable" }

  /// A wrapped property is missed at the place of the error: its storage is written nowhere.
  private func notInitialized(_ properties: [VariableSymbol], at place: SourceRange) -> [Diagnostic] {
    properties.compactMap { property in
      if let wrapped = property.wrappedVariable {
        return .note("'self.\(wrapped.name)' not initialized", at: place.location)
      }
      return property.nameRange.map { .note("'self.\(property.name)' not initialized", at: $0.location) }
    }
  }

  // MARK: Ends of initializers

  mutating func propertiesMissing(_ properties: [VariableSymbol], at range: SourceRange) {
    error(
      "return from initializer without initializing all stored properties", closing(range),
      notInitialized(properties, at: closing(range)))
  }

  mutating func delegationMissing(at range: SourceRange) {
    error("'self.init' isn't called on all paths before returning from initializer", closing(range))
  }

  mutating func wholeMissing(at range: SourceRange) { delegationMissing(at: range) }

  mutating func superMissing(at range: SourceRange) {
    error("'super.init' isn't called on all paths before returning from initializer", closing(range))
  }

  /// A body is spoken of at its closing brace, a `return` at its keyword.
  private func closing(_ range: SourceRange) -> SourceRange {
    let last = range.file.range(max(range.start, range.end - 1), range.end)
    return range.file.bytes.indices.contains(range.start)
      && range.file.bytes[range.start] == UInt8(ascii: "{") ? last : range
  }

  // MARK: Uses

  mutating func missingAtSuper(_ properties: [VariableSymbol], at call: TypedCall) {
    guard case .value(let receiver)? = call.receiver else { return }
    // A call that the compiler has added stands at the closing brace.
    let isImplicit = receiver.range.text == "}"
    // The first is enough.
    for property in properties.prefix(1) {
      error(
        "property 'self.\((property.wrappedVariable ?? property).name)' not initialized at "
          + "\(isImplicit ? "implicitly generated " : "")super.init call",
        isImplicit ? receiver.range : nameAfter(receiver.range))
    }
  }

  /// The word `init` behind `super.`.
  private func nameAfter(_ range: SourceRange) -> SourceRange {
    range.text.hasPrefix("super") ? range.file.range(range.start + 6, range.start + 10) : range
  }

  mutating func selfUsed(_ properties: [VariableSymbol], _ place: TypedPlace) {
    let range = assignment ?? place.range
    error("'self' used before all stored properties are initialized", range, notInitialized(properties, at: range))
  }

  mutating func selfUsedBeforeSuper(_ place: TypedPlace) {
    error("'self' used before 'super.init' call", place.range)
  }

  mutating func usedBeforeDelegation(_ place: TypedPlace, isInClosure: Bool) {
    error("'self' used before 'self.init' call or assignment to 'self'", place.range)
  }

  /// `missing` is nil where only `super.init` has not been called.
  mutating func methodCalled(_ name: String, _ missing: [VariableSymbol]?, _ range: SourceRange) {
    let when = missing == nil ? "'super.init' call" : "all stored properties are initialized"
    error("'self' used in method call '\(name)' before \(when)", range, notInitialized(missing ?? [], at: range))
  }

  mutating func methodCalled(_ name: String, on element: InitializedElement, _ receiver: SourceRange) {
    // The name stands behind the dot.
    let bytes = receiver.file.bytes
    var position = receiver.end
    while position < bytes.count, bytes[position] != UInt8(ascii: ".") { position += 1 }
    let start = min(position + 1, bytes.count)
    used(element, receiver.file.range(start, min(start + name.utf8.count, bytes.count)), isInClosure: false)
  }

  mutating func partStored(in variable: VariableSymbol, _ sign: SourceRange) {
    error(
      "struct '\(variable.name)' must be completely initialized before a member is stored to", sign, about: variable)
  }

  mutating func passedByReference(_ variable: VariableSymbol, _ place: TypedPlace) {
    // What is missing is the storage, which the getter uses.
    if variable.appliedWrapper != nil { return used(.variable(variable), place.range, isInClosure: false) }
    // An operator is spoken of where it stands.
    let bytes = place.range.file.bytes
    var position = place.range.end
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") { position += 1 }
    let isOperator =
      position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "=")
      && "+-*/%&|^".utf8.contains(bytes[position])
    error(
      "\(sort(variable)) '\(variable.name)' passed by reference before being initialized",
      isOperator ? place.range.file.range(position, position + 2) : place.range, about: variable)
  }

  mutating func used(_ element: InitializedElement, _ range: SourceRange, isInClosure: Bool) {
    switch element {
    case .variable(let variable):
      let isWrapped = variable.appliedWrapper != nil
      let how = isInClosure ? "captured by a closure" : isWrapped ? "used by function definition" : "used"
      error(
        "\(sort(variable)) '\(isWrapped ? "_" : "")\(variable.name)' \(how) before being initialized", range,
        about: variable)
    case .property(let property):
      let owner = property.parent.flatMap(program.nominalOf)
      if !isInClosure, owner?.kind == .class, owner?.superclass == nil {
        error(
          "\(property.isLet ? "constant" : "variable") 'self.\(property.name)' used before being initialized", range)
      } else if isInClosure {
        error(
          "'self' captured by a closure before all members were initialized", range,
          notInitialized([property], at: range))
      } else {
        error(
          "'self' used before all stored properties are initialized", range, notInitialized([property], at: range))
      }
    case .whole, .superclass: break
    }
  }

  /// A constant may be given its value once; assigning a variable again is fine.
  mutating func assignedAgain(_ element: InitializedElement, _ place: TypedPlace, isDefinite: Bool) {
    let variable: VariableSymbol
    let name: String
    switch element {
    case .variable(let found): (variable, name) = (found, found.name)
    case .property(let found): (variable, name) = (found, "self.\(found.name)")
    case .whole, .superclass: return
    }
    guard variable.isLet else { return }
    var notes: [Diagnostic] = []
    if let range = variable.nameRange {
      if variable.binding?.initializer != nil {
        notes.append(.note("initial value already provided in 'let' declaration", at: range.location))
      }
      notes.append(
        .note("change 'let' to 'var' to make it mutable", at: declarationStart(of: variable).location))
    }
    if case .variable = element { subject = variable }
    error("immutable value '\(name)' may only be initialized once", equalSign(after: place.range), notes)
    subject = nil
  }

  /// The sign of the assignment to a place.
  private func equalSign(after place: SourceRange) -> SourceRange {
    let bytes = place.file.bytes
    var position = place.end
    while position < bytes.count, bytes[position] != UInt8(ascii: "=") {
      if bytes[position] == UInt8(ascii: "\n") { return place }
      position += 1
    }
    return place.file.range(position, position + 1)
  }

  private func declarationStart(of variable: VariableSymbol) -> SourceRange {
    guard let name = variable.nameRange else { return SourceFile.synthesized.range(0, 0) }
    // The word `let` stands somewhere before the name.
    if let syntax = variable.syntax as? VariableDeclaration { return syntax.keyword }
    var start = name.start
    let bytes = name.file.bytes
    while start > 2 {
      start -= 1
      if bytes[start] == UInt8(ascii: "t"), bytes[start - 1] == UInt8(ascii: "e"),
        bytes[start - 2] == UInt8(ascii: "l")
      {
        return name.file.range(start - 2, start + 1)
      }
    }
    return name
  }
}
