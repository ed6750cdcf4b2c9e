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

/// The line of a key's recent types that a type belongs to. Descriptors' records are many words long, so the lowest
/// bits of their addresses say nothing.
@inline(__always) private func line(ofType address: Int) -> Int { ((address >> 6) & (DispatchKey.lines &- 1)) &* 2 }

/// The line of a type among a key's recent ones; where it has none, the first free line behind its own, or its own.
private func lineHolding(_ type: Int, in recent: UnsafeMutablePointer<Int>) -> UnsafeMutablePointer<Int> {
  let own = line(ofType: type)
  var offset = own
  for _ in 0..<DispatchKey.lines {
    if recent[offset] == type || recent[offset] == 0 { return recent + offset }
    offset = (offset &+ 2) & (2 &* DispatchKey.lines &- 1)
  }
  return recent + own
}

/// Where the function is entered that a key names for the types in slots; 0 for a failure. Most calls meet a few types,
/// which the key remembers.
@inline(never) func dispatch(key: Int, types: Frame, _ context: Context) -> Int {
  let key = Unmanaged<DispatchKey>.fromOpaque(UnsafeRawPointer(bitPattern: key).unsafelyUnwrapped)
  let recent = key._withUnsafeGuaranteedRef { $0.recent }
  if let recent {
    let line = recent + line(ofType: types[0])
    if line[0] == types[0] { return line[1] }
    // Another type may have the line: the next ones are tried too.
    let known = lineHolding(types[0], in: recent)
    if known[0] == types[0] { return known[1] }
  }
  return dispatchSlowly(key, types: types, recent, context)
}

@inline(never) private func dispatchSlowly(
  _ key: Unmanaged<DispatchKey>, types: Frame, _ recent: UnsafeMutablePointer<Int>?, _ context: Context
) -> Int {
  let key = key.takeUnretainedValue()
  let entry = keepingFailure(context) { linker in
    try linker.dispatch(key, types: (0..<key.typeCount).map { types[$0] })
  }
  if let recent, entry != 0 {
    let line = lineHolding(types[0], in: recent)
    line[0] = types[0]
    line[1] = entry
  }
  return entry
}
