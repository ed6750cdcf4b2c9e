import Basics

// What is said about declarations, in swiftc's words.

extension SyntaxMessages {
  static func rawValueIsNoLiteral(_ value: Expression) -> Diagnostic {
    .error("raw value for enum case must be a literal", at: value.range.location)
  }

  static func functionNameBeginsWithDigit(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "function name can only start with a letter or underscore, not a number", at: place, highlights: highlights,
      fixIts: fixIts, notes: notes)
  }

  static func protocolMethodWithBody(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("protocol methods must not have bodies", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingArrow(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected '->' after function parameter tuple", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingParameterName(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("expected parameter name followed by ':'", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func initializerOutsideType(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "initializers may only be declared within a type", at: place, highlights: highlights, fixIts: fixIts, notes: notes
    )
  }

  static func protocolInitializerWithBody(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "protocol initializers must not have bodies", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func expectedSet(of modifier: String, at location: SourceLocation) -> Diagnostic {
    .error("expected 'set' as subject of '\(modifier)' modifier", at: location)
  }

  static func duplicateModifier(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("duplicate modifier", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func modifierAlreadySpecifiedHere(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    .note("modifier already specified here", at: place, highlights: highlights, fixIts: fixIts)
  }

  static func inDeclaration(of name: String, at place: SourceLocation) -> Diagnostic {
    .note("in declaration of '\(name)'", at: place)
  }

  static func inExtension(of name: String, at place: SourceLocation) -> Diagnostic {
    .note("in extension of '\(name)'", at: place)
  }

  static func expectedDeclaration(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error("expected declaration", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func computedPropertyWithoutType(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "computed property must have an explicit type", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func accessorsOfSeveralVariables(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "'var' declarations with multiple variables cannot have explicit getters/setters", at: place,
      highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func caseOutsideEnum(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "enum 'case' is not allowed outside of an enum", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingCaseName(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected identifier in enum 'case' declaration", at: place, highlights: highlights, fixIts: fixIts, notes: notes)
  }

  static func missingCaseNameAfterComma(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "expected identifier after comma in enum 'case' declaration", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  static func operatorWithoutFixity(
    at place: SourceLocation, highlights: [SourceRange] = [],
    fixIts: [Diagnostic.FixIt] = [], notes: [Diagnostic] = []
  ) -> Diagnostic {
    .error(
      "operator must be declared as 'prefix', 'postfix', or 'infix'", at: place, highlights: highlights, fixIts: fixIts,
      notes: notes)
  }

  /// `what` is `variable` or `subscript`.
  static func setterWithoutGetter(_ what: String, at place: SourceLocation) -> Diagnostic {
    .error("\(what) with a setter must also have a getter", at: place)
  }

  static func observerBesideGetter(_ word: String, at place: SourceLocation) -> Diagnostic {
    .error("'\(word)' cannot be provided together with a getter", at: place)
  }

  static func valueOfComputed(at place: SourceLocation) -> Diagnostic {
    .error("variable with getter/setter cannot have an initial value", at: place)
  }

  static func observedWithoutValue(at place: SourceLocation) -> Diagnostic {
    .error("non-member observing properties require an initializer", at: place)
  }

  static func accessorsOfTuple(at place: SourceLocation) -> Diagnostic {
    .error("getter/setter can only be defined for a single variable", at: place)
  }

  static func unknownPrecedenceGroupAttribute(_ name: String, at place: SourceLocation) -> Diagnostic {
    .error("'\(name)' is not a valid precedence group attribute", at: place)
  }

  static func wrongAssociativity(at place: SourceLocation) -> Diagnostic {
    .error("expected 'none', 'left', or 'right' after 'associativity'", at: place)
  }

  static func wrongAssignment(at place: SourceLocation) -> Diagnostic {
    .error("expected 'true' or 'false' after 'assignment'", at: place)
  }
}
