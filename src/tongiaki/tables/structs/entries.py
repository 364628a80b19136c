"""The numbered entries that a table consists of; replaying them gives the table as it stands.

They are only ever appended. Secrets (persons, hashes of seats' keys, the pile) are in them: no client is sent an entry.
"""

from __future__ import annotations

import msgspec

from tongiaki.record.colours import Colour
from tongiaki.tables.structs.views import (
    EndReason,
    Occasion,
    StandingView,
    StoodInFor,
    TableOptions,
    VoteKind,
    VoteOutcome,
)

NAMELESS = "—"
"""The name of somebody who has left for good; it is the same in every language."""


class _Entry(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    """Base of the entries; the tag is stored beside the body, so it may never change.

    `once` marks what came of a request that is carried out once, however often it comes.
    """

    once: str | msgspec.UnsetType = msgspec.UNSET


class Created(_Entry, tag="created", omit_defaults=True):
    """The table was made by the person `host`; or for an `occasion`, by the server."""

    options: TableOptions
    host: str | None
    occasion: Occasion | None = None


class Chosen(_Entry, tag="chosen"):
    """The table's options changed before the start."""

    options: TableOptions


class Sat(_Entry, tag="sat", omit_defaults=True):
    """A person sat down; entries from before links were made on request have a `key` for the seat, in clear."""

    seat: int
    person: str
    name: str
    colour: Colour
    key: str | None = None


class Linked(_Entry, tag="linked"):
    """A personal link was made, which opens the seat until it moves; `key_hash` is the SHA-256 of its key, in hex."""

    seat: int
    key_hash: str


class Claimed(_Entry, tag="claimed", omit_defaults=True):
    """The seat moved to another browser, by its key or as its person logged in; its key ends.

    Entries from before links were made on request have the next `key`, in clear.
    """

    seat: int
    person: str
    key: str | None = None


class Offered(_Entry, tag="offered"):
    """The seat is kept for a person to play again, who sits there only by sitting down."""

    seat: int
    person: str
    name: str
    colour: Colour


class Accepted(_Entry, tag="accepted"):
    """The person on the seat accepted the terms of a rated game: the options as they stand, and who sits here."""

    seat: int


class Stood(_Entry, tag="stood"):
    """The person or the bot left the seat, or it is not kept any more for the one to whom it was offered."""

    seat: int


class BotSat(_Entry, tag="bot_sat"):
    """A bot was put on the seat."""

    seat: int
    bot: str
    name: str
    colour: Colour


class Recoloured(_Entry, tag="recoloured"):
    """The seat took another colour."""

    seat: int
    colour: Colour


class Renamed(_Entry, tag="renamed"):
    """The person on the seat took another name."""

    seat: int
    name: str


class Said(_Entry, tag="said", omit_defaults=True):
    """A line of chat; `seat` is null for a watcher, `watchers` where it is for watchers alone until the end.

    `person` is who said it without a seat. Without a `text` if the admin has removed it. `program`: by a program.
    """

    seat: int | None
    name: str
    text: str
    watchers: bool = False
    person: str | None = None
    program: bool = False


class Banned(_Entry, tag="banned"):
    """The person, who goes by that name, may neither sit down nor speak here any more; or may again."""

    person: str
    name: str
    banned: bool


class Quieted(_Entry, tag="quieted"):
    """From now on only those speak who have a seat; or everybody again."""

    on: bool


class Started(_Entry, tag="started"):
    """The game began. `seats` are those that were taken, in their order of play; now they are numbered 0, 1, 2, …

    `pile` is the sealed order, top first; `salt` keeps the commitment from being guessed. A game that goes on from
    another one begins with its moves, `given` of them, and the `known` tiles that they drew are the top of the pile.
    `agreed` are the seats, as they are numbered now, of those who accepted the terms of a rated game; null in games
    that began before anybody was asked. `chance` is that of its bots where it is the same at several tables, and as
    secret as the pile; null: they have their own.
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

    `waited`: milliseconds since the entry before that the server took, and not the player.
    """

    move: str
    waited: int = 0


class Undone(_Entry, tag="undone", omit_defaults=True):
    """The last move was taken back: `number` is that of its entry.

    `alone`: by the one who made it, unasked, who then pays for the time that the next one has spent on it.
    """

    number: int
    alone: bool = False


class Asked(_Entry, tag="asked"):
    """The person asked the others for something.

    That is the `seat`, a bot for it, or, from that seat, to take back to the entry `back_to`, to pause or to go on.
    They may answer until the second `until` since 1970, UTC; `voters` are the seats that decide, null for all others.
    """

    question: VoteKind
    person: str
    name: str
    seat: int
    back_to: int | None
    until: int
    voters: list[int] | None = None


class Answered(_Entry, tag="answered"):
    """The seat answered the question that is open."""

    seat: int
    accept: bool


class Agreed(_Entry, tag="agreed"):
    """From now on the seat agrees to whatever the others ask; or no longer."""

    seat: int
    on: bool


class Settled(_Entry, tag="settled"):
    """The question is closed."""

    outcome: VoteOutcome


class TimedOut(_Entry, tag="timed_out"):
    """The seat's time is over: a bot finishes its turn."""

    seat: int


class StoodIn(_Entry, tag="stood_in"):
    """From now on a bot plays for the one who has the seat: out of time, gone, or missed by the others."""

    seat: int
    bot: str
    why: StoodInFor


class Returned(_Entry, tag="returned"):
    """The person who sits on the seat plays again, and no bot."""

    seat: int


class Forgiven(_Entry, tag="forgiven"):
    """The seat has so many milliseconds at least: the server was away, or the person has come back without any."""

    seat: int
    left: int


class Resigned(_Entry, tag="resigned"):
    """The person on the seat gave the game up: the bot plays there to the end."""

    seat: int
    bot: str


class Rested(_Entry, tag="rested"):
    """The person on the seat is on vacation until then at most, in milliseconds since 1970, UTC; null: no longer."""

    seat: int
    until: int | None


class Paused(_Entry, tag="paused"):
    """The game rests: no time runs, and nobody moves."""


class Resumed(_Entry, tag="resumed"):
    """The game goes on."""


class Ended(_Entry, tag="ended"):
    """The game is over."""

    reason: EndReason
    standings: list[StandingView]


class Rematched(_Entry, tag="rematched"):
    """Another table was made for the same players."""

    table: str


class Forgotten(_Entry, tag="forgotten"):
    """In the entries before this one a name was replaced, or words taken away, so they must be read anew.

    Somebody has left for good, or the admin has removed a line of chat.
    """


class Archived(_Entry, tag="archived"):
    """The game is archived, and this is the only entry that is left: nothing is applied, and nothing can follow."""


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
    """Write an entry as the JSON text that is stored."""
    return _encoder.encode(entry).decode()


def decode(text: str) -> Entry:
    """Read a stored entry; raises msgspec.ValidationError if it is none."""
    return _decoder.decode(text)


def kind(entry: Entry | Archived) -> str:
    """Name the entry's kind."""
    return str(entry.__struct_config__.tag)
