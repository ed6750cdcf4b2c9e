import Bytecode

/// How many words lie below a coroutine's frame: those of every frame, the top of the stack, the caller's window, and
/// where it yielded; below them the block's size, which makes the frame's address even.
private let coroutineHeader = 8

/// How many coroutines may be under way: as deep as calls go on the stack.
private let mostCoroutines = 1_000_000

/// A frame for a coroutine, in a block of its own; nil where too many are under way.
@inline(never) func makeCoroutineFrame(of code: PC, _ context: Context) -> Frame? {
  if context.pointee.coroutines >= mostCoroutines { return nil }
  context.pointee.coroutines += 1
  let bytes = (coroutineHeader + frameSlots(of: code)) * 8
  let block = slots(at: allocate(bytes: bytes, context))
  block[0] = bytes
  return block + coroutineHeader
}

/// Frees a coroutine's frame.
@inline(never) func freeCoroutineFrame(_ frame: Frame, _ context: Context) {
  context.pointee.coroutines -= 1
  let block = frame - coroutineHeader
  free(address(block), bytes: block[0], context)
}
