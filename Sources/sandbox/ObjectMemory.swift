// Where the compiler's own objects get their memory.
//
// A compiler makes and drops millions of small objects, in bursts. The C library's allocator keeps a header before each block
// and joins free ones with their neighbours; that took a sixth of the time of checking a program. Here blocks of one size lie
// together, so that they need no header, and a free block is the next one given out, while it is still in the processor's cache.
//
//     region    address space for all blocks, reserved at the start and used from its beginning on
//     span      32 KB of the region, with blocks of one size only
//     class     the size of a span's blocks: a multiple of 16 bytes
//
// The linker puts these functions in the place of the Swift runtime's own (`--wrap` in the package's manifest); larger blocks,
// and blocks aligned to more than 16 bytes, still come from there. Memory of small blocks is not given back to the system but
// used again for blocks of the same size. Only one thread at a time makes objects: the main thread waits while the one with the
// large stack works. Debug builds go without, since others watch their memory through the C library.
#if OBJECT_MEMORY
  import Glibc

  private let largestSize = 1024
  private let regionBytes = 16 << 30
  private let spanShift = 15
  private let spanBytes = 1 << spanShift
  /// How much of the region is in ordinary pages. Programs that need more get the system's large ones, which take a thousandth
  /// of the page faults.
  private let smallPagesBytes = 8 << 20

  // The region begins with what is known of it: three words for each class, and from `spanClasses` on a byte for each span,
  // its class.
  private let spanClasses = 4096
  private let firstSpan = 64 << 10 + regionBytes >> spanShift

  /// Where the region is; before it is reserved, where no block ever is.
  private var region = nowhere
  private let nowhere = Int.min
  /// How much of the region has been used.
  private var used = 0
  private var isRefused = false

  @_silgen_name("__real_swift_slowAlloc")
  private func runtimeAllocate(_ bytes: Int, _ alignmentMask: Int) -> UnsafeMutableRawPointer?
  @_silgen_name("__real_swift_slowDealloc")
  private func runtimeDeallocate(_ block: UnsafeMutableRawPointer?, _ bytes: Int, _ alignmentMask: Int)
  @_silgen_name("__real_malloc_usable_size")
  private func runtimeSize(_ block: UnsafeMutableRawPointer?) -> Int

  @inline(__always) private func words(_ address: Int) -> UnsafeMutablePointer<Int> {
    UnsafeMutablePointer(bitPattern: address).unsafelyUnwrapped
  }

  /// What is known of a class: its first free block, its next block that was never used, and the end of that one's span.
  @inline(__always) private func lists(of sizeClass: Int) -> UnsafeMutablePointer<Int> {
    words(region &+ sizeClass &* (3 * 8))
  }

  @inline(__always) private func sizeClassOfSpan(_ offset: Int) -> UnsafeMutablePointer<UInt8> {
    UnsafeMutablePointer(bitPattern: region &+ spanClasses &+ offset &>> spanShift).unsafelyUnwrapped
  }

  /// Memory for an object, or for an array's elements.
  @_cdecl("__wrap_swift_slowAlloc")
  public func allocateObject(_ bytes: Int, _ alignmentMask: Int) -> UnsafeMutableRawPointer? {
    // A mask of all ones stands for the usual alignment.
    guard bytes <= largestSize, UInt(bitPattern: alignmentMask &+ 1) <= 16, region != nowhere else {
      return allocateElsewhere(bytes, alignmentMask)
    }
    let sizeClass = (bytes &+ 15) &>> 4
    let lists = lists(of: sizeClass)
    let block = lists[0]
    if block == 0 { return carve(sizeClass) }
    lists[0] = words(block)[0]
    return UnsafeMutableRawPointer(bitPattern: block)
  }

  /// Takes a block back, wherever it came from.
  @_cdecl("__wrap_swift_slowDealloc")
  public func deallocateObject(_ block: UnsafeMutableRawPointer?, _ bytes: Int, _ alignmentMask: Int) {
    let address = Int(bitPattern: block)
    let offset = address &- region
    guard UInt(bitPattern: offset) < UInt(regionBytes) else { return runtimeDeallocate(block, bytes, alignmentMask) }
    let lists = lists(of: Int(sizeClassOfSpan(offset).pointee))
    words(address)[0] = lists[0]
    lists[0] = address
  }

  /// How long a block really is: arrays use all of it.
  @_cdecl("__wrap_malloc_usable_size")
  public func usableSize(_ block: UnsafeMutableRawPointer?) -> Int {
    let offset = Int(bitPattern: block) &- region
    guard UInt(bitPattern: offset) < UInt(regionBytes) else { return runtimeSize(block) }
    return Int(sizeClassOfSpan(offset).pointee) &<< 4
  }

  /// A block that was never used.
  @inline(never) private func carve(_ sizeClass: Int) -> UnsafeMutableRawPointer? {
    let size = max(sizeClass, 1) &<< 4
    let lists = lists(of: sizeClass)
    if lists[1] &+ size > lists[2] {
      guard used &+ spanBytes <= regionBytes else { return runtimeAllocate(size, 15) }
      sizeClassOfSpan(used).pointee = UInt8(truncatingIfNeeded: sizeClass)
      lists[1] = region &+ used
      lists[2] = lists[1] &+ spanBytes
      used &+= spanBytes
    }
    let block = lists[1]
    lists[1] = block &+ size
    return UnsafeMutableRawPointer(bitPattern: block)
  }

  @inline(never) private func allocateElsewhere(_ bytes: Int, _ alignmentMask: Int) -> UnsafeMutableRawPointer? {
    if region == nowhere, !isRefused {
      reserve()
      return allocateObject(bytes, alignmentMask)
    }
    return runtimeAllocate(bytes, alignmentMask)
  }

  /// Reserves the region. Where so much may not even be reserved, all memory is the runtime's.
  private func reserve() {
    let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
    guard let start = mmap(nil, regionBytes, PROT_READ | PROT_WRITE, flags, -1, 0), Int(bitPattern: start) != -1 else {
      isRefused = true
      return
    }
    region = Int(bitPattern: start)
    used = firstSpan
    madvise(start + smallPagesBytes, regionBytes - smallPagesBytes, MADV_HUGEPAGE)
  }
#endif
