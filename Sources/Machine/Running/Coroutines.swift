import Bytecode

/// How many words lie below a coroutine's frame: those of every frame, the top of the stack, the caller's window, and
/// where it yielded; below them the block's size, which makes the frame's address even.
private let coroutineHeader = 8

/// A frame for a coroutine, in a block of its own.
@inline(never) func makeCoroutineFrame(of code: PC, _ context: Context) -> Frame {
  let bytes = (coroutineHeader + frameSlots(of: code)) * 8
  let block = slots(at: allocate(bytes: bytes, context))
  block[0] = bytes
  return block + coroutineHeader
}

/// Frees a coroutine's frame.
@inline(never) func freeCoroutineFrame(_ frame: Frame, _ context: Context) {
  let block = frame - coroutineHeader
  free(address(block), bytes: block[0], context)
}
