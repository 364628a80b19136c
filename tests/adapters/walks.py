"""Positions of random games, and of the recorded games in which every rare event occurs."""

import random
from collections.abc import Iterator

from tests.vectors.reading import games
from tongiaki.rules import OVER, Position, Terms


def random_game(players: int, seed: int, stall: int = 20) -> Iterator[Position]:
    """Every position of a game of random moves: one and the same, which goes on."""
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
    """Some twenty-five thousand positions."""
    for seed in range(10):
        yield from random_game(2 + seed % 5, seed, stall=seed % 4)
    for game in games():
        yield from _replayed(game["players"], game["stall"], game["moves"])
