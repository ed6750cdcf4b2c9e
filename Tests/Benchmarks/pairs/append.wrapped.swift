// Appends to an array behind a wrapper.
@propertyWrapper struct Kept {
  var wrappedValue: [Int]
}

struct Log {
  @Kept var entries: [Int] = []
}

func run(_ turns: Int) -> Int {
  var log = Log()
  for turn in 0..<turns { log.entries.append(turn) }
  return log.entries.count
}

print(run(Int(CommandLine.arguments[1])!))
