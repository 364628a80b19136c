"""The choices that counted: mistakes and fine moves, each tried out by playouts before it is called one.

Search alone overstates: it compares the best of many guesses with one of them.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from tongiaki.coach.choice import Choice, End
from tongiaki.coach.facts import Fact, facts_of
from tongiaki.coach.judging import Chances, Forecaster, by_colour, colours_of
from tongiaki.coach.playouts import Comparison, compare
from tongiaki.record.colours import Colour
from tongiaki.rules import Position

SHOWN = 5
"""Mistakes, and fine moves, that a review has at most."""
TRIED = 10
"""Choices that are tried out by playouts, of either sort."""
WORTH_TRYING = 0.04
"""How much a choice has to win or lose by the search's account, as a chance, to be tried out."""
WALK = 0.8
"""The share of a review's work that is done when it begins to try choices out."""
_EITHER = (1 - WALK) / 2


class Moment(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A choice that counted. `first` is the number of moves before it.

    For a mistake, `other` is the better line; for a fine move, the obvious one, which is worse. `trial` tells how much
    better the better one of both did, for the player, in playouts.
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
    """A choice: after how many moves, in which of the turns and from which position it was made, and what it cost.

    `mistake`: it lost something for sure.
    """

    first: int
    turn: int
    start: Position
    choice: Choice
    cost: float
    mistake: bool = False


@dataclass(frozen=True, slots=True)
class Trials:
    """How choices are tried out; `pairs` of playouts for each."""

    judge: Forecaster
    pairs: int
    seed: int

    def of(self, seen: Seen, better: End, worse: End) -> Comparison:
        """Tell how much better one end of a stretch does than another for the player who chose."""
        seed = f"{self.seed}:{seen.first}"
        return compare(better.position, worse.position, seen.choice.seat, self.judge, self.pairs, seed)


def mistakes_of(seen: list[Seen], trials: Trials) -> Generator[float, None, list[Moment]]:
    """Try the choices out that lost most, note what each cost, and give the worst of those that lost for sure."""
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
    """Try the choices out that gained most over the obvious ones, and give the finest of those that did gain."""
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
