"""Puzzles over HTTP: their list and ratings, the outcome of moves, and first attempts."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common import clock
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import puzzle_outcomes
from tongiaki.protocol import replay_bodies as b
from tongiaki.protocol.puzzle_outcomes import require_offered
from tongiaki.puzzles.puzzle import Puzzle, numbered
from tongiaki.runtime.results.puzzle_ratings import CERTAIN, initial_rating, rate_attempt
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.web.authentication import BROWSER_ONLY, caller_of, client_address
from tongiaki.store import Accounts, PuzzleAttempt, PuzzleRating, PuzzleResults, Rating

WHOLE_PUZZLE = ResponseSpec(b.WholePuzzle, generate_examples=False, description="The puzzle")

_Request = Request[Any, Any, Any]


@get("/api/puzzles", summary="The puzzles", opt={"price": 4})
async def list_puzzles(request: _Request, puzzles: NamedDependency[PuzzleResults]) -> Response[b.Puzzles]:
    """List the puzzles with their ratings, today's puzzle (by UTC), and the caller's rating and results."""
    caller, day = caller_of(request), puzzle_outcomes.day_of(clock.now())
    ratings = await puzzles.load_ratings()
    you, tried = None, {}
    if caller.account:
        attempts = await puzzles.list_attempts(caller.person)
        you = _solver(await puzzles.find_solver(caller.person), attempts)
        numbers = {puzzle.key: puzzle.number for puzzle in numbered()}
        tried = {numbers[attempt.puzzle]: attempt.solved for attempt in attempts if attempt.puzzle in numbers}
    facts = [_facts(puzzle, ratings.get(puzzle.key)) for puzzle in numbered()]
    today, boards = puzzle_outcomes.puzzle_of_day(day), puzzle_outcomes.boards()
    response = b.Puzzles(day, today, facts, you, tried, boards)
    return Response(response, headers={"Cache-Control": "no-store"})


@get("/api/puzzles/{number:int}", summary="A puzzle with all outcomes", responses={200: WHOLE_PUZZLE})
async def get_puzzle(
    number: FromPath[int], request: _Request, process_pool: NamedDependency[ProcessPool]
) -> Response[bytes]:
    """Return a puzzle with its solution and every possible answer, for solving it offline."""
    require_offered(number)
    response = await process_pool.run(client_address(request), jobs.whole, number)
    return Response(response, media_type="application/json")


@post(
    "/api/puzzles/{number:int}/attempt",
    status_code=200,
    summary="Submit my first attempt at a puzzle",
    opt={"scope": BROWSER_ONLY, "account": True},
)
async def attempt_puzzle(
    number: FromPath[int],
    data: JSONBody[b.AttemptPuzzle],
    request: _Request,
    accounts: NamedDependency[Accounts],
    puzzles: NamedDependency[PuzzleResults],
    process_pool: NamedDependency[ProcessPool],
) -> b.PuzzleAttemptResult:
    """Record whether these moves solve a puzzle.

    Only the first attempt of an account counts; later ones change nothing.
    """
    require_offered(number)
    account = await account_of(request, accounts)
    puzzle = numbered()[number - 1]
    if data.key != puzzle.key:  # the client got the puzzle from a server with a different set of puzzles
        raise ProblemError("not_found")
    outcome = await process_pool.run(client_address(request), jobs.tried, number, data.moves, solution=False)
    solved = msgspec.json.decode(outcome, type=b.PuzzleOutcome).solved

    def rate(solver: Rating | None, rating: Rating) -> tuple[Rating, Rating]:
        return rate_attempt(solver, rating, solved=solved)

    attempt = PuzzleAttempt(puzzle.key, int(clock.now()), solved)
    counted = await puzzles.store_attempt(account.person, attempt, initial_rating(puzzle.rating), rate)
    if counted is None:
        raise ProblemError("no_account")
    attempts = await puzzles.list_attempts(account.person)
    you = _solver(await puzzles.find_solver(account.person), attempts)
    return b.PuzzleAttemptResult(solved, counted, you, _facts(puzzle, (await puzzles.load_ratings()).get(puzzle.key)))


@post("/api/puzzles/{number:int}", status_code=200, summary="Try moves in a puzzle", opt={"anonymous": True})
async def try_puzzle(
    number: FromPath[int], data: JSONBody[b.TryPuzzle], request: _Request, process_pool: NamedDependency[ProcessPool]
) -> b.PuzzleOutcome:
    """Return the outcome of moves in a puzzle, their cost, and whether they solve it. Nothing is stored."""
    require_offered(number)
    response = await process_pool.run(client_address(request), jobs.tried, number, data.moves, solution=data.solution)
    return msgspec.json.decode(response, type=b.PuzzleOutcome)


def _facts(puzzle: Puzzle, tally: PuzzleRating | None) -> b.PuzzleFacts:
    if tally is None:
        return puzzle_outcomes.untried_facts(puzzle)
    return b.PuzzleFacts(puzzle.kind, tally.rating.shown, tally.attempts, puzzle.is_dropped)


def _solver(tally: PuzzleRating | None, attempts: list[PuzzleAttempt]) -> b.Solver | None:
    """Return the view of a solver; `attempts`: the solver's first attempts, oldest first."""
    if tally is None:
        return None
    run = sum(1 for _ in takewhile(lambda one: one.solved, reversed(attempts)))
    return b.Solver(tally.rating.shown, tally.attempts, certain=tally.rating.sigma <= CERTAIN, run=run)


HANDLERS = [list_puzzles, get_puzzle, try_puzzle, attempt_puzzle]
