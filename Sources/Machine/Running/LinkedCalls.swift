import Bytecode

// What the call instructions ask of the linker. A failure is kept for the machine to report; the result then is 0.

private func keepingFailure(_ context: Context, _ body: (Linker) throws -> Int) -> Int {
  do {
    return try body(machine(context).linker)
  } catch {
    machine(context).failure = error
    return 0
  }
}

/// Has the code of a function made that is being entered: its address, 0 for a failure, 1 when the stack is full.
@inline(never) func linkFunction(reference: Int, _ frame: Frame, _ context: Context) -> Int {
  let start = keepingFailure(context) { try $0.link(functionReference(at: reference)) }
  if start == 0 { return 0 }
  return frame + frameSlots(of: cells(at: start)) > context.pointee.stackLimit ? 1 : start
}

/// The code of a function, made when there is none; `nullCell` for a failure.
@inline(never) func linkedCode(of reference: Int, _ context: Context) -> PC {
  let start = keepingFailure(context) { try $0.link(functionReference(at: reference)) }
  return start == 0 ? nullCell : cells(at: start)
}

/// The code that an entry leads to, made when there is none; `nullCell` for a failure.
@inline(never) func linkedCode(ofEntry entry: Int, _ context: Context) -> PC {
  let start = keepingFailure(context) { try $0.linkedStart(ofEntry: entry) }
  return start == 0 ? nullCell : cells(at: start)
}

/// Where the function is entered that a key names for the types in slots; 0 for a failure.
@inline(never) func dispatch(key: Int, types: Frame, _ context: Context) -> Int {
  let key = Unmanaged<DispatchKey>.fromOpaque(UnsafeRawPointer(bitPattern: key).unsafelyUnwrapped)
    .takeUnretainedValue()
  return keepingFailure(context) { linker in
    try linker.dispatch(key, types: (0..<key.typeCount).map { types[$0] })
  }
}
