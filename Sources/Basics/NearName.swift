/// Finds what a misspelt name probably means.
public enum NearName {
  /// How many letters have to be put in, left out, replaced or swapped to make one name of the other.
  public static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.utf8), Array(right.utf8))
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var before: [Int] = []
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i] + Array(repeating: 0, count: b.count)
      for j in 1...b.count {
        let isSame = a[i - 1] == b[j - 1]
        current[j] = min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (isSame ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], before[j - 2] + 1)
        }
      }
      (before, previous) = (previous, current)
    }
    return previous[b.count]
  }

  /// The candidate nearest to a name, if it is near enough to be meant: a third of the letters may differ, one
  /// in any case, but not the only one.
  public static func nearest<Names: Sequence<String>>(to name: String, among candidates: Names) -> String? {
    let limit = name.utf8.count < 2 ? 0 : max(1, name.utf8.count / 3)
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      if abs(candidate.utf8.count - name.utf8.count) > limit { continue }
      let found = candidate.lowercased() == name.lowercased() ? 0 : distance(candidate, name)
      guard found <= limit else { continue }
      if best.map({ found < $0.distance || (found == $0.distance && candidate < $0.name) }) ?? true {
        best = (candidate, found)
      }
    }
    return best?.name
  }
}
