import Basics
import Syntax

// The members of library types and extensions are read when their names are first asked for: of a type like `Array` with
// dozens of extensions a program uses a few.

/// The members of a library type or extension, read and not yet read.
final class UnreadMembers {
  private let file: SourceFile
  /// The word that introduces what they are members of.
  private let container: String
  let index: [LibraryModule.Member]
  /// The symbols of those that have been read.
  private var read: [[Symbol]?]

  init(of entry: LibraryModule.Entry, in text: LibraryModule, container: String) {
    file = text.files[entry.file]
    self.container = container
    index = text.members(entry)
    read = Array(repeating: nil, count: index.count)
  }

  /// The symbols of one of the members; whether it has been read now.
  func symbols(_ number: Int, of parent: Symbol) -> (symbols: [Symbol], isNew: Bool) {
    if let known = read[number] { return (known, false) }
    read[number] = []
    let program = parent.program
    let syntax = Parser(
      file, from: index[number].start, to: index[number].end, diagnostics: program.diagnostics, skipsBodies: true
    ).parseOneMember(of: container)
    let symbols = syntax.map { program.makeSymbols($0, parent: parent) } ?? []
    read[number] = symbols
    return (symbols, true)
  }
}

/// Where to read a member from.
struct UnreadMember {
  let members: UnreadMembers
  let number: Int
  /// The type or extension.
  let parent: Symbol
}

extension Program {
  /// Parses a declaration of the library; where its members can be read one by one, without them.
  func parse(_ entry: LibraryModule.Entry, in text: LibraryModule) -> Declaration? {
    let syntax = Parser(
      text.files[entry.file], from: entry.start, to: entry.brace.map { $0 + 1 } ?? entry.end,
      diagnostics: diagnostics, skipsBodies: true
    ).parseOneDeclaration()
    if entry.brace != nil {
      switch syntax {
      case let syntax as ExtensionDeclaration:
        syntax.members.userInfo = UnreadMembers(of: entry, in: text, container: "extension")
      case let syntax as NominalDeclaration:
        syntax.members.userInfo = UnreadMembers(
          of: entry, in: text, container: syntax.kind == .class ? "class" : "struct")
      default: break
      }
    }
    return syntax
  }

  /// Lets a type know the names of members that have not been read.
  func noteUnread(_ members: UnreadMembers, of parent: Symbol, in nominal: NominalSymbol) {
    for (number, member) in members.index.enumerated() {
      let unread = UnreadMember(members: members, number: number, parent: parent)
      nominal.shape.unread[member.name, default: []].append(unread)
      for name in member.furtherNames { nominal.shape.unread[name, default: []].append(unread) }
    }
  }

  /// The members with a name that are written in a type and in its extensions, as far as these are known.
  func writtenMembers(named name: String, of nominal: NominalSymbol) -> [Symbol] {
    if let unread = nominal.shape.unread.removeValue(forKey: name) {
      for member in unread { read(member, of: nominal) }
      nominal.memberCache[name] = nil
      forgetMemberLookups()
    }
    return nominal.shape.members[name] ?? []
  }

  private func read(_ member: UnreadMember, of nominal: NominalSymbol) {
    let (symbols, isNew) = member.members.symbols(member.number, of: member.parent)
    guard isNew else { return }
    for symbol in symbols {
      // The library's members come before those that the program adds.
      let known = nominal.shape.members[symbol.name] ?? []
      let place = known.firstIndex { $0.module?.isMain == true } ?? known.count
      nominal.shape.members[symbol.name, default: []].insert(symbol, at: place)
    }
  }

  /// The members of a library type or extension that a word introduces, or all of them, in source order.
  func readMembers(
    _ members: UnreadMembers, of parent: Symbol, in nominal: NominalSymbol,
    where isWanted: (String) -> Bool = { _ in true }
  ) -> [Symbol] {
    var result: [Symbol] = []
    for (number, member) in members.index.enumerated() where isWanted(member.keyword) {
      read(UnreadMember(members: members, number: number, parent: parent), of: nominal)
      result += members.symbols(number, of: parent).symbols
      nominal.memberCache[member.name] = nil
      for name in member.furtherNames { nominal.memberCache[name] = nil }
    }
    return result
  }
}

extension NominalSymbol {
  /// The members written in the type that certain words introduce, in source order.
  func members(introducedBy words: String...) -> [Symbol] {
    guard let unread = (syntax as? NominalDeclaration)?.members.userInfo as? UnreadMembers else { return memberOrder }
    return program.readMembers(unread, of: self, in: self) { words.contains($0) }
  }
}

extension ExtensionSymbol {
  /// The members written in the extension.
  public var members: [Symbol] {
    guard let unread = (syntax as? ExtensionDeclaration)?.members.userInfo as? UnreadMembers else { return ownMembers }
    return program.readMembers(unread, of: self, in: extended)
  }
}
