"""Play random games with the engine on the import path, and print a hash of all their data.

Run as a script with each engine. The outputs differ only in the first line.
"""

import hashlib
import json
import pickle
import random
from dataclasses import asdict

from tongiaki.rules import CHANCE, COMPILED, Position, Terms, perft, playout

GAMES = 8
"""Games for each number of players."""


def play(position: Position, chance: random.Random, seen: "hashlib._Hash") -> None:
    """Play a game to its end.

    Update the hash `seen` with all moves and positions, and every tenth time with the rest.
    """
    for number in range(10_000):
        moves = position.legal_moves()
        seen.update(repr((moves, position.phase, position.to_move)).encode())
        if not moves:
            break
        move = chance.choice(moves)
        if number % 10 == 0:
            seen.update(json.dumps(position.describe(), sort_keys=True).encode() + repr(position.key()).encode())
            seen.update(repr([position.refusal(other) for other in range(0, 900, 7)]).encode())
            pickled = pickle.dumps(position)
            seen.update(pickled)
            assert pickle.loads(pickled).key() == position.copy().key() == position.key()  # noqa: S301 - pickled by this script
        if position.phase == "migration":
            seen.update(repr(position.route(move)).encode())
            if number % 10 == 0:
                seen.update(repr(position.odds(move)).encode())
        if position.to_move != CHANCE:
            assert position.parse(position.text(move)) == move
        position.log = []
        position.play(move)
        seen.update(json.dumps(position.happenings(), sort_keys=True).encode())
    else:
        raise AssertionError("a game without an end")
    seen.update(json.dumps([asdict(standing) for standing in position.standings()]).encode())
    seen.update(repr(position.end_reason).encode())


def main() -> None:
    """Print the kind of engine, then the hashes."""
    print("compiled" if COMPILED else "pure", Position.__module__)
    for players in range(2, 7):
        seen = hashlib.sha256()
        for game in range(GAMES):
            play(Position(Terms(players, stall=(20, 0, 3)[game % 3])), random.Random(f"{players} {game}"), seen)
        print(players, seen.hexdigest())
        print(
            players, [playout(Position(Terms(players)), seed) for seed in range(40)], perft(Position(Terms(players)), 4)
        )


if __name__ == "__main__":
    main()
