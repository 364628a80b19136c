"""Play games of bots, and print a hash of the moves of each game.

They are games in which `sum` of floats would lead to other moves since Python 3.12. The script uses only the standard
library.
"""

import hashlib
import random

from tongiaki.bots.base import Bot
from tongiaki.bots.levels import BOTS
from tongiaki.rules import CHANCE, OVER, Position, Terms

GAMES = [("greedy", 3), ("greedy", 8), ("helmsman", 3)]
"""The bot of all seats, and the seed."""


def moves_hash(bot: Bot, seed: int) -> str:
    position, chance, seen = Position(Terms(2 + seed % 5, stall=5)), random.Random(seed), hashlib.sha256()
    while position.to_move != OVER:
        move = chance.choice(position.legal_moves()) if position.to_move == CHANCE else bot.choose(position)
        seen.update(f"{move},".encode())
        position.play(move)
    return seen.hexdigest()[:12]


if __name__ == "__main__":
    for name, seed in GAMES:
        print(name, seed, moves_hash(BOTS[name](seed), seed))
