// family: objects
// Calls requirements of a protocol through existentials.
protocol Shape {
  var area: Int { get }
  func scaled(by factor: Int) -> any Shape
}

struct Square: Shape {
  let side: Int
  var area: Int { side * side }
  func scaled(by factor: Int) -> any Shape { Square(side: side * factor % 100) }
}

struct Rectangle: Shape {
  let width: Int
  let height: Int
  var area: Int { width * height }
  func scaled(by factor: Int) -> any Shape { Rectangle(width: width * factor % 90, height: height) }
}

final class Blob: Shape {
  let area: Int
  init(area: Int) {
    self.area = area
  }
  func scaled(by factor: Int) -> any Shape { Blob(area: area * factor % 80) }
}

var shapes: [any Shape] = []
for number in 1...300 {
  switch number % 3 {
  case 0: shapes.append(Square(side: number))
  case 1: shapes.append(Rectangle(width: number, height: 3))
  default: shapes.append(Blob(area: number))
  }
}
var total = 0
for round in 0..<14000 {
  for shape in shapes {
    total += shape.area
  }
  if round % 4 == 0 {
    shapes = shapes.map { $0.scaled(by: round % 9 + 1) }
  }
}
print(total)
