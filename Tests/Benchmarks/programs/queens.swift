// family: numbers
// Places queens by backtracking over three arrays of Bool.
struct Board {
  let size: Int
  var columns: [Bool]
  var rising: [Bool]
  var falling: [Bool]

  init(size: Int) {
    self.size = size
    columns = Array(repeating: false, count: size)
    rising = Array(repeating: false, count: 2 * size)
    falling = Array(repeating: false, count: 2 * size)
  }

  mutating func solutions(from row: Int) -> Int {
    if row == size { return 1 }
    var found = 0
    for column in 0..<size {
      let up = row + column
      let down = row - column + size
      if columns[column] || rising[up] || falling[down] { continue }
      columns[column] = true
      rising[up] = true
      falling[down] = true
      found += solutions(from: row + 1)
      columns[column] = false
      rising[up] = false
      falling[down] = false
    }
    return found
  }
}

var board = Board(size: 12)
print(board.solutions(from: 0))
