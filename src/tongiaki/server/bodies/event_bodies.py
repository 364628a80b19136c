"""HTTP bodies for events: the daily game and tournaments."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tongiaki.protocol.base import MAX_TRIED_MOVES, HttpBody, RequestBody
from tongiaki.protocol.replay_bodies import PuzzleBoard
from tongiaki.protocol.texts import Key, MoveText, Name
from tongiaki.puzzles.puzzle import Kind, Task
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


class DailyScoreView(HttpBody):
    """A person's result in a daily game: the `place` and `points` at the `table`, which has this many `players`."""

    place: int
    points: int
    players: int
    table: str


class DailyPuzzleResult(HttpBody):
    """POST /api/daily/puzzle: a person's `attempts` at a day's puzzle, from 1, and whether the last one `solved` it."""

    attempts: int
    solved: bool


class AttemptDailyPuzzle(RequestBody):
    """POST /api/daily/puzzle: an attempt at the puzzle of the `day`, which must be today.

    `key` is the puzzle's key. Without `moves`, it is an attempt that failed.
    """

    day: Day
    key: Key
    moves: Annotated[list[MoveText], Meta(max_length=MAX_TRIED_MOVES)]


class TodayGame(HttpBody):
    """Today's daily game, as in GET /api/daily; `result` is the person's own, null if the game is not finished."""

    colours: list[Colour]
    seat: int
    bot: str
    table: str | None
    status: Status | None
    result: DailyScoreView | None


class TodayPuzzle(HttpBody):
    """Today's puzzle; `rating` is its estimated rating, and `board` is the board before the first move.

    `result` is the person's own, null before the first attempt.
    """

    number: int
    key: str
    kind: Kind
    task: Task
    rating: int
    board: PuzzleBoard
    result: DailyPuzzleResult | None


class StreakView(HttpBody):
    """The number of `days` in a row on which the person finished the daily game or solved the puzzle.

    Today ends no streak. In each ISO week, the first missed day is forgiven, and does not count. `forgiven` are these
    days, newest first. `can_miss`: another missed day would be forgiven in this week.
    """

    days: int
    forgiven: list[str]
    can_miss: bool


class CalendarDay(HttpBody):
    """A `day` on which the person finished the daily `game` in time, or tried the `puzzle` of the day."""

    day: str
    game: DailyScoreView | None
    puzzle: DailyPuzzleResult | None


class Today(HttpBody):
    """GET /api/today: the `day` in UTC. `now` and `ends`, its end, are in seconds since 1970, by the server's clock.

    `days` are the days of the `month`, such as `2026-11`, on which the person did something, oldest first.
    """

    day: str
    now: int
    ends: int
    game: TodayGame
    puzzle: TodayPuzzle
    streak: StreakView
    month: str
    days: list[CalendarDay]


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
