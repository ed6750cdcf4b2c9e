// family: objects
// Allocates, walks and frees many small objects.
final class Node {
  let left: Node?
  let right: Node?
  var mark = 0
  init(_ left: Node?, _ right: Node?) {
    self.left = left
    self.right = right
  }
}

func makeTree(_ depth: Int) -> Node {
  depth == 0 ? Node(nil, nil) : Node(makeTree(depth - 1), makeTree(depth - 1))
}

func countNodes(_ node: Node?) -> Int {
  guard let node else { return 0 }
  node.mark += 1
  return node.mark + countNodes(node.left) + countNodes(node.right)
}

let kept = makeTree(14)
var total = 0
for round in 1...300 {
  let tree = makeTree(round % 4 + 10)
  total += countNodes(tree)
}
print(total + countNodes(kept))
