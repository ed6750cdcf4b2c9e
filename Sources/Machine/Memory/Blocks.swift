import Bytecode

/// The words of a descriptor's record, under a short name for the handlers.
typealias Descriptor = DescriptorRecord

/// A closure's block: count, type of the captures, code, captures.
enum Closure {
  @inline(__always) static var code: Int { 2 }
  @inline(__always) static var captures: Int { 3 }
}

/// An array's storage: count of references, type, count, capacity, elements.
enum Buffer {
  @inline(__always) static var count: Int { 2 }
  @inline(__always) static var capacity: Int { 3 }
  @inline(__always) static var elements: Int { 4 }
}

/// What weak and unowned references refer to: count of references, nothing, the object or 0, the object's address.
enum SideBlock {
  @inline(__always) static var object: Int { 2 }
  @inline(__always) static var formerObject: Int { 3 }
  @inline(__always) static var bytes: Int { 32 }
}

// The first word of a block holds the count of references in its low half and marks in its high half, so that counting is
// an instruction on 32 bits that sets the processor's zero flag.

/// The count of a block's references.
@inline(__always) func counter(_ block: Int) -> UnsafeMutablePointer<UInt32> {
  UnsafeMutableRawPointer(slots(at: block)).assumingMemoryBound(to: UInt32.self)
}

/// A count that no program reaches: blocks that belong to code or to a type.
@inline(__always) var immortalCount: Int { 1 << 30 }

/// A block's mark that there are weak or unowned references to it.
@inline(__always) var hasSideBlockMark: UInt32 { 1 }

/// Adds a reference.
@inline(__always) func retain(_ block: Int) { counter(block)[0] &+= 1 }

/// Drops a reference; true when it was the last.
@inline(__always) func dropReference(_ block: Int) -> Bool {
  let place = counter(block)
  let count = place[0] &- 1
  place[0] = count
  return count == 0
}

/// Whether there is one reference only.
@inline(__always) func isUnique(_ block: Frame) -> Bool {
  UnsafeRawPointer(block).assumingMemoryBound(to: UInt32.self)[0] == 1
}

/// Whether there is one reference only.
@inline(__always) func isUnique(_ block: Int) -> Bool { isUnique(slots(at: block)) }

/// How many references there are.
@inline(__always) func referenceCount(_ block: Frame) -> UInt32 { counter(address(block))[0] }

/// How many slots a value of a layout takes.
@inline(__always) func layoutSlots(_ layout: Int) -> Int { slots(at: layout)[0] }

/// The layout of a value of a type; of a class, that is a reference.
@inline(__always) func layoutAddress(ofType type: Int) -> Int {
  let record = slots(at: type)
  return _fastPath(record[Descriptor.kind] != TypeKind.classCode)
    ? record[Descriptor.layout] : referenceLayoutAddress()
}

/// The record of `ValueLayout.reference`.
@inline(never) func referenceLayoutAddress() -> Int { ValueLayout.reference.recordAddress }

/// The type whose record is at an address.
@inline(never) func describedType(_ address: Int) -> TypeDescriptor { TypeDescriptor.at(address) }

/// Whether a class is another one or inherits from it.
@inline(__always) func inherits(_ type: Int, from base: Int) -> Bool {
  var type = type
  while type != 0 {
    if type == base { return true }
    type = slots(at: type)[Descriptor.superclass]
  }
  return false
}
