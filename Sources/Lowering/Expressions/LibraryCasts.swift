import Bytecode
import Semantics

// Casts that the library makes, because they go through the elements of a collection or a box.

/// A function of the library that makes a cast, with its type arguments.
struct LibraryCast {
  let function: FunctionSymbol
  let arguments: [Type]
  /// Whether its result is what is cast further, and not the optional that the cast yields.
  var isUnwrapping = false
}

extension FunctionEmitter {
  /// How the library casts one type to another; nil where no cast of it applies.
  func libraryCast(from source: Type, to target: Type) -> LibraryCast? {
    let known = program.known
    func cast(_ name: String, _ arguments: [Type], isUnwrapping: Bool = false) -> LibraryCast? {
      program.libraryFunction(named: name).map {
        LibraryCast(function: $0, arguments: arguments, isUnwrapping: isUnwrapping)
      }
    }
    if target.nominal === known.anyHashable {
      guard program.conformance(of: source, to: known.hashable) != nil else { return nil }
      return cast("_castToAnyHashable", [source])
    }
    if source.nominal === known.anyHashable, !lowerer.conforms(source, toAllOf: target) {
      return cast("_base", [], isUnwrapping: true)
    }
    guard let collection = source.nominal, collection === target.nominal else { return nil }
    let arguments = source.arguments + target.arguments
    if collection === known.array { return cast("_castArray", arguments) }
    if collection === known.dictionary { return cast("_castDictionary", arguments) }
    if collection === known.set { return cast("_castSet", arguments) }
    return nil
  }

  /// Casts a borrowed value as the library does.
  func emitLibraryCast(
    _ cast: LibraryCast, _ value: Value, into slot: Int, _ optional: LoweredType, _ target: LoweredType
  ) throws {
    let result = cast.isUnwrapping ? try lowerer.types.lower(program.types.any) : optional
    let reference = DeclarationReference(cast.function, arguments: cast.arguments)
    try withScope {
      let made = try emitCall(
        .function(lowerer.function(for: reference)), [.ready(value)], result: result, throwsError: false, into: nil,
        cast.isUnwrapping ? .scope : .owned)
      if cast.isUnwrapping {
        try emitCast(made, into: slot, optional: optional, target: target)
      } else {
        emitMove(made.slot, to: slot, slots: optional.slots)
      }
    }
  }
}
