"""What a learner remembers: the newest positions, of which each step takes some at random.

Learning a game's positions one after another memorises the game, as they are so much alike.
"""

from dataclasses import dataclass, fields

import numpy as np

from tongiaki.training.games import Lesson, empty


@dataclass(slots=True)
class Replay:
    """A ring of positions."""

    kept: Lesson
    count: int = 0
    """Positions that came so far; the newest overwrite the oldest."""

    @staticmethod
    def of(positions: int, seats: int) -> "Replay":
        return Replay(empty(positions, seats))

    def add(self, lesson: Lesson) -> None:
        """Remember a lesson."""
        places = (self.count + np.arange(len(lesson))) % len(self.kept)
        for field in fields(Lesson):
            getattr(self.kept, field.name)[places] = getattr(lesson, field.name)
        self.count += len(lesson)

    def sample(self, random: np.random.Generator, positions: int) -> Lesson:
        """Some positions at random."""
        chosen = random.integers(0, min(self.count, len(self.kept)), positions)
        return Lesson(*(getattr(self.kept, field.name)[chosen] for field in fields(Lesson)))
