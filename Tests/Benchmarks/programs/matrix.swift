// family: numbers
// Multiplies matrices of Double held as arrays of rows.
func makeMatrix(_ size: Int, seed: Int) -> [[Double]] {
  var rows: [[Double]] = []
  for i in 0..<size {
    var row: [Double] = []
    for j in 0..<size {
      row.append(Double((i * seed + j * 7) % 10) / 2)
    }
    rows.append(row)
  }
  return rows
}

func multiply(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
  let size = a.count
  var product = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
  for i in 0..<size {
    for j in 0..<size {
      var sum = 0.0
      for k in 0..<size {
        sum += a[i][k] * b[k][j]
      }
      product[i][j] = sum
    }
  }
  return product
}

let size = 320
let product = multiply(makeMatrix(size, seed: 3), makeMatrix(size, seed: 5))
var trace = 0.0
for i in 0..<size {
  trace += product[i][i]
}
print(Int(trace * 4))
