import Bytecode

// A weak or unowned reference refers to a side block of the object, which outlives it and says whether it is there still.

/// A reference to an object's side block, made when there is none; 0 for no object.
@inline(never) func sideBlock(of object: Int, _ context: Context) -> Int {
  if object == 0 { return 0 }
  if counter(object)[1] & hasSideBlockMark != 0, let side = machine(context).sideBlocks[object] {
    retain(side)
    return side
  }
  let side = allocate(bytes: SideBlock.bytes, context)
  // One reference is the object's.
  slots(at: side)[0] = 2
  slots(at: side)[1] = 0
  slots(at: side)[SideBlock.object] = object
  slots(at: side)[SideBlock.formerObject] = object
  counter(object)[1] |= hasSideBlockMark
  machine(context).sideBlocks[object] = side
  return side
}

/// Drops a reference to a side block.
@inline(never) func releaseSideBlock(_ side: Int, _ context: Context) {
  if side != 0, dropReference(side) { free(side, bytes: SideBlock.bytes, context) }
}

/// Says in the side block that the object is gone.
@inline(never) func clearSideBlock(of object: Int, _ context: Context) {
  guard let side = machine(context).sideBlocks.removeValue(forKey: object) else { return }
  slots(at: side)[SideBlock.object] = 0
  releaseSideBlock(side, context)
}

/// Swift's words for an unowned reference whose object is gone.
@inline(never) func readOfDeallocated(side: Int) -> String {
  let object = slots(at: side)[SideBlock.formerObject]
  return
    "Fatal error: Attempted to read an unowned reference but object 0x\(String(object, radix: 16)) was already destroyed"
}
