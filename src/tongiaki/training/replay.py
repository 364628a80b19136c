"""The replay buffer: the newest positions. Each step draws a random batch from them.

Positions from the same game are similar; learning them in order would lead to overfitting.
"""

from dataclasses import dataclass, fields

import numpy as np

from tongiaki.training.games import Lesson, create_lesson


@dataclass(slots=True)
class ReplayBuffer:
    """A ring buffer of positions."""

    positions: Lesson
    count: int = 0
    """Total number of positions added. New positions overwrite the oldest ones."""

    @staticmethod
    def create(positions: int, seats: int) -> "ReplayBuffer":
        return ReplayBuffer(create_lesson(positions, seats))

    def add(self, lesson: Lesson) -> None:
        """Add the positions from a lesson."""
        places = (self.count + np.arange(len(lesson))) % len(self.positions)
        for field in fields(Lesson):
            getattr(self.positions, field.name)[places] = getattr(lesson, field.name)
        self.count += len(lesson)

    def sample(self, random: np.random.Generator, positions: int, newest: int) -> Lesson:
        """Return a random batch of positions, from the newest ones only."""
        newest = min(newest, self.count, len(self.positions))
        places = (self.count - 1 - random.integers(0, newest, positions)) % len(self.positions)
        return Lesson(*(getattr(self.positions, field.name)[places] for field in fields(Lesson)))
