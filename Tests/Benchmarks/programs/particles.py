class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def add(self, other, factor):
        self.x += other.x * factor
        self.y += other.y * factor


class Particle:
    __slots__ = ("position", "velocity", "bounces")

    def __init__(self, position, velocity):
        self.position = position
        self.velocity = velocity
        self.bounces = 0


def move(particle, time):
    particle.position.add(particle.velocity, time)
    if particle.position.x < 0 or particle.position.x > 100:
        particle.velocity.x = -particle.velocity.x
        particle.bounces += 1
    if particle.position.y < 0 or particle.position.y > 100:
        particle.velocity.y = -particle.velocity.y
        particle.bounces += 1


def main():
    particles = [
        Particle(Vector(float(number), 100.0 - number), Vector(number % 7 + 1.0, number % 5 + 2.0))
        for number in range(100)
    ]
    for _ in range(60_000):
        for particle in particles:
            move(particle, 0.25)
    print(sum(particle.bounces for particle in particles))


main()
