"""What those in a study are shown."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tongiaki.tables.structs.views import View

Pace = Literal["0.5", "1", "2", "4", "8"]
"""How many times as fast as usual the moves are shown."""
TileId = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9]+(?!\n)$")]


class Lead(View):
    """Where the leader is: after `at` moves, playing on or not and how fast, with the tiles that glow for everybody."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    playing: bool
    pace: Pace
    marks: Annotated[list[TileId], msgspec.Meta(max_length=48)]


class Member(View):
    """Somebody who is here; `number` names them in this study while they stay. Null: they have no name yet.

    `program`: the account is a program's.
    """

    number: int
    name: str | None
    program: bool = False


class Company(View):
    """Those who are here, the longest first, and the number of the one who leads; null while the leader is away."""

    members: list[Member]
    leader: int | None


class StudyLine(View):
    """Something said in a study; `at` is in seconds since 1970, UTC. `program`: by the account of a program."""

    number: int
    at: int
    name: str
    text: str
    program: bool = False
