local state = 5
local checksum = 0
for round = 1, 8 do
  local players = {}
  for number = 0, 40000 - 1 do
    state = (state * 1103515245 + 12345) % 2147483648
    players[#players + 1] = { number = number, score = state // 65536 % 1000, name = "player " .. number }
  end
  table.sort(players, function(a, b)
    if a.score ~= b.score then return a.score > b.score end
    return a.number < b.number
  end)
  for index = 0, #players - 1, 100 do
    local player = players[index + 1]
    checksum = checksum + player.number % (index + round) + #player.name
  end
end
print(checksum)
