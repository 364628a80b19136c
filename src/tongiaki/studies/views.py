"""The views that are sent to the participants of a study."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tongiaki.tables.structs.views import View

Pace = Literal["0.5", "1", "2", "4", "8"]
"""The playback speed, as a multiple of the normal speed."""
TileId = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9]+(?!\n)$")]


class Lead(View):
    """The leader's position: the number of moves made, the playback state and speed, and the highlighted tiles."""

    at: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    playing: bool
    pace: Pace
    marks: Annotated[list[TileId], msgspec.Meta(max_length=48)]


class Participant(View):
    """A participant.

    `number` identifies the participant in this study while connected. `name` is null if the participant has no name.
    `program` is true if the account belongs to a program.
    """

    number: int
    name: str | None
    program: bool = False


class Participants(View):
    """The participants in order of arrival, and the leader's number. The number is null while the leader is away."""

    members: list[Participant]
    leader: int | None


class StudyLine(View):
    """A chat line of a study. `at` is in seconds since 1970, UTC. `program` is true if a program's account wrote it."""

    number: int
    at: int
    name: str
    text: str
    program: bool = False
