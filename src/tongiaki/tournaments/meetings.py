"""What a round consists of: who meets whom on which seats, and what it brought everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game: the entrants on its `seats`, in the order of play, and their `places` from 1, None until it is over.

    An entrant who is alone has a bye: a point without a game.
    """

    seats: tuple[int, ...]
    places: tuple[int, ...] | None = None

    @property
    def bye(self) -> bool:
        """Whether somebody is alone, without a game."""
        return len(self.seats) == 1

    def pairs(self) -> Iterator[tuple[int, int, Fraction]]:
        """Give all who met here, with what the first of each two has of the other: 1, a half or nothing."""
        if self.places is None:
            return
        for entrant, place in zip(self.seats, self.places, strict=True):
            for other, its in zip(self.seats, self.places, strict=True):
                if other != entrant:
                    yield entrant, other, _versus(place, its)

    def points(self) -> dict[int, Fraction]:
        """Tell what the game brought: 1 for who came before all others, nothing for the last, shares in between."""
        if self.bye:
            return {self.seats[0]: Fraction(1)}
        if self.places is None:
            return {}
        return dict(zip(self.seats, share(self.places), strict=True))


def share(places: Sequence[int]) -> list[Fraction]:
    """Tell what each place is worth: the part of the others who were beaten, half of those with the same place."""
    others = len(places) - 1
    return [(sum(_versus(place, its) for its in places) - Fraction(1, 2)) / others for place in places]


def _versus(place: int, its: int) -> Fraction:
    return Fraction(1 + (place < its) - (place > its), 2)
