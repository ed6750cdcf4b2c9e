import Basics

/// The word that was probably meant, if one is near enough.
func nearest(to word: String, among candidates: [String]) -> String? {
  let ranked = candidates.map { (word: $0, distance: NearName.distance(word, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
  // A third of the letters may be wrong: enough for slips, too few to turn one word into another.
  return best.distance <= max(1, best.word.utf8.count / 3) ? best.word : nil
}
