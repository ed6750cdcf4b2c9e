local function makeTree(depth)
  if depth == 0 then return { mark = 0 } end
  return { left = makeTree(depth - 1), right = makeTree(depth - 1), mark = 0 }
end

local function countNodes(node)
  if not node then return 0 end
  node.mark = node.mark + 1
  return node.mark + countNodes(node.left) + countNodes(node.right)
end

local kept = makeTree(14)
local total = 0
for round = 1, 300 do
  local tree = makeTree(round % 4 + 10)
  total = total + countNodes(tree)
end
print(total + countNodes(kept))
