import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

/// The size of the system's large pages, and from how many bytes on blocks lie in them.
private let largePage = 2 << 20
private let hugeBytes = 4 << 20

/// Where blocks come from. Small ones are kept in lists by size, in steps of 16 bytes; large ones are the C library's.
///
/// With `SANDBOX_ASAN`, or while leaks are looked for, every block is the C library's own, so that others can watch it.
final class BlockAllocator {
  /// The largest size that has a list.
  @inline(__always) static var largestListed: Int { 512 }
  private static let chunkBytes = 64 * 1024

  /// The first free block of each size class; a free block's first word is the next one.
  let freeLists: UnsafeMutablePointer<Int>
  /// The blocks in use, kept only while leaks are looked for.
  private(set) var live: [Int: Int]?

  private var chunk = 0
  private var chunkEnd = 0
  private var chunks: [Int] = []

  init() {
    let count = BlockAllocator.largestListed / 16 + 1
    freeLists = .allocate(capacity: count)
    freeLists.initialize(repeating: 0, count: count)
  }

  deinit {
    for chunk in chunks { Glibc.free(UnsafeMutableRawPointer(bitPattern: chunk)) }
    freeLists.deallocate()
  }

  /// Keeps account of every block from now on.
  func trackBlocks() { live = [:] }

  /// A block of uninitialised memory; 0 when there is none left.
  func allocate(bytes: Int) -> Int {
    #if SANDBOX_ASAN
      return allocateApart(bytes)
    #else
      if bytes > BlockAllocator.largestListed || live != nil { return allocateApart(bytes) }
      let sizeClass = (bytes + 15) >> 4
      let block = freeLists[sizeClass]
      if block != 0 {
        freeLists[sizeClass] = slots(at: block)[0]
        return block
      }
      return carve(sizeClass << 4)
    #endif
  }

  /// Takes a block back.
  func free(_ block: Int, bytes: Int) {
    #if SANDBOX_ASAN
      freeApart(block)
    #else
      if bytes > BlockAllocator.largestListed || live != nil { return freeApart(block) }
      let sizeClass = (bytes + 15) >> 4
      slots(at: block)[0] = freeLists[sizeClass]
      freeLists[sizeClass] = block
    #endif
  }

  private func carve(_ bytes: Int) -> Int {
    if chunk + bytes > chunkEnd {
      chunk = Int(bitPattern: malloc(BlockAllocator.chunkBytes))
      chunkEnd = chunk == 0 ? 0 : chunk + BlockAllocator.chunkBytes
      if chunk == 0 { return 0 }
      chunks.append(chunk)
    }
    defer { chunk += bytes }
    return chunk
  }

  private func allocateApart(_ bytes: Int) -> Int {
    let block = bytes < hugeBytes ? Int(bitPattern: malloc(max(16, bytes))) : allocateHuge(bytes)
    if block != 0 { live?[block] = bytes }
    return block
  }

  /// Memory in the system's large pages, where it has some to give: a table that is reached all over would miss a page's
  /// address at nearly every access.
  private func allocateHuge(_ bytes: Int) -> Int {
    var block: UnsafeMutableRawPointer?
    guard posix_memalign(&block, largePage, bytes) == 0, let block else { return 0 }
    madvise(block, bytes, MADV_HUGEPAGE)
    return Int(bitPattern: block)
  }

  private func freeApart(_ block: Int) {
    live?[block] = nil
    Glibc.free(UnsafeMutableRawPointer(bitPattern: block))
  }
}

/// A block of uninitialised memory. Without memory the process ends: few who ask could go on.
@inline(never) func allocate(bytes: Int, _ context: Context) -> Int {
  if bytes <= BlockAllocator.largestListed {
    // Nothing is on the lists while blocks are watched.
    let list = context.pointee.freeLists + ((bytes &+ 15) >> 4)
    let block = list[0]
    if block != 0 {
      list[0] = slots(at: block)[0]
      return block
    }
  }
  let block = allocateIfThereIsRoom(bytes: bytes, context)
  if block == 0 { endWithoutMemory(context) }
  return block
}

/// A block of uninitialised memory; 0 when there is none left.
@inline(never) func allocateIfThereIsRoom(bytes: Int, _ context: Context) -> Int {
  machine(context).allocator.allocate(bytes: bytes)
}

/// Ends the process in code that cannot stop the program.
@inline(never) func endWithoutMemory(_ context: Context) -> Never { machine(context).host.endWithoutMemory() }

/// Gives a block back.
@inline(never) func free(_ block: Int, bytes: Int, _ context: Context) {
  if bytes <= BlockAllocator.largestListed && context.pointee.reusesBlocks {
    let list = context.pointee.freeLists + ((bytes &+ 15) >> 4)
    slots(at: block)[0] = list[0]
    list[0] = block
    return
  }
  freeSlowly(block, bytes, context)
}

@inline(never) private func freeSlowly(_ block: Int, _ bytes: Int, _ context: Context) {
  machine(context).allocator.free(block, bytes: bytes)
}

/// A new block of a type, with one reference and its slots zero.
@inline(never) func allocateBlock(descriptor: Int, _ context: Context) -> Int {
  let bytes = slots(at: descriptor)[Descriptor.blockBytes]
  let block = allocate(bytes: bytes, context)
  let words = slots(at: block)
  words[0] = 1
  words[1] = descriptor
  clearSlots(words + 2, bytes / 8 - 2)
  return block
}

/// Gives back a block whose size its type says. Weak references to it come to nothing.
@inline(never) func freeBlock(_ block: Int, _ context: Context) {
  if counter(block)[1] & hasSideBlockMark != 0 { clearSideBlock(of: block, context) }
  free(block, bytes: slots(at: slots(at: block)[1])[Descriptor.blockBytes], context)
}
