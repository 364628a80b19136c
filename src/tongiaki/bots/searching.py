"""A bot that searches whole stretches. Most levels are this one; they differ in how far and how clearly it sees."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from tongiaki.rules import Position
from tongiaki.search import Budget, Judge, Search

CAP = 3000
"""Positions of a stretch that are looked at."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a bot can do. A level is bounded by positions, so that it plays alike on every machine, compiled or not."""

    judge: Callable[[int], Judge]
    """The judge for a number of players."""
    blur: float = 0.0
    """How badly it sees what an end of a turn is worth, in points."""
    stages: int = 0
    """How many stages of the search it goes through; see `search.STAGES`."""
    nodes: int | None = None
    """Positions that it may look at, beside the first look."""
    seconds: float | None = None
    """Seconds of a processor that it may think about a stretch; no level has a limit."""


class SearchBot:
    """Searches once for each stretch, and then follows the line that it found."""

    def __init__(self, seed: int, skill: Skill) -> None:
        """Take the seed that decides what it misjudges."""
        self._seed = seed
        self._skill = skill
        self._plan: dict[Hashable, int] = {}
        """What it means to do, by the key of the position: what it would find again if it searched again."""

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
        search = Search(position, skill.judge(position.players), skill.blur, self._seed, CAP)
        search.deepen_all(budget, skill.stages)
        plan: dict[Hashable, int] = {}
        ahead = position.copy()
        for move in search.line(search.candidates[0]):
            plan[ahead.key()] = move
            ahead.play(move)
        return plan
