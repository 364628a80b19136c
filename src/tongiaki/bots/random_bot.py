"""A bot that plays random legal moves."""

import random

from tongiaki.bots.base import Bot
from tongiaki.rules import Position


class RandomBot(Bot):
    """Bot that chooses uniformly among the legal moves."""

    def __init__(self, seed: int) -> None:
        """Set the seed for all choices."""
        self._random = random.Random(seed)  # noqa: S311 - not for secrets

    def choose(self, position: Position) -> int:
        """Return a random legal move."""
        return self._random.choice(position.legal_moves())
