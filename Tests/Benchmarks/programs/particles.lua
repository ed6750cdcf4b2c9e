local function move(particle, time)
  local position, velocity = particle.position, particle.velocity
  position.x = position.x + velocity.x * time
  position.y = position.y + velocity.y * time
  if position.x < 0 or position.x > 100 then
    velocity.x = -velocity.x
    particle.bounces = particle.bounces + 1
  end
  if position.y < 0 or position.y > 100 then
    velocity.y = -velocity.y
    particle.bounces = particle.bounces + 1
  end
end

local particles = {}
for number = 0, 99 do
  particles[#particles + 1] = {
    position = { x = number * 1.0, y = 100.0 - number },
    velocity = { x = number % 7 + 1.0, y = number % 5 + 2.0 },
    bounces = 0,
  }
end
for _ = 1, 60000 do
  for index = 1, #particles do
    move(particles[index], 0.25)
  end
end
local bounces = 0
for _, particle in ipairs(particles) do
  bounces = bounces + particle.bounces
end
print(bounces)
