"""Positions of random games for 2 to 6 players, including kings, draws, lost islands and finished games."""

import random
from collections.abc import Iterator

from tongiaki.rules import OVER, Position, Terms


def some_positions(games: int, every: int) -> Iterator[Position]:
    """Yield a position every few moves of random games for 2 to 6 players."""
    for game in range(games):
        chance = random.Random(f"view {game}")
        position = Position(Terms(2 + game % 5))
        moves = 0
        while position.to_move != OVER:
            position.play(chance.choice(position.legal_moves()))
            moves += 1
            if moves % every == 0:
                yield position
        yield position
