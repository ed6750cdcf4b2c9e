import Foundation
import Testing

/// A program on disk, with what the real compiler made of it in files beside it:
///
///     NAME.out    what it prints
///     NAME.trap   a line of what a stopped program says
///     NAME.exit   its exit status, where that is neither 0 nor a trap's
///     NAME.diag   LINE:COLUMN: SEVERITY: MESSAGE, one a line; such a program is only checked
///     NAME.input  its standard input
///     NAME.events events for its app or last view, which is then drawn
struct Program: CustomTestStringConvertible, Sendable {
  /// The program's text.
  let file: URL

  /// The folder and the claim the name makes, as in `control/defer-runs-in-reverse`.
  var testDescription: String {
    file.deletingLastPathComponent().lastPathComponent + "/" + file.deletingPathExtension().lastPathComponent
  }

  /// The programs that are known not to run as they should yet, by `testDescription`.
  static let pending: Set<String> = {
    let list = root.appending(path: "Tests/Programs/pending.txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return Set(text.split(separator: "\n").map(String.init))
  }()

  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All programs under a folder of the package, sorted by name.
  static func all(in folder: String) -> [Program] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "swiftlet" }
      .sorted { $0.path < $1.path }
      .map(Program.init(file:))
  }

  /// The text of the file beside the program with another extension; nil where there is none.
  func companion(_ fileExtension: String) -> String? {
    try? String(contentsOf: url(of: fileExtension), encoding: .utf8)
  }

  /// Where that file is, or would be.
  func url(of fileExtension: String) -> URL {
    file.deletingPathExtension().appendingPathExtension(fileExtension)
  }
}

extension Program {
  /// Whether this run writes down anew what the real compiler does: `RECORD_PROGRAMS=1`, or a part of a name.
  var isToBeRecorded: Bool {
    guard let wish = ProcessInfo.processInfo.environment["RECORD_PROGRAMS"], !wish.isEmpty else {
      return false
    }
    return wish == "1" || testDescription.contains(wish)
  }
}
