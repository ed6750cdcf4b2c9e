import Foundation
import Testing

/// `Tests/Programs/features.txt` names each feature of the language once, with the programs that show it.
@Suite struct FeatureIndexTests {
  private struct Entry {
    let feature: String
    let programs: [String]
  }

  private static let entries: [Entry] = {
    let text = try? String(contentsOf: Program.root.appending(path: "Tests/Programs/features.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let parts = line.components(separatedBy: ": ")
      let programs = parts.count == 2 ? parts[1].split(separator: " ").map(String.init) : []
      return Entry(feature: parts[0], programs: programs)
    }
  }()

  @Test func namesEachFeatureOnce() {
    let counts = Dictionary(grouping: Self.entries, by: \.feature).mapValues(\.count)
    #expect(!counts.isEmpty)
    #expect(counts.filter { $0.value > 1 }.isEmpty)
  }

  @Test func showsEachFeatureByProgramsThatExist() {
    let known = Set((Program.all(in: "Tests/Programs") + Program.all(in: "samples")).map(\.testDescription))
    for entry in Self.entries {
      #expect(!entry.programs.isEmpty, "no program shows '\(entry.feature)'")
      for program in entry.programs { #expect(known.contains(program), "there is no program '\(program)'") }
    }
  }

  @Test func leavesOutNoProgram() {
    let named = Set(Self.entries.flatMap(\.programs))
    // Programs with mistakes have an index of their messages beside them.
    for program in Program.all(in: "Tests/Programs") where !program.file.path.contains("/Tests/Programs/diagnostics/") {
      #expect(named.contains(program.testDescription), "no feature names '\(program.testDescription)'")
    }
  }
}
