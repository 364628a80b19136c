"""What a viewer of a table may see: the structs that travel to clients, without any secret.

The pile's order and the salt are null until the game is over, and in a daily game until the day is over, too.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tongiaki.coach.facts import Fact
from tongiaki.record.colours import Colour, Fleet
from tongiaki.tables.structs import limits
from tongiaki.tables.structs.happenings import Happening

Phase = Literal["setup", "turn", "take", "migration", "landing", "draw", "lay", "settle", "over"]
Status = Literal["open", "running", "over"]
VoteKind = Literal["seat", "undo", "bot", "pause", "resume"]
VoteOutcome = Literal["accepted", "refused", "expired", "withdrawn"]
RouteEnd = Literal["unknown", "lands", "sinks", "returns", "turned_back"]
ClockKind = Literal["none", "move", "budget"]
Timeout = Literal["move", "seat"]
StoodInFor = Literal["time", "away", "left", "vote"]
EventKind = Literal[
    "left", "sat", "timed_out", "stood_in", "returned", "paused", "resumed", "resigned", "vacation", "vacation_over"
]
EndReason = Literal["last_island", "last_water", "stalled", "resigned", "too_long", "admin"]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Seats = Annotated[int, msgspec.Meta(ge=limits.LEAST_SEATS, le=limits.MOST_SEATS)]
Rounds = Annotated[int, msgspec.Meta(ge=0, le=limits.MOST_STALL)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=24, pattern=r"^[ -~]+(?!\n)$")]
ClockTime = Annotated[int, msgspec.Meta(ge=0, le=limits.MOST_TIME)]
Increment = Annotated[int, msgspec.Meta(ge=0, le=limits.MOST_INCREMENT)]
Away = Annotated[int, msgspec.Meta(ge=0, le=limits.MOST_AWAY)]


class View(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """Base of everything that is shown: no field beyond those named, and never in a circle (hence `gc`)."""


class TileView(View):
    """A tile on the board at the axial cell (q, r), turned clockwise by `rotation` sixths (rules 2)."""

    id: str
    q: int
    r: int
    rotation: int


class PositionView(View, omit_defaults=True):
    """The position, field for field as the engine's text protocol tells it."""

    at_sea: Fleet
    lost: list[str]
    phase: Phase
    pile: list[str]
    quiet_turns: int
    royal: dict[str, Colour]
    ships: dict[str, list[Fleet]]
    supply: Fleet
    tiles: list[TileView]
    turn: Colour | None
    fleet: Fleet | msgspec.UnsetType = msgspec.UNSET
    origin: str | msgspec.UnsetType = msgspec.field(name="from", default=msgspec.UNSET)


class StepView(View):
    """One known water tile on a route: the sides it is entered and left by, the colours it demands."""

    tile: str
    entry: int
    exit: int
    demand: int


class ExitView(View):
    """A side of a laid tile."""

    tile: str
    side: int


class RouteView(View):
    """Where a sail leads over the tiles already laid; `exit` is where the unknown begins."""

    colours: int
    steps: list[StepView]
    end: RouteEnd
    island: str | None
    exit: ExitView | None


class SailView(View):
    """A fleet that leaves an island by the pier on a side, and its way over the tiles that are known."""

    island: str
    side: int
    route: RouteView


class HintLine(View):
    """A line of moves that the coach advises, and why: everybody's chances of winning and points, facts, the ways."""

    moves: list[str]
    chances: dict[Colour, float]
    points: dict[Colour, float]
    facts: list[Fact]
    sails: list[SailView]


class StandingView(View):
    """A seat's result (rules 9); those who `resigned` come after all others, who resigned first comes last."""

    seat: int
    colour: Colour
    points: int
    islands: int
    ships: int
    rank: int
    resigned: bool = False


class IslandScore(View):
    """An island at the end: its value, and the colours that score it."""

    island: str
    value: int
    colours: list[Colour]


class EndView(View):
    """Why the game ended and how everybody stands; nobody does in one that the admin ended."""

    reason: EndReason
    standings: list[StandingView]
    islands: list[IslandScore]


class ShuffleView(View):
    """The commitment to the pile's order; pile (top first) and salt are null until they are public.

    In a game that goes on from another one, the first `known` tiles had been drawn before the pile was sealed.
    """

    commitment: str
    pile: list[str] | None
    salt: str | None
    known: int = 0


class ClockView(View):
    """The clock: milliseconds `left` to each seat as this was sent; those of the seat `running` go on counting down."""

    left: list[int]
    running: int | None


class GameView(View):
    """The game as one viewer may see it; `legal`, `routes` and `ends` only for the player to move.

    `ends` are those legal moves that end the turn with nothing more to decide or to draw. `clock` is null where no
    time is kept.
    """

    position: PositionView
    to_move: Colour | Literal["chance"] | None
    legal: list[str] | None
    routes: dict[str, RouteView] | None
    undo: bool
    end: EndView | None
    shuffle: ShuffleView
    clock: ClockView | None
    ends: list[str] | None


class SeatView(View):
    """A seat: empty (`name` and `bot` null), a person's, or a bot's.

    `held`: the person has left a running game, and may sit down again; `stand_in` is the bot that plays for the person.
    `account`: the person's name is claimed; `rating` is theirs in games of so many players, null without one.
    `accepted`: the person has accepted the terms of the rated game that is about to begin. `offered` is the name of the
    one for whom the empty seat is kept, as a rematch. `resigned`: the person gave the game up, and the bot plays on.
    `program`: the account is a program's. `agrees`: the person agrees in advance to what the others ask.
    `vacation`: the person's time stands, until this second since 1970, UTC, at most; null for who is not on vacation.
    """

    seat: int
    name: str | None
    colour: Colour | None
    bot: str | None
    connected: bool
    you: bool
    stand_in: str | None = None
    held: bool = False
    account: bool = False
    rating: int | None = None
    accepted: bool = False
    offered: str | None = None
    resigned: bool = False
    program: bool = False
    agrees: bool = False
    vacation: int | None = None


class TableOptions(View):
    """What holds at the table until the start; `stall` is the limit in rounds, 0 for none.

    `host`: the host alone chooses options and bots, and starts; otherwise everybody who sits. `rated`: what was drawn
    stays drawn, there are a clock and a stall limit, and the game begins once everybody has accepted its terms.
    `programs`: programs may sit at the rated table, and then nobody but programs is rated.
    `draw_seats`: the seats are drawn at the start; `first`: the seat that begins, null for the first; `draw_colours`:
    the colours are drawn, too.

    `clock`: none, so much `time` for each turn (`move`), or for the whole game (`budget`) and an `increment` after
    every own turn, in seconds. `timeout`: when the time is over, a bot finishes the turn (`move`), or takes the seat
    over (`seat`). `away`: seconds after which a bot stands in for a player who is gone, 0 for never; `stand_in` is that
    bot.
    """

    seats: Annotated[int, msgspec.Meta(ge=0, le=limits.MOST_SEATS)]
    stall: Rounds
    public: bool
    host: bool = True
    rated: bool = False
    draw_seats: bool = False
    first: Seat | None = None
    clock: ClockKind = "none"
    time: ClockTime = 0
    increment: Increment = 0
    timeout: Timeout = "move"
    away: Away = limits.USUAL_AWAY
    stand_in: BotName = "greedy"
    draw_colours: bool = False
    programs: bool = False


class Occasion(View):
    """What a table was made for, by the server itself: the daily game of a day, such as `2026-11-22`, or a tournament.

    There nothing is taken back, advised or analysed while the game runs, it is not put off, and nobody else's seat is
    to be had.
    """

    kind: Literal["daily", "tournament"]
    id: str


class VoteView(View):
    """A vote: somebody asks for a seat that was left, or one of the kinds of `VoteKind`.

    These are to take moves back beyond a draw, to let a bot stand in for the `seat`, to pause, or to go on.
    `name` is the asker's; `seat` the asker's own but for `seat` and `bot`, and `colour` that of the seat.
    `number` names it in an answer; it ends at `until`, in seconds since 1970, UTC. `may_answer` is the viewer's to
    answer, `yours` the viewer's own question.
    """

    number: int
    kind: VoteKind
    seat: int
    name: str
    colour: Colour
    yes: int
    no: int
    voters: int
    until: int
    may_answer: bool
    yours: bool


class Whisper(View):
    """Something said to one person alone; it is not stored. `at` is in seconds since 1970, UTC.

    `program`: by the account of a program.
    """

    at: int
    name: str
    colour: Colour | None
    to: str
    text: str
    program: bool = False


class TableView(View):
    """The table as one viewer may see it.

    `kept` is the seat that a viewer has left, who may sit down on it again, or that is kept for the viewer's rematch;
    after the end, the one that the viewer has given up.
    `joinable` are the seats of a running game that a newcomer may ask for.
    `quiet`: only those speak who have a seat.
    `occasion`: what the table was made for, null where people made it.
    `watching`: what the viewer says is for watchers alone until the end.
    """

    id: str
    status: Status
    seats: list[SeatView]
    host: bool
    you: int | None
    options: TableOptions
    bots: list[str]
    watchers: int
    rematch: str | None
    joinable: list[int]
    vote: VoteView | None
    paused: bool
    kept: int | None
    watching: bool
    quiet: bool
    occasion: Occasion | None


class ChatLine(View):
    """Something said; `seat` and `colour` are null for a watcher. `at` is in seconds since 1970, UTC.

    With `watchers` it was said among those without a seat while the game ran, and is for them alone until its end.
    `program`: by the account of a program.
    """

    number: int
    at: int
    seat: int | None
    name: str
    colour: Colour | None
    text: str
    watchers: bool
    program: bool = False


class EventLine(View):
    """What the log tells beside the moves: somebody left or sat down, was out of time, a bot stood in, a pause.

    `colour` is that of the seat, null for a pause; `why` is told of `stood_in` alone.
    """

    number: int
    kind: EventKind
    colour: Colour | None
    why: StoodInFor | None


class LogLine(View):
    """A move that stands, who made it (null: a draw) and what came of it."""

    number: int
    colour: Colour | None
    move: str
    happened: list[Happening]
