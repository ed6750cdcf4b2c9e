import Basics

/// Declarations and modifiers where they may not stand, as far as the words alone tell.
extension Parser {
  /// What may only stand in a type, what only in some types, and what only outside of everything.
  func checkPlace(of keyword: SourceRange, _ header: DeclarationHeader, in context: DeclarationContext) {
    let isMember = context == .member || context == .protocol
    switch keyword.text {
    case "deinit" where !isMember || enclosingType == "extension":
      reportAndGoOn(
        SyntaxMessages.deinitializerOutsideClass(at: keyword.location))
    case "subscript" where !isMember:
      reportAndGoOn(SyntaxMessages.subscriptOutsideType(at: keyword.location))
    case "associatedtype" where context != .protocol:
      reportAndGoOn(
        SyntaxMessages.associatedTypeOutsideProtocol(at: keyword.location))
    case "extension" where context != .topLevel, "import" where context != .topLevel:
      reportAndGoOn(SyntaxMessages.onlyAtFileScope(at: keyword.location))
    default: break
    }
    checkStatic(header, before: keyword, in: context)
  }

  /// `static` or `class` where there is no type around the declaration, or before what belongs to types anyhow.
  private func checkStatic(_ header: DeclarationHeader, before keyword: SourceRange, in context: DeclarationContext) {
    guard let word = header.modifiers.first(where: { $0.name == "static" || $0.name == "class" })?.keyword.text else {
      return
    }
    let isOutside = context == .local || context == .topLevel
    switch keyword.text {
    case "var", "let":
      if isOutside { reportAndGoOn(SyntaxMessages.staticOutsideType(word, "properties", at: keyword.location)) }
    case "func":
      if isOutside { reportAndGoOn(SyntaxMessages.staticOutsideType(word, "methods", at: keyword.location)) }
    case "init", "deinit", "case": reportAndGoOn(SyntaxMessages.cannotBeStatic(word, at: keyword.location))
    case "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype":
      reportAndGoOn(SyntaxMessages.cannotBeStatic(word, at: file.location(Int(peek().start))))
    default: break
    }
  }

  /// `private` and the like on what is visible in its block only.
  func checkAccess(_ modifiers: [Modifier], in context: DeclarationContext) {
    guard context == .local else { return }
    for modifier in modifiers where Parser.accessWords.contains(modifier.name) {
      reportAndGoOn(SyntaxMessages.accessOfLocal(modifier.name.text, at: modifier.range.location))
    }
  }

  static let accessWords: Set<Name> = ["private", "fileprivate", "internal", "public", "open", "package"]

  /// `let` before accessors: only a variable has them.
  func checkAccessors(_ block: AccessorBlock, ofConstant isLet: Bool) {
    guard isLet else { return }
    let isObserving =
      !block.accessors.isEmpty
      && block.accessors.allSatisfy { $0.accessorKind == .willSet || $0.accessorKind == .didSet }
    reportAndGoOn(SyntaxMessages.accessorsOfConstant(isObserving: isObserving, at: block.leftBrace.location))
  }

  /// Accessors that do not go together: a setter alone, and observers of what is computed.
  func checkCompany(of block: AccessorBlock, in context: DeclarationContext, isSubscript: Bool = false) {
    func first(_ kinds: AccessorDeclaration.Kind...) -> AccessorDeclaration? {
      block.accessors.first { kinds.contains($0.accessorKind) }
    }
    let reader = first(.get, .read, .unsafeAddress)
    if reader == nil, block.getterBody == nil, let writer = first(.set) {
      let place = writer.keyword.location
      reportAndGoOn(SyntaxMessages.setterWithoutGetter(isSubscript ? "subscript" : "variable", at: place))
    }
    if reader != nil, context != .protocol, let observer = first(.willSet, .didSet) {
      let word = observer.accessorKind == .willSet ? "willSet" : "didSet"
      lateDiagnostics.append(SyntaxMessages.observerBesideGetter(word, at: observer.keyword.location))
    }
  }

  /// An initial value of what is computed, or none of what is observed outside of types; `hasValue` says that there is one
  /// although none is written, as for optionals.
  func checkInitialValue(
    _ initializer: Expression?, of pattern: Pattern, _ block: AccessorBlock, in context: DeclarationContext,
    hasValue: Bool
  ) {
    let isObserved =
      !block.accessors.isEmpty
      && block.accessors.allSatisfy { $0.accessorKind == .willSet || $0.accessorKind == .didSet }
    if let initializer, !isObserved {
      lateDiagnostics.append(SyntaxMessages.valueOfComputed(at: initializer.range.location))
    }
    if initializer == nil, isObserved, !hasValue, context != .member, context != .protocol {
      lateDiagnostics.append(SyntaxMessages.observedWithoutValue(at: pattern.range.location))
    }
  }
}
