import Basics
import Syntax

/// Which argument goes to which parameter.
final class ArgumentMatch {
  enum Source {
    case argument(Int)
    case variadic([Int])
    case defaulted
  }
  /// One for each parameter.
  var sources: [Source]
  /// The function that is called, opened.
  let function: FunctionType
  /// The existentials that were opened to pass what is inside.
  var opened: [Int: OpenedExistential] = [:]
  init(sources: [Source], function: FunctionType) {
    self.sources = sources
    self.function = function
  }
}

/// Why arguments do not fit parameters.
enum MismatchedArguments {
  case missing(parameter: Int)
  case extra(argument: Int)
  case wrongLabel(argument: Int, parameter: Int)
}

/// What the matching of arguments needs to know of an argument.
struct ArgumentShape {
  let label: String?
  let isTrailing: Bool
  /// The closure, if it is one that stands behind the call without a label.
  let closure: ClosureExpression?
}

extension ConstraintSystem {
  /// Finds a parameter for each argument, by labels and positions alone, as Swift does.
  func matchArguments(_ arguments: [ArgumentShape], to parameters: [FunctionType.Parameter])
    -> (sources: [ArgumentMatch.Source], mistake: MismatchedArguments?)
  {
    var sources: [ArgumentMatch.Source] = []
    sources.reserveCapacity(parameters.count)
    var next = 0
    var lastTaker: Int?
    for (index, parameter) in parameters.enumerated() {
      if next < arguments.count, arguments[next].isTrailing, arguments[next].label == nil {
        // The first trailing closure: goes to the next parameter that is a function, unless a later one needs or wants it.
        lastTaker = lastTaker ?? self.lastTaker(from: index, parameters, arguments, next)
        let mayTake =
          isFunction(parameter.type) && (lastTaker ?? index) == index
          && !isLaterParameterInNeed(index, parameters, arguments, next)
        if mayTake || (!parameter.hasDefault && !parameter.isVariadic) {
          sources.append(parameter.isVariadic ? .variadic([next]) : .argument(next))
          next += 1
        } else {
          sources.append(parameter.isVariadic ? .variadic([]) : .defaulted)
        }
        continue
      }
      if parameter.isVariadic {
        var taken: [Int] = []
        if next < arguments.count, arguments[next].label == parameter.label {
          taken.append(next)
          next += 1
          while next < arguments.count, arguments[next].label == nil, !arguments[next].isTrailing {
            taken.append(next)
            next += 1
          }
        }
        sources.append(.variadic(taken))
      } else if next < arguments.count, arguments[next].label == parameter.label {
        sources.append(.argument(next))
        next += 1
      } else if parameter.hasDefault {
        sources.append(.defaulted)
      } else if next < arguments.count, !isLabelOfLater(arguments[next], index, parameters) {
        return (sources, .wrongLabel(argument: next, parameter: index))
      } else {
        return (sources, .missing(parameter: index))
      }
    }
    return (sources, next < arguments.count ? .extra(argument: next) : nil)
  }

  /// Whether each argument is for the parameter at its place, by labels and positions alone; nil where parameters can be left
  /// out or take several, so that it takes more to say.
  func takesInOrder(_ arguments: [ArgumentShape], _ parameters: [FunctionType.Parameter]) -> Bool? {
    for parameter in parameters where parameter.hasDefault || parameter.isVariadic { return nil }
    guard arguments.count == parameters.count else { return arguments.last?.isTrailing ?? false ? nil : false }
    for index in arguments.indices {
      if arguments[index].isTrailing { return nil }
      if arguments[index].label != parameters[index].label { return false }
    }
    return true
  }

  private func isLabelOfLater(_ argument: ArgumentShape, _ index: Int, _ parameters: [FunctionType.Parameter]) -> Bool {
    parameters.dropFirst(index + 1).contains { $0.label == argument.label && $0.label != nil }
  }

  /// The last parameter that could get the only trailing closure, if the closure fits it and nothing else is left over: in
  /// the Swift 5 mode that one is preferred to the first, where both can be called (SE-0286).
  private func lastTaker(
    from index: Int, _ parameters: [FunctionType.Parameter], _ arguments: [ArgumentShape], _ next: Int
  ) -> Int? {
    guard next + 1 == arguments.count, let closure = arguments[next].closure else { return nil }
    let last = parameters.indices.dropFirst(index).last { isFunction(parameters[$0].type) }
    guard let last, last > index, let function = function(of: parameters[last].type), closureFits(closure, function),
      parameters.indices.dropFirst(index).allSatisfy({
        $0 == last || parameters[$0].hasDefault || parameters[$0].isVariadic
      })
    else { return nil }
    return last
  }

  /// The parameter that would have got a trailing closure that a later one gets, and that later one.
  func takersOfClosure(
    _ sources: [ArgumentMatch.Source], _ arguments: [ArgumentShape], _ parameters: [FunctionType.Parameter]
  ) -> (passedOver: Int, taker: Int)? {
    guard let closure = arguments.indices.last, arguments[closure].closure != nil,
      let taker = sources.firstIndex(where: { if case .argument(closure) = $0 { true } else { false } }),
      parameters[taker].hasDefault
    else { return nil }
    let others = sources.indices.last { if case .argument(let other) = sources[$0] { other != closure } else { false } }
    let first = others.map { $0 + 1 } ?? 0
    guard first < taker, let passedOver = (first..<taker).first(where: { isFunction(parameters[$0].type) }) else {
      return nil
    }
    return (passedOver, taker)
  }

  /// Whether a type is a function's, perhaps an optional one.
  private func isFunction(_ type: Type) -> Bool { function(of: type) != nil }

  private func function(of type: Type) -> FunctionType? {
    let type = value(type)
    return type.function ?? type.optionalPayload.flatMap { function(of: $0) }
  }

  /// Whether a parameter behind `index` must get the trailing closure because nothing else is left for it.
  private func isLaterParameterInNeed(
    _ index: Int, _ parameters: [FunctionType.Parameter], _ arguments: [ArgumentShape], _ next: Int
  ) -> Bool {
    guard parameters[index].hasDefault else { return false }
    for parameter in parameters.dropFirst(index + 1) {
      if parameter.hasDefault || parameter.isVariadic { continue }
      // A labelled trailing closure may be for it.
      if arguments.dropFirst(next + 1).contains(where: { $0.label == parameter.label }) { return false }
      return couldBeFunction(parameter.type)
    }
    return false
  }

  /// Whether a closure can be passed where a type is wanted, as far as its shape tells.
  func couldBeFunction(_ type: Type) -> Bool {
    let type = value(type)
    switch type.kind {
    case .function, .variable, .genericParameter: return true
    case .existential(let composition): return composition.isAny
    default:
      if let payload = type.optionalPayload { return couldBeFunction(payload) }
      return false
    }
  }
}
