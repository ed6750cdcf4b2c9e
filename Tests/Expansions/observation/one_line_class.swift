// A class on one line; lazy and weak belong to the storage.
import Observation

@Observable final class Leaf { var name = "leaf"; weak var parent: Leaf?; lazy var note = "note of \(name)" }

let leaf = Leaf()
leaf.parent = leaf
print(leaf.name, leaf.note, leaf.parent === leaf)
leaf.parent = nil
