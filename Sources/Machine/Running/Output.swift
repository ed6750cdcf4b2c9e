import Basics

/// Hands a string to the host.
@inline(never) func writeText(_ text: Frame, _ toErrorStream: Bool, _ context: Context) {
  let bytes = UnsafeBufferPointer(start: bytes(of: text), count: byteCount(text))
  machine(context).host.write(bytes, toErrorStream: toErrorStream)
}

/// Reads a line; no string at the end of the input.
@inline(never) func readInputLine(_ target: Frame, _ context: Context) {
  if let line = machine(context).host.readLine() {
    makeString(target, String(decoding: line, as: UTF8.self), context)
  } else {
    target[0] = 0
    target[1] = 0
  }
}

/// Sixty-four random bits.
@inline(never) func randomBits(_ context: Context) -> Int {
  Int(bitPattern: UInt(machine(context).host.randomBits()))
}

/// The clock.
@inline(never) func nanoseconds(_ context: Context) -> Int {
  Int(truncatingIfNeeded: machine(context).host.nanoseconds())
}

/// The innermost place of the calls under way that somebody wrote in the program, as text.
@inline(never) func makeProgramPlace(_ target: Frame, _ pc: PC, _ frame: Frame, _ context: Context) {
  let machine = machine(context)
  var text = ""
  machine.calls.walk(pc: Int(bitPattern: pc), frame: frame) { code, cell in
    var location = code.sourceMap.location(at: cell)
    var inlined = code.sourceMap.inlinedCall(at: cell)
    while true {
      if let place = location, !place.file.isLibrary, let written = machine.writtenPlace(place) {
        text = "\(written.line):\(written.column)"
        return false
      }
      // An accessor that nobody wrote may have been put in where it is called.
      guard let call = inlined else { return true }
      location = call.location
      inlined = call.outer
    }
  }
  makeString(target, text, context)
}

/// How many arguments the program was given.
@inline(never) func argumentCount(_ context: Context) -> Int { machine(context).host.arguments.count }

/// One of the program's arguments; the empty string for one that is not there.
@inline(never) func makeArgument(_ target: Frame, index: Int, _ context: Context) {
  let arguments = machine(context).host.arguments
  makeString(target, arguments.indices.contains(index) ? arguments[index] : "", context)
}
