import Synchronization

/// An interned identifier: comparing and hashing look at one word, whatever the length of its text.
///
/// Entries are never released. Making a name takes a lock, reading one does not.
public struct Name: Hashable {
  /// Where the word is stored; equal names have the same entry.
  @usableFromInline let entry: UnsafePointer<NameEntry>

  /// Interns a string.
  public init(_ text: String) {
    var text = text
    self = text.withUTF8 { Name($0) }
  }

  /// Interns UTF-8 bytes.
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {
    entry = nameTable.withLock { $0.intern(bytes, tag: 0) }
  }

  /// Interns a word and marks it with a number that `tag` gives back: the lexer's keywords.
  public init(word: String, tag: UInt8) {
    var word = word
    entry = word.withUTF8 { bytes in nameTable.withLock { $0.intern(bytes, tag: tag) } }
  }

  /// The identifier's text.
  public var text: String { entry.pointee.text }

  /// The mark given to the word when it was interned, or zero.
  @inlinable
  public var tag: UInt8 { entry.pointee.tag }

  /// Whether the text is `$` and more.
  public var startsWithDollar: Bool { entry.pointee.count > 1 && entry.pointee.bytes[0] == UInt8(ascii: "$") }

  /// Whether the text is empty, as of a name that is missing in the source.
  public var isEmpty: Bool { entry.pointee.count == 0 }

  /// Compares the words' addresses.
  @inlinable @_disfavoredOverload
  public static func == (left: Name, right: Name) -> Bool { left.entry == right.entry }

  /// Hashes the word's address.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(entry) }
}

extension Name: ExpressibleByStringLiteral, CustomStringConvertible, Comparable {
  /// Interns a literal.
  public init(stringLiteral text: StaticString) {
    self.init(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The identifier's text.
  public var description: String { text }

  /// Orders names by their text.
  public static func < (left: Name, right: Name) -> Bool { left.text < right.text }
}

// A literal to compare with need not be interned: the parser asks `word == "async"` at nearly every token.
extension Name {
  /// Whether the text is that of a literal.
  @inlinable
  public static func == (name: Name, text: StaticString) -> Bool {
    let (count, bytes) = (name.entry.pointee.count, name.entry.pointee.bytes)
    if count != text.utf8CodeUnitCount { return false }
    for index in 0..<count where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether the text is another than that of a literal.
  @inlinable
  public static func != (name: Name, text: StaticString) -> Bool { !(name == text) }

  /// Lets `case "async":` compare without interning.
  @inlinable
  public static func ~= (text: StaticString, name: Name) -> Bool { name == text }

  /// The name without text, as of what has none.
  public static let empty: Name = ""
}

/// What is stored once for each interned identifier.
@usableFromInline
struct NameEntry {
  let text: String
  /// The text as UTF-8.
  @usableFromInline let bytes: UnsafePointer<UInt8>
  @usableFromInline let count: Int
  @usableFromInline let hash: UInt
  @usableFromInline var tag: UInt8
}

/// The open-addressing table of all identifiers.
private struct NameTable {
  private var slots: UnsafeMutablePointer<UnsafeMutablePointer<NameEntry>?>
  private var capacity: Int
  private var count = 0

  /// Makes an empty table.
  init() {
    capacity = 4096
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
  }

  /// The entry of a text, made when it is first met.
  mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, tag: UInt8) -> UnsafePointer<NameEntry> {
    // FNV-1a: identifiers are short, and names are never an attacker's hash-table keys that matter.
    var hash: UInt = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt(byte)) &* 0x100_0000_01b3 }
    hash ^= hash >> 29
    var index = Int(truncatingIfNeeded: hash) & (capacity - 1)
    while let entry = slots[index] {
      if entry.pointee.hash == hash, entry.pointee.count == bytes.count, entry.holds(bytes) {
        if tag != 0 { entry.pointee.tag = tag }
        return UnsafePointer(entry)
      }
      index = (index + 1) & (capacity - 1)
    }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    for index in 0..<bytes.count { copy[index] = bytes[index] }
    copy[bytes.count] = 0
    let entry = UnsafeMutablePointer<NameEntry>.allocate(capacity: 1)
    entry.initialize(
      to: NameEntry(
        text: String(decoding: bytes, as: UTF8.self), bytes: copy, count: bytes.count, hash: hash, tag: tag))
    slots[index] = entry
    count += 1
    if count * 2 > capacity { grow() }
    return UnsafePointer(entry)
  }

  private mutating func grow() {
    let old = UnsafeMutableBufferPointer(start: slots, count: capacity)
    capacity *= 2
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: nil, count: capacity)
    for case let entry? in old {
      var index = Int(truncatingIfNeeded: entry.pointee.hash) & (capacity - 1)
      while slots[index] != nil { index = (index + 1) & (capacity - 1) }
      slots[index] = entry
    }
    old.deallocate()
  }
}

extension UnsafeMutablePointer<NameEntry> {
  fileprivate func holds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let own = pointee.bytes
    for index in 0..<bytes.count where own[index] != bytes[index] { return false }
    return true
  }
}

/// Guarded because tests parse on several threads at once.
private let nameTable = Mutex(NameTable())
