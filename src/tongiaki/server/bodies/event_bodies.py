"""What HTTP carries about events: the daily game, and tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tongiaki.protocol.base import Asked, Http
from tongiaki.protocol.texts import Name
from tongiaki.record.colours import Colour
from tongiaki.store import TournamentStatus
from tongiaki.tables.structs.views import BotName, ClockKind, ClockTime, Increment, Status
from tongiaki.tournaments import Kind as TournamentKind
from tongiaki.tournaments import TieBreak

Day = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}(?!\n)$")]
"""A day by UTC, such as `2026-11-22`."""


class PlayDaily(Asked):
    """POST /api/daily: play the game of today; a guest sits there under the `name`."""

    name: Name


class DailyRow(Http):
    """A result of a daily game: the `rank` in its list, the `place` at the player's table, and the `points` there.

    `account`: the name is claimed, by a `program` or by a person. `table` is null as long as the viewer may not see it.
    """

    rank: int
    name: str
    account: bool
    place: int
    points: int
    table: str | None
    yours: bool
    program: bool = False


class DailyView(Http):
    """GET /api/daily: the game of a `day`, which is over at `ends`, in seconds since 1970, UTC.

    `colours` are in the order of play, `seat` is the person's there, and `bot` who sits on all others. `table` and
    `status` are those of the viewer's own game, null without one. `rows` are the best results of accounts that finished
    in time, and `guests` those of guests, who have ranks of their own.
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


class NewTournament(Http):
    """POST /api/tournaments: make a tournament.

    Tables of `size`: 2 for `swiss` and `round_robin`, 3 to 6 for `groups`. So many `rounds`, as far as there are others
    to meet; everybody meets everybody in a `round_robin`. For `places` entrants at most. With a `bot`, bots of that
    level fill up to `fill` entrants at the start. It starts by itself at `starts`, in seconds since 1970, UTC, or when
    its host says so. The clock is that of every game; `pause` is how many seconds lie between two rounds.
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


class TournamentMade(Http):
    """The id of a tournament that was made."""

    id: str


class TournamentCard(Http):
    """A tournament in the list: whose it is, what is played, how many have entered, and whether the viewer has.

    `host` is null once that person has left for good; `round` is the last one that has begun. At `due`, in seconds
    since 1970, UTC, it starts, or the next round does; null where that hangs on its host, or on games.
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


class TournamentList(Http):
    """GET /api/tournaments: those that are not over, and then the others, the newest first."""

    tournaments: list[TournamentCard]


class TournamentRow(Http):
    """How an entrant stands, the `number` by which games name it. `rank` from 1; `points` to two decimals.

    A bot has its level in `bot`. `account`: a person or a `program`, whose page the `name` leads to. `gone`: is paired
    no more. `tie_breaks` are in the order of the view's, null where one does not count, and `by` is the one that put
    the entrant behind the one before.
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


class TournamentGameView(Http):
    """A game of a `round`: the numbers on its `seats`, in the order of play, and their `places` once it is over.

    `table` is null for a bye, for a game of bots alone that waits, and once the table is gone.
    """

    round: int
    table: str | None
    seats: list[int]
    places: list[int] | None


class TournamentView(TournamentCard):
    """GET /api/tournaments/{tournament_id}: a tournament as it stands. `yours`: the viewer is its host."""

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
