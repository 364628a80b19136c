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
"""Two at a table, those who stand alike; two at a table, everybody once with everybody; three to six at a table."""


def rounds_of(kind: Kind, entrants: int, chosen: int) -> int:
    """Tell how many rounds a tournament of so many has: as `chosen`, as far as there are others to meet."""
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
    """Make the next round of those who entered, the best seed first, and are not `gone`, at tables of `size`.

    The same question has the same answer.
    """
    there = [one for one in entrants if one not in gone]
    if kind == "round_robin":
        return circle(entrants, len(rounds), gone)
    if kind == "groups":
        return groups(there, size, rounds, random.Random(f"{seed} {len(rounds)}"))  # noqa: S311 - no secret
    return swiss(there, rounds)
