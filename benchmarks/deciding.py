"""Measure the CPU time in which the server finds the deciding turn of finished games.

Bots play games of 2 to 6 players in turn. For each number of players, the output has the turns of the games and the
CPU seconds of one request. A request reads the record, evaluates the position before each turn, and encodes the answer.
The exit status is 1 if a game takes longer than MAX_SECONDS.

Usage: python3 dev.py bench deciding [--seed 1] [--games 20]
"""

from __future__ import annotations

import argparse
import sys
import time

import msgspec

from tongiaki.bots import BOTS
from tongiaki.bots.seeds import seeded_random
from tongiaki.record import Record, read, write
from tongiaki.rules import CHANCE, COMPILED, OVER, Position, Terms
from tongiaki.tables.views.deciding_turns import decision_of

LEVELS = ("greedy", "paddler", "fisher", "greedy", "random", "greedy", "paddler")
"""Levels of the seats. Each game begins at another place of this circle."""
STALL = 20
MAX_SECONDS = 0.3


def play(seed: int, number: int) -> Record:
    """Play a game that depends only on the seed and its number."""
    players = 2 + number % 5
    draws, position = seeded_random(seed, "deciding", number), Position(Terms(players, STALL))
    bots = [BOTS[LEVELS[(number + seat) % len(LEVELS)]](draws.randrange(1 << 30)) for seat in range(players)]
    moves: list[str] = []
    while position.to_move != OVER:
        chance = position.to_move == CHANCE
        move = draws.choice(position.legal_moves()) if chance else bots[position.to_move].choose(position)
        moves.append(position.text(move))
        position.play(move)
    return Record(position.terms, tuple(moves))


def measure(text: str) -> tuple[int, float]:
    """Return the number of turns of a record, and the CPU seconds of the request."""
    begin = time.process_time()
    record = read(text)
    msgspec.json.encode(decision_of(record))
    return len(record.moves), time.process_time() - begin


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=20)
    arguments = parser.parse_args()
    if not COMPILED:
        sys.exit("The engine is not compiled. Without it, the coach uses another evaluator.")
    measured: dict[int, list[tuple[int, float]]] = {}
    for number in range(arguments.games):
        record = play(arguments.seed, number)
        measured.setdefault(record.terms.players, []).append(measure(write(record)))
    print("players  games  moves (longest)  seconds (mean)  seconds (longest)")
    for players, results in sorted(measured.items()):
        moves, seconds = zip(*results, strict=True)
        print(
            f"{players:7}  {len(results):5}  {max(moves):15}  {sum(seconds) / len(seconds):14.3f}  {max(seconds):17.3f}"
        )
    longest = max(seconds for results in measured.values() for _, seconds in results)
    print(f"The longest took {longest:.3f} s; the limit is {MAX_SECONDS} s.")
    if longest > MAX_SECONDS:
        sys.exit(1)


if __name__ == "__main__":
    main()
