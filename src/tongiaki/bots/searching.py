"""A bot that searches all ends of a stretch. Most levels use this bot, with different depths and accuracies."""

import time
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from tongiaki.rules import Position
from tongiaki.search import Budget, Evaluator, Search, choose_by_playouts

CAP = 3000
"""Maximum number of positions to search in a stretch."""


@dataclass(frozen=True, slots=True)
class Skill:
    """The strength of a bot.

    Its limit is a number of positions rather than a time, so that a level plays the same on every machine.
    """

    evaluator: Callable[[int], Evaluator]
    """Function that returns the evaluator for a number of players."""
    blur: float = 0.0
    """Scale of the random errors in the evaluations, in points."""
    stages: int = 0
    """Number of stages of the search; see `search.STAGES`."""
    nodes: int | None = None
    """Maximum number of positions to search after the first evaluation."""
    seconds: float | None = None
    """Maximum CPU time for a stretch, in seconds. The built-in levels have no such limit."""
    last_tiles: bool = False
    """Whether the bot compares the best lines by playouts when few tiles are left; see `search/last_tiles.py`."""


class SearchBot:
    """Bot that searches once at the start of each stretch, and then plays the best line."""

    def __init__(self, seed: int, skill: Skill) -> None:
        """Set the seed for the random errors, and the strength."""
        self._seed = seed
        self._skill = skill
        self._plan: dict[Hashable, int] = {}
        """Cache of the moves of the best line, by the key of the position."""

    def choose(self, position: Position) -> int:
        """Return the first move of the best line. A forced move needs no search."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        key = position.key()
        if key not in self._plan:
            self._plan = self._search_plan(position)
        return self._plan[key]

    def _search_plan(self, position: Position) -> dict[Hashable, int]:
        skill = self._skill
        budget = Budget(skill.nodes, skill.seconds, time.process_time)
        evaluator = skill.evaluator(position.players)
        search = Search(position, evaluator, skill.blur, self._seed, CAP)
        search.deepen_all(budget, skill.stages)
        best = search.candidates[0]
        if skill.last_tiles:
            best = choose_by_playouts(search, position, evaluator, self._seed)
        plan: dict[Hashable, int] = {}
        current = position.copy()
        for move in search.line(best):
            plan[current.key()] = move
            current.play(move)
        return plan
