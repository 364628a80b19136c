"""The kinds of tournament, and the pairing of the next round for each."""

from __future__ import annotations

import random
from collections.abc import Collection, Sequence
from typing import Literal

from tongiaki.tournaments.circle import pair_circle
from tongiaki.tournaments.groups import pair_groups
from tongiaki.tournaments.meetings import Meeting
from tongiaki.tournaments.swiss import pair_swiss

Kind = Literal["swiss", "round_robin", "groups"]
"""Swiss and round-robin tournaments have two entrants per table, groups three to six."""


def count_rounds(kind: Kind, entrants: int, chosen: int) -> int:
    """Return the number of rounds: `chosen`, or fewer if there are not enough opponents."""
    full_rounds = entrants - 1 + entrants % 2
    if kind == "groups":
        return chosen
    return full_rounds if kind == "round_robin" else min(chosen, full_rounds)


def next_round(
    kind: Kind,
    size: int,
    entrants: Sequence[int],
    withdrawn: Collection[int],
    rounds: Sequence[Sequence[Meeting]],
    seed: str,
) -> list[Meeting]:
    """Pair the entrants for the next round. `entrants` are sorted by seeding, best first; tables have `size` seats.

    Withdrawn entrants are not paired. The same arguments always return the same round.
    """
    remaining = [entrant for entrant in entrants if entrant not in withdrawn]
    if kind == "round_robin":
        return pair_circle(entrants, len(rounds), withdrawn)
    if kind == "groups":
        return pair_groups(remaining, size, rounds, random.Random(f"{seed} {len(rounds)}"))  # noqa: S311 - no secret
    return pair_swiss(remaining, rounds)
