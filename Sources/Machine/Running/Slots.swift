import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

/// The slots at an address.
@inline(__always) func slots(at address: Int) -> Frame { Frame(bitPattern: address).unsafelyUnwrapped }

/// An address as a slot.
@inline(__always) func address(_ slots: Frame) -> Int { Int(bitPattern: slots) }

/// The code at an address.
@inline(__always) func cells(at address: Int) -> PC { PC(bitPattern: address).unsafelyUnwrapped }

/// How many slots a function's frame has: the word before its code.
@inline(__always) func frameSlots(of code: PC) -> Int { Int(bitPattern: (code - 1).pointee.word) }

/// The first address above everything in use, for an instruction whose operand says where its frame ends. A coroutine's
/// frame is elsewhere, so it was told.
@inline(__always) func stackTop(_ frame: Frame, _ operand: UInt16) -> Frame {
  operand == UInt16.max ? slots(at: frame[-4]) : frame + Int(operand)
}

extension Frame {
  /// How many words below a frame belong to the call.
  @inline(__always) static var linkage: Int { 3 }
}

/// A slot as a Double.
@inline(__always) func float64(_ slot: Int) -> Double { Double(bitPattern: UInt64(bitPattern: Int64(slot))) }

/// A slot as a Float.
@inline(__always) func float32(_ slot: Int) -> Float { Float(bitPattern: UInt32(truncatingIfNeeded: slot)) }

/// A Double as a slot.
@inline(__always) func slot(_ value: Double) -> Int { Int(Int64(bitPattern: value.bitPattern)) }

/// A Float as a slot.
@inline(__always) func slot(_ value: Float) -> Int { Int(value.bitPattern) }

/// Copies slots, which may overlap.
@inline(__always) func moveSlots(_ target: Frame, _ source: UnsafePointer<Int>, _ count: Int) {
  if _fastPath(count <= 4) {
    // Few slots are all read before any is written.
    switch count {
    case 0: return
    case 1: target[0] = source[0]
    case 2:
      let (a, b) = (source[0], source[1])
      target[0] = a
      target[1] = b
    case 3:
      let (a, b, c) = (source[0], source[1], source[2])
      target[0] = a
      target[1] = b
      target[2] = c
    default:
      let (a, b, c, d) = (source[0], source[1], source[2], source[3])
      target[0] = a
      target[1] = b
      target[2] = c
      target[3] = d
    }
  } else {
    memmove(target, source, count &* 8)
  }
}

/// Copies slots, which may overlap.
@inline(__always) func moveSlots(_ target: Frame, _ source: Frame, _ count: Int) {
  moveSlots(target, UnsafePointer(source), count)
}

/// Sets slots to zero.
@inline(__always) func clearSlots(_ target: Frame, _ count: Int) {
  var index = 0
  while index < count {
    target[index] = 0
    index &+= 1
  }
}

/// Overwrites slots whose value was released, in the build that looks for mistakes, so that another use of them is found.
@inline(__always) func forget(_ target: Frame, _ count: Int) {
  #if SANDBOX_ASAN
    for index in 0..<count { target[index] = 0x5EED_DEAD_DEAD_DEAD }
  #endif
}

/// Whether slots are equal, bit by bit.
@inline(__always) func equalSlots(_ left: Frame, _ right: Frame, _ count: Int) -> Bool {
  var index = 0
  while index < count {
    if left[index] != right[index] { return false }
    index &+= 1
  }
  return true
}
