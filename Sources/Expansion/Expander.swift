import Basics
import Semantics
import Syntax

/// Writes the sugar of a checked file out: one walk over the tree, which collects text edits.
public final class Expander {
  let program: Program
  let checked: CheckedFile
  let file: SourceFile
  var edits: [SourceEdit] = []
  /// The blanks of one level of indentation, as the file has them.
  let indentation: String
  /// `dollarX` for each `$x`.
  let projectionNames: ProjectionNames
  /// The assignments that make a wrapper rather than calling the setter, found in the typed tree.
  let initializingAssignments: InitializingAssignments

  /// Prepares the expansion of a file.
  public init(_ checked: CheckedFile, program: Program) {
    self.program = program
    self.checked = checked
    file = checked.syntax.file
    indentation = Layout.indentation(of: file)
    projectionNames = ProjectionNames(file, taken: Expander.namesBesideProjections(in: checked.syntax))
    initializingAssignments = InitializingAssignments(checked)
  }

  /// The names `dollarX` that the types of wrapped variables already declare: only there they would clash.
  private static func namesBesideProjections(in file: SourceFileSyntax) -> Set<String> {
    var taken: Set<String> = []
    func search(_ node: Node) {
      if let declaration = node as? NominalDeclaration,
        let nominal = declaration.declaredSymbols.first as? NominalSymbol
      {
        let names = Set(nominal.memberOrder.map(\.name))
        for case let variable as VariableSymbol in nominal.memberOrder where variable.appliedWrapper != nil {
          let name = ProjectionNames.plainName(for: variable.name)
          if names.contains(name) { taken.insert(name) }
        }
      }
      node.forEachChild { _, child in search(child) }
    }
    search(file)
    return taken
  }

  /// The edited file; nil where there is no sugar in it.
  public func expand() -> EditedSource? {
    edits = []
    visit(checked.syntax)
    renameProjections()
    if edits.isEmpty { return nil }
    return EditedSource(file, edits: edits)
  }

  func edit(_ range: SourceRange, _ replacement: String, _ declaration: String, because reason: String) {
    edits.append(
      SourceEdit(
        pass: .wrappers, range: range, replacement: replacement, declaration: declaration, reason: reason))
  }

  private func visit(_ node: Node) {
    switch node {
    case let declaration as StructDeclaration: expandMembers(of: declaration)
    case let declaration as ClassDeclaration: expandMembers(of: declaration)
    case let declaration as EnumDeclaration: expandMembers(of: declaration)
    case let statement as DeclarationStatement where statement.declaration.kind == .variable:
      expandLocal(statement.declaration.as())
    case let assignment as SequenceExpression: expandAssignment(assignment)
    default: break
    }
    node.forEachChild { _, child in visit(child) }
  }
}

/// How generated lines are laid out.
enum Layout {
  /// The blanks that the first indented line begins with.
  static func indentation(of file: SourceFile) -> String {
    for number in 1...max(1, file.lineCount) {
      let line = file.line(number)
      let blanks = line.prefix { $0 == " " || $0 == "\t" }
      if !blanks.isEmpty, blanks.count < line.count { return blanks.first == "\t" ? "\t" : String(blanks) }
    }
    return "    "
  }

  /// The blanks at the start of the line that a place is on.
  static func margin(at location: SourceLocation) -> String {
    String(location.file.line(location.line).prefix { $0 == " " || $0 == "\t" })
  }
}
