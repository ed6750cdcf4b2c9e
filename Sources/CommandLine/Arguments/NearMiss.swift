/// The word that was probably meant, if one is near enough.
func nearest(to word: String, among candidates: [String]) -> String? {
  let ranked = candidates.map { (word: $0, distance: editDistance(Array(word.utf8), Array($0.utf8))) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  // A third of the letters may be wrong: enough for slips, too few to turn one word into another.
  return best.distance <= max(1, best.word.utf8.count / 3) ? best.word : nil
}

/// How many letters must be added, dropped, replaced or swapped with their neighbour to turn one word into another.
private func editDistance(_ from: [UInt8], _ to: [UInt8]) -> Int {
  var beforeLast: [Int] = []
  var last = Array(0...to.count)
  for i in 0..<from.count {
    var row = [i + 1]
    for j in 0..<to.count {
      var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (from[i] == to[j] ? 0 : 1))
      if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] { best = min(best, beforeLast[j - 1] + 1) }
      row.append(best)
    }
    (beforeLast, last) = (last, row)
  }
  return last[to.count]
}
