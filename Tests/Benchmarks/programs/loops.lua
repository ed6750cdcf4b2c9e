local function tally(limit)
  local total = 0
  for row = 1, limit do
    for column = 1, limit do
      total = total + (row ~ column) % 7
    end
  end
  return total
end

print(tally(8000))
