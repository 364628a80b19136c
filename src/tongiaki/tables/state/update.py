"""What one entry changed, as it is told to those who look on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.views import ChatLine, EventLine, VoteOutcome


@dataclass(slots=True)
class TableUpdate:
    """The change of one entry, or, with an old number, of who is connected."""

    number: int
    table: bool = False
    """Whether the table changed: seats, status, who is connected."""
    game: bool = False
    """Whether the game changed."""
    chat: ChatLine | None = None
    opened: Sequence[ChatLine] = ()
    """At the end of the game: what the watchers have said among themselves."""
    happened: Sequence[Happening] = ()
    event: EventLine | None = None
    move: str | None = None
    colour: Colour | None = None
    undone: int | None = None
    settled: VoteOutcome | None = None
