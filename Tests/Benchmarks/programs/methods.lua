local Account = {}
Account.__index = Account

function Account.new()
  return setmetatable({ balance = 0 }, Account)
end

function Account:deposit(amount)
  self.balance = self.balance + amount
end

function Account:fee()
  return 1
end

function Account:settle()
  self.balance = self.balance - self:fee()
end

local Savings = setmetatable({}, { __index = Account })
Savings.__index = Savings

function Savings.new()
  local savings = Account.new()
  savings.months = 0
  return setmetatable(savings, Savings)
end

function Savings:fee()
  self.months = self.months + 1
  return self.months % 4 == 0 and 2 or 0
end

local accounts = { Account.new(), Savings.new(), Account.new(), Savings.new() }
for round = 0, 1000000 - 1 do
  for _, account in ipairs(accounts) do
    account:deposit(round % 10)
    account:settle()
  end
end
local balances = {}
for i, account in ipairs(accounts) do balances[i] = account.balance end
print("[" .. table.concat(balances, ", ") .. "]")
