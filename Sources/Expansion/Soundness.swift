import Basics
import Syntax

/// Which parts of a file are free of errors, so that they can be written out though others are not.
///
/// An error in the body of a method leaves that method as it is; one in a property, or before a type's braces, the type.
struct Soundness {
  /// A declaration or statement with errors.
  struct Broken {
    let name: String
    let range: SourceRange
  }

  private(set) var broken: [Broken] = []

  init(of file: SourceFileSyntax, errors: [SourceLocation]) {
    let offsets = errors.filter { $0.file === file.file }.map(\.offset)
    if offsets.isEmpty { return }
    for statement in file.statements { note(statement, offsets) }
  }

  /// Whether no declaration with errors contains a range.
  func isSound(_ range: SourceRange) -> Bool { !broken.contains { $0.range.contains(range) } }

  private mutating func note(_ statement: Statement, _ errors: [Int]) {
    let inside = errors.filter { statement.range.contains($0) || statement.range.end == $0 }
    if inside.isEmpty { return }
    guard statement.kind == .declaration else {
      broken.append(Broken(name: "a statement", range: statement.range))
      return
    }
    note(statement.as(DeclarationStatement.self).declaration, inside)
  }

  private mutating func note(_ declaration: Declaration, _ errors: [Int]) {
    let members = (declaration as? NominalDeclaration)?.members ?? (declaration as? ExtensionDeclaration)?.members
    let parts = (members?.members ?? []).filter { member in errors.contains { member.range.contains($0) } }
    let areInBodies = errors.allSatisfy { offset in parts.contains { $0.range.contains(offset) } }
    guard areInBodies, !parts.isEmpty, parts.allSatisfy({ !($0 is VariableDeclaration) }) else {
      broken.append(Broken(name: Soundness.name(of: declaration), range: declaration.range))
      return
    }
    for part in parts { note(part, errors.filter { part.range.contains($0) }) }
  }

  private static func name(of declaration: Declaration) -> String {
    switch declaration {
    case let nominal as NominalDeclaration: return "'\(nominal.name.text)'"
    case let function as FunctionDeclaration: return "'\(function.name.text)'"
    case let symbol as ExtensionDeclaration: return "the extension of '\(symbol.extendedType.text)'"
    case let variables as VariableDeclaration: return "'\(variables.bindings.first?.pattern.text ?? "")'"
    case is InitializerDeclaration: return "'init'"
    default: return "a declaration"
    }
  }
}
