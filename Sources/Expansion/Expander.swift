import Basics
import Semantics
import Syntax

/// Writes the sugar of a checked file out: one walk over the tree, which collects text edits.
///
/// What the sugar stands for has been decided by the checker; here it is only written down, rule by rule (README.md).
public final class Expander {
  let program: Program
  let checked: CheckedFile
  let file: SourceFile
  let names: FileNames
  let uses: SugarUses
  let layout: Layout
  private let passes: Set<ExpansionPass>
  private let soundness: Soundness
  private var edits: [SourceEdit] = []
  /// The bodies of types that have been put on several lines.
  var brokenBlocks: Set<ObjectIdentifier> = []
  /// The builders' bodies that have been written out, by their offsets.
  var builtBlocks: Set<Int> = []
  /// The wrapped variables of the file, by name.
  lazy var wrappedVariables = collectWrappedVariables()
  /// The names of the declarations around the place of the walk.
  private var path: [String] = []

  /// Prepares the expansion of a file.
  ///
  /// Where the file has errors, the declarations that they are in are left as they are.
  public init(
    _ checked: CheckedFile, program: Program, passes: Set<ExpansionPass> = [.wrappers, .observation],
    errors: [SourceLocation] = []
  ) {
    self.program = program
    self.checked = checked
    self.passes = passes
    soundness = Soundness(of: checked.syntax, errors: errors)
    file = checked.syntax.file
    layout = Layout(of: file)
    names = FileNames(file)
    uses = SugarUses(checked, program: program)
  }

  /// The edited file; nil where there is no sugar in it. `only` are the declarations to write out, by their names: one of a
  /// type has all in it written out.
  public func expand(only: [String]? = nil) -> EditedSource? {
    edits = []
    brokenBlocks = []
    builtBlocks = []
    visit(checked.syntax)
    renameProjections()
    let chosen = edits.filter { edit in
      passes.contains(edit.pass) && soundness.isSound(edit.range)
        && (only.map { $0.contains { edit.declaration == $0 || edit.declaration.hasPrefix($0 + ".") } } ?? true)
    }
    return chosen.isEmpty ? nil : EditedSource(file, edits: chosen)
  }

  /// The declarations with sugar that were left as they are, since they have errors.
  public var leftOut: [(name: String, place: SourceLocation)] {
    soundness.broken.compactMap { broken in
      edits.contains { broken.range.contains($0.range) } ? (broken.name, broken.range.location) : nil
    }
  }

  /// Notes an edit, for the declaration `name` inside of those around.
  func edit(
    _ range: SourceRange, _ replacement: GeneratedText, of name: String, pass: ExpansionPass = .wrappers
  ) {
    let declaration = (path + [name]).joined(separator: ".")
    edits.append(SourceEdit(pass: pass, range: range, replacement: replacement, declaration: declaration))
  }

  /// Notes an edit of the declaration around the place of the walk.
  func edit(_ range: SourceRange, _ replacement: GeneratedText, pass: ExpansionPass) {
    edits.append(
      SourceEdit(pass: pass, range: range, replacement: replacement, declaration: path.joined(separator: ".")))
  }

  /// Notes an edit that belongs to a variable, wherever it is used.
  func edit(
    _ range: SourceRange, _ replacement: GeneratedText, for variable: VariableSymbol, pass: ExpansionPass = .wrappers
  ) {
    // What is left as it is keeps its names.
    if let name = variable.nameRange, name.file === file, !soundness.isSound(name) { return }
    var path = [variable.name]
    var symbol = variable.parent
    while let current = symbol, !(current is ModuleSymbol) {
      if let owner = current as? ExtensionSymbol {
        path.append(owner.extended.name)
      } else if current.name != "closure" {
        path.append(current.name)
      }
      symbol = current.parent
    }
    edits.append(
      SourceEdit(
        pass: pass, range: range, replacement: replacement, declaration: path.reversed().joined(separator: ".")))
  }

  private func visit(_ node: Node) {
    var isInside = false
    switch node {
    case let declaration as NominalDeclaration:
      path.append(declaration.name.text)
      isInside = true
      expandObservation(of: declaration)
      expandMembers(of: declaration)
    case let declaration as ExtensionDeclaration:
      path.append(declaration.extendedType.text)
      isInside = true
      expandMembers(declaration.members, of: nil)
    case let declaration as FunctionDeclaration:
      path.append(declaration.name.text)
      isInside = true
      expandParameters(of: declaration, declaration.signature, declaration.body)
    case let declaration as InitializerDeclaration:
      path.append("init")
      isInside = true
      expandParameters(of: declaration, declaration.signature, declaration.body)
    case let statement as DeclarationStatement where statement.declaration.kind == .variable:
      expandLocal(statement.declaration.as())
    case let closure as ClosureExpression:
      expandParameters(of: closure)
      expandBuilt(closure.body, inside: closure.signature?.inKeyword ?? closure.leftBrace, closure.rightBrace)
    case let block as CodeBlock: expandBuilt(block, inside: block.leftBrace, block.rightBrace)
    case let assignment as SequenceExpression: expandAssignment(assignment)
    case let call as CallExpression: expandArguments(of: call)
    case let name as IdentifierExpression: expandReference(name, name.argumentLabels)
    case let member as MemberExpression: expandReference(member, member.argumentLabels)
    default: break
    }
    node.forEachChild { _, child in visit(child) }
    if isInside { path.removeLast() }
  }

  /// `$x` becomes `dollarX` wherever it is written.
  private func renameProjections() {
    for (name, range) in names.identifiers where FileNames.isProjection(name) {
      let plain = String(name.dropFirst())
      if let variable = uses.projections[range.start] {
        edit(range, GeneratedText(projectionName(of: variable)), for: variable)
      } else {
        edit(range, GeneratedText(projectionName(of: plain)), of: plain)
      }
    }
  }
}
