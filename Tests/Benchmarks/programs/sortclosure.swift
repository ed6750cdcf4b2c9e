// family: collections
// Sorts records with a closure that compares two fields.
struct Player {
  let number: Int
  let score: Int
  let name: String
}

var state = 5
var checksum = 0
for round in 1...8 {
  var players: [Player] = []
  for number in 0..<40_000 {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    players.append(Player(number: number, score: state / 65_536 % 1000, name: "player \(number)"))
  }
  players.sort { $0.score != $1.score ? $0.score > $1.score : $0.number < $1.number }
  for index in stride(from: 0, to: players.count, by: 100) {
    checksum += players[index].number % (index + round) + players[index].name.count
  }
}
print(checksum)
