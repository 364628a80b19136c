"""The search: which end of the stretch is best for the player to move."""

import math
from typing import Final, final

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.search.budget import Budget, ExhaustedError
from tongiaki.search.judge import Judge
from tongiaki.search.judgement import restlessness
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.stretch import CAP, Stretch

STAGES: Final[list[tuple[int, int]]] = [(8, 1), (8, 2), (20, 2), (60, 2), (8, 3), (20, 3)]
"""How many of the best candidates are looked at again, and how many plies ahead: with each stage more, or further."""
_BITS: Final[Int] = (1 << 40) - 1


@final
class Candidate:
    """An end of the stretch, and what is known of it so far."""

    __slots__ = ("end", "merit", "number", "plies", "values")

    def __init__(self, number: Int, end: Position, values: list[float], merit: float) -> None:
        self.number = number
        """Its index among the ends of the stretch."""
        self.end = end
        self.values = values
        """What it is worth to every seat."""
        self.merit = merit
        """What is chosen by: the mover's value, and a price on shifting ships while nothing is discovered."""
        self.plies: Int = 0
        """How far was looked ahead for these values; 0: the end was judged as it is."""


@final
class Search:
    """Looks for the best end of a stretch, at first at all of them, then at the best again and further ahead."""

    __slots__ = ("_added", "_judge", "_seat", "_stage", "candidates", "stretch")

    def __init__(self, start: Position, judge: Judge, blur: float = 0.0, seed: int = 0, cap: Int = CAP) -> None:
        """Judge all ends once.

        Args:
            start: where a player decides; it is left as it is.
            judge: says what positions are worth.
            blur: how badly the player sees what an end is worth, in points: the scale of Gumbel's distribution.
            seed: which errors these are; an end is always seen with the same one.
            cap: positions of the stretch that are looked at.
        """
        self._judge = judge
        self._seat = start.turn
        self._stage: Int = 0
        self.stretch = Stretch(start, cap)
        self.candidates: list[Candidate] = []
        """The best first."""
        restless = start.quiet_turns > 0
        self._added = [0.0] * len(self.stretch.ends)
        for number, end in enumerate(self.stretch.ends):
            if restless:
                self._added[number] += judge.point * restlessness(end, start.turn)
            if blur > 0.0:
                self._added[number] += judge.point * blur * error(end, seed)
            values = judge.judge(end)
            self.candidates.append(Candidate(number, end, values, values[self._seat] + self._added[number]))
        self._sort(self.candidates)

    @property
    def nodes(self) -> int:
        """Positions that the first look took."""
        return self.stretch.nodes + len(self.stretch.ends)

    @property
    def done(self) -> bool:
        """Whether there is nothing to look at again."""
        return self._stage == len(STAGES) or len(self.candidates) == 1

    def line(self, candidate: Candidate) -> list[int]:
        """The moves that lead to a candidate."""
        return self.stretch.line(candidate.number)

    def deepen(self, budget: Budget) -> bool:
        """Look at the best candidates again and further ahead: one stage; false if there was none left to do.

        A stage counts whole or not at all: raises ExhaustedError where the budget does not suffice.
        """
        if self.done:
            return False
        width, plies = STAGES[self._stage]
        ahead = Lookahead(self._judge, budget)
        seen: list[Candidate] = []
        for candidate in self.candidates[:width]:
            values = ahead.values(candidate.end, plies)
            again = Candidate(
                candidate.number, candidate.end, values, values[self._seat] + self._added[candidate.number]
            )
            again.plies = plies
            seen.append(again)
        self._sort(seen)
        self.candidates[:width] = seen
        self._stage += 1
        return True

    def deepen_all(self, budget: Budget, stages: int) -> None:
        """Go through the stages, up to so many, as far as the budget reaches."""
        try:
            while self._stage < stages and self.deepen(budget):
                pass
        except ExhaustedError:
            pass

    def _sort(self, candidates: list[Candidate]) -> None:
        candidates.sort(key=_merit, reverse=True)


def _merit(candidate: Candidate) -> float:
    return candidate.merit


def error(end: Position, seed: int) -> float:
    """A number of Gumbel's distribution: always the same for one end and one seed, on every machine."""
    mixed: Int = seed & _BITS
    for ships in end.ships:
        mixed = ((mixed ^ ships) * 4194217 + 12345) & _BITS
        mixed ^= mixed >> 17
    mixed = ((mixed ^ end.edge) * 4194217 + 12345) & _BITS
    mixed ^= mixed >> 17
    share = (float(mixed >> 8) + 0.5) / 4294967296.0
    return -math.log(-math.log(share))
