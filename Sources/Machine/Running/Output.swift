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
