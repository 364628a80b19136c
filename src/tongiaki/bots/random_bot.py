"""A bot that plays anything that is legal."""

import random

from tongiaki.bots.base import Bot
from tongiaki.rules import Position


class RandomBot(Bot):
    """Chooses uniformly among the legal moves."""

    def __init__(self, seed: int) -> None:
        """Take the seed of all choices."""
        self._random = random.Random(seed)  # noqa: S311 - play, not secrets

    def choose(self, position: Position) -> int:
        """Choose any legal move, each as likely as the others."""
        return self._random.choice(position.legal_moves())
