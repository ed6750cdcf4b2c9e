local Tokenizer = {}
Tokenizer.__index = Tokenizer

function Tokenizer.new(text)
  return setmetatable({ text = text, position = 1 }, Tokenizer)
end

local function isLetter(c)
  return c >= "a" and c <= "z" or c >= "A" and c <= "Z"
end

local function isDigit(c)
  return c >= "0" and c <= "9"
end

function Tokenizer:next()
  local text, position = self.text, self.position
  while text:sub(position, position) == " " do
    position = position + 1
  end
  if position > #text then return nil end
  local first = text:sub(position, position)
  local start = position
  if isLetter(first) then
    local c = first
    while c ~= "" and (isLetter(c) or isDigit(c)) do
      position = position + 1
      c = text:sub(position, position)
    end
    self.position = position
    return { kind = "name", name = text:sub(start, position - 1) }
  end
  if isDigit(first) then
    local value = 0
    local c = first
    while c ~= "" and isDigit(c) do
      value = value * 10 + (c:byte() - 48)
      position = position + 1
      c = text:sub(position, position)
    end
    self.position = position
    return { kind = "number", value = value }
  end
  self.position = position + 1
  return { kind = "symbol", character = first }
end

local parts = {}
for number = 0, 20000 - 1 do
  parts[#parts + 1] = "let value" .. number .. " = (" .. number .. " + count) * 42; "
end
local source = table.concat(parts)

local names, symbols, sum = 0, 0, 0
for _ = 1, 4 do
  local tokenizer = Tokenizer.new(source)
  local token = tokenizer:next()
  while token do
    if token.kind == "name" then
      names = names + #token.name
    elseif token.kind == "number" then
      sum = sum + token.value
    else
      symbols = symbols + (token.character == ";" and 10 or 1)
    end
    token = tokenizer:next()
  end
end
print(names .. " " .. sum .. " " .. symbols)
