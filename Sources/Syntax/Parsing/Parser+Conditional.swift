import Basics

// `#if` is decided while the file is read: what is left out is not part of the tree.

extension Parser {
  /// Whether a `#if`, `#elseif`, `#else` or `#endif` begins here.
  var atConditionalDirective: Bool {
    guard at(.pound) else { return false }
    switch peek().name {
    case "if": return true
    case "elseif", "else", "endif": return conditionalDepth > 0
    case "sourceLocation": return true
    case "warning", "error": return peek(2).kind == .leftParen
    default: return false
    }
  }

  /// Handles a directive. False when it ends the region that the caller reads; never the case for balanced directives,
  /// since active parts are read in place and inactive ones are skipped.
  func parseConditionalDirective() -> Bool {
    let start = startOffset
    advance()
    let word = current.name
    advance()
    switch word {
    case "if":
      conditionalDepth += 1
      let holds = parseDirectiveCondition()
      inactiveRanges.append(range(from: start))
      if !holds { skipToActiveBranch() }
    case "sourceLocation":
      skipBalancedParens()
      inactiveRanges.append(range(from: start))
    case "warning", "error":
      parseProgrammersDiagnostic(isError: word == "error")
      inactiveRanges.append(range(from: start))
    case "endif":
      conditionalDepth -= 1
      inactiveRanges.append(range(from: start))
    default:
      // The branch that was read ends here: skip the others.
      skipToEndif(from: start)
    }
    return true
  }

  /// Reads what stands behind `#warning` or `#error`, and says it (SE-0196).
  private func parseProgrammersDiagnostic(isError: Bool) {
    let opener = advance()
    let text = parseExpression() as? StringLiteralExpression
    _ = takeClosing(.rightParen, "')' in \(isError ? "#error" : "#warning") directive", opening: "(", at: opener)
    guard let text else { return }
    let message = text.segments.map(\.value).joined()
    // The program is read all the same, whatever its author says of it.
    diagnostics.report(SyntaxMessages.programmersDiagnostic(message, isError: isError, at: text.range.location))
  }

  /// Skips inactive branches until one holds, or the `#endif`.
  private func skipToActiveBranch() {
    var start = startOffset
    var depth = 0
    while !isAtEnd {
      if at(.pound) {
        switch peek().name {
        case "if": depth += 1
        case "endif":
          if depth == 0 {
            inactiveRanges.append(file.range(start, startOffset))
            start = startOffset
            advance()
            advance()
            conditionalDepth -= 1
            inactiveRanges.append(range(from: start))
            return
          }
          depth -= 1
        case "else", "elseif":
          if depth == 0 {
            inactiveRanges.append(file.range(start, startOffset))
            start = startOffset
            let isElse = peek().name == "else"
            advance()
            advance()
            let holds = isElse || parseDirectiveCondition()
            inactiveRanges.append(range(from: start))
            if holds { return }
            start = startOffset
            continue
          }
        default: break
        }
      }
      advance()
    }
  }

  private func skipToEndif(from start: Int) {
    var depth = 0
    while !isAtEnd {
      if at(.pound) {
        if peek().name == "if" { depth += 1 }
        if peek().name == "endif" {
          if depth == 0 {
            advance()
            advance()
            conditionalDepth -= 1
            inactiveRanges.append(range(from: start))
            return
          }
          depth -= 1
        }
      }
      advance()
    }
  }

  // MARK: Conditions

  private func parseDirectiveCondition() -> Bool { parseDirectiveOr() }

  private func parseDirectiveOr() -> Bool {
    var result = parseDirectiveAnd()
    while at(operator: "||") {
      advance()
      let right = parseDirectiveAnd()
      result = result || right
    }
    return result
  }

  private func parseDirectiveAnd() -> Bool {
    var result = parseDirectiveTerm()
    while at(operator: "&&") {
      advance()
      let right = parseDirectiveTerm()
      result = result && right
    }
    return result
  }

  private func parseDirectiveTerm() -> Bool {
    if at(operator: "!") || at(.exclamation) {
      advance()
      return !parseDirectiveTerm()
    }
    if take(.leftParen) != nil {
      let result = parseDirectiveOr()
      _ = take(.rightParen)
      return result
    }
    if at(word: "true") || at(word: "false") {
      let value = at(word: "true")
      advance()
      return value
    }
    let name = current.name
    advance()
    guard at(.leftParen) else { return name == "swiftlet" }
    let left = advance()
    while !at(.rightParen), !isAtEnd { advance() }
    let argument = file.text(from: left.end, to: startOffset)
    _ = take(.rightParen)
    return ConditionalCompilation.holds(name.text, argument)
  }
}

/// What the platform conditions of `#if` say here: Linux on x86-64, Swift 6.3, the modules of the library.
enum ConditionalCompilation {
  /// Whether a condition such as `os(Linux)` holds.
  static func holds(_ condition: String, _ argument: String) -> Bool {
    let argument = argument.filter { $0 != " " }
    switch condition {
    case "os": return argument == "Linux"
    case "arch":
      #if arch(arm64)
        return argument == "arm64"
      #else
        return argument == "x86_64"
      #endif
    case "canImport":
      return ["Swift", "Foundation", "SwiftUI", "Combine", "Observation", "AppKit", "Headless", "Glibc"]
        .contains(
          argument)
    case "swift": return compare(argument, [5, 10])
    case "compiler": return compare(argument, [6, 3, 1])
    case "hasFeature", "hasAttribute", "targetEnvironment": return false
    default: return false
    }
  }

  private static func compare(_ argument: String, _ version: [Int]) -> Bool {
    let isLess = argument.hasPrefix("<")
    let digits = argument.drop { !$0.isNumber }
    let wanted = digits.split(separator: ".").map { Int($0) ?? 0 }
    let isAtLeast = !version.lexicographicallyPrecedes(wanted)
    return isLess ? !isAtLeast : isAtLeast
  }
}
