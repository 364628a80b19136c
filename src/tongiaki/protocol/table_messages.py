"""The messages of a table between client and server. `docs/develop/protocol.md` describes them.

The client's TypeScript types are generated from these structs. Colours are sent by name, and moves as text. A client
message may have an `id`, which is repeated in its answer (`refused`, `problem`, `notice`).
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.common.problems import Facts, NoticeCode, ProblemCode
from tongiaki.protocol.texts import CleanedTexts, MoveText, Name, Once, Text
from tongiaki.record.colours import Colour
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.options import BotName, Seat, SomeOptions
from tongiaki.tables.structs.views import (
    ChatLine,
    EventLine,
    GameView,
    HintLine,
    LogLine,
    TableView,
    VoteOutcome,
    Whisper,
)

MESSAGE_LIMIT = 4096
"""Maximum size of a client message, in bytes of UTF-8."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MessageId = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class FromClient(CleanedTexts, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base class of client messages."""

    id: MessageId | None = None


class RetryableRequest(FromClient, kw_only=True):
    """Base class of requests that a client may retry. `once` is an idempotency key.

    The answer on success is `taken`.
    """

    once: Once | None = None


class Hello(FromClient, tag="hello", kw_only=True):
    """The first message. `after` is the number of the last entry that the client has, or null for none."""

    after: Number | None = None


class Ping(FromClient, tag="ping"):
    """Check the connection after a period without messages.

    Without an answer, the client treats the connection as lost.
    """


class Move(FromClient, tag="move", kw_only=True):
    """Make a move in the position after the entry `number`."""

    number: Number
    move: MoveText


class Undo(FromClient, tag="undo", kw_only=True):
    """Take back my last decision. `number` is the last entry that the client has."""

    number: Number


class Chat(RetryableRequest, tag="chat", kw_only=True):
    """Send a chat message, or a command with a leading slash. `number` is the last entry that the client has."""

    text: Text
    number: Number | None = None


class Sit(RetryableRequest, tag="sit", kw_only=True):
    """Take a seat. A null `seat` means the first empty seat, and a null `colour` the first free colour.

    In a running game, the other players vote on the request.
    """

    seat: Seat | None = None
    name: Name
    colour: Colour | None = None


class Leave(RetryableRequest, tag="leave"):
    """Leave the seat."""


class ChooseColour(RetryableRequest, tag="colour", kw_only=True):
    """Change my colour before the start."""

    colour: Colour


class Rename(RetryableRequest, tag="name", kw_only=True):
    """Change my name."""

    name: Name


class AddBot(RetryableRequest, tag="add_bot", kw_only=True):
    """Put a bot on a seat; null means the first empty seat. Only managers of the table may send this request."""

    seat: Seat | None = None
    bot: BotName


class Kick(RetryableRequest, tag="kick", kw_only=True):
    """Remove a player before the start. Only the host may remove a person. Managers of the table may remove a bot."""

    seat: Seat


class Ban(RetryableRequest, tag="ban", kw_only=True):
    """Ban everybody with this name from the table, or lift the ban. Only the host may send this request."""

    name: Name
    banned: bool = True


class Quiet(RetryableRequest, tag="quiet", kw_only=True):
    """Restrict the chat to seated players, or open it to everybody. Only the host may send this request."""

    on: bool


class RemoveBot(RetryableRequest, tag="remove_bot", kw_only=True):
    """Remove a bot from its seat. Only managers of the table may send this request."""

    seat: Seat


class ChooseOptions(SomeOptions, tag_field="type", tag="options", kw_only=True):
    """Change the given table options before the start. If `away` is null, the clock determines its value."""

    id: MessageId | None = None
    once: Once | None = None


class Accept(RetryableRequest, tag="accept", kw_only=True):
    """Accept the terms of the rated game that is about to begin, as of the entry `number`."""

    number: Number


class Start(RetryableRequest, tag="start", kw_only=True):
    """Start the game with the seated players. If `unrated` is true, the game is unrated regardless of the options.

    If `number`, the last entry that the client has, is given, the sender also accepts the terms of a rated game.
    """

    unrated: bool = False
    number: Number | None = None


class AskUndo(RetryableRequest, tag="ask_undo", kw_only=True):
    """Ask the others to take back my last decision and all later moves.

    `number` is the last entry that the client has.
    """

    number: Number


class AskHint(FromClient, tag="ask_hint", kw_only=True):
    """Ask for the best moves in the position of `number`. Only the player to move in an unrated game may send this."""

    number: Number


class AskOdds(FromClient, tag="ask_odds", kw_only=True):
    """Ask for the odds of a legal sail in the position of `number`. Only the player to move may send this request."""

    number: Number
    move: MoveText


class AskPlans(FromClient, tag="ask_plans", kw_only=True):
    """Ask for ways to land the fleet in the position of `number`. Only the player to move may send this request."""

    number: Number


class AskBot(RetryableRequest, tag="ask_bot", kw_only=True):
    """Ask the others to let a bot stand in for this seat's player, who has left or is disconnected."""

    seat: Seat


class AskPause(RetryableRequest, tag="ask_pause"):
    """Ask the others for a pause, during which clocks stop and no moves are possible."""


class AskResume(RetryableRequest, tag="ask_resume"):
    """Ask the connected players to resume the game after a pause."""


class TakeBackSeat(RetryableRequest, tag="back"):
    """Take my seat back from the bot that stands in for me."""


class Answer(RetryableRequest, tag="answer", kw_only=True):
    """Vote yes or no on the question `vote`. If the person who asked it votes no, the question is withdrawn."""

    vote: Number
    accept: bool


class Agree(RetryableRequest, tag="agree", kw_only=True):
    """Turn automatic agreement to all questions of the others on or off. It ends with the game."""

    on: bool


class Resign(RetryableRequest, tag="resign"):
    """Resign. With two players, this ends the game. Otherwise, a bot plays for the seat until the end."""


class Rematch(RetryableRequest, tag="rematch"):
    """After the game, offer the same players a new table. If there already is one, take a seat there."""


TableMessage = (
    Move
    | Undo
    | AskUndo
    | AskBot
    | AskPause
    | AskResume
    | TakeBackSeat
    | Answer
    | Agree
    | Chat
    | Sit
    | Leave
    | ChooseColour
    | Rename
    | AddBot
    | RemoveBot
    | Kick
    | Ban
    | Quiet
    | ChooseOptions
    | Accept
    | Start
    | Resign
    | Rematch
)
"""The requests that change a table. Their answer only states whether they succeeded."""

ClientMessage = Hello | Ping | AskHint | AskOdds | AskPlans | TableMessage


class FromServer(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """Base class of server messages."""


class Snapshot(FromServer, tag="snapshot"):
    """The complete state as of the entry `number`: the answer to a first `hello` or one after a long absence."""

    number: int
    table: TableView
    game: GameView | None
    chat: list[ChatLine]
    history: list[LogLine]
    events: list[EventLine]


class Update(FromServer, tag="update"):
    """The changes made by the entry `number`. Null means unchanged.

    There is one update per entry. If only the list of connected persons changes, an update repeats the last number.
    `undone` is the number of the move that was taken back. `colour` is the player who made the `move`, or null for a
    draw. `settled` is the result of the question that had been open. At the end of the game, `opened` contains the chat
    lines that only spectators had seen.
    """

    number: int
    table: TableView | None
    game: GameView | None
    chat: ChatLine | None
    opened: list[ChatLine]
    happened: list[Happening]
    event: EventLine | None
    move: str | None
    colour: Colour | None
    undone: int | None
    settled: VoteOutcome | None


class Refused(FromServer, tag="refused"):
    """The rules do not allow the move. `code`, `clause` and `facts` describe the reason."""

    id: int | None
    code: str
    clause: str
    facts: Facts
    move: str


class ProblemMessage(FromServer, tag="problem"):
    """A message that was rejected for a reason other than the rules."""

    id: int | None
    code: ProblemCode
    facts: Facts


class Notice(FromServer, tag="notice"):
    """The answer to a chat command."""

    id: int | None
    code: NoticeCode
    facts: Facts


class Acknowledged(FromServer, tag="taken"):
    """The request with this `once` was carried out, now or earlier.

    This message is sent only to the connection that made the request.
    """

    id: int | None
    once: str


class PrivateMessage(FromServer, tag="told"):
    """A private chat message to this person, or the confirmation sent to its author."""

    words: Whisper


class Hint(FromServer, tag="hint"):
    """The best lines in the position of `number`, best first.

    They are sent only to the connection that asked for them.
    """

    id: int | None
    number: int
    lines: list[HintLine]


class Odds(FromServer, tag="odds"):
    """The chances (0 to 1) that the fleet lands, sinks or stays at sea after the sail `move` from position `number`.

    `unsure` is the maximum error of each chance. It is 0 if the search was complete.
    """

    id: int | None
    number: int
    move: str
    lands: float
    sinks: float
    at_sea: float
    unsure: float


class Plans(FromServer, tag="plans"):
    """Suggested sequences of `land` moves in the position of `number`, the best first.

    Each fills different beaches. They are sent only to the connection that asked for them.
    """

    id: int | None
    number: int
    plans: list[list[str]]


class Pong(FromServer, tag="pong"):
    """The answer to `ping`, with the `id` of that message if it had one."""

    id: int | None = None


ServerMessage = (
    Snapshot | Update | Refused | ProblemMessage | Notice | Acknowledged | PrivateMessage | Hint | Odds | Plans | Pong
)
