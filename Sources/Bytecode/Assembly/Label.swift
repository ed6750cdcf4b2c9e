/// A place in code that jumps go to, made before it is known where it is. It belongs to the assembler that made it.
public struct Label: Hashable, Sendable {
  let number: Int
}

/// Code that does not fit the instruction format.
public enum AssemblyError: Error, Equatable {
  /// The function has a jump over more than 32,767 cells, or a frame of more than 65,534 slots.
  case functionTooLarge(name: String)
  /// A label was used and not placed.
  case unplacedLabel(name: String)
}
