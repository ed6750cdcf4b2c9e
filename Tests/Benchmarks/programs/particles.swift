// family: objects
// Changes structs in an array through inout parameters and mutating methods.
struct Vector {
  var x: Double
  var y: Double
  mutating func add(_ other: Vector, times factor: Double) {
    x += other.x * factor
    y += other.y * factor
  }
}

struct Particle {
  var position: Vector
  var velocity: Vector
  var bounces = 0
}

func move(_ particle: inout Particle, by time: Double) {
  particle.position.add(particle.velocity, times: time)
  if particle.position.x < 0 || particle.position.x > 100 {
    particle.velocity.x = -particle.velocity.x
    particle.bounces += 1
  }
  if particle.position.y < 0 || particle.position.y > 100 {
    particle.velocity.y = -particle.velocity.y
    particle.bounces += 1
  }
}

var particles: [Particle] = []
for number in 0..<100 {
  let place = Vector(x: Double(number), y: Double(100 - number))
  particles.append(
    Particle(position: place, velocity: Vector(x: Double(number % 7) + 1, y: Double(number % 5) + 2)))
}
for _ in 0..<60_000 {
  for index in particles.indices {
    move(&particles[index], by: 0.25)
  }
}
var bounces = 0
for particle in particles {
  bounces += particle.bounces
}
print(bounces)
