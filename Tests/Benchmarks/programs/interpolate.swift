// family: strings
// Makes many short strings out of numbers and names.
func label(_ number: Int, _ name: String) -> String {
  "item \(number): \(number * 3) of \(name)"
}

let names = ["north", "east", "south", "west"]
var characters = 0
var unusual = 0
for number in 0..<2_000_000 {
  let text = label(number, names[number % 4])
  characters += text.count
  if text == "item 777: 2331 of east" { unusual += 1 }
}
print(characters, unusual)
