import Bytecode

#if canImport(Glibc)
  import Glibc
#endif

/// How many slots an element of a buffer takes.
@inline(__always) func elementSlots(_ buffer: Frame) -> Int {
  layoutSlots(slots(at: buffer[1])[Descriptor.layout])
}

/// The layout of a buffer's elements.
@inline(__always) func elementLayout(_ buffer: Frame) -> Int { slots(at: buffer[1])[Descriptor.layout] }

/// Whether a layout has parts.
@inline(__always) func hasParts(_ layout: Int) -> Bool { slots(at: layout)[1] != 0 }

private func bufferBytes(capacity: Int, stride: Int) -> Int { 32 + capacity * stride * 8 }

/// The most elements that a buffer may have.
private let largestCapacity = 1 << 40

/// A buffer with room for elements; 0 when there is no memory.
@inline(never) func allocateBuffer(type: Int, capacity: Int, _ context: Context) -> Int {
  let stride = layoutSlots(slots(at: type)[Descriptor.layout])
  let capacity = max(capacity, stride == 0 ? capacity : 2)
  if capacity < 0 || capacity > largestCapacity { return 0 }
  let block = allocateIfThereIsRoom(bytes: bufferBytes(capacity: capacity, stride: stride), context)
  if block == 0 { return 0 }
  let words = slots(at: block)
  words[0] = 1
  words[1] = type
  words[Buffer.count] = 0
  words[Buffer.capacity] = capacity
  return block
}

private func freeBuffer(_ buffer: Frame, _ context: Context) {
  free(
    address(buffer), bytes: bufferBytes(capacity: buffer[Buffer.capacity], stride: elementSlots(buffer)),
    context)
}

/// Retains the parts of elements, one behind the other.
private func retainElements(_ start: Frame, count: Int, layout: Int) {
  if !hasParts(layout) { return }
  let stride = layoutSlots(layout)
  for index in 0..<count { retainParts(of: start + index * stride, layout: layout) }
}

/// A new buffer with copies of elements.
@inline(never)
func copyBuffer(_ buffer: Int, from start: Int, to end: Int, capacity: Int, _ context: Context) -> Int {
  let source = slots(at: buffer)
  let count = max(0, end - start)
  let copy = allocateBuffer(type: source[1], capacity: max(capacity, count), context)
  if copy == 0 { return 0 }
  let target = slots(at: copy)
  let stride = elementSlots(source)
  memcpy(target + Buffer.elements, source + Buffer.elements + start * stride, count * stride * 8)
  target[Buffer.count] = count
  retainElements(target + Buffer.elements, count: count, layout: elementLayout(source))
  return copy
}

/// Puts a copy in the place of a shared buffer.
@inline(never) func makeBufferUnique(_ place: Frame, _ context: Context) {
  let old = slots(at: place[0])
  let copy = copyBuffer(place[0], from: 0, to: old[Buffer.count], capacity: old[Buffer.capacity], context)
  if copy == 0 { endWithoutMemory(context) }
  place[0] = copy
  // The other references keep the old buffer alive.
  _ = dropReference(address(old))
}

/// Makes a buffer unique, with room for more elements; false when there is no memory.
@inline(never) func growBuffer(_ place: Frame, by extra: Int, _ context: Context) -> Bool {
  let old = slots(at: place[0])
  let count = old[Buffer.count]
  let needed = count + max(0, extra)
  let unique = isUnique(old)
  if unique && needed <= old[Buffer.capacity] { return true }
  let capacity = needed <= old[Buffer.capacity] ? old[Buffer.capacity] : max(needed, 2 * old[Buffer.capacity])
  if !unique {
    let copy = copyBuffer(place[0], from: 0, to: count, capacity: capacity, context)
    if copy == 0 { return false }
    _ = dropReference(place[0])
    place[0] = copy
    return true
  }
  let new = allocateBuffer(type: old[1], capacity: capacity, context)
  if new == 0 { return false }
  memcpy(slots(at: new) + Buffer.elements, old + Buffer.elements, count * elementSlots(old) * 8)
  slots(at: new)[Buffer.count] = count
  freeBuffer(old, context)
  place[0] = new
  return true
}

/// Swaps the contents of slots.
@inline(__always) func swapSlots(_ left: Frame, _ right: Frame, _ count: Int) {
  var index = 0
  while index < count {
    (left[index], right[index]) = (right[index], left[index])
    index &+= 1
  }
}

/// Moves elements within a buffer.
@inline(never) func moveElements(of buffer: Int, from: Int, to: Int, count: Int) {
  let words = slots(at: buffer)
  let stride = elementSlots(words)
  memmove(
    words + Buffer.elements + to * stride, words + Buffer.elements + from * stride, max(0, count) * stride * 8
  )
}

/// Appends copies of another buffer's elements; false when there is no memory.
@inline(never)
func appendElements(to place: Frame, from source: Int, start: Int, end: Int, _ context: Context) -> Bool {
  let added = max(0, end - start)
  if added == 0 { return true }
  // The source may be the same buffer, which growing moves.
  let isSame = source == place[0]
  if !growBuffer(place, by: added, context) { return false }
  let source = isSame ? place[0] : source
  let target = slots(at: place[0])
  let stride = elementSlots(target)
  let first = target + Buffer.elements + target[Buffer.count] * stride
  memcpy(first, slots(at: source) + Buffer.elements + start * stride, added * stride * 8)
  retainElements(first, count: added, layout: elementLayout(target))
  target[Buffer.count] += added
  return true
}

/// Puts elements down for destruction.
@inline(never) func destroyElements(of buffer: Int, from start: Int, to end: Int, _ context: Context) {
  let words = slots(at: buffer)
  let layout = elementLayout(words)
  if !hasParts(layout) { return }
  let stride = layoutSlots(layout)
  var index = end
  while index > start {
    index -= 1
    putDown(words + Buffer.elements + index * stride, layout: layout, context)
  }
}

/// Appends copies of a value to a buffer that has room.
@inline(never) func repeatElement(buffer: Int, value: Frame, count: Int) {
  let words = slots(at: buffer)
  let layout = elementLayout(words)
  let stride = layoutSlots(layout)
  var place = words + Buffer.elements + words[Buffer.count] * stride
  for _ in 0..<max(0, count) {
    moveSlots(place, value, stride)
    if hasParts(layout) { retainParts(of: place, layout: layout) }
    place += stride
  }
  words[Buffer.count] += max(0, count)
}

/// Puts the next element of a buffer without references down, or frees it behind the last one. The first word counts.
func destroyNextElement(of buffer: Int, _ context: Context) {
  let words = slots(at: buffer)
  let layout = elementLayout(words)
  var index = words[0]
  if hasParts(layout), slots(at: layout)[1] == 1 { index = dropOnlyParts(of: words, from: index, layout, context) }
  if index < words[Buffer.count] && hasParts(layout) {
    words[0] = index + 1
    context.pointee.destruction.push(.buffer, buffer)
    putDown(words + Buffer.elements + index * layoutSlots(layout), layout: layout, context)
  } else {
    freeBuffer(words, context)
  }
}

/// Drops the references of elements that have one part each, up to the first whose end may do more than give back memory.
private func dropOnlyParts(of buffer: Frame, from start: Int, _ layout: Int, _ context: Context) -> Int {
  let (code, slot, _) = part(slots(at: layout), 0)
  let count = buffer[Buffer.count]
  let stride = layoutSlots(layout)
  var index = start
  var element = buffer + (Buffer.elements + index * stride + slot)
  if code == LayoutRecord.PartCode.string.rawValue {
    while index < count {
      if element[1] > 0, dropReference(element[0]) { freeStringBlock(element[0], context) }
      element += stride
      index += 1
    }
  } else if code == LayoutRecord.PartCode.reference.rawValue {
    while index < count {
      if element[0] != 0 {
        if counter(element[0])[0] == 1 { return index }
        counter(element[0])[0] &-= 1
      }
      element += stride
      index += 1
    }
  }
  return index
}
