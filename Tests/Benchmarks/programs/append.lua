local words = { "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta" }

local function report(lines)
  local parts = {}
  for number = 0, lines - 1 do
    parts[#parts + 1] = words[number % 8 + 1]
    parts[#parts + 1] = " "
    parts[#parts + 1] = words[number % 5 + 1]
    parts[#parts + 1] = number % 3 == 0 and "!\n" or ".\n"
  end
  return table.concat(parts)
end

local total = 0
for round = 1, 60 do
  total = total + #report(50000 + round)
end
print(total)
