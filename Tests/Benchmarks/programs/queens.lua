local Board = {}
Board.__index = Board

function Board.new(size)
  local board = { size = size, columns = {}, rising = {}, falling = {} }
  for i = 0, size - 1 do board.columns[i] = false end
  for i = 0, 2 * size - 1 do
    board.rising[i] = false
    board.falling[i] = false
  end
  return setmetatable(board, Board)
end

function Board:solutions(row)
  local size = self.size
  if row == size then return 1 end
  local columns, rising, falling = self.columns, self.rising, self.falling
  local found = 0
  for column = 0, size - 1 do
    local up, down = row + column, row - column + size
    if not (columns[column] or rising[up] or falling[down]) then
      columns[column], rising[up], falling[down] = true, true, true
      found = found + self:solutions(row + 1)
      columns[column], rising[up], falling[down] = false, false, false
    end
  end
  return found
end

print(Board.new(12):solutions(0))
