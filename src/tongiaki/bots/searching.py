"""A bot that searches whole stretches of a turn. Most levels use it, with different depth and accuracy."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from tongiaki.rules import Position
from tongiaki.search import Budget, Evaluator, Search

CAP = 3000
"""Maximum positions of a stretch that are searched."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The strength of a bot, limited by positions so that a level plays the same on every machine, compiled or not."""

    evaluator: Callable[[int], Evaluator]
    """The evaluator for a number of players."""
    blur: float = 0.0
    """Error of its value of an end of a turn, in points."""
    stages: int = 0
    """Number of stages of the search; see `search.STAGES`."""
    nodes: int | None = None
    """Maximum positions, in addition to the first stage."""
    seconds: float | None = None
    """Maximum CPU seconds for a stretch; the levels have no such limit."""


class SearchBot:
    """Searches once for each stretch, and then plays the best line."""

    def __init__(self, seed: int, skill: Skill) -> None:
        """Take the seed of the errors in its values."""
        self._seed = seed
        self._skill = skill
        self._plan: dict[Hashable, int] = {}
        """The moves of the best line by the key of the position; another search would find the same."""

    def choose(self, position: Position) -> int:
        """Choose the first move of the best line. A forced move costs nothing."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        here = position.key()
        if here not in self._plan:
            self._plan = self._think(position)
        return self._plan[here]

    def _think(self, position: Position) -> dict[Hashable, int]:
        skill = self._skill
        budget = Budget(skill.nodes, skill.seconds, time.process_time)
        search = Search(position, skill.evaluator(position.players), skill.blur, self._seed, CAP)
        search.deepen_all(budget, skill.stages)
        plan: dict[Hashable, int] = {}
        ahead = position.copy()
        for move in search.line(search.candidates[0]):
            plan[ahead.key()] = move
            ahead.play(move)
        return plan
