"""Everybody meets everybody once, two at a table: the circle method."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tongiaki.tournaments.meetings import Meeting


def circle(entrants: Sequence[int], number: int, gone: Collection[int] = ()) -> list[Meeting]:
    """Pair the round of this number, from 0, of as many as there are entrants but one, or entrants where they are odd.

    One stays where it is, and all others move on around a circle, facing another one each round. Whoever begins changes
    so that nobody begins more than one game more or less than half. With an odd number one rests, without a point. Who
    should have met one of those who are `gone` has a bye.
    """
    ring: list[int | None] = [*entrants[1:]] if len(entrants) % 2 == 0 else [*entrants]
    fixed = entrants[0] if len(entrants) % 2 == 0 else None
    turns = len(ring)
    faced: list[tuple[int | None, int | None]] = [_in_turn(fixed, ring[number % turns], even=number % 2 == 0)]
    for step in range(1, (turns + 1) // 2):
        one, other = ring[(number + step) % turns], ring[(number - step) % turns]
        faced.append(_in_turn(one, other, even=step % 2 == 0))
    return [Meeting(seats) for pair in faced if None not in pair and (seats := _there(pair, gone))]


def _in_turn(one: int | None, other: int | None, *, even: bool) -> tuple[int | None, int | None]:
    return (one, other) if even else (other, one)


def _there(pair: tuple[int | None, int | None], gone: Collection[int]) -> tuple[int, ...]:
    return tuple(one for one in pair if one is not None and one not in gone)
