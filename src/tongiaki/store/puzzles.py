"""First attempts at puzzles, each counted once, and the ratings computed from them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.results import Rating
from tongiaki.store.schema import accounts, puzzle_attempts, puzzle_ratings, solvers
from tongiaki.tables.ports import ConflictError


@dataclass(frozen=True, slots=True)
class PuzzleRating:
    """A rating, and the number of first attempts from which it was computed."""

    rating: Rating
    attempts: int


@dataclass(frozen=True, slots=True)
class PuzzleAttempt:
    """A person's first attempt at a puzzle. `puzzle`: the puzzle's key. `at`: in seconds since 1970, UTC."""

    puzzle: str
    at: int
    solved: bool


RateAttempt = Callable[[Rating | None, Rating], tuple[Rating, Rating]]
"""Callback that computes new ratings from those of the solver and the puzzle. A new solver's rating is None."""
_MAX_ATTEMPTS = 5
"""Maximum number of attempts to write if several persons try a new puzzle at the same time."""


class PuzzleResults:
    """All first attempts at puzzles. Each method raises UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store_attempt(
        self, person: str, attempt: PuzzleAttempt, initial_rating: Rating, rate: RateAttempt
    ) -> bool | None:
        """Store a person's attempt if it is the first at this puzzle; return None if the person has no account.

        The attempt and both ratings are written together. `initial_rating` is the rating of a puzzle that nobody has
        tried.
        """
        for _ in range(_MAX_ATTEMPTS):
            try:
                async with self._database.transaction() as connection:
                    return await _store_first_attempt(connection, person, attempt, initial_rating, rate)
            except ConflictError:  # another server has already stored this attempt or rated this puzzle
                continue
        return False

    async def load_ratings(self) -> dict[str, PuzzleRating]:
        """Return the ratings of all puzzles that have been tried, by puzzle key."""
        async with self._database.read_connection() as connection:
            rows = await connection.execute(select(puzzle_ratings))
            return {row.puzzle: _puzzle_rating(row) for row in rows}

    async def find_solver(self, person: str) -> PuzzleRating | None:
        """Return a person's puzzle rating; None before the first attempt."""
        async with self._database.read_connection() as connection:
            row = (await connection.execute(select(solvers).where(solvers.c.person == person))).first()
        return None if row is None else _puzzle_rating(row)

    async def list_attempts(self, person: str) -> list[PuzzleAttempt]:
        """Return a person's first attempts, oldest first."""
        columns = (puzzle_attempts.c.puzzle, puzzle_attempts.c.at, puzzle_attempts.c.solved)
        query = select(*columns).where(puzzle_attempts.c.person == person)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(puzzle_attempts.c.at, puzzle_attempts.c.puzzle))
            return [PuzzleAttempt(*row) for row in rows]


async def _store_first_attempt(
    connection: AsyncConnection, person: str, attempt: PuzzleAttempt, initial_rating: Rating, rate: RateAttempt
) -> bool | None:
    # Always lock the person before the puzzle, to avoid deadlocks. The account may have been deleted meanwhile.
    account = select(accounts.c.person).where(accounts.c.person == person, accounts.c.name.is_not(None))
    if (await connection.execute(account.with_for_update())).first() is None:
        return None
    is_same = (puzzle_attempts.c.person == person) & (puzzle_attempts.c.puzzle == attempt.puzzle)
    if (await connection.execute(select(puzzle_attempts.c.at).where(is_same))).first() is not None:
        return False
    of_puzzle, of_person = puzzle_ratings.c.puzzle == attempt.puzzle, solvers.c.person == person
    row = (await connection.execute(select(puzzle_ratings).where(of_puzzle).with_for_update())).first()
    puzzle = PuzzleRating(initial_rating, 0) if row is None else _puzzle_rating(row)
    row = (await connection.execute(select(solvers).where(of_person))).first()
    solver = None if row is None else _puzzle_rating(row)
    new_rating, new_puzzle_rating = rate(None if solver is None else solver.rating, puzzle.rating)
    attempt_row = {"person": person, "puzzle": attempt.puzzle, "at": attempt.at, "solved": attempt.solved}
    await connection.execute(insert(puzzle_attempts).values(attempt_row))
    await connection.execute(delete(solvers).where(of_person))
    attempts = 0 if solver is None else solver.attempts
    await connection.execute(insert(solvers).values(person=person, **_rating_columns(new_rating, attempts + 1)))
    change = _rating_columns(new_puzzle_rating, puzzle.attempts + 1)
    if puzzle.attempts:
        await connection.execute(puzzle_ratings.update().where(of_puzzle).values(**change))
    else:
        await connection.execute(insert(puzzle_ratings).values(puzzle=attempt.puzzle, **change))
    return True


def _rating_columns(rating: Rating, attempts: int) -> dict[str, float]:
    return {"mu": rating.mu, "sigma": rating.sigma, "rating": rating.shown, "attempts": attempts}


def _puzzle_rating(row: Row[Any]) -> PuzzleRating:
    return PuzzleRating(Rating(row.mu, row.sigma, row.rating), row.attempts)
