"""The replay buffer: the newest positions, from which each step draws a random batch.

The positions of one game are similar: learning them in order would memorise the game.
"""

from dataclasses import dataclass, fields

import numpy as np

from tongiaki.training.games import Lesson, empty


@dataclass(slots=True)
class Replay:
    """A ring buffer of positions."""

    kept: Lesson
    count: int = 0
    """Total positions added; the newest overwrite the oldest."""

    @staticmethod
    def of(positions: int, seats: int) -> "Replay":
        return Replay(empty(positions, seats))

    def add(self, lesson: Lesson) -> None:
        """Add a lesson."""
        places = (self.count + np.arange(len(lesson))) % len(self.kept)
        for field in fields(Lesson):
            getattr(self.kept, field.name)[places] = getattr(lesson, field.name)
        self.count += len(lesson)

    def sample(self, random: np.random.Generator, positions: int) -> Lesson:
        """Return a random batch of positions."""
        chosen = random.integers(0, min(self.count, len(self.kept)), positions)
        return Lesson(*(getattr(self.kept, field.name)[chosen] for field in fields(Lesson)))
