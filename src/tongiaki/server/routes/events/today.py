"""The page of the day over HTTP: the daily game and puzzle, the streak and the calendar of a month."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, Parameter

from tongiaki.common import clock
from tongiaki.common.days import day_number, day_of, end_of_day, today
from tongiaki.common.problems import ProblemError
from tongiaki.protocol.puzzle_outcomes import board_of, puzzle_of_day
from tongiaki.protocol.replay_bodies import PuzzleOutcome
from tongiaki.puzzles.puzzle import numbered
from tongiaki.server.bodies import event_bodies as b
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.services.events.daily_history import DailyHistory
from tongiaki.server.web.authentication import BROWSER_ONLY, caller_of, client_address
from tongiaki.store import DailyPuzzle, DailyPuzzles, DailyScore
from tongiaki.tables.structs.views import Status

_Request = Request[Any, Any, Any]


@get("/api/today", summary="The daily game and puzzle, my streak, and my calendar", opt={"price": 8})
async def get_today(
    request: _Request,
    daily_games: NamedDependency[DailyGames],
    daily_history: NamedDependency[DailyHistory],
    month: Annotated[str | None, Parameter(pattern=r"^\d{4}-(0[1-9]|1[0-2])$")] = None,
) -> b.Today:
    """Return the state of the day, and the caller's results in a month, by default the current one.

    All days are days in UTC by the server's clock. Raises `not_found` for a month in the future or before 1970.
    """
    now, person = clock.now(), caller_of(request).person
    day = day_of(now)
    chosen = month or day[:7]
    if not "1970-01" <= chosen <= day[:7]:
        raise ProblemError("not_found")
    setup = await daily_games.setup(day)
    own = await daily_games.game(day, person)
    status = None if own is None or own.status is None else msgspec.convert(own.status, Status)
    history = await daily_history.of(person)
    games, puzzles, streak = history.games, history.puzzles, history.streak(day)
    puzzle = numbered()[puzzle_of_day(day_number(day)) - 1]
    return b.Today(
        day=day,
        now=int(now),
        ends=end_of_day(day),
        game=b.TodayGame(
            colours=setup.colours,
            seat=setup.seat,
            bot=setup.bot,
            table=None if own is None or status is None else own.table,
            status=status,
            result=_score(games.get(day)),
        ),
        puzzle=b.TodayPuzzle(
            number=puzzle.number,
            key=puzzle.key,
            kind=puzzle.kind,
            task=puzzle.task,
            rating=puzzle.rating,
            board=board_of(puzzle),
            result=_puzzle_result(puzzles.get(day)),
        ),
        streak=b.StreakView(
            days=streak.days,
            forgiven=[one.isoformat() for one in streak.forgiven],
            can_miss=streak.can_miss,
        ),
        month=chosen,
        days=[
            b.CalendarDay(one, _score(games.get(one)), _puzzle_result(puzzles.get(one)))
            for one in sorted({*games, *puzzles})
            if one.startswith(chosen)
        ],
    )


@post(
    "/api/daily/puzzle",
    status_code=200,
    summary="Submit an attempt at the puzzle of the day",
    opt={"scope": BROWSER_ONLY},
)
async def attempt_daily_puzzle(
    data: JSONBody[b.AttemptDailyPuzzle],
    request: _Request,
    daily_puzzles: NamedDependency[DailyPuzzles],
    process_pool: NamedDependency[ProcessPool],
) -> b.DailyPuzzleResult:
    """Count an attempt at today's puzzle, and return the caller's attempts and whether they solved it.

    Moves that do not end the turn count as an attempt that failed, such as when the caller asks for the solution. Once
    the puzzle is solved, further attempts change nothing. Raises `not_found` if the day is over, or if its puzzle has
    another key.
    """
    day = today()
    number = puzzle_of_day(day_number(day))
    if data.day != day or data.key != numbered()[number - 1].key:
        raise ProblemError("not_found")
    outcome = await process_pool.run(client_address(request), jobs.tried, number, data.moves, solution=False)
    solved = msgspec.json.decode(outcome, type=PuzzleOutcome).solved
    stored = await daily_puzzles.store_attempt(day, caller_of(request).person, solved=solved)
    return b.DailyPuzzleResult(stored.attempts, stored.solved)


def _score(found: tuple[DailyScore, int] | None) -> b.DailyScoreView | None:
    if found is None:
        return None
    score, players = found
    return b.DailyScoreView(score.rank, score.points, players, score.table)


def _puzzle_result(puzzle: DailyPuzzle | None) -> b.DailyPuzzleResult | None:
    return None if puzzle is None else b.DailyPuzzleResult(puzzle.attempts, puzzle.solved)


HANDLERS = [get_today, attempt_daily_puzzle]
