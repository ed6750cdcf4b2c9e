import Basics
import Syntax

// What `@Observable` on a class adds, as far as the checker has to know it: a conformance, the members that keep the
// registrar, and a storage `_x` for each property. Expansion writes it all out; Sources/Expansion/README.md has the rules.

extension Program {
  /// `Observation.Observable`, for a class of the program that is marked `@Observable`.
  func observableProtocol(of nominal: NominalSymbol) -> NominalSymbol? {
    guard nominal.kind == .class, nominal.attributes.contains("Observable"), nominal.module?.isMain == true,
      let module = mainModule.imports.first(where: { $0.name == "Observation" })
    else { return nil }
    return topLevelSymbols(named: "Observable", in: module).lazy.compactMap { $0 as? NominalSymbol }.first
  }

  /// The members that every observable class has, as symbols.
  func observationMembers(of nominal: NominalSymbol) -> [Symbol] {
    guard observableProtocol(of: nominal) != nil else { return [] }
    let file = SourceFile(name: "<Observable>", text: ObservationMembers(of: nominal.name).text(margin: "", unit: "  "))
    let tree = Parser(file, diagnostics: DiagnosticBag()).parseFile()
    return tree.statements.flatMap { statement -> [Symbol] in
      guard statement.kind == .declaration else { return [] }
      return makeSymbols(statement.as(DeclarationStatement.self).declaration, parent: nominal)
    }
  }

  /// The storage `_x` behind an observed property `x`.
  func trackedStorage(of variable: VariableSymbol) -> VariableSymbol {
    let storage = VariableSymbol(
      name: "_" + variable.name, isLet: false, syntax: nil, parent: variable.parent, program: self)
    storage.access = .private
    storage.ownership = variable.ownership
    storage.nameRange = variable.nameRange
    storage.trackedVariable = variable
    return storage
  }
}

/// The text of the members that an observable class gets.
public struct ObservationMembers {
  private let className: String

  /// The members for a class of this name.
  public init(of className: String) { self.className = className }

  /// The declarations; lines but the first begin with the margin.
  public func text(margin: String, unit: String) -> String {
    // A class may have the name of a parameter.
    let member = className == "Member" ? "Property" : "Member"
    let result = className == "MutationResult" ? "Result" : "MutationResult"
    return """
      private let _$observationRegistrar = ObservationRegistrar()

      func access<\(member)>(keyPath: KeyPath<\(className), \(member)>) {
      \(unit)_$observationRegistrar.access(self, keyPath: keyPath)
      }

      func withMutation<\(member), \(result)>(
      \(unit)keyPath: KeyPath<\(className), \(member)>, _ mutation: () throws -> \(result)
      ) rethrows -> \(result) {
      \(unit)try _$observationRegistrar.withMutation(of: self, keyPath: keyPath, mutation)
      }
      """.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .map { index, line in index == 0 || line.isEmpty ? String(line) : margin + line }
        .joined(separator: "\n")
  }
}

extension NominalSymbol {
  /// Whether `@Observable` makes the class observable.
  public var isObservableClass: Bool { program.observableProtocol(of: self) != nil }
}

extension VariableSymbol {
  /// Whether reads and writes of the property are told to its class's registrar.
  public var isObservationTracked: Bool {
    guard let nominal = parent as? NominalSymbol, !isStatic, !isLet, trackedVariable == nil, lazyOwner == nil,
      wrappedVariable == nil, syntax is VariableDeclaration, !attributes.contains("ObservationIgnored"),
      program.observableProtocol(of: nominal) != nil, appliedWrapper == nil
    else { return false }
    return storage == .stored && syntax?.range.file.name != "<Observable>"
  }
}
