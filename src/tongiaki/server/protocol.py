"""The messages on the wire, client to server and back; `docs/protocol.md` describes them.

The client's TypeScript types are generated from these structs. Colours go by name, moves as text.
A client message may carry an `id`, which its answer (`refused`, `problem`, `notice`) repeats.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from tongiaki.tables.colours import Colour
from tongiaki.tables.happenings import Happening
from tongiaki.tables.problems import Facts, NoticeCode, ProblemCode
from tongiaki.tables.views import (
    Away,
    BotName,
    ChatLine,
    ClockKind,
    ClockTime,
    EventLine,
    GameView,
    Increment,
    LogLine,
    Rounds,
    Seat,
    Seats,
    SeatView,
    Status,
    TableOptions,
    TableView,
    Timeout,
    VoteOutcome,
    Whisper,
)

MESSAGE_LIMIT = 4096
"""The largest client message, in bytes of UTF-8."""

Text = Annotated[str, Meta(min_length=1, max_length=500)]
NAME_LENGTH = 24
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MessageId = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class FromClient(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of the client's messages."""

    id: MessageId | None = None


class Hello(FromClient, tag="hello", kw_only=True):
    """The first message: `after` is the last number the client has, null for none."""

    after: Number | None = None


class Move(FromClient, tag="move", kw_only=True):
    """A move, made looking at the position of `number`."""

    number: Number
    move: MoveText


class Undo(FromClient, tag="undo", kw_only=True):
    """Take back my last decision, made looking at the position of `number`."""

    number: Number


class Chat(FromClient, tag="chat", kw_only=True):
    """Say something, or, with a leading slash, a command."""

    text: Text


class Sit(FromClient, tag="sit", kw_only=True):
    """Sit down: on the first empty seat if `seat` is null, with the first free colour if `colour` is.

    In a running game the others are asked.
    """

    seat: Seat | None = None
    name: Name
    colour: Colour | None = None


class Leave(FromClient, tag="leave"):
    """Stand up."""


class ChooseColour(FromClient, tag="colour", kw_only=True):
    """Take another colour before the start."""

    colour: Colour


class Rename(FromClient, tag="name", kw_only=True):
    """Take another name."""

    name: Name


class AddBot(FromClient, tag="add_bot", kw_only=True):
    """Put a bot on a seat (the first empty one if null); the host only."""

    seat: Seat | None = None
    bot: BotName


class Kick(FromClient, tag="kick", kw_only=True):
    """Send somebody away before the start, a person or a bot; the host only."""

    seat: Seat


class RemoveBot(FromClient, tag="remove_bot", kw_only=True):
    """Take a bot off its seat; the host only."""

    seat: Seat


class ChooseOptions(FromClient, tag="options", kw_only=True):
    """Change those of the table's options that are given, before the start."""

    seats: Seats | msgspec.UnsetType = msgspec.UNSET
    stall: Rounds | msgspec.UnsetType = msgspec.UNSET
    public: bool | msgspec.UnsetType = msgspec.UNSET
    host: bool | msgspec.UnsetType = msgspec.UNSET
    rated: bool | msgspec.UnsetType = msgspec.UNSET
    draw_seats: bool | msgspec.UnsetType = msgspec.UNSET
    first: Seat | msgspec.UnsetType | None = msgspec.UNSET
    clock: ClockKind | msgspec.UnsetType = msgspec.UNSET
    time: ClockTime | msgspec.UnsetType = msgspec.UNSET
    increment: Increment | msgspec.UnsetType = msgspec.UNSET
    timeout: Timeout | msgspec.UnsetType = msgspec.UNSET
    away: Away | msgspec.UnsetType = msgspec.UNSET
    stand_in: BotName | msgspec.UnsetType = msgspec.UNSET
    draw_colours: bool | msgspec.UnsetType = msgspec.UNSET

    def chosen(self, options: TableOptions) -> TableOptions:
        """Give the options as they are then; where the first seat is gone, no other is chosen."""
        given = {name: getattr(self, name) for name in TableOptions.__struct_fields__}
        changed = replace(options, **{name: value for name, value in given.items() if value is not msgspec.UNSET})
        gone = self.first is msgspec.UNSET and changed.first is not None and changed.first >= changed.seats
        return replace(changed, first=None) if gone else changed


class Start(FromClient, tag="start", kw_only=True):
    """Start the game with those who are seated; with `unrated`, unrated whatever the options say."""

    unrated: bool = False


class AskUndo(FromClient, tag="ask_undo", kw_only=True):
    """Ask the others to take back to before my last decision, draws too; made looking at the position of `number`."""

    number: Number


class AskBot(FromClient, tag="ask_bot", kw_only=True):
    """Ask the others to let a bot stand in for the player of this seat, who has left or lost the connection."""

    seat: Seat


class AskPause(FromClient, tag="ask_pause"):
    """Ask the others for a pause: no time runs, and nobody moves."""


class AskResume(FromClient, tag="ask_resume"):
    """Ask the others who are connected to go on after a pause."""


class Back(FromClient, tag="back"):
    """Take my seat back from the bot that stands in for me."""


class Answer(FromClient, tag="answer", kw_only=True):
    """Agree to the question `vote`, or not; the asker's no withdraws it."""

    vote: Number
    accept: bool


class Rematch(FromClient, tag="rematch"):
    """Make a new table for the same players, once the game is over."""


ClientMessage = (
    Hello
    | Move
    | Undo
    | AskUndo
    | AskBot
    | AskPause
    | AskResume
    | Back
    | Answer
    | Chat
    | Sit
    | Leave
    | ChooseColour
    | Rename
    | AddBot
    | RemoveBot
    | Kick
    | ChooseOptions
    | Start
    | Rematch
)


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


class Told(FromServer, tag="told"):
    """What somebody says to this person alone, or, to the one who said it, that it was told."""

    words: Whisper


ServerMessage = Snapshot | Update | Refused | ProblemMessage | Notice | Told


class Http(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the bodies of HTTP requests and answers."""


class NewTable(Http):
    """POST /api/tables: a new table; with a `name` its maker sits down at once.

    What is not said below are the table's options. Where `away` is null it is 300, or 0 with a day or more for each
    turn. `colour` is the maker's, null for the first one; so many `bots` sit down beside them, each of the level `bot`.
    """

    seats: Seats = 4
    public: bool = True
    stall: Rounds = 20
    name: Name | None = None
    host: bool = True
    rated: bool = True
    draw_seats: bool = False
    first: Seat | None = None
    clock: ClockKind = "none"
    time: ClockTime = 0
    increment: Increment = 0
    timeout: Timeout = "move"
    away: Away | None = None
    stand_in: BotName = "greedy"
    draw_colours: bool = False
    colour: Colour | None = None
    bots: Annotated[int, Meta(ge=0, le=6)] = 0
    bot: BotName = "greedy"


class QuickGame(Http, kw_only=True):
    """POST /api/quick: a game of `players` that starts at once, all but the first of them bots."""

    players: Annotated[int, Meta(ge=2, le=6)] = 3
    bot: BotName = "greedy"
    name: Name


class TableCreated(Http):
    """The id of a new table."""

    id: str


class TableSummary(Http):
    """A table in the lobby; `created` is in seconds since 1970, UTC. `yours`: the viewer has a seat there."""

    id: str
    status: Status
    seats: list[SeatView]
    options: TableOptions
    created: int
    moves: int
    watchers: int
    your_turn: bool
    yours: bool


class Lobby(Http):
    """GET /api/tables: the public tables, the newest first, and the viewer's own that are not over.

    Of the latter, public or not, those where it is the viewer's turn come first.
    """

    open: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]
    yours: list[TableSummary]


class LobbyMessage(FromServer, tag="lobby"):
    """What /ws/lobby tells: the lobby as it is now; at once, and after every change."""

    open: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]
    yours: list[TableSummary]


class ClaimSeat(Http):
    """POST /api/tables/{id}/claim: take the seat whose personal link holds `key`."""

    key: Annotated[str, Meta(min_length=1, max_length=64)]


class Claimed(Http):
    """The seat that now belongs to this browser."""

    seat: int


class Me(Http):
    """GET /api/me: the name this browser's person used last; `account`: it is claimed with a password."""

    name: str | None
    account: bool


class SetName(Http):
    """POST /api/me: take another name; an account is renamed if nobody has claimed that one."""

    name: Name


PASSWORD_LEAST, PASSWORD_MOST = 8, 200
"""Characters of a password, in Unicode's normal form C."""
NewPassword = Annotated[str, Meta(min_length=PASSWORD_LEAST, max_length=4 * PASSWORD_MOST)]
GivenPassword = Annotated[str, Meta(min_length=1, max_length=4 * PASSWORD_MOST)]


class _Secret(Http):
    """A body that nobody may find in a log: it does not show what it holds."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewAccount(_Secret, kw_only=True):
    """POST /api/account: claim a name for this browser's person, with a password."""

    name: Name
    password: NewPassword


class Login(_Secret, kw_only=True):
    """POST /api/login: be the person who claimed the name."""

    name: Name
    password: GivenPassword


class ChangePassword(_Secret, kw_only=True):
    """POST /api/account/password: every other browser is logged out."""

    old: GivenPassword
    new: NewPassword


class DeleteAccount(_Secret, kw_only=True):
    """POST /api/account/delete."""

    password: GivenPassword


RECORD_LENGTH = 60_000
RecordText = Annotated[str, Meta(min_length=1, max_length=RECORD_LENGTH)]


class SentRecord(Http):
    """POST /api/records: a record's text, to be shown; it is not kept."""

    record: RecordText


class PlayOn(Http, kw_only=True):
    """POST /api/tables/{id}/continue: a new game against bots that begins with the first `number` moves.

    Without a colour its maker takes the seat of the player whose turn it is.
    """

    number: Number
    bot: BotName = "greedy"
    name: Name
    colour: Colour | None = None


class PlayRecordOn(PlayOn, kw_only=True):
    """POST /api/records/continue: the same, from a record that is sent."""

    record: RecordText


class HttpProblem(Http):
    """The body of an HTTP answer of 400 and above."""

    code: ProblemCode
    facts: Facts
