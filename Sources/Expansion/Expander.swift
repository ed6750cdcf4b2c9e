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
  let declarations: DeclarationNames
  let passes: Set<ExpansionPass>
  private let soundness: Soundness
  var edits: [SourceEdit] = []
  /// The bodies of types that have been put on several lines, with the edits that do it.
  var brokenBlocks: [ObjectIdentifier: Range<Int>] = [:]
  /// The builders' bodies that have been written out, by their offsets.
  var builtBlocks: Set<Int> = []
  /// The wrapped variables of the file, by name.
  lazy var wrappedVariables = collectWrappedVariables()
  /// The labels `$x` of arguments, which are no projections, by offset.
  var projectedLabels: Set<Int> = []
  /// Declarations of which none can be written out without the others, by name.
  private var coupled: [Set<String>] = []
  /// The declarations that are to be written out, where not all are.
  private var only: [String]?

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
    declarations = DeclarationNames(of: checked.syntax)
    uses = SugarUses(checked, program: program)
  }

  /// The edited file; nil where there is no sugar in it. `only` are the declarations to write out, by their full names
  /// (`DeclarationNames`): one of a type has all in it written out, and what cannot be written out alone has the rest too.
  public func expand(only: [String]? = nil) -> EditedSource? {
    self.only = only
    edits = []
    brokenBlocks = [:]
    builtBlocks = []
    coupled = []
    visit(checked.syntax)
    renameProjections()
    let wanted = only.map(withCoupled)
    let chosen = edits.filter { edit in
      !passes.isDisjoint(with: edit.passes) && soundness.isSound(edit.range)
        && (wanted.map { $0.contains(where: edit.belongs) } ?? true)
    }
    return chosen.isEmpty ? nil : EditedSource(file, edits: chosen)
  }

  /// Notes that declarations can only be written out together.
  func couple(_ names: [String]) { if names.count > 1 { coupled.append(Set(names)) } }

  private func withCoupled(_ names: [String]) -> Set<String> {
    var result = Set(names)
    for group in coupled where group.contains(where: { name in names.contains { isInside(name, $0) } }) {
      result.formUnion(group)
    }
    return result
  }

  /// Whether a declaration is another, or in it.
  private func isInside(_ name: String, _ outer: String) -> Bool { name == outer || name.hasPrefix(outer + ".") }

  /// Whether a declaration as a whole is to be written out.
  func isWanted(_ name: String) -> Bool { only.map { $0.contains { isInside(name, $0) } } ?? true }

  /// The declarations with sugar that were left as they are, since they have errors.
  public var leftOut: [(name: String, place: SourceLocation)] {
    soundness.broken.compactMap { broken in
      edits.contains { broken.range.contains($0.range) } || hasSugar(checked.syntax, inside: broken.range)
        ? (broken.name, broken.range.location) : nil
    }
  }

  /// Whether an attribute inside of a range means sugar, as far as one can tell where there are errors.
  private func hasSugar(_ node: Node, inside range: SourceRange) -> Bool {
    if let attribute = node as? Attribute, range.contains(attribute.range) {
      return attribute.name.text == "Observable" || program.namesPropertyWrapper(attribute)
    }
    var found = false
    node.forEachChild { _, child in
      if !found, child.range.end > range.start, child.range.start < range.end { found = hasSugar(child, inside: range) }
    }
    return found
  }

  /// Whether a declaration has sugar in it, as far as the passes write it out.
  public func hasSugar(in name: String) -> Bool {
    edits.contains { !passes.isDisjoint(with: $0.passes) && $0.belongs(to: name) }
  }

  /// Notes an edit of the declaration around it, or of the one with a full name.
  func edit(_ range: SourceRange, _ replacement: GeneratedText, of name: String? = nil, pass: ExpansionPass) {
    let declaration = name ?? declarations.name(around: range.start)
    edits.append(SourceEdit(passes: [pass], range: range, replacement: replacement, declaration: declaration))
  }

  /// Notes an edit that belongs to a variable, wherever it is used.
  func edit(
    _ range: SourceRange, _ replacement: GeneratedText, for variable: VariableSymbol, pass: ExpansionPass = .wrappers
  ) {
    // What is left as it is keeps its names.
    if let name = variable.nameRange, name.file === file, !soundness.isSound(name) { return }
    edit(range, replacement, of: fullName(of: variable), pass: pass)
  }

  /// The full name of a variable: that of its declaration, or for a parameter its name in that of the function.
  func fullName(of variable: VariableSymbol) -> String {
    guard let place = variable.nameRange, place.file === file else { return variable.name }
    let around = declarations.name(around: place.start)
    return variable.syntax is VariableDeclaration || around.isEmpty
      ? (around.isEmpty ? variable.name : around) : "\(around).\(variable.name)"
  }

  private func visit(_ node: Node) {
    switch node {
    case let declaration as NominalDeclaration:
      expandObservation(of: declaration)
      expandMembers(of: declaration)
    case let declaration as ExtensionDeclaration: expandMembers(declaration.members, of: nil)
    case let declaration as FunctionDeclaration:
      expandParameters(of: declaration, declaration.signature, declaration.body)
    case let declaration as InitializerDeclaration:
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
  }

  /// `$x` becomes `dollarX` wherever it is written.
  private func renameProjections() {
    for (name, range) in names.identifiers where FileNames.isProjection(name) && !projectedLabels.contains(range.start)
    {
      let plain = String(name.dropFirst())
      if let variable = uses.projections[range.start] {
        edit(range, GeneratedText(projectionName(of: variable)), for: variable)
      } else {
        edit(range, GeneratedText(projectionName(of: plain)), pass: .wrappers)
      }
    }
  }
}
