"""The kinds of tournaments, and the next round of each."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Literal

from tongiaki.tournaments.circle import circle
from tongiaki.tournaments.groups import groups
from tongiaki.tournaments.meetings import Meeting
from tongiaki.tournaments.swiss import swiss

Kind = Literal["swiss", "round_robin", "groups"]
"""Swiss and round robin have two entrants at a table, groups three to six."""


def rounds_of(kind: Kind, entrants: int, chosen: int) -> int:
    """Return the number of rounds: `chosen`, or fewer if the number of opponents limits it."""
    everybody = entrants - 1 + entrants % 2
    if kind == "groups":
        return chosen
    return everybody if kind == "round_robin" else min(chosen, everybody)


def next_round(
    kind: Kind,
    size: int,
    entrants: Sequence[int],
    gone: Collection[int],
    rounds: Sequence[Sequence[Meeting]],
    seed: str,
) -> list[Meeting]:
    """Pair the next round. `entrants` are sorted by seeding, the best first, and tables have `size` seats.

    Entrants who are `gone` are not paired. The same arguments return the same round.
    """
    there = [entrant for entrant in entrants if entrant not in gone]
    if kind == "round_robin":
        return circle(entrants, len(rounds), gone)
    if kind == "groups":
        return groups(there, size, rounds, random.Random(f"{seed} {len(rounds)}"))  # noqa: S311 - no secret
    return swiss(there, rounds)
