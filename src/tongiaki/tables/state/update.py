"""The change that an entry makes to a table, for subscribers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.views import ChatLine, EventLine, VoteOutcome


@dataclass(slots=True)
class TableUpdate:
    """The change made by the entry `number`; or a change of presence, with the number of an earlier entry."""

    number: int
    table: bool = False
    """Whether the table changed: seats, status, presence."""
    game: bool = False
    """Whether the game changed."""
    chat: ChatLine | None = None
    opened: Sequence[ChatLine] = ()
    """The spectators' chat, which becomes public when the game ends."""
    happened: Sequence[Happening] = ()
    event: EventLine | None = None
    move: str | None = None
    colour: Colour | None = None
    undone: int | None = None
    settled: VoteOutcome | None = None
