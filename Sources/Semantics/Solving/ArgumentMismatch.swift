import Basics
import Syntax

/// All that is wrong with the arguments of a call, and which parameters they are probably meant for.
struct ArgumentMismatch {
  /// One for each parameter; a missing argument counts as defaulted.
  var sources: [ArgumentMatch.Source] = []
  /// Parameters without default that nothing is passed for.
  var missing: [Int] = []
  /// Arguments that no parameter is left for.
  var extra: [Int] = []
  /// Arguments whose labels are not those of their parameters.
  var relabelled: [(argument: Int, parameter: Int)] = []
  /// Whether an argument has a label, but another one than its parameter.
  var isOtherwiseLabelled = false
  /// An argument that stands after one it should stand before.
  var misplaced: (argument: Int, before: Int)?

  /// How improbable the mistake is.
  var weight: Int {
    missing.count * 2 + extra.count * 5
      + (relabelled.isEmpty ? 0 : 1 + relabelled.count * (isOtherwiseLabelled ? 3 : 1))
      + (misplaced == nil ? 0 : 1)
  }
}

extension ConstraintSystem {
  /// Finds a parameter for as many arguments as can be, by label first, then by position.
  func mismatch(of arguments: [ArgumentShape], to parameters: [FunctionType.Parameter]) -> ArgumentMismatch {
    var result = ArgumentMismatch()
    var taken: [Int?] = Array(repeating: nil, count: arguments.count)
    var filled: [[Int]] = Array(repeating: [], count: parameters.count)
    func take(_ argument: Int, for parameter: Int) {
      taken[argument] = parameter
      filled[parameter].append(argument)
    }
    var next = 0
    // In order, with the right labels.
    for (index, parameter) in parameters.enumerated() {
      let free = arguments.indices.filter { taken[$0] == nil }
      if let label = parameter.label {
        if let found = free.first(where: { arguments[$0].label == label }) { take(found, for: index) }
      } else if let found = free.first(where: { $0 >= next && arguments[$0].label == nil }),
        !arguments[found].isTrailing || couldBeFunction(parameter.type),
        !parameter.hasDefault || arguments[found].isTrailing == couldBeFunction(parameter.type)
          || !couldBeFunction(parameter.type),
        !isNeeded(found, by: parameters[(index + 1)...], among: free, arguments)
      {
        take(found, for: index)
      }
      if parameter.isVariadic, let first = filled[index].first {
        for argument in arguments.indices.dropFirst(first + 1) {
          guard taken[argument] == nil, arguments[argument].label == nil, !arguments[argument].isTrailing else { break }
          take(argument, for: index)
        }
      }
      if let last = filled[index].last { next = max(next, last + 1) }
    }
    // What is left over goes to what is left over, whatever the labels say.
    let left = arguments.indices.filter { taken[$0] == nil }
    let open = parameters.indices.filter {
      filled[$0].isEmpty && !parameters[$0].hasDefault && !parameters[$0].isVariadic
    }
    // A single label that is not among those wanted says nothing about which of several parameters is meant.
    let isHopeless =
      left.count == 1 && open.count > 1 && arguments.count == 1 && arguments[left[0]].label != nil
      && !arguments[left[0]].isTrailing && !open.contains { isTypo(arguments[left[0]].label, parameters[$0].label) }
    // In order each goes to the next parameter that has nothing yet, with a default or not.
    for argument in left where !isHopeless && !arguments[argument].isTrailing {
      let lower = arguments.indices.prefix(argument).compactMap { taken[$0] }.max() ?? -1
      let upper = arguments.indices.dropFirst(argument + 1).compactMap { taken[$0] }.min() ?? parameters.count
      // With a label of its own it is meant for none of those that may be left out.
      let isWanted = parameters.indices.contains {
        filled[$0].isEmpty && !parameters[$0].hasDefault && !parameters[$0].isVariadic
      }
      if arguments[argument].label != nil, !isWanted { continue }
      guard
        let index = parameters.indices.first(where: {
          $0 > lower && $0 < upper && filled[$0].isEmpty && !parameters[$0].isVariadic
        })
      else { continue }
      take(argument, for: index)
      result.relabelled.append((argument, index))
    }
    for index in open where !isHopeless && filled[index].isEmpty {
      let lower = parameters.indices.prefix(index).flatMap { filled[$0] }.max() ?? -1
      let upper = parameters.indices.dropFirst(index + 1).flatMap { filled[$0] }.min() ?? arguments.count
      guard
        let argument = arguments.indices.first(where: { taken[$0] == nil && $0 > lower && $0 < upper })
          ?? arguments.indices.first(where: { taken[$0] == nil })
      else { continue }
      if arguments[argument].isTrailing, !couldBeFunction(parameters[index].type) { continue }
      take(argument, for: index)
      if !arguments[argument].isTrailing { result.relabelled.append((argument, index)) }
    }
    for argument in arguments.indices where taken[argument] == nil {
      let lower = arguments.indices.prefix(argument).compactMap { taken[$0] }.max() ?? -1
      let upper = arguments.indices.dropFirst(argument + 1).compactMap { taken[$0] }.min() ?? parameters.count
      if let index = parameters.indices.first(where: { $0 > lower && $0 < upper && filled[$0].isEmpty }), !isHopeless,
        arguments[argument].label != nil, parameters[index].hasDefault, !parameters[index].isVariadic,
        isTypo(arguments[argument].label, parameters[index].label)
      {
        take(argument, for: index)
        result.relabelled.append((argument, index))
      } else {
        result.extra.append(argument)
      }
    }
    for (index, parameter) in parameters.enumerated() {
      if parameter.isVariadic {
        result.sources.append(.variadic(filled[index]))
      } else if let argument = filled[index].first {
        result.sources.append(.argument(argument))
        if arguments[argument].label != parameter.label, !arguments[argument].isTrailing,
          !result.relabelled.contains(where: { $0.argument == argument })
        {
          result.relabelled.append((argument, index))
        }
      } else {
        result.sources.append(.defaulted)
        if !parameter.hasDefault { result.missing.append(index) }
      }
    }
    result.relabelled.sort { $0.argument < $1.argument }
    result.isOtherwiseLabelled = result.relabelled.contains {
      arguments[$0.argument].label != nil && parameters[$0.parameter].label != nil
    }
    result.misplaced = misplaced(taken)
    return result
  }

  /// Whether an argument without label is wanted more by a later parameter: a trailing closure by the last function.
  private func isNeeded(
    _ argument: Int, by later: ArraySlice<FunctionType.Parameter>, among free: [Int], _ arguments: [ArgumentShape]
  ) -> Bool {
    guard arguments[argument].isTrailing else { return false }
    return later.contains { couldBeFunction($0.type) && !$0.hasDefault }
  }

  private func isTypo(_ label: String?, _ wanted: String?) -> Bool {
    guard let label, let wanted else { return false }
    return label.lowercased() == wanted.lowercased() || NearName.distance(label, wanted) <= 2
  }

  /// The first argument that belongs before one that stands before it.
  private func misplaced(_ taken: [Int?]) -> (argument: Int, before: Int)? {
    for (argument, parameter) in taken.enumerated() {
      guard let parameter else { continue }
      let earlier = taken[..<argument].enumerated().filter { $0.element ?? -1 > parameter }
      guard let first = earlier.min(by: { $0.element! < $1.element! }) else { continue }
      return (argument, first.offset)
    }
    return nil
  }
}
