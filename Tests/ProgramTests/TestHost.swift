import Basics
import Dispatch

/// A host that keeps what a program prints and feeds it prepared input.
final class TestHost: Basics.Host {
  /// What went to standard output.
  private(set) var output: [UInt8] = []
  /// What went to standard error.
  private(set) var errors: [UInt8] = []
  let arguments: [String]
  private var input: [UInt8].SubSequence

  init(arguments: [String] = ["main"], input: String = "") {
    self.arguments = arguments
    self.input = Array(input.utf8)[...]
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>, toErrorStream: Bool) {
    if toErrorStream { errors += bytes } else { output += bytes }
  }

  func readLine() -> [UInt8]? {
    guard !input.isEmpty else { return nil }
    let end = input.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? input.endIndex
    defer { input = input[end...] }
    return Array(input[..<end])
  }

  func nanoseconds() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

  func randomBits() -> UInt64 { .random(in: 0 ... .max) }
}
