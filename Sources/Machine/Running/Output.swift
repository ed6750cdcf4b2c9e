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

/// How many arguments the program was given.
@inline(never) func argumentCount(_ context: Context) -> Int { machine(context).host.arguments.count }

/// One of the program's arguments; the empty string for one that is not there.
@inline(never) func makeArgument(_ target: Frame, index: Int, _ context: Context) {
  let arguments = machine(context).host.arguments
  makeString(target, arguments.indices.contains(index) ? arguments[index] : "", context)
}
