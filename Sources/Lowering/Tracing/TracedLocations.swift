import Basics
import Bytecode
import Semantics

/// The locations that traced code tells of, one for each declared name.
final class TracedLocations {
  let request: TraceRequest
  private let program: Program
  private var roots: [VariableSymbol: TraceLocation] = [:]
  private var parts: [Part: TraceLocation] = [:]

  private struct Part: Hashable {
    let root: VariableSymbol
    let suffix: [String]
  }

  init(_ request: TraceRequest, _ program: Program) {
    self.request = request
    self.program = program
  }

  /// Storage of the library that stands for a variable of the program, by its names there and here.
  private static let states = ["StoredLocation.value": "State.wrappedValue"]

  /// Whether a place is storage of the library that keeps what a variable of the program says.
  func isState(_ place: TypedPlace) -> Bool {
    guard case .property(_, let reference, _, _) = place.kind, place.range.file.isLibrary,
      let variable = reference.symbol as? VariableSymbol
    else { return false }
    return variable.name == "value" && TracedLocations.states[declaredName(of: variable)] != nil
  }

  private func declaredName(of variable: VariableSymbol) -> String {
    program.owner(of: variable).map { $0.name + "." + variable.name } ?? variable.name
  }

  /// The location of a variable, or of a part of its value.
  func location(of path: TracedPath, type: Type, part: VariableSymbol?) -> TraceLocation {
    let root = self.root(path.root, type: path.isWhole ? type : nil)
    if path.isWhole { return root }
    let key = Part(root: path.root, suffix: path.suffix)
    if let known = parts[key] { return known }
    let pieces = [root.name + path.suffix[0]] + path.suffix.dropFirst()
    let location = TraceLocation(
      pieces: pieces, kind: .part, type: type.description,
      declaration: part?.nameRange?.location ?? root.declaration, whole: root)
    parts[key] = location
    return location
  }

  private func root(_ variable: VariableSymbol, type: Type?) -> TraceLocation {
    if let known = roots[variable] { return known }
    let kind: TraceLocation.Kind
    var name = variable.name
    if variable.isMember {
      kind = variable.isStatic ? .global : .property
      name = declaredName(of: variable)
      name = TracedLocations.states[name] ?? name
    } else {
      kind = variable.isGlobal ? .global : .local
    }
    let location = TraceLocation(
      pieces: [name], kind: kind, type: (type ?? variable.type).description, declaration: variable.nameRange?.location)
    roots[variable] = location
    return location
  }
}

/// How a place names a location: a variable, and what of its value.
struct TracedPath {
  let root: VariableSymbol
  /// What stands behind the variable's name, in pieces with a subscript's arguments between them.
  var suffix: [String]
  /// The last property of the path, where it ends in one.
  var property: VariableSymbol?

  /// Whether the variable itself is accessed.
  var isWhole: Bool { suffix == [""] }

  init(_ root: VariableSymbol) {
    self.root = root
    suffix = [""]
  }

  /// The path of a part.
  func appending(_ text: String, _ property: VariableSymbol? = nil) -> TracedPath {
    var path = self
    path.suffix[path.suffix.count - 1] += text
    path.property = property
    return path
  }

  /// The path of an element.
  func appendingElement(arguments: Int) -> TracedPath {
    var path = appending("[")
    for index in 0..<arguments { path.suffix.append(index == arguments - 1 ? "]" : ", ") }
    return path
  }
}
