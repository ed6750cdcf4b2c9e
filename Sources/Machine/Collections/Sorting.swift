// Elements whose order the machine knows are sorted by it: comparing two of them takes less than an instruction.

/// What elements to be sorted are, as `buffer.sort` says it.
enum SortedElements {
  @inline(__always) static var signed: Int { 0 }
  @inline(__always) static var unsigned: Int { 1 }
  @inline(__always) static var float64: Int { 2 }
  @inline(__always) static var string: Int { 3 }
}

/// Sorts the elements of the buffer at a place, which is made unique first; equal ones keep their order.
@inline(never) func sortElements(_ place: Frame, kind: Int, _ context: Context) {
  if slots(at: place[0])[Buffer.count] < 2 { return }
  if !isUnique(place[0]) { makeBufferUnique(place, context) }
  let buffer = slots(at: place[0])
  switch kind {
  case SortedElements.signed: sort(buffer) { (left: Int, right: Int) in left < right }
  case SortedElements.unsigned: sort(buffer) { (left: UInt, right: UInt) in left < right }
  case SortedElements.float64: sort(buffer) { (left: Double, right: Double) in left < right }
  default: sort(buffer) { (left: StringWords, right: StringWords) in left.precedes(right) }
  }
}

@inline(__always) private func sort<Element>(_ buffer: Frame, _ precedes: (Element, Element) -> Bool) {
  let start = UnsafeMutableRawPointer(buffer + Buffer.elements).assumingMemoryBound(to: Element.self)
  var elements = UnsafeMutableBufferPointer(start: start, count: buffer[Buffer.count])
  elements.sort(by: precedes)
}

/// The two slots of a string that is being sorted. Moving them about needs no counting.
private struct StringWords {
  let first: Int
  let second: Int

  func precedes(_ other: StringWords) -> Bool {
    var pair = (self, other)
    return withUnsafeMutableBytes(of: &pair) {
      let words = $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Int.self)
      return areDecidedByWords(words, words + 2) ? inlineLess(words, words + 2) : lessString(words, words + 2)
    }
  }
}
