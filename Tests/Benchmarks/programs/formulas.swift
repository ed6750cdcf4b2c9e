// family: objects
// Builds formulas as indirect enums and evaluates them with switch.
indirect enum Formula {
  case number(Int)
  case variable
  case sum(Formula, Formula)
  case product(Formula, Formula)
  case negated(Formula)
}

func makeFormula(_ depth: Int) -> Formula {
  if depth == 0 { return .variable }
  switch depth % 4 {
  case 0: return .sum(makeFormula(depth - 1), .number(depth))
  case 1: return .product(makeFormula(depth - 1), .number(3))
  case 2: return .sum(makeFormula(depth - 1), makeFormula(depth - 2))
  default: return .negated(makeFormula(depth - 1))
  }
}

func evaluate(_ formula: Formula, _ value: Int) -> Int {
  switch formula {
  case .number(let number): return number
  case .variable: return value
  case .sum(let left, let right): return (evaluate(left, value) + evaluate(right, value)) % 10_007
  case .product(let left, let right): return evaluate(left, value) * evaluate(right, value) % 10_007
  case .negated(let operand): return 10_007 - evaluate(operand, value)
  }
}

let formula = makeFormula(34)
var total = 0
for value in 0..<4500 {
  total += evaluate(formula, value)
}
print(total)
