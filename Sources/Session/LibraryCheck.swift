import Basics
import Semantics

/// A check of a library module as a whole, which no program asks for.
public enum LibraryCheck {
  /// What the checker has to say about a module, bodies included; nil where the library has none with this name.
  public static func diagnostics(
    ofModule name: String, in library: any LibrarySource = EmbeddedLibrary()
  ) -> [Diagnostic]? {
    let found = DiagnosticBag()
    let program = Program(library: library, diagnostics: found)
    return program.checkModule(named: name) ? found.diagnostics : nil
  }
}
