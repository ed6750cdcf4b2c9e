// Each stored property of an observable class is kept in a storage of its own and tells the registrar.
import Observation

@Observable
final class Counter {
    var count = 0
    private(set) var name: String = "counter"
    let id = 7
    @ObservationIgnored var cache = 1
    var double: Int { count * 2 }
    static var shared = Counter()
}

let counter = Counter()
withObservationTracking {
    print("double", counter.double)
} onChange: {
    print("count will change from \(counter.count)")
}
counter.count = 0
counter.count = 3
counter.count = 4
print(counter.name, counter.id, counter.cache, Counter.shared.count)
