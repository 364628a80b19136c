"""Mistakes and fine moves of a game, each confirmed by playouts.

The search alone overestimates their size, because it compares the best of many estimates with a single one.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from tongiaki.coach.choice import Choice, End
from tongiaki.coach.evaluator import Chances, CoachEvaluator, by_colour, colours_of
from tongiaki.coach.facts import Fact, facts_of
from tongiaki.coach.playouts import Comparison, compare
from tongiaki.record.colours import Colour
from tongiaki.rules import Position

SHOWN = 5
"""Maximum number of mistakes, and of fine moves, in a review."""
TRIED = 10
"""Maximum number of mistakes, and of fine moves, that are checked by playouts."""
WORTH_TRYING = 0.04
"""Minimum gain or loss in the search, as a chance of winning, for a check by playouts."""
WALK = 0.8
"""Share of a review's work before the playouts begin, for the progress bar."""
_EITHER = (1 - WALK) / 2


class Moment(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A mistake or a fine move. `first` is the number of moves before it.

    For a mistake, `other` is the better line. For a fine move, it is the obvious line, which is worse. `trial` compares
    the better of the two lines with the worse one, for the player, by playouts.
    """

    first: int
    colour: Colour
    played: list[str]
    played_chances: Chances
    played_facts: list[Fact]
    other: list[str]
    other_chances: Chances
    other_facts: list[Fact]
    trial: Comparison


@dataclass(slots=True)
class Seen:
    """A choice in a game: the number of moves before it, its turn's index, its position, and its cost.

    `mistake` is true if playouts confirmed that the choice lost something.
    """

    first: int
    turn: int
    start: Position
    choice: Choice
    cost: float
    mistake: bool = False


@dataclass(frozen=True, slots=True)
class Trials:
    """The settings of the playouts: `pairs` of playouts for each comparison."""

    evaluator: CoachEvaluator
    pairs: int
    seed: int

    def of(self, seen: Seen, better: End, worse: End) -> Comparison:
        """Compare two ends of a stretch by playouts, for the player who chose."""
        seed = f"{self.seed}:{seen.first}"
        return compare(better.position, worse.position, seen.choice.seat, self.evaluator, self.pairs, seed)


def mistakes_of(seen: list[Seen], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Check the choices with the greatest loss by playouts, record their cost, and return the worst mistakes."""
    found: list[Moment] = []
    weighty = sorted((one for one in seen if one.choice.loss > WORTH_TRYING), key=lambda one: -one.choice.loss)[:TRIED]
    for number, one in enumerate(weighty):
        trial = trials.of(one, one.choice.best, one.choice.played)
        one.cost = max(0.0, trial.gain)
        one.mistake = trial.holds
        if one.mistake:
            found.append(_moment(one, one.choice.best, trial))
        yield WALK + _EITHER * number / TRIED
    return _first(found)


def fine_moves_of(seen: list[Seen], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Check the choices with the greatest insight by playouts, and return the best fine moves."""
    found: list[Moment] = []
    weighty = [one for one in seen if one.choice.insight > WORTH_TRYING and one.cost <= WORTH_TRYING]
    for number, one in enumerate(sorted(weighty, key=lambda one: -one.choice.insight)[:TRIED]):
        trial = trials.of(one, one.choice.played, one.choice.obvious)
        if trial.holds:
            found.append(_moment(one, one.choice.obvious, trial))
        yield WALK + _EITHER * (1 + number / TRIED)
    return _first(found)


def _first(found: list[Moment]) -> list[Moment]:
    return sorted(found, key=lambda moment: -moment.trial.gain)[:SHOWN]


def _moment(seen: Seen, other: End, trial: Comparison) -> Moment:
    start, played = seen.start, seen.choice.played
    return Moment(
        seen.first,
        colours_of(start)[start.turn],
        [start.text(move) for move in played.moves],
        by_colour(start, played.chances),
        facts_of(start, played.moves),
        [start.text(move) for move in other.moves],
        by_colour(start, other.chances),
        facts_of(start, other.moves),
        trial,
    )
