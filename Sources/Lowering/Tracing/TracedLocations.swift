import Basics
import Bytecode
import Semantics

/// The locations that traced code tells of, one for each declared name.
final class TracedLocations {
  let request: TraceRequest
  private let program: Program
  private var roots: [VariableSymbol: TraceLocation] = [:]
  /// What states of views are kept in, by the state's type: the library has one variable for all of them.
  private var states: [Type: TraceLocation] = [:]
  private var parts: [Part: TraceLocation] = [:]

  private struct Part: Hashable {
    let root: VariableSymbol
    let suffix: [String]
  }

  init(_ request: TraceRequest, _ program: Program) {
    self.request = request
    self.program = program
  }

  /// Storage of the library that says something of the program.
  enum Messenger: String {
    /// What a `@State` keeps. The object's `name` says whose it is.
    case state = "StoredLocation.value"
    /// The run of a view's body that is about to begin.
    case run = "TracedRun.last"
  }

  /// What a place says of the program, if it is storage of the library that says something.
  func messenger(_ place: TypedPlace) -> Messenger? {
    guard place.range.file.isLibrary else { return nil }
    switch place.kind {
    case .property(_, let reference, _, _), .global(let reference):
      return (reference.symbol as? VariableSymbol).flatMap(messenger)
    default: return nil
    }
  }

  /// What a variable says of the program.
  func messenger(_ variable: VariableSymbol) -> Messenger? {
    guard variable.isMember, variable.nameRange?.file.isLibrary == true else { return nil }
    return Messenger(rawValue: declaredName(of: variable))
  }

  private func declaredName(of variable: VariableSymbol) -> String {
    program.owner(of: variable).map { $0.name + "." + variable.writtenName } ?? variable.writtenName
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
      declaration: part?.writtenRange?.location ?? root.declaration, whole: root)
    parts[key] = location
    return location
  }

  private func root(_ variable: VariableSymbol, type: Type?) -> TraceLocation {
    if messenger(variable) == .state { return state(variable, type: type ?? variable.type) }
    if let known = roots[variable] { return known }
    let kind: TraceLocation.Kind
    let pieces: [String]
    if variable.isMember {
      kind = variable.isStatic ? .global : .property
      pieces = [declaredName(of: variable)]
    } else {
      kind = variable.isGlobal ? .global : .local
      pieces = [variable.name]
    }
    let location = TraceLocation(
      pieces: pieces, kind: kind, type: (type ?? variable.type).description,
      declaration: variable.writtenRange?.location)
    roots[variable] = location
    return location
  }

  private func state(_ variable: VariableSymbol, type: Type) -> TraceLocation {
    if let known = states[type] { return known }
    let location = TraceLocation(
      pieces: ["", ""], kind: .state, type: type.description, declaration: variable.writtenRange?.location)
    states[type] = location
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
