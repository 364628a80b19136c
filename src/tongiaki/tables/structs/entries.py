"""The numbered entries of a table. Applying them in order gives the table's current state.

Entries can only be appended. They contain secrets (persons, hashes of seat keys, the pile) and are never sent to
clients.
"""

from __future__ import annotations

import msgspec

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import EndReason, Occasion, StandingView, StoodInFor, VoteKind, VoteOutcome

NAMELESS = "—"
"""The name shown for a deleted account or guest. It is the same in all languages."""


class _Entry(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of the entries. The tag is stored in a column next to the body and must never change.

    `once` is the idempotency key of the request that appended the entry.
    """

    once: str | msgspec.UnsetType = msgspec.UNSET


class Created(_Entry, tag="created", omit_defaults=True):
    """The table was created by the person `host`, or by the server for an event (`occasion`)."""

    options: TableOptions
    host: str | None
    occasion: Occasion | None = None


class Chosen(_Entry, tag="chosen"):
    """The table's options were changed before the start."""

    options: TableOptions


class Sat(_Entry, tag="sat", omit_defaults=True):
    """A person sat down.

    Old entries, from before links were created on request, contain the seat's `key` in plain text.
    """

    seat: int
    person: str
    name: str
    colour: Colour
    key: str | None = None


class Linked(_Entry, tag="linked"):
    """A personal link to the seat was created. It is valid until the seat moves to another browser.

    `key_hash`: the SHA-256 of its key, in hex.
    """

    seat: int
    key_hash: str


class Claimed(_Entry, tag="claimed", omit_defaults=True):
    """The seat moved to another browser, by its key or by its person's login; its key becomes invalid.

    Old entries, from before links were created on request, contain the next `key` in plain text.
    """

    seat: int
    person: str
    key: str | None = None


class Offered(_Entry, tag="offered"):
    """The seat was reserved for a person in a rematch; the reservation ends when that person sits down."""

    seat: int
    person: str
    name: str
    colour: Colour


class Accepted(_Entry, tag="accepted"):
    """The person on the seat accepted the terms of a rated game: the current options and seats."""

    seat: int


class Stood(_Entry, tag="stood"):
    """The person or the bot left the seat, or its reservation ended."""

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
    """A line of chat. `seat` is null for a spectator. `person` is the author if the author has no seat.

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
    """Chat was restricted to seated persons, or the restriction was lifted."""

    on: bool


class Started(_Entry, tag="started"):
    """The game started.

    `seats` are the taken seats in order of play; from now on they are numbered from 0. `pile` is the sealed order, top
    first; `salt` prevents anyone from deriving the pile from the commitment. A game that continues another one starts
    with the `given` moves of that game. The `known` tiles drawn in these moves are the top of the pile. `agreed` are
    the seats (new numbers) that accepted the terms of a rated game; null in old games, from before consent was
    required. `chance` is the bots' random seed if several tables share it, and is as secret as the pile; null if each
    table has its own.
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

    `waited`: the part of the time since the previous entry that was used by the server and not the player, in
    milliseconds.
    """

    move: str
    waited: int = 0


class Undone(_Entry, tag="undone", omit_defaults=True):
    """The last move was undone; `number` is the number of the move's entry.

    `alone`: the player undid it without a vote, and is charged the time that the next player has used since.
    """

    number: int
    alone: bool = False


class Asked(_Entry, tag="asked"):
    """The person started a vote.

    The vote is on the `seat` or on a bot for it. For the other questions, `seat` is the asker's: to undo back to the
    entry `back_to`, to pause, or to resume. The vote is open until `until`, in seconds since 1970, UTC. `voters` are
    the seats that decide; null for all other seats.
    """

    question: VoteKind
    person: str
    name: str
    seat: int
    back_to: int | None
    until: int
    voters: list[int] | None = None


class Answered(_Entry, tag="answered"):
    """The seat answered in the open vote."""

    seat: int
    accept: bool


class Agreed(_Entry, tag="agreed"):
    """Automatic agreement to all votes was turned on or off for the seat."""

    seat: int
    on: bool


class Settled(_Entry, tag="settled"):
    """The vote was closed."""

    outcome: VoteOutcome


class TimedOut(_Entry, tag="timed_out"):
    """The seat's time ran out: a bot finishes its turn."""

    seat: int


class StoodIn(_Entry, tag="stood_in"):
    """A bot took over for the seat's owner, who ran out of time, was absent, or was voted out."""

    seat: int
    bot: str
    why: StoodInFor


class Returned(_Entry, tag="returned"):
    """The person on the seat took over from the bot."""

    seat: int


class Forgiven(_Entry, tag="forgiven"):
    """The seat's time was raised to at least `left` milliseconds.

    Reasons: a server outage, or the return of a player who had no time left.
    """

    seat: int
    left: int


class Resigned(_Entry, tag="resigned"):
    """The person on the seat resigned; the bot plays there until the end."""

    seat: int
    bot: str


class Rested(_Entry, tag="rested"):
    """The vacation of the person on the seat began or ended.

    `until`: its latest end, in milliseconds since 1970, UTC; null if it ended.
    """

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

    Reasons: an account was deleted, so that its names were replaced; or an administrator removed a chat line.
    """


class Archived(_Entry, tag="archived"):
    """The game is archived. This entry replaces all others; it is the last one and is never applied."""


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
