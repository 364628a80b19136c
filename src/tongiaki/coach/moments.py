"""Mistakes and fine moves of a game, each confirmed by playouts.

The search alone overestimates the difference, because it compares the best of many estimates with a single estimate.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from tongiaki.coach.choice import Choice, End
from tongiaki.coach.comparison import MIN_GAIN, Comparison, PairedPlayouts
from tongiaki.coach.evaluator import Chances, CoachEvaluator, map_to_colours, seat_colours
from tongiaki.coach.facts import Fact, find_facts
from tongiaki.coach.reason_kinds import Reason
from tongiaki.coach.reasons import find_reasons
from tongiaki.coach.replies import Reply, find_reply
from tongiaki.record.colours import Colour
from tongiaki.rules import Position

MAX_SHOWN = 5
"""Maximum number of mistakes, and of fine moves, in a review."""
MAX_TRIALS = 10
"""Maximum number of possible mistakes that are checked by playouts."""
MAX_FINE_TRIALS = 5
"""Maximum number of possible fine moves that are checked by playouts."""
SCREENING_PAIRS = 8
"""Number of pairs after which a check can stop: it continues while the result is not clear."""
CLEAR_ERRORS = 6.0
"""Ratio between a difference and its standard error at which the result is clear."""
MIN_DIFFERENCE = 0.04
"""Minimum gain or loss in the search, as a chance of winning, for a check by playouts."""
WALK_SHARE = 0.3
"""Share of the progress bar that the part of a review before the playouts takes."""
MISTAKES_SHARE = 0.5
"""Share of the progress bar that the playouts of possible mistakes take."""


class Moment(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A mistake or a fine move. `first` is the number of moves that precede it.

    For a mistake, `other` is the better line. For a fine move, it is the obvious line, which is worse. `trial` is the
    result of the playouts: the better of the two lines compared with the worse one, from the player's view.

    `reasons` explain a mistake, the most important first. They are empty for a fine move. The replies are the next
    player's best turn after each line. They are null if a tile must be drawn first, or the game is over.
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
    played_reply: Reply | None
    other_reply: Reply | None
    reasons: list[Reason]


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
    """The settings of the playouts. `pairs` is the maximum number of pairs of playouts in a comparison."""

    evaluator: CoachEvaluator
    pairs: int
    seed: int

    def compare(
        self, checked: CheckedChoice, better: End, worse: End, share: float
    ) -> Generator[float, None, Comparison]:
        """Use playouts to compare two ends of a stretch for the player who made the choice.

        Yield `share`, the completed share of the review, before every few playouts.
        """
        seed = f"{self.seed}:{checked.first}"
        playouts = PairedPlayouts(better.position, worse.position, checked.choice.seat, self.evaluator, seed)
        while True:
            yield share
            playouts.play(min(self.pairs - playouts.pairs, SCREENING_PAIRS))
            comparison = playouts.comparison()
            if comparison.pairs == self.pairs or _is_clear(comparison):
                return comparison.shrunk()


def _is_clear(comparison: Comparison) -> bool:
    """Return whether more pairs can hardly change if the comparison is significant."""
    hopeless = comparison.gain + comparison.error <= MIN_GAIN
    return hopeless or comparison.gain > CLEAR_ERRORS * comparison.error + MIN_GAIN


def find_mistakes(choices: list[CheckedChoice], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Use playouts to check the choices with the greatest loss, set their cost, and return the worst mistakes.

    Yield the completed share of the review.
    """
    moments: list[Moment] = []
    losses = [checked for checked in choices if checked.choice.loss > MIN_DIFFERENCE]
    candidates = sorted(losses, key=lambda checked: -checked.choice.loss)[:MAX_TRIALS]
    for number, checked in enumerate(candidates):
        share = WALK_SHARE + MISTAKES_SHARE * number / len(candidates)
        trial = yield from trials.compare(checked, checked.choice.best, checked.choice.played, share)
        checked.cost = max(0.0, trial.gain)
        checked.mistake = trial.is_significant
        if checked.mistake:
            moments.append(_mistake(checked, trial, trials.evaluator))
    return _best(moments)


def find_fine_moves(choices: list[CheckedChoice], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Use playouts to check the choices with the greatest insight, and return the best fine moves.

    Yield the completed share of the review.
    """
    moments: list[Moment] = []
    gains = [
        checked for checked in choices if checked.choice.insight > MIN_DIFFERENCE and checked.cost <= MIN_DIFFERENCE
    ]
    candidates = sorted(gains, key=lambda checked: -checked.choice.insight)[:MAX_FINE_TRIALS]
    for number, checked in enumerate(candidates):
        share = 1 - (1 - WALK_SHARE - MISTAKES_SHARE) * (1 - number / len(candidates))
        trial = yield from trials.compare(checked, checked.choice.played, checked.choice.obvious, share)
        if trial.is_significant:
            moments.append(_moment(checked, checked.choice.obvious, trial, trials.evaluator))
    return _best(moments)


def _best(moments: list[Moment]) -> list[Moment]:
    return sorted(moments, key=lambda moment: -moment.trial.gain)[:MAX_SHOWN]


def _mistake(checked: CheckedChoice, trial: Comparison, evaluator: CoachEvaluator) -> Moment:
    best, played = checked.choice.best, checked.choice.played
    moment = _moment(checked, best, trial, evaluator)
    replies = (moment.other_reply, moment.played_reply)
    moment.reasons = find_reasons(checked.choice.seat, best.position, played.position, replies, evaluator)
    return moment


def _moment(checked: CheckedChoice, other: End, trial: Comparison, evaluator: CoachEvaluator) -> Moment:
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
        find_reply(played.position, evaluator),
        find_reply(other.position, evaluator),
        [],
    )
