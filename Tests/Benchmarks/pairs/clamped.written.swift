// A wrapper with a getter and a setter, on a property of a struct and of a class: the properties written by hand.
struct Clamped {
  private var stored: Int
  var wrappedValue: Int {
    get { stored }
    set { stored = newValue > 1000 ? 0 : newValue }
  }
  init(wrappedValue: Int) { stored = wrappedValue }
}

struct Gauge {
  private var _level = Clamped(wrappedValue: 0)
  var level: Int {
    get { _level.wrappedValue }
    set { _level.wrappedValue = newValue }
  }
}

final class Meter {
  private var _level = Clamped(wrappedValue: 0)
  var level: Int {
    get { _level.wrappedValue }
    set { _level.wrappedValue = newValue }
  }
}

func run(_ turns: Int) -> Int {
  var gauge = Gauge()
  let meter = Meter()
  for turn in 0..<turns {
    gauge.level = gauge.level + turn % 7
    meter.level += gauge.level
  }
  return gauge.level + meter.level
}

print(run(Int(CommandLine.arguments[1])!))
