"""The messages of a table on the wire, client to server and back; `docs/protocol.md` describes them.

The client's TypeScript types are generated from these structs. Colours go by name, moves as text.
A client message may carry an `id`, which its answer (`refused`, `problem`, `notice`) repeats.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.common.problems import Facts, NoticeCode, ProblemCode
from tongiaki.protocol.texts import Cleaned, MoveText, Name, Once, Text
from tongiaki.record.colours import Colour
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.options import SomeOptions
from tongiaki.tables.structs.views import (
    BotName,
    ChatLine,
    EventLine,
    GameView,
    HintLine,
    LogLine,
    Seat,
    TableView,
    VoteOutcome,
    Whisper,
)

MESSAGE_LIMIT = 4096
"""The largest client message, in bytes of UTF-8."""

Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MessageId = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class FromClient(Cleaned, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of the client's messages."""

    id: MessageId | None = None


class Asking(FromClient, kw_only=True):
    """Base of what may be sent again over another connection: what has the same `once` is done once, and `taken`."""

    once: Once | None = None


class Hello(FromClient, tag="hello", kw_only=True):
    """The first message: `after` is the last number the client has, null for none."""

    after: Number | None = None


class Ping(FromClient, tag="ping"):
    """Ask whether anybody is there: after a silence, whoever hears no answer takes the connection for dead."""


class Move(FromClient, tag="move", kw_only=True):
    """A move, made looking at the position of `number`."""

    number: Number
    move: MoveText


class Undo(FromClient, tag="undo", kw_only=True):
    """Take back my last decision, made looking at the position of `number`."""

    number: Number


class Chat(Asking, tag="chat", kw_only=True):
    """Say something, or, with a leading slash, a command, given looking at the table of `number`."""

    text: Text
    number: Number | None = None


class Sit(Asking, tag="sit", kw_only=True):
    """Sit down: on the first empty seat if `seat` is null, with the first free colour if `colour` is.

    In a running game the others are asked.
    """

    seat: Seat | None = None
    name: Name
    colour: Colour | None = None


class Leave(Asking, tag="leave"):
    """Stand up."""


class ChooseColour(Asking, tag="colour", kw_only=True):
    """Take another colour before the start."""

    colour: Colour


class Rename(Asking, tag="name", kw_only=True):
    """Take another name."""

    name: Name


class AddBot(Asking, tag="add_bot", kw_only=True):
    """Put a bot on a seat (the first empty one if null); whoever manages the table."""

    seat: Seat | None = None
    bot: BotName


class Kick(Asking, tag="kick", kw_only=True):
    """Send somebody away before the start: a person the host only, a bot whoever manages the table."""

    seat: Seat


class Ban(Asking, tag="ban", kw_only=True):
    """Ban everybody of that name from the table, or allow them back; the host only."""

    name: Name
    banned: bool = True


class Quiet(Asking, tag="quiet", kw_only=True):
    """Let only those speak who have a seat, or everybody again; the host only."""

    on: bool


class RemoveBot(Asking, tag="remove_bot", kw_only=True):
    """Take a bot off its seat; whoever manages the table."""

    seat: Seat


class ChooseOptions(SomeOptions, tag_field="type", tag="options", kw_only=True):
    """Change those of the table's options that are given, before the start; `away` is as the clock has it if null."""

    id: MessageId | None = None
    once: Once | None = None


class Accept(Asking, tag="accept", kw_only=True):
    """Accept the terms of the rated game that is about to begin, looking at the table of `number`."""

    number: Number


class Start(Asking, tag="start", kw_only=True):
    """Start the game with those who are seated; with `unrated`, unrated whatever the options say.

    With the `number` of the table that one looks at, one accepts the terms of a rated game by starting it.
    """

    unrated: bool = False
    number: Number | None = None


class AskUndo(Asking, tag="ask_undo", kw_only=True):
    """Ask the others to take back to before my last decision, draws too; made looking at the position of `number`."""

    number: Number


class AskHint(FromClient, tag="ask_hint", kw_only=True):
    """Ask for the best moves, looking at the position of `number`; the player to move, in an unrated game."""

    number: Number


class AskOdds(FromClient, tag="ask_odds", kw_only=True):
    """Ask for the odds of a sail that is legal in the position of `number`; the player to move."""

    number: Number
    move: MoveText


class AskPlans(FromClient, tag="ask_plans", kw_only=True):
    """Ask how the fleet that lands in the position of `number` could land; the player to move."""

    number: Number


class AskBot(Asking, tag="ask_bot", kw_only=True):
    """Ask the others to let a bot stand in for the player of this seat, who has left or lost the connection."""

    seat: Seat


class AskPause(Asking, tag="ask_pause"):
    """Ask the others for a pause: no time runs, and nobody moves."""


class AskResume(Asking, tag="ask_resume"):
    """Ask the others who are connected to go on after a pause."""


class Back(Asking, tag="back"):
    """Take my seat back from the bot that stands in for me."""


class Answer(Asking, tag="answer", kw_only=True):
    """Agree to the question `vote`, or not; the asker's no withdraws it."""

    vote: Number
    accept: bool


class Agree(Asking, tag="agree", kw_only=True):
    """Agree to whatever the others ask, now and from now on, as long as the game runs; or no longer."""

    on: bool


class Resign(Asking, tag="resign"):
    """Give the game up: with two players it is over, else a bot plays the seat to the end."""


class Rematch(Asking, tag="rematch"):
    """Offer the same players a new table, once the game is over; if there is one, sit down there."""


TableMessage = (
    Move
    | Undo
    | AskUndo
    | AskBot
    | AskPause
    | AskResume
    | Back
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
"""What asks a table to change, and has no answer of its own but that it did."""

ClientMessage = Hello | Ping | AskHint | AskOdds | AskPlans | TableMessage


class FromServer(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    """Base of the server's messages."""


class Snapshot(FromServer, tag="snapshot"):
    """Everything, as of `number`: the answer to a first hello, or after too long an absence."""

    number: int
    table: TableView
    game: GameView | None
    chat: list[ChatLine]
    history: list[LogLine]
    events: list[EventLine]


class Update(FromServer, tag="update"):
    """What the entry `number` changed; null is unchanged.

    One for each entry; a change of who is connected comes as an update with the number unchanged.
    `undone` is the number of the move that was taken back. `colour` made the `move`; null for a draw. `settled` is how
    the question that was open ended. `opened` are, when the game ends, the lines that were for watchers alone.
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
    """The rules do not allow the move: the code and the clause of the rules say why."""

    id: int | None
    code: str
    clause: str
    facts: Facts
    move: str


class ProblemMessage(FromServer, tag="problem"):
    """A message that changed nothing, for a reason other than the rules."""

    id: int | None
    code: ProblemCode
    facts: Facts


class Notice(FromServer, tag="notice"):
    """The answer to a chat command."""

    id: int | None
    code: NoticeCode
    facts: Facts


class Taken(FromServer, tag="taken"):
    """What has this `once` was carried out, now or before; to who asked alone."""

    id: int | None
    once: str


class Told(FromServer, tag="told"):
    """What somebody says to this person alone, or, to the one who said it, that it was told."""

    words: Whisper


class Hint(FromServer, tag="hint"):
    """The best lines for the player to move in the position of `number`, the best first; to who asked alone."""

    id: int | None
    number: int
    lines: list[HintLine]


class Odds(FromServer, tag="odds"):
    """The chances, 0 to 1, that the fleet of the sail `move` in the position of `number` lands, sinks, stays at sea.

    Each is off by no more than `unsure`; it is 0 where all that may follow was looked at.
    """

    id: int | None
    number: int
    move: str
    lands: float
    sinks: float
    at_sea: float
    unsure: float


class Plans(FromServer, tag="plans"):
    """Sensible rows of `land` moves for the landing in the position of `number`, the best first; to who asked alone.

    Each fills different beaches.
    """

    id: int | None
    number: int
    plans: list[list[str]]


class Pong(FromServer, tag="pong"):
    """The answer to `ping`; `id` is that of the message, if it had one."""

    id: int | None = None


ServerMessage = Snapshot | Update | Refused | ProblemMessage | Notice | Taken | Told | Hint | Odds | Plans | Pong
