local function makeFormula(depth)
  if depth == 0 then return { kind = "variable" } end
  local kind = depth % 4
  if kind == 0 then
    return { kind = "sum", left = makeFormula(depth - 1), right = { kind = "number", number = depth } }
  elseif kind == 1 then
    return { kind = "product", left = makeFormula(depth - 1), right = { kind = "number", number = 3 } }
  elseif kind == 2 then
    return { kind = "sum", left = makeFormula(depth - 1), right = makeFormula(depth - 2) }
  else
    return { kind = "negated", operand = makeFormula(depth - 1) }
  end
end

local function evaluate(formula, value)
  local kind = formula.kind
  if kind == "number" then
    return formula.number
  elseif kind == "variable" then
    return value
  elseif kind == "sum" then
    return (evaluate(formula.left, value) + evaluate(formula.right, value)) % 10007
  elseif kind == "product" then
    return (evaluate(formula.left, value) * evaluate(formula.right, value)) % 10007
  else
    return 10007 - evaluate(formula.operand, value)
  end
end

local formula = makeFormula(34)
local total = 0
for value = 0, 4500 - 1 do
  total = total + evaluate(formula, value)
end
print(total)
