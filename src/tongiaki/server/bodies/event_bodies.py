"""HTTP bodies for events: the daily game and tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import Name
from tongiaki.record.colours import Colour
from tongiaki.store import TournamentStatus
from tongiaki.tables.structs.options import BotName, ClockKind, ClockTime, Increment
from tongiaki.tables.structs.views import Status
from tongiaki.tournaments import Kind as TournamentKind
from tongiaki.tournaments import TieBreak

Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(?!\n)$")]
"""A date in UTC, such as `2026-11-22`."""


class PlayDaily(RequestBody):
    """POST /api/daily: play today's game; `name` is the name that a guest plays under."""

    name: Name


class DailyRow(HttpBody):
    """A result of a daily game: its `rank` in the list, and the player's `place` and `points` at the table.

    `account`: the name belongs to an account; `program`: to a bot account. `table` is null while the viewer may not see
    it.
    """

    rank: int
    name: str
    account: bool
    place: int
    points: int
    table: str | None
    yours: bool
    program: bool = False


class DailyView(HttpBody):
    """GET /api/daily: the game of a `day`; `ends` is its end, in seconds since 1970, UTC.

    `colours` are in the order of play, `seat` is the player's seat, and the bot `bot` plays all other seats. `table`
    and `status` describe the viewer's own game; they are null if there is none. `rows`: the best results of accounts
    that finished in time. `guests`: the best results of guests, ranked separately.
    """

    day: str
    ends: int
    over: bool
    colours: list[Colour]
    seat: int
    bot: str
    table: str | None
    status: Status | None
    rows: list[DailyRow]
    guests: list[DailyRow]


class NewTournament(HttpBody):
    """POST /api/tournaments: create a tournament.

    `size` is the number of seats per table: 2 for `swiss` and `round_robin`, 3 to 6 for `groups`. `rounds` is the
    maximum number of rounds; there are fewer if no new opponents are left. In a `round_robin`, all entrants play each
    other. `places` is the maximum number of entrants. If `bot` is set, bots of that level fill the tournament up to
    `fill` entrants at the start. It starts automatically at `starts`, in seconds since 1970, UTC, or when its host
    starts it. The clock applies to every game. `pause` is the time between two rounds, in seconds.
    """

    kind: TournamentKind
    size: Annotated[int, Meta(ge=2, le=6)] = 2
    rounds: Annotated[int, Meta(ge=1, le=12)] = 5
    places: Annotated[int, Meta(ge=2, le=64)] = 16
    bot: BotName | None = None
    fill: Annotated[int, Meta(ge=0, le=16)] = 0
    starts: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    clock: ClockKind = "budget"
    time: ClockTime = 600
    increment: Increment = 10
    pause: Annotated[int, Meta(ge=0, le=3600)] = 60


class TournamentCreated(HttpBody):
    """The id of a new tournament."""

    id: str


class TournamentCard(HttpBody):
    """A tournament in the list; `entered`: the viewer takes part.

    `host` is null once the host's account is deleted. `round` is the last round that has begun. `due` is when the
    tournament or the next round starts, in seconds since 1970, UTC. It is null if that depends on the host or on games.
    """

    id: str
    host: str | None
    kind: TournamentKind
    size: int
    rounds: int
    round: int
    status: TournamentStatus
    due: int | None
    entrants: int
    places: int
    entered: bool


class TournamentList(HttpBody):
    """GET /api/tournaments: the unfinished tournaments, then the finished ones, each newest first."""

    tournaments: list[TournamentCard]


class TournamentRow(HttpBody):
    """An entrant in the standings; games refer to it by `number`. `rank` starts at 1; `points` has two decimals.

    `bot` is the level if the entrant is a bot. `account` is true if `name` is the name of an account, and `program` if
    that account is a bot account. `gone` is true if the entrant is no longer paired. `tie_breaks` follow the order of
    the view's `tie_breaks`; one that does not apply is null. `by` is the tie-break that ranked the entrant behind the
    previous one.
    """

    number: int
    rank: int
    name: str
    account: bool
    program: bool
    bot: str | None
    yours: bool
    gone: bool
    points: float
    tie_breaks: list[float | None]
    by: TieBreak | None


class TournamentGameView(HttpBody):
    """A game of a `round`: the numbers of the entrants at its `seats`, in the order of play, and their final `places`.

    `table` is null for a bye, for a game between bots only that has not started yet, and once the table is deleted.
    `places` is null until the game is over.
    """

    round: int
    table: str | None
    seats: list[int]
    places: list[int] | None


class TournamentView(TournamentCard):
    """GET /api/tournaments/{tournament_id}: the current state of a tournament. `yours`: the viewer is its host."""

    yours: bool
    bot: str | None
    fill: int
    clock: ClockKind
    time: int
    increment: int
    pause: int
    tie_breaks: list[TieBreak]
    rows: list[TournamentRow]
    games: list[TournamentGameView]
