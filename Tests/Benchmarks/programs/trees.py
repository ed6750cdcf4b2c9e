class Node:
    __slots__ = ("left", "right", "mark")

    def __init__(self, left, right):
        self.left = left
        self.right = right
        self.mark = 0


def make_tree(depth):
    if depth == 0:
        return Node(None, None)
    return Node(make_tree(depth - 1), make_tree(depth - 1))


def count_nodes(node):
    if node is None:
        return 0
    node.mark += 1
    return node.mark + count_nodes(node.left) + count_nodes(node.right)


kept = make_tree(14)
total = 0
for round in range(1, 301):
    tree = make_tree(round % 4 + 10)
    total += count_nodes(tree)
print(total + count_nodes(kept))
