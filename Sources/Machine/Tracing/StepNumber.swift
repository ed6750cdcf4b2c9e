/// The text of the numbers 1, 2, 3, …: mostly one digit changes from one to the next.
public struct StepNumber {
  private static let most = 20

  private struct State {
    /// Where the text begins.
    var start: UnsafeMutablePointer<UInt8>
    /// Where the number begins behind its prefix.
    var number: UnsafeMutablePointer<UInt8>
    /// Where its last digit is.
    let last: UnsafeMutablePointer<UInt8>
  }

  private let state: UnsafeMutablePointer<State>

  /// Numbers behind a prefix, with blanks in front of those that have fewer digits than the width.
  public init(prefix: String = "", width: Int) {
    let prefix = Array(prefix.utf8)
    let size = prefix.count + StepNumber.most
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: size + TextBuffer.slack)
    text.initialize(repeating: UInt8(ascii: " "), count: size + TextBuffer.slack)
    let last = text + (size - 1)
    last.pointee = UInt8(ascii: "0")
    let number = last - (width - 1)
    let start = number - prefix.count
    for (index, byte) in prefix.enumerated() { start[index] = byte }
    state = .allocate(capacity: 1)
    state.initialize(to: State(start: start, number: number, last: last))
  }

  /// The text of the next number. It lasts until the one after that is asked for.
  @inline(__always) public func next() -> UnsafeBufferPointer<UInt8> {
    let last = state.pointee.last
    if last.pointee < UInt8(ascii: "9") { last.pointee &+= 1 } else { carry() }
    let start = state.pointee.start
    return UnsafeBufferPointer(start: start, count: last - start &+ 1)
  }

  @inline(never) private func carry() {
    var place = state.pointee.last
    while place >= state.pointee.number, place.pointee == UInt8(ascii: "9") {
      place.pointee = UInt8(ascii: "0")
      place -= 1
    }
    if place < state.pointee.number { addDigit() }
    place.pointee = place.pointee == UInt8(ascii: " ") ? UInt8(ascii: "1") : place.pointee + 1
  }

  /// Moves the prefix to make room for another digit.
  private func addDigit() {
    let start = state.pointee.start
    (start - 1).update(from: start, count: state.pointee.number - start)
    state.pointee.start -= 1
    state.pointee.number -= 1
    state.pointee.number.pointee = UInt8(ascii: " ")
  }
}
