// A write is compared with what is there where values can be compared; a change in place never is.
import Observation

struct Point { var x = 0 }
final class Node {}

@Observable
final class Shape {
    var size = 1
    var origin = Point()
    var node = Node()
    var tags: [String] = []
}

let shape = Shape()
func told(_ name: String, _ read: () -> Void, _ write: () -> Void) {
    nonisolated(unsafe) var isTold = false
    withObservationTracking(read, onChange: { isTold = true })
    write()
    print(name, isTold)
}
told("equal number", { _ = shape.size }, { shape.size = 1 })
told("number += 0", { _ = shape.size }, { shape.size += 0 })
told("struct that cannot be compared", { _ = shape.origin }, { shape.origin = Point() })
told("same object", { _ = shape.node }, { shape.node = shape.node })
told("another object", { _ = shape.node }, { shape.node = Node() })
told("append", { _ = shape.tags }, { shape.tags.append("a") })
