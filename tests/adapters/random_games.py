"""Positions of random games and of the recorded games, which cover every rare event."""

import random
from collections.abc import Iterator

from tests.vectors.vectors import games
from tongiaki.rules import OVER, Position, Terms


def random_game(players: int, seed: int, stall: int = 20) -> Iterator[Position]:
    """Yield every position of a game of random moves. The same object is yielded again after each move."""
    chance = random.Random(seed)
    position = Position(Terms(players, stall))
    yield position
    while position.to_move != OVER:
        position.play(chance.choice(position.legal_moves()))
        yield position


def _replayed(players: int, stall: int, moves: list[str]) -> Iterator[Position]:
    position = Position(Terms(players, stall))
    yield position
    for text in moves:
        position.play(position.parse(text))
        yield position


def many_positions() -> Iterator[Position]:
    """Yield about 25,000 positions."""
    for seed in range(10):
        yield from random_game(2 + seed % 5, seed, stall=seed % 4)
    for game in games():
        yield from _replayed(game["players"], game["stall"], game["moves"])
