// family: objects
// A generic priority queue, used with two element types.
struct PriorityQueue<Element: Comparable> {
  private var items: [Element] = []

  var count: Int { items.count }

  mutating func push(_ item: Element) {
    items.append(item)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !(items[child] < items[parent]) { break }
      items.swapAt(parent, child)
      child = parent
    }
  }

  mutating func pop() -> Element? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    if items.isEmpty { return first }
    items[0] = last
    var parent = 0
    while true {
      var smallest = parent
      let left = 2 * parent + 1
      let right = left + 1
      if left < items.count && items[left] < items[smallest] { smallest = left }
      if right < items.count && items[right] < items[smallest] { smallest = right }
      if smallest == parent { break }
      items.swapAt(parent, smallest)
      parent = smallest
    }
    return first
  }
}

struct Job: Comparable {
  let priority: Int
  let number: Int
  static func < (left: Job, right: Job) -> Bool {
    left.priority != right.priority ? left.priority < right.priority : left.number < right.number
  }
}

var state = 3
var numbers = PriorityQueue<Int>()
var jobs = PriorityQueue<Job>()
var checksum = 0
for number in 0..<150_000 {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  numbers.push(state / 1024)
  jobs.push(Job(priority: state / 65_536 % 100, number: number))
  if number % 3 == 0, let smallest = numbers.pop() {
    checksum += smallest % 1000
  }
}
while let job = jobs.pop() {
  checksum = (checksum * 31 + job.number) % 1_000_000_007
}
print(numbers.count, checksum)
