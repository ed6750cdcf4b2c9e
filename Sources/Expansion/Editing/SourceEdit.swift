import Basics

/// One change to a file's text: sugar replaced by what it stands for.
public struct SourceEdit {
  /// The pass that made the edit, for `--passes`.
  public let pass: ExpansionPass
  /// What is replaced; empty for an insertion.
  public let range: SourceRange
  /// What stands there instead.
  public let replacement: GeneratedText
  /// The declaration the edit belongs to, as `--only` names it: `Child.value`.
  public let declaration: String
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
