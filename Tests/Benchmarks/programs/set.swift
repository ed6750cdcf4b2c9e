// family: collections
// Follows a walk over a grid and remembers the places seen in a set.
var seen: Set<Int> = []
var state = 7
var x = 0
var y = 0
var again = 0
for step in 0..<6_000_000 {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
  switch state / 65_536 % 4 {
  case 0: x += 1
  case 1: x -= 1
  case 2: y += 1
  default: y -= 1
  }
  let place = x * 100_000 + y
  if seen.contains(place) {
    again += 1
    if step % 3 == 0 { seen.remove(place) }
  } else {
    seen.insert(place)
  }
}
print(seen.count, again)
