"""The puzzle of the day: each person's attempts."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import exists, insert, select, update

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import daily_puzzles
from tongiaki.tables.ports import ConflictError

MAX_ATTEMPTS = 99
"""Maximum number of attempts that are counted."""


@dataclass(frozen=True, slots=True)
class DailyPuzzle:
    """A person's `attempts` at a day's puzzle, and whether the last one solved it."""

    day: str
    attempts: int
    solved: bool


class DailyPuzzles:
    """The attempts at the puzzles of all days.

    A day is written as `2026-11-22`. All methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def store_attempt(self, day: str, person: str, *, solved: bool) -> DailyPuzzle:
        """Count an attempt, unless the person has solved the puzzle before; return the person's attempts."""
        own = (daily_puzzles.c.day == day) & (daily_puzzles.c.person == person)
        try:
            async with self._database.transaction() as connection:
                row = {"day": day, "person": person, "attempts": 1, "solved": solved}
                await connection.execute(insert(daily_puzzles).values(row))
        except ConflictError:  # this is not the first attempt
            more = update(daily_puzzles).where(own, ~daily_puzzles.c.solved, daily_puzzles.c.attempts < MAX_ATTEMPTS)
            async with self._database.transaction() as connection:
                await connection.execute(more.values(attempts=daily_puzzles.c.attempts + 1, solved=solved))
        stored = select(daily_puzzles.c.day, daily_puzzles.c.attempts, daily_puzzles.c.solved).where(own)
        async with self._database.read_connection() as connection:
            return DailyPuzzle(*(await connection.execute(stored)).one())

    async def list_attempts(self, person: str) -> list[DailyPuzzle]:
        """Return a person's attempts at the puzzles of all days, oldest first."""
        query = select(daily_puzzles.c.day, daily_puzzles.c.attempts, daily_puzzles.c.solved)
        query = query.where(daily_puzzles.c.person == person)
        async with self._database.read_connection() as connection:
            return [DailyPuzzle(*row) for row in await connection.execute(query.order_by(daily_puzzles.c.day))]

    async def reassign(self, old: str, new: str) -> None:
        """Move a guest's attempts to the guest's account, except for days on which the account has attempts."""
        existing = daily_puzzles.alias()
        already_tried = exists().where(existing.c.day == daily_puzzles.c.day, existing.c.person == new)
        change = update(daily_puzzles).where(daily_puzzles.c.person == old, ~already_tried).values(person=new)
        async with self._database.transaction() as connection:
            await connection.execute(change)
