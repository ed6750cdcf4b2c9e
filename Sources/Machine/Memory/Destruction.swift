import Bytecode

// Destroying something may run the program's deinitializers, and what they do may destroy more. It is done with a list of
// what is still to be destroyed, not by calls, so that a long chain of objects needs no stack. A deinitializer runs as an
// ordinary frame on top of the stack; when it returns, `destruction.resume` goes on with the list.

/// What is still to be destroyed, the next one last.
struct DestructionList {
  /// What an entry stands for. An entry that is an address instead stands for a block whose class at that address has
  /// its deinitializer still to run.
  enum Entry: Int {
    /// A reference to be dropped.
    case reference
    /// A reference to a string's block.
    case string
    /// A character with a block.
    case character
    /// A reference to a side block.
    case weak
    /// A buffer without references; its first word says how many elements are destroyed.
    case buffer
    /// A table without references, in the same way.
    case table
    /// The first address an entry may be.
    case firstAddress = 4096
  }

  private var items: UnsafeMutablePointer<Int>
  private var capacity = 256
  /// How many words there are.
  private(set) var count = 0
  /// Entries below belong to destructions that wait for a deinitializer.
  var floor = 0

  init() { items = .allocate(capacity: capacity) }

  /// Frees the list's memory.
  func deallocate() { items.deallocate() }

  /// Forgets everything, when a program was stopped.
  mutating func clear() {
    count = 0
    floor = 0
  }

  /// Puts an entry down.
  @inline(__always) mutating func push(_ entry: Entry, _ word: Int) { push(raw: entry.rawValue, word) }

  /// Puts down a block of a class whose deinitializer is to run.
  @inline(__always) mutating func push(raw: Int, _ word: Int) {
    if count &+ 2 > capacity { grow() }
    items[count] = raw
    items[count &+ 1] = word
    count &+= 2
  }

  /// Takes the next entry.
  @inline(__always) mutating func pop() -> (entry: Int, word: Int) {
    count &-= 2
    return (items[count], items[count &+ 1])
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Int>.allocate(capacity: 2 * capacity)
    larger.update(from: items, count: count)
    items.deallocate()
    items = larger
    capacity *= 2
  }
}

/// A destruction that waits for a deinitializer: where it goes on, and where the program does then.
struct SuspendedDestruction {
  let floor: Int
  let pc: PC
  let frame: Frame
  let top: Frame
}

/// Begins the destruction of a block whose last reference was dropped.
@inline(__always) func beginDestruction(of block: Int, _ context: Context) {
  beginDestructionSlowly(of: block, context)
}

@inline(never) private func beginDestructionSlowly(of block: Int, _ context: Context) {
  destroyBlock(block, context)
}

/// Begins the destruction of the block that an instruction left.
@inline(__always) func beginDestructionOfDropped(_ context: Context) {
  beginDestructionSlowly(of: context.pointee.dropped, context)
}

/// Begins the destruction of an object whose initializer failed. No deinitializer runs: it would see fields without
/// values. Those are zero, so they are passed over.
@inline(never) func destroyUnfinishedObject(_ object: Int, _ context: Context) {
  if counter(object)[1] & hasSideBlockMark != 0 { clearSideBlock(of: object, context) }
  let words = slots(at: object)
  putDown(words + 2, layout: slots(at: words[1])[Descriptor.layout], context)
  freeBlock(object, context)
}

/// Destroys what is on the list, or goes into a deinitializer; `nextPC` and `nextFrame` say where the program goes on.
@inline(never) func runDestruction(_ pc: PC, _ frame: Frame, _ top: Frame, _ context: Context) -> Int {
  while context.pointee.destruction.count > context.pointee.destruction.floor {
    let (entry, word) = context.pointee.destruction.pop()
    if entry >= DestructionList.Entry.firstAddress.rawValue {
      let result = runDeinitializer(ofClass: entry, block: word, pc, frame, top, context)
      if result <= 0 { return -result }
    } else {
      destroy(DestructionList.Entry(rawValue: entry).unsafelyUnwrapped, word, context)
    }
  }
  context.pointee.nextPC = pc
  context.pointee.nextFrame = frame
  return 0
}

private func destroy(_ entry: DestructionList.Entry, _ word: Int, _ context: Context) {
  switch entry {
  case .reference: if dropReference(word) { destroyBlock(word, context) }
  case .string: if dropReference(word) { freeStringBlock(word, context) }
  case .character: releaseCharacter(word, context)
  case .weak: releaseSideBlock(word, context)
  case .buffer: destroyNextElement(of: word, context)
  case .table: destroyNextEntry(of: word, context)
  case .firstAddress: break
  }
}

/// Puts down what a block without references holds, and frees it.
private func destroyBlock(_ block: Int, _ context: Context) {
  let words = slots(at: block)
  let type = slots(at: words[1])
  switch TypeKind(rawValue: type[Descriptor.kind]).unsafelyUnwrapped {
  case .class:
    // Weak references are empty before the deinitializer runs.
    if counter(block)[1] & hasSideBlockMark != 0 { clearSideBlock(of: block, context) }
    if type[Descriptor.hasDeinitializers] != 0 {
      // While deinitializers run, references to the object come and go.
      counter(block)[0] = UInt32(immortalCount)
      context.pointee.destruction.push(raw: words[1], block)
    } else {
      putDown(words + 2, layout: type[Descriptor.layout], context)
      freeBlock(block, context)
    }
  case .closure:
    putDown(words + Closure.captures, layout: type[Descriptor.layout], context)
    freeBlock(block, context)
  case .buffer:
    words[0] = 0
    context.pointee.destruction.push(.buffer, block)
  case .table:
    words[0] = 0
    context.pointee.destruction.push(.table, block)
  default:
    putDown(words + 2, layout: type[Descriptor.layout], context)
    freeBlock(block, context)
  }
}

/// Enters a class's deinitializer with the object; afterwards the superclass's is next. At the end of the chain the
/// object's fields are put down, base class first, and the object is freed. A result of 1 says to go on with the list.
private func runDeinitializer(
  ofClass type: Int, block: Int, _ pc: PC, _ frame: Frame, _ top: Frame, _ context: Context
) -> Int {
  var type = type
  while type != 0, slots(at: type)[Descriptor.deinitializer] == 0 {
    type = slots(at: type)[Descriptor.superclass]
  }
  guard type != 0 else {
    let words = slots(at: block)
    putDown(words + 2, layout: slots(at: words[1])[Descriptor.layout], context)
    freeBlock(block, context)
    return 1
  }
  let superclass = slots(at: type)[Descriptor.superclass]
  // Without a superclass, an entry for the class "0" would not be an address: the null descriptor stands for it.
  context.pointee.destruction.push(raw: superclass == 0 ? nullDescriptor : superclass, block)
  machine(context).suspendedDestructions.append(
    SuspendedDestruction(floor: context.pointee.destruction.floor, pc: pc, frame: frame, top: top))
  context.pointee.destruction.floor = context.pointee.destruction.count
  let code = cells(at: slots(at: type)[Descriptor.deinitializer])
  let callee = top + Frame.linkage
  if callee + frameSlots(of: code) > context.pointee.stackLimit {
    context.pointee.nextPC = pc
    context.pointee.nextFrame = frame
    return -StopCode.stackOverflow.rawValue
  }
  setLinkage(of: callee, returnTo: machine(context).resumeDestructionCell, caller: frame)
  callee[0] = block
  context.pointee.nextPC = code
  context.pointee.nextFrame = callee
  return 0
}

/// Fills in the words below a frame. This is a function of its own because the optimiser, which sees the frame's first
/// slot written right behind, takes the words below for the same place and drops their stores.
@inline(never) private func setLinkage(of callee: Frame, returnTo cell: Int, caller: Frame) {
  callee[-1] = cell
  callee[-2] = address(caller)
}

/// A descriptor of no class: no deinitializer, no superclass.
private let nullDescriptor: Int = {
  let record = UnsafeMutablePointer<Int>.allocate(capacity: Descriptor.methods)
  record.initialize(repeating: 0, count: Descriptor.methods)
  return Int(bitPattern: record)
}()

/// Goes on behind a deinitializer.
@inline(never) func resumeDestruction(_ context: Context) -> Int {
  let suspended = machine(context).suspendedDestructions.removeLast()
  context.pointee.destruction.floor = suspended.floor
  return runDestruction(suspended.pc, suspended.frame, suspended.top, context)
}
