@_spi(_Unicode) import Swift

#if canImport(Glibc)
  import Glibc
#endif

/// The high and the low half of a product, mixed.
@inline(__always) private func fold(_ left: UInt, _ right: UInt) -> UInt {
  let product = left.multipliedFullWidth(by: right)
  return product.high ^ product.low
}

/// A number's hash.
@inline(__always) func scramble(_ value: Int, _ context: Context) -> Int {
  Int(bitPattern: fold(UInt(bitPattern: value) ^ context.pointee.hashSeed0, context.pointee.hashSeed1))
}

/// Mixes a word into a state.
@inline(__always) func mix(_ state: Int, _ value: Int, _ context: Context) -> Int {
  Int(
    bitPattern: fold(
      UInt(bitPattern: state &+ value) ^ context.pointee.hashSeed0,
      context.pointee.hashSeed1 ^ UInt(bitPattern: value)))
    &+ state
}

/// An inline string's hash: one multiplication. Marks do not count, so that texts hash alike in whatever form.
@inline(__always) func hashWords(_ first: Int, _ second: Int, _ context: Context) -> Int {
  Int(
    bitPattern: fold(
      UInt(bitPattern: first) ^ context.pointee.hashSeed0,
      UInt(bitPattern: second & ~StringForm.textMarks) ^ context.pointee.hashSeed1))
}

/// A string's hash, equal for equivalent strings.
@inline(never) func hashString(_ text: Frame, _ context: Context) -> Int {
  if text[1] < 0 { return hashWords(text[0], text[1], context) }
  let block = slots(at: text[0])
  if block[StringBlock.hash] != 0 { return block[StringBlock.hash] }
  let hash = hashText(Text(text), context)
  block[StringBlock.hash] = hash
  return hash
}

/// A range's hash, that of the string it would make.
@inline(never) func hashRange(_ range: Frame, _ context: Context) -> Int {
  hashText(Text(range: range), context)
}

/// A character's hash, that of the string it would make.
@inline(never) func hashCharacter(_ character: Int, _ context: Context) -> Int {
  withText(ofCharacter: character) { hashText($0, context) }
}

private func hashText(_ text: Text, _ context: Context) -> Int {
  if text.isPlain { return hashBytes(text.bytes, text.count, context) }
  // The bytes of the normal form.
  let string = String(decoding: UnsafeBufferPointer(start: text.bytes, count: text.count), as: UTF8.self)
  var normal: [UInt8] = []
  normal.reserveCapacity(text.count + 16)
  for scalar in string._nfc { normal += UTF8.encode(scalar).unsafelyUnwrapped }
  return normal.withUnsafeBufferPointer { hashBytes($0.baseAddress ?? text.bytes, $0.count, context) }
}

private func hashBytes(_ bytes: UnsafePointer<UInt8>, _ count: Int, _ context: Context) -> Int {
  if count <= StringForm.inlineBytes {
    // As if inline, since an equal text may be.
    var words = (0, 0)
    copyBytes(bytes, count, into: &words)
    return hashWords(words.0, words.1 | StringForm.inlineMark | count << StringForm.countShift, context)
  }
  let raw = UnsafeRawPointer(bytes)
  var hash = context.pointee.hashSeed0 ^ UInt(bitPattern: count)
  var index = 0
  while index + 16 < count {
    hash = fold(
      hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt.self),
      context.pointee.hashSeed1 ^ raw.loadUnaligned(fromByteOffset: index + 8, as: UInt.self))
    index += 16
  }
  hash = fold(
    hash ^ raw.loadUnaligned(fromByteOffset: count - 16, as: UInt.self),
    context.pointee.hashSeed1 ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt.self))
  // Zero means that there is no hash yet.
  return Int(bitPattern: hash | 1)
}
