"""Positions of random games, for tests of bots."""

import random
from collections.abc import Iterator

from tongiaki.rules import CHANCE, OVER, Position, Terms


def random_positions(games: int, seed: int) -> Iterator[Position]:
    """Yield every position of some random games in which a player decides. Callers must not change it."""
    chance = random.Random(seed)
    for game in range(games):
        position = Position(Terms(2 + game % 5, stall=3))
        while position.to_move != OVER:
            if position.to_move != CHANCE:
                yield position
            position.play(chance.choice(position.legal_moves()))
