import Basics
import Semantics
import Syntax

// Calls of functions whose callers make the wrappers of parameters, and references to such functions (rule 28).

extension Expander {
  /// `f(x: v)` becomes `f(x: W(wrappedValue: v))`, `f($x: p)` becomes `f(x: W(projectedValue: p))`.
  func expandArguments(of call: CallExpression) {
    guard let callable = uses.functions[ObjectIdentifier(call)] else { return }
    let labels = call.arguments.map { $0.label?.text }
    for (argument, position) in zip(call.arguments, callable.positions(ofLabels: labels)) {
      guard let position, let wrapper = callable.parameters[position].variable.appliedWrapper, wrapper.isMadeByCaller
      else {
        continue
      }
      let value = argument.expression.range
      if let label = argument.label, FileNames.isProjection(label.text) {
        projectedLabels.insert(label.range.start)
        let plain = callable.parameters[position].label
        let start = plain == nil ? value.start : label.range.end
        edit(
          file.range(label.range.start, start), GeneratedText(plain ?? ""), for: wrapper.variable)
        edit(value, projecting("\(value)", wrapper), for: wrapper.variable)
      } else {
        edit(value, wrapping("\(value)", wrapper), for: wrapper.variable)
      }
    }
  }

  /// `f(x:$y:)` becomes `{ f(x: W(wrappedValue: $0), y: W(projectedValue: $1)) }`.
  func expandReference(_ reference: Expression, _ labels: ArgumentLabels?) {
    guard let callable = uses.functions[ObjectIdentifier(reference)] else { return }
    let given = labels?.labels.map(\.text)
    for label in labels?.labels ?? [] where FileNames.isProjection(label.text) {
      projectedLabels.insert(label.range.start)
    }
    let projected = given.map { callable.positions(ofProjections: $0) } ?? []
    let arguments = callable.parameters.enumerated().map { index, parameter -> GeneratedText in
      let argument = GeneratedText("$" + String(index))
      let label = parameter.label.map { "\($0): " } ?? ""
      guard let wrapper = parameter.variable.appliedWrapper, wrapper.isMadeByCaller else {
        return "\(label)\(argument)"
      }
      let value = projected.contains(index) ? projecting(argument, wrapper) : wrapping(argument, wrapper)
      return "\(label)\(value)"
    }
    let end = labels?.range.start ?? reference.range.end
    let callee: GeneratedText = "\(file.range(reference.range.start, end))"
    guard let first = callable.parameters.first(where: { $0.variable.appliedWrapper?.isMadeByCaller == true }) else {
      return
    }
    edit(reference.range, "{ \(callee)(\(arguments.joined(by: ", "))) }", for: first.variable)
  }

  private func projecting(_ value: GeneratedText, _ wrapper: AppliedWrapper) -> GeneratedText {
    "\(name(of: wrapper.layers[0].symbol))(projectedValue: \(value))"
  }

  private func wrapping(_ value: GeneratedText, _ wrapper: AppliedWrapper) -> GeneratedText {
    wrapper.layers.reversed().reduce(value) { "\(name(of: $1.symbol))(wrappedValue: \($0))" }
  }

  /// The wrapper's name where the call stands, which need not be inside of what the wrapper is nested in.
  private func name(of symbol: NominalSymbol) -> String {
    var path = [symbol.name]
    var outer = symbol.parent as? NominalSymbol
    while let current = outer {
      path.append(current.name)
      outer = current.parent as? NominalSymbol
    }
    return path.reversed().joined(separator: ".")
  }
}
