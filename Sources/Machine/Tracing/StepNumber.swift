/// The text of the numbers 1, 2, 3, …: mostly one digit changes from one to the next.
public struct StepNumber {
  private static let most = 20

  private struct State {
    /// Where the text begins.
    var start: UnsafeMutablePointer<UInt8>
    /// Where its last digit is.
    let last: UnsafeMutablePointer<UInt8>
  }

  private let state: UnsafeMutablePointer<State>

  /// Numbers with blanks in front of those that have fewer digits than the width.
  public init(width: Int) {
    let digits = UnsafeMutablePointer<UInt8>.allocate(capacity: StepNumber.most + TextBuffer.slack)
    digits.initialize(repeating: UInt8(ascii: " "), count: StepNumber.most + TextBuffer.slack)
    let last = digits + (StepNumber.most - 1)
    last.pointee = UInt8(ascii: "0")
    state = .allocate(capacity: 1)
    state.initialize(to: State(start: last - (width - 1), last: last))
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
    while place.pointee == UInt8(ascii: "9") {
      place.pointee = UInt8(ascii: "0")
      place -= 1
    }
    place.pointee = place.pointee == UInt8(ascii: " ") ? UInt8(ascii: "1") : place.pointee + 1
    if place < state.pointee.start { state.pointee.start = place }
  }
}
