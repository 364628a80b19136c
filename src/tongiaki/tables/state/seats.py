"""The seats of a table and their occupants."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tongiaki.record.colours import Colour
from tongiaki.rules import COLOURS


@dataclass(slots=True)
class Occupant:
    """A person or a bot on a seat. Their order of arrival is the order of `since`.

    `key_hash`: the hash of the key that moves the seat to another browser, if a personal link was created.
    """

    name: str
    colour: Colour
    since: int
    person: str | None = None
    key_hash: str | None = None
    bot: str | None = None

    def __copy__(self) -> Occupant:
        return Occupant(self.name, self.colour, self.since, self.person, self.key_hash, self.bot)


class Seats:
    """The seats of a table, numbered from 0; None stands for an empty seat."""

    def __init__(self, number: int) -> None:
        self.places: list[Occupant | None] = [None] * number

    def copy(self) -> Seats:
        """Copy the seats with their occupants."""
        other = Seats(0)
        other.places = [None if sitter is None else sitter.__copy__() for sitter in self.places]
        return other

    def taken(self) -> Iterator[tuple[int, Occupant]]:
        """Iterate over the taken seats and their occupants."""
        return ((seat, sitter) for seat, sitter in enumerate(self.places) if sitter is not None)

    def seat_of(self, person: str | None) -> int | None:
        """Return a person's seat."""
        if person is None:
            return None
        for seat, sitter in enumerate(self.places):  # a plain loop for speed: it runs for each viewer after each move
            if sitter is not None and sitter.person == person:
                return seat
        return None

    def name_of(self, person: str | None) -> str | None:
        """Return the name of the person on a seat."""
        seat = self.seat_of(person)
        sitter = None if seat is None else self.places[seat]
        return None if sitter is None else sitter.name

    def empty(self) -> list[int]:
        """List the empty seats."""
        return [seat for seat, sitter in enumerate(self.places) if sitter is None]

    def free_colours(self) -> list[Colour]:
        """List the unused colours, in the order in which the rules list them (section 3)."""
        used = {sitter.colour for _, sitter in self.taken()}
        return [colour for colour in COLOURS if colour not in used]

    def host(self, creator: str | None) -> str | None:
        """Return the host: the creator or, if the creator has no seat, the person who has been seated longest."""
        people = [sitter for _, sitter in self.taken() if sitter.person is not None]
        if not people or self.seat_of(creator) is not None:
            return creator
        return min(people, key=lambda sitter: sitter.since).person

    def resize(self, number: int) -> None:
        """Change the number of seats; removed seats must be empty."""
        self.places = (self.places + [None] * number)[:number]

    def close_ranks(self, seats: list[int]) -> None:
        """Keep only the given seats in the given order, and number them from 0."""
        self.places = [self.places[seat] for seat in seats]
