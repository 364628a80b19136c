"""What one entry changed, as it is told to those who look on."""

from __future__ import annotations

from dataclasses import dataclass, field

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.views import ChatLine, EventLine, VoteOutcome


@dataclass(slots=True)
class News:
    """The change of one entry, or, with an old number, of who is connected."""

    number: int
    table: bool = False
    """Whether the table changed: seats, status, who is connected."""
    game: bool = False
    """Whether the game changed."""
    chat: ChatLine | None = None
    opened: list[ChatLine] = field(default_factory=list)
    """At the end of the game: what the watchers have said among themselves."""
    happened: list[Happening] = field(default_factory=list)
    event: EventLine | None = None
    move: str | None = None
    colour: Colour | None = None
    undone: int | None = None
    settled: VoteOutcome | None = None
