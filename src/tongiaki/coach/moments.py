"""Mistakes and fine moves of a game, each confirmed by playouts.

The search alone overestimates the difference, because it compares the best of many estimates with a single estimate.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from tongiaki.coach.choice import Choice, End
from tongiaki.coach.evaluator import Chances, CoachEvaluator, map_to_colours, seat_colours
from tongiaki.coach.facts import Fact, find_facts
from tongiaki.coach.playouts import Comparison, compare
from tongiaki.record.colours import Colour
from tongiaki.rules import Position

MAX_SHOWN = 5
"""Maximum number of mistakes, and of fine moves, in a review."""
MAX_TRIALS = 10
"""Maximum number of mistakes, and of fine moves, that are checked by playouts."""
MIN_DIFFERENCE = 0.04
"""Minimum gain or loss in the search, as a chance of winning, for a check by playouts."""
WALK_SHARE = 0.8
"""Share of the progress bar that the part of a review before the playouts takes."""
_SHARE_OF_EACH = (1 - WALK_SHARE) / 2


class Moment(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A mistake or a fine move. `first` is the number of moves that precede it.

    For a mistake, `other` is the better line. For a fine move, it is the obvious line, which is worse. `trial` is the
    result of the playouts: the better of the two lines compared with the worse one, from the player's view.
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
class CheckedChoice:
    """A choice in a reviewed game: the number of moves before it, its turn's index, its position, and its cost.

    `mistake` is true if playouts confirmed that the choice was worse than the best one.
    """

    first: int
    turn: int
    start: Position
    choice: Choice
    cost: float
    mistake: bool = False


@dataclass(frozen=True, slots=True)
class Trials:
    """The settings of the playouts. `pairs` is the number of pairs of playouts in a comparison."""

    evaluator: CoachEvaluator
    pairs: int
    seed: int

    def compare(self, checked: CheckedChoice, better: End, worse: End) -> Comparison:
        """Use playouts to compare two ends of a stretch for the player who made the choice."""
        seed = f"{self.seed}:{checked.first}"
        return compare(better.position, worse.position, checked.choice.seat, self.evaluator, self.pairs, seed)


def find_mistakes(choices: list[CheckedChoice], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Use playouts to check the choices with the greatest loss, set their cost, and return the worst mistakes.

    Yield the completed share of the review.
    """
    moments: list[Moment] = []
    losses = [checked for checked in choices if checked.choice.loss > MIN_DIFFERENCE]
    candidates = sorted(losses, key=lambda checked: -checked.choice.loss)[:MAX_TRIALS]
    for number, checked in enumerate(candidates):
        trial = trials.compare(checked, checked.choice.best, checked.choice.played)
        checked.cost = max(0.0, trial.gain)
        checked.mistake = trial.is_significant
        if checked.mistake:
            moments.append(_moment(checked, checked.choice.best, trial))
        yield WALK_SHARE + _SHARE_OF_EACH * number / MAX_TRIALS
    return _best(moments)


def find_fine_moves(choices: list[CheckedChoice], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Use playouts to check the choices with the greatest insight, and return the best fine moves.

    Yield the completed share of the review.
    """
    moments: list[Moment] = []
    gains = [
        checked for checked in choices if checked.choice.insight > MIN_DIFFERENCE and checked.cost <= MIN_DIFFERENCE
    ]
    candidates = sorted(gains, key=lambda checked: -checked.choice.insight)[:MAX_TRIALS]
    for number, checked in enumerate(candidates):
        trial = trials.compare(checked, checked.choice.played, checked.choice.obvious)
        if trial.is_significant:
            moments.append(_moment(checked, checked.choice.obvious, trial))
        yield WALK_SHARE + _SHARE_OF_EACH * (1 + number / MAX_TRIALS)
    return _best(moments)


def _best(moments: list[Moment]) -> list[Moment]:
    return sorted(moments, key=lambda moment: -moment.trial.gain)[:MAX_SHOWN]


def _moment(checked: CheckedChoice, other: End, trial: Comparison) -> Moment:
    start, played = checked.start, checked.choice.played
    return Moment(
        checked.first,
        seat_colours(start)[start.turn],
        [start.text(move) for move in played.moves],
        map_to_colours(start, played.chances),
        find_facts(start, played.moves),
        [start.text(move) for move in other.moves],
        map_to_colours(start, other.chances),
        find_facts(start, other.moves),
        trial,
    )
