// Appends to an array that is a plain property.
struct Log {
  var entries: [Int] = []
}

func run(_ turns: Int) -> Int {
  var log = Log()
  for turn in 0..<turns { log.entries.append(turn) }
  return log.entries.count
}

print(run(Int(CommandLine.arguments[1])!))
