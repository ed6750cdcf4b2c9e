import Semantics

// Numbers that a loop needs in slots are put there once, before it begins.

extension FunctionEmitter {
  /// Emits a loop. The outermost one of a function brings the constants of those inside along.
  func withLoopConstants(of statement: TypedStatement, _ emitLoop: () throws -> Void) throws {
    guard loopConstants.isEmpty else { return try emitLoop() }
    let found = LoopConstants(self)
    found.visit(statement)
    try withScope {
      for word in found.words {
        let slot = allocate(1)
        emitConstant(word, to: slot)
        loopConstants[word] = slot
      }
      try emitLoop()
      loopConstants = [:]
    }
  }

  /// The slot that holds a literal in the loop being emitted.
  func loopConstant(_ literal: TypedExpression, _ type: LoweredType) -> Int? {
    if loopConstants.isEmpty { return nil }
    return word(of: literal, type).flatMap { loopConstants[$0] }
  }

  /// What a number or truth value is in its slot.
  func word(of literal: TypedExpression, _ type: LoweredType) -> Int? {
    switch (literal.kind, type.form) {
    // `let x: Double = 4` is written with an integer literal.
    case (.integer(let value), .primitive("float64")): return Int(bitPattern: UInt(Double(value).bitPattern))
    case (.integer(let value), .primitive("float32")): return Int(Float(value).bitPattern)
    case (.integer(let value), _): return value
    case (.floatingPoint(let value), .primitive("float32")): return Int(Float(value).bitPattern)
    case (.floatingPoint(let value), _): return Int(bitPattern: UInt(value.bitPattern))
    case (.boolean(let value), _): return value ? 1 : 0
    case (.unicodeScalar(let value), _): return Int(value)
    default: return nil
    }
  }
}

/// The literals of a loop for which instructions have no place of their own.
private final class LoopConstants: TypedTreeVisitor {
  private(set) var words: [Int] = []
  private let emitter: FunctionEmitter
  /// A loop may be short, so that only so much is done before it.
  private static let limit = 6

  init(_ emitter: FunctionEmitter) {
    self.emitter = emitter
    super.init()
  }

  override func visit(_ expression: TypedExpression) {
    switch expression.kind {
    case .floatingPoint: add(expression)
    case .integer(let value):
      if Int16(exactly: value) == nil || expression.type !== emitter.program.known.intType { add(expression) }
    case .assign(let place, let value):
      // What is stored in an element or a field comes from a slot.
      if case .variable = place.kind { break }
      add(value)
    default: break
    }
    super.visit(expression)
  }

  // A closure that is not put in where it is called has a frame of its own.
  override func visit(_ closure: TypedClosure) {}

  private func add(_ literal: TypedExpression) {
    guard words.count < Self.limit, let type = try? emitter.lower(literal.type), type.slots == 1, type.isTrivial,
      let word = emitter.word(of: literal, type), !words.contains(word)
    else { return }
    words.append(word)
  }
}
