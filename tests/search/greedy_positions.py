"""Positions of greedy games for tests of the search. Random games rarely contain chains."""

import random
from collections.abc import Iterator

from tongiaki.bots.greedy import GreedyBot
from tongiaki.rules import CHANCE, OVER, Position, Terms


def sensible_positions(games: int, seed: int) -> Iterator[Position]:
    """Yield all positions in which a player decides, from games of greedy bots with some random moves."""
    chance = random.Random(seed)
    bot = GreedyBot(seed)
    for game in range(games):
        position = Position(Terms(2 + game % 5, stall=5))
        while position.to_move != OVER:
            if position.to_move == CHANCE:
                position.play(chance.choice(position.legal_moves()))
                continue
            yield position.copy()
            wild = chance.random() < 0.2
            position.play(chance.choice(position.legal_moves()) if wild else bot.choose(position))
