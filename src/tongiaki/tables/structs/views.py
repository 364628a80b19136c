"""Views of a table: the structs that are sent to clients, without secrets.

The pile's order and the salt are null until the game is over and, for a daily game, until the day is over.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tongiaki.coach.facts import Fact
from tongiaki.record.colours import Colour, Fleet
from tongiaki.tables.structs.happenings import Happening
from tongiaki.tables.structs.options import TableOptions

Phase = Literal["setup", "turn", "take", "migration", "landing", "draw", "lay", "settle", "over"]
Status = Literal["open", "running", "over"]
VoteKind = Literal["seat", "undo", "bot", "pause", "resume"]
VoteOutcome = Literal["accepted", "refused", "expired", "withdrawn"]
RouteEnd = Literal["unknown", "lands", "sinks", "returns", "turned_back"]
StoodInFor = Literal["time", "away", "left", "vote"]
EventKind = Literal[
    "left", "sat", "timed_out", "stood_in", "returned", "paused", "resumed", "resigned", "vacation", "vacation_over"
]
EndReason = Literal["last_island", "last_water", "stalled", "resigned", "too_long", "admin"]


class View(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """Base of all views. Unknown fields are forbidden. Views never form reference cycles, hence `gc=False`."""


class TileView(View):
    """A tile on the board at the axial cell (q, r), rotated clockwise by `rotation` sixths of a full turn (rules 2)."""

    id: str
    q: int
    r: int
    rotation: int


class PositionView(View, omit_defaults=True):
    """The position, with the fields of the engine's text protocol."""

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
    """A known water tile on a route: its entry and exit sides, and the number of colours it demands."""

    tile: str
    entry: int
    exit: int
    demand: int


class ExitView(View):
    """A side of a laid tile."""

    tile: str
    side: int


class RouteView(View):
    """The route of a fleet over the laid tiles; `exit` is the side beyond which no tile has been laid yet."""

    colours: int
    steps: list[StepView]
    end: RouteEnd
    island: str | None
    exit: ExitView | None


class SailView(View):
    """A fleet that leaves an island through the pier on a side, and its route over known tiles."""

    island: str
    side: int
    route: RouteView


class HintLine(View):
    """A sequence of moves advised by the coach, with all players' winning chances and points, facts, and routes."""

    moves: list[str]
    chances: dict[Colour, float]
    points: dict[Colour, float]
    facts: list[Fact]
    sails: list[SailView]


class StandingView(View):
    """A seat's result (rules 9). Players who `resigned` rank after all others; the first to resign ranks last."""

    seat: int
    colour: Colour
    points: int
    islands: int
    ships: int
    rank: int
    resigned: bool = False


class IslandScore(View):
    """An island at the end of the game: its value, and the colours that score it."""

    island: str
    value: int
    colours: list[Colour]


class EndView(View):
    """The reason for the end of the game, and the standings; a game ended by an administrator has no standings."""

    reason: EndReason
    standings: list[StandingView]
    islands: list[IslandScore]


class ShuffleView(View):
    """The commitment to the pile's order; the pile (top first) and the salt are null until they are public.

    In a game that continues another one, the first `known` tiles were drawn before the pile was sealed.
    """

    commitment: str
    pile: list[str] | None
    salt: str | None
    known: int = 0


class ClockView(View):
    """The clock, with the milliseconds `left` per seat at the time of sending.

    Only the clock of the seat `running` runs.
    """

    left: list[int]
    running: int | None


class GameView(View):
    """The game as seen by a particular viewer; `legal`, `routes` and `ends` are only for the player to move.

    `ends` are the legal moves that end the turn without a further decision or draw. `clock` is null in games without a
    clock.
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

    `held`: the person has left a running game and may return; `stand_in` is the bot that plays for the person.
    `account`: the person has an account; `rating` is their rating in games with this number of players, null if they
    have none. `accepted`: the person has accepted the terms of the rated game. `offered` is the name of the person for
    whom the empty seat is reserved in a rematch. `resigned`: the person resigned, and the bot plays on. `program`: the
    account belongs to a program. `agrees`: the person agrees to all votes automatically. `vacation`: the latest end of
    the person's vacation, in seconds since 1970, UTC; null if there is none.
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


class Occasion(View):
    """The event for which the server created a table: the daily game of a day, such as `2026-11-22`, or a tournament.

    While such a game runs, undo, hints, analysis and pauses are disabled, and nobody can take over another seat.
    """

    kind: Literal["daily", "tournament"]
    id: str


class VoteView(View):
    """A vote on a request: to take a free seat, undo beyond a draw, let a bot stand in, pause, or resume.

    `name` is the asker's name. `seat` is the seat in question for the kinds `seat` and `bot`, otherwise the asker's
    own; `colour` is the colour of that seat. `number` identifies the vote in an answer; it ends at `until`, in seconds
    since 1970, UTC. `may_answer`: the viewer can still vote; `yours`: the viewer is the asker.
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
    """A chat message to a single person; it is not stored. `at` is in seconds since 1970, UTC.

    `program`: the author's account belongs to a program.
    """

    at: int
    name: str
    colour: Colour | None
    to: str
    text: str
    program: bool = False


class TableView(View):
    """The table as seen by a particular viewer.

    `kept` is the seat that the viewer has left and may take again, or that is reserved for the viewer in a rematch.
    Once the game is over, it is the seat from which the viewer resigned. `joinable` are the seats of a running game
    that a newcomer may ask for. `quiet`: only seated persons may chat. `occasion`: the event that the table belongs to,
    null if people created it. `watching`: the viewer's chat is shown only to spectators until the game is over.
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
    """A chat line; `seat` and `colour` are null for a spectator. `at` is in seconds since 1970, UTC.

    `watchers`: a spectator wrote it during the game, and only spectators see it until the game is over. `program`: the
    author's account belongs to a program.
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
    """A log line other than a move: a player left or sat down, a time-out, a stand-in, or a pause.

    `colour` is the colour of the seat, null for a pause; `why` is set only for `stood_in`.
    """

    number: int
    kind: EventKind
    colour: Colour | None
    why: StoodInFor | None


class LogLine(View):
    """A move that was not undone, the player who made it (null: a draw), and its effects."""

    number: int
    colour: Colour | None
    move: str
    happened: list[Happening]
