"""The circle method for a round-robin tournament with two entrants per table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tongiaki.tournaments.meetings import Meeting


def pair_circle(entrants: Sequence[int], number: int, withdrawn: Collection[int] = ()) -> list[Meeting]:
    """Pair the entrants for round `number`, counted from 0.

    For n entrants, there are n - 1 rounds if n is even and n rounds if n is odd.

    One entrant stays in place, and the others rotate around a circle, so that each round has new pairs. The first
    player alternates. Each entrant's numbers of games as first and as second player differ by at most one. With an odd
    number of entrants, one of them rests in each round and scores no point. The opponent of a withdrawn entrant has a
    bye.
    """
    ring: list[int | None] = [*entrants[1:]] if len(entrants) % 2 == 0 else [*entrants]
    fixed = entrants[0] if len(entrants) % 2 == 0 else None
    turns = len(ring)
    pairs: list[tuple[int | None, int | None]] = [_in_turn(fixed, ring[number % turns], even=number % 2 == 0)]
    for step in range(1, (turns + 1) // 2):
        first, second = ring[(number + step) % turns], ring[(number - step) % turns]
        pairs.append(_in_turn(first, second, even=step % 2 == 0))
    return [Meeting(seats) for pair in pairs if None not in pair and (seats := _remaining(pair, withdrawn))]


def _in_turn(first: int | None, second: int | None, *, even: bool) -> tuple[int | None, int | None]:
    return (first, second) if even else (second, first)


def _remaining(pair: tuple[int | None, int | None], withdrawn: Collection[int]) -> tuple[int, ...]:
    return tuple(entrant for entrant in pair if entrant is not None and entrant not in withdrawn)
