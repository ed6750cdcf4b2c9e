import Basics

/// One change to a file's text: sugar replaced by what it stands for.
public struct SourceEdit {
  /// The passes that want the edit, for `--passes`.
  public internal(set) var passes: Set<ExpansionPass>
  /// What is replaced; empty for an insertion.
  public let range: SourceRange
  /// What stands there instead.
  public let replacement: GeneratedText
  /// The declaration the edit belongs to, as `--only` names it: `Child.value`.
  public let declaration: String

  /// Whether the edit is one of a declaration, or of something in it.
  func belongs(to name: String) -> Bool { declaration == name || declaration.hasPrefix(name + ".") }
}

/// The expansions, in the order in which they are described.
public enum ExpansionPass: String, CaseIterable {
  /// Property wrappers: members, variables, parameters, arguments.
  case wrappers
  /// `@Observable`.
  case observation
  /// The bodies of result builders; shown on request only.
  case builders
}
