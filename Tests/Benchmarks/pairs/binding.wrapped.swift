// A binding: a wrapper made of two closures, handed on through its projection.
@propertyWrapper struct Link {
  private let read: () -> Int
  private let write: (Int) -> Void
  init(read: @escaping () -> Int, write: @escaping (Int) -> Void) {
    self.read = read
    self.write = write
  }
  var wrappedValue: Int {
    get { read() }
    nonmutating set { write(newValue) }
  }
  var projectedValue: Link { self }
}

struct Inner {
  @Link var count: Int
  func step(_ turn: Int) { count += turn % 3 }
}

struct Outer {
  @Link var count: Int
  var inner: Inner { Inner(count: $count) }
}

func run(_ turns: Int) -> Int {
  var stored = 0
  let outer = Outer(count: Link(read: { stored }, write: { stored = $0 % 10_000 }))
  let inner = outer.inner
  for turn in 0..<turns {
    inner.step(turn)
    outer.count += 1
  }
  return stored
}

print(run(Int(CommandLine.arguments[1])!))
