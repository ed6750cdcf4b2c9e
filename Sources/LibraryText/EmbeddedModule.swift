/// A module of the library as it lies in the binary. The plugin `EmbedLibrary` generates its contents.
public struct EmbeddedModule {
  /// One file of a module.
  public struct File {
    /// `MODULE/FILE.swiftlet`, as diagnostics name it.
    public let name: StaticString
    /// The text, with a zero byte behind it as behind every literal.
    public let text: StaticString
  }

  /// The module's name.
  public let name: String
  /// Its files, in the order of their names.
  public let files: [File]
  /// The index of its top-level declarations, to be read with `IndexText`.
  public let index: StaticString
  /// What the index tells of their members.
  public let members: StaticString
}
