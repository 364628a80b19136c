"""The numbered entries that a table consists of; applying them in order gives the table's current state.

Entries are append-only. They contain secrets (persons, hashes of seat keys, the pile) and are never sent to clients.
"""

from __future__ import annotations

import msgspec

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import EndReason, Occasion, StandingView, StoodInFor, VoteKind, VoteOutcome

NAMELESS = "—"
"""The name shown for a deleted account or guest, the same in every language."""


class _Entry(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of the entries; the tag is stored in a column next to the body, so it must never change.

    `once` is the idempotency key of the request that appended the entry.
    """

    once: str | msgspec.UnsetType = msgspec.UNSET


class Created(_Entry, tag="created", omit_defaults=True):
    """The table was created by the person `host`, or by the server for an event, the `occasion`."""

    options: TableOptions
    host: str | None
    occasion: Occasion | None = None


class Chosen(_Entry, tag="chosen"):
    """The table's options changed before the start."""

    options: TableOptions


class Sat(_Entry, tag="sat", omit_defaults=True):
    """A person sat down; old entries, from before links were created on request, have the seat's `key` in clear."""

    seat: int
    person: str
    name: str
    colour: Colour
    key: str | None = None


class Linked(_Entry, tag="linked"):
    """A personal link to the seat was created, valid until the seat moves; `key_hash`: SHA-256 of its key, in hex."""

    seat: int
    key_hash: str


class Claimed(_Entry, tag="claimed", omit_defaults=True):
    """The seat moved to another browser, by its key or by its person's login; its key becomes invalid.

    Old entries, from before links were created on request, have the next `key` in clear.
    """

    seat: int
    person: str
    key: str | None = None


class Offered(_Entry, tag="offered"):
    """The seat is reserved for a person in a rematch until the person sits down."""

    seat: int
    person: str
    name: str
    colour: Colour


class Accepted(_Entry, tag="accepted"):
    """The person on the seat accepted the terms of a rated game: the current options and seats."""

    seat: int


class Stood(_Entry, tag="stood"):
    """The person or the bot left the seat, or the seat is no longer reserved."""

    seat: int


class BotSat(_Entry, tag="bot_sat"):
    """A bot was put on the seat."""

    seat: int
    bot: str
    name: str
    colour: Colour


class Recoloured(_Entry, tag="recoloured"):
    """The seat's colour changed."""

    seat: int
    colour: Colour


class Renamed(_Entry, tag="renamed"):
    """The name of the person on the seat changed."""

    seat: int
    name: str


class Said(_Entry, tag="said", omit_defaults=True):
    """A line of chat. `seat` is null for a spectator, and `person` is the author if they have no seat.

    `watchers` is true if only spectators see the line until the game ends. `program` is true if the author is a
    program. `text` is empty if an administrator removed it.
    """

    seat: int | None
    name: str
    text: str
    watchers: bool = False
    person: str | None = None
    program: bool = False


class Banned(_Entry, tag="banned"):
    """The person with that name was banned from sitting down and chatting at the table, or the ban was lifted."""

    person: str
    name: str
    banned: bool


class Quieted(_Entry, tag="quieted"):
    """Chat was restricted to seated persons, or opened to everybody again."""

    on: bool


class Started(_Entry, tag="started"):
    """The game started. `seats` are the taken seats in order of play; from now on they are numbered 0, 1, 2, …

    `pile` is the sealed order, top first; `salt` prevents guessing the commitment. A game that continues another one
    starts with `given` moves of that game, and the `known` tiles that they drew are the top of the pile. `agreed` are
    the seats (new numbers) that accepted the terms of a rated game; null in old games, from before consent existed.
    `chance` is the bots' random seed if several tables share it, as secret as the pile; null if each table has its own.
    """

    seats: list[int]
    colours: list[Colour]
    rules: str
    pile: list[str]
    salt: str
    commitment: str
    given: int = 0
    known: int = 0
    agreed: list[int] | None = None
    chance: int | None = None


class Moved(_Entry, tag="moved", omit_defaults=True):
    """A decision or a draw, in the notation of the rules (section 12).

    `waited`: milliseconds since the previous entry that the server used, not the player.
    """

    move: str
    waited: int = 0


class Undone(_Entry, tag="undone", omit_defaults=True):
    """The last move was taken back: `number` is that of its entry.

    `alone`: the player took it back without a vote, and is charged the time that the next player spent on it.
    """

    number: int
    alone: bool = False


class Asked(_Entry, tag="asked"):
    """The person started a vote.

    It is about the `seat` or a bot for it; or the person on that seat asks to undo back to the entry `back_to`, to
    pause, or to resume. The vote is open until `until`, in seconds since 1970, UTC. `voters` are the seats that
    decide; null for all other seats.
    """

    question: VoteKind
    person: str
    name: str
    seat: int
    back_to: int | None
    until: int
    voters: list[int] | None = None


class Answered(_Entry, tag="answered"):
    """The seat answered the open vote."""

    seat: int
    accept: bool


class Agreed(_Entry, tag="agreed"):
    """The seat turned automatic agreement to all votes on or off."""

    seat: int
    on: bool


class Settled(_Entry, tag="settled"):
    """The vote is closed."""

    outcome: VoteOutcome


class TimedOut(_Entry, tag="timed_out"):
    """The seat's time ran out: a bot finishes its turn."""

    seat: int


class StoodIn(_Entry, tag="stood_in"):
    """A bot took over for the seat's owner, who ran out of time, is absent, or was voted out."""

    seat: int
    bot: str
    why: StoodInFor


class Returned(_Entry, tag="returned"):
    """The person on the seat took over from the bot."""

    seat: int


class Forgiven(_Entry, tag="forgiven"):
    """The seat's time was raised to at least `left` milliseconds, after a server outage or on return without time."""

    seat: int
    left: int


class Resigned(_Entry, tag="resigned"):
    """The person on the seat resigned: the bot plays there to the end."""

    seat: int
    bot: str


class Rested(_Entry, tag="rested"):
    """The person on the seat is on vacation, at most until `until` (milliseconds since 1970, UTC); null: it ended."""

    seat: int
    until: int | None


class Paused(_Entry, tag="paused"):
    """The game was paused: no clock runs, and no moves are possible."""


class Resumed(_Entry, tag="resumed"):
    """The game was resumed."""


class Ended(_Entry, tag="ended"):
    """The game is over."""

    reason: EndReason
    standings: list[StandingView]


class Rematched(_Entry, tag="rematched"):
    """A rematch was created at another table."""

    table: str


class Forgotten(_Entry, tag="forgotten"):
    """Earlier entries were rewritten and must be loaded again.

    An account was deleted (its names were replaced), or an administrator removed a line of chat.
    """


class Archived(_Entry, tag="archived"):
    """The game is archived; this entry replaces all others, is never applied, and is the last one."""


Entry = (
    Created
    | Chosen
    | Sat
    | Linked
    | Claimed
    | Offered
    | Accepted
    | Stood
    | BotSat
    | Recoloured
    | Renamed
    | Said
    | Banned
    | Quieted
    | Started
    | Moved
    | Undone
    | Asked
    | Answered
    | Agreed
    | Settled
    | TimedOut
    | StoodIn
    | Returned
    | Forgiven
    | Resigned
    | Rested
    | Paused
    | Resumed
    | Ended
    | Rematched
    | Forgotten
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def encode(entry: Entry | Archived) -> str:
    """Encode an entry as stored JSON."""
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    """Decode a stored entry; raises msgspec.ValidationError if it is invalid."""
    return _decoder.decode(text)


def kind(entry: Entry | Archived) -> str:
    """Return the entry's kind."""
    return str(entry.__struct_config__.tag)
