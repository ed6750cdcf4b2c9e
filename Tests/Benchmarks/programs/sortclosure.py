from dataclasses import dataclass


@dataclass(frozen=True)
class Player:
    number: int
    score: int
    name: str


def main():
    state = 5
    checksum = 0
    for round in range(1, 9):
        players = []
        for number in range(40_000):
            state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
            players.append(Player(number, state // 65_536 % 1000, f"player {number}"))
        players.sort(key=lambda player: (-player.score, player.number))
        for index in range(0, len(players), 100):
            checksum += players[index].number % (index + round) + len(players[index].name)
    print(checksum)


main()
