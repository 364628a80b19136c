"""A meeting: one game of a round, with its seats, places and points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game: its entrants in the order of play (`seats`), and their final `places`, from 1 (None until it is over).

    A meeting with one entrant is a bye: a point without a game.
    """

    seats: tuple[int, ...]
    places: tuple[int, ...] | None = None

    @property
    def bye(self) -> bool:
        """Whether the meeting is a bye."""
        return len(self.seats) == 1

    def pairs(self) -> Iterator[tuple[int, int, Fraction]]:
        """Yield each ordered pair of entrants with the score of the first against the second: 1, a half, or 0."""
        if self.places is None:
            return
        for entrant, place in zip(self.seats, self.places, strict=True):
            for other, other_place in zip(self.seats, self.places, strict=True):
                if other != entrant:
                    yield entrant, other, _score(place, other_place)

    def points(self) -> dict[int, Fraction]:
        """Return each entrant's points: 1 for first place, 0 for last place, with equal steps between them."""
        if self.bye:
            return {self.seats[0]: Fraction(1)}
        if self.places is None:
            return {}
        return dict(zip(self.seats, score_places(self.places), strict=True))


def score_places(places: Sequence[int]) -> list[Fraction]:
    """Return the points for each place: the share of opponents beaten, plus half the share of opponents tied with."""
    others = len(places) - 1
    return [(sum(_score(place, other_place) for other_place in places) - Fraction(1, 2)) / others for place in places]


def _score(place: int, other_place: int) -> Fraction:
    return Fraction(1 + (place < other_place) - (place > other_place), 2)
