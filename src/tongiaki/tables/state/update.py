"""The change of a table by one entry, for subscribers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.views import ChatLine, EventLine, VoteOutcome


@dataclass(slots=True)
class TableUpdate:
    """The change by the entry `number`, or, with the number of an earlier entry, a change of presence."""

    number: int
    table: bool = False
    """Whether the table changed: seats, status, presence."""
    game: bool = False
    """Whether the game changed."""
    chat: ChatLine | None = None
    opened: Sequence[ChatLine] = ()
    """At the end of the game: the spectators' chat, which is now public."""
    happened: Sequence[Happening] = ()
    event: EventLine | None = None
    move: str | None = None
    colour: Colour | None = None
    undone: int | None = None
    settled: VoteOutcome | None = None
