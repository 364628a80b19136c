"""Remaining password attempts, stored in the database so that all servers and restarts share them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tongiaki.common.clock import now_ms
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import tries

NEVER = 2**62
"""The time at which all attempts are available again if none are ever added."""


@dataclass(frozen=True, slots=True)
class AttemptBucket:
    """A password attempt of the caller with this `mark`: at most `burst` wrong ones, refilled at `rate` per second."""

    pseudonym: str
    rate: float
    burst: float


class PasswordAttempts:
    """Attempts of all marks below their maximum. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert

    async def consume(self, buckets: Sequence[AttemptBucket]) -> bool:
        """Take an attempt from each mark, all or none; False if any mark has no attempts left.

        The attempts are stored before any other caller can take one.
        """
        now, ordered = now_ms(), sorted(buckets, key=lambda one: one.pseudonym)
        marks = [one.pseudonym for one in ordered]
        first = [{"mark": one.pseudonym, "left": one.burst, "at": now, "until": now} for one in ordered]
        # Rows are locked in the order of the marks, so that callers cannot deadlock.
        held = select(tries).where(tries.c.mark.in_(marks)).order_by(tries.c.mark).with_for_update()
        async with self._database.transaction() as connection:
            await connection.execute(self._insert(tries).on_conflict_do_nothing(), first)
            rows = {row.mark: row for row in await connection.execute(held)}
            left = {
                one.pseudonym: _refilled(one, rows[one.pseudonym].left, now - rows[one.pseudonym].at) for one in ordered
            }
            if any(number < 1 for number in left.values()):
                return False
            for one in ordered:
                now_left = left[one.pseudonym] - 1
                until = NEVER if one.rate == 0 else min(NEVER, now + round(1000 * (one.burst - now_left) / one.rate))
                change = update(tries).where(tries.c.mark == one.pseudonym)
                await connection.execute(change.values(left=now_left, at=now, until=until))
        return True

    async def refund(self, buckets: Sequence[AttemptBucket]) -> None:
        """Add an attempt to each mark again, because the password was right."""
        change = update(tries).where(tries.c.mark == bindparam("of_mark")).values(left=tries.c.left + 1)
        async with self._database.transaction() as connection:
            await connection.execute(change, [{"of_mark": mark} for mark in sorted(one.pseudonym for one in buckets)])


def _refilled(one: AttemptBucket, left: float, passed: int) -> float:
    return float(min(one.burst, left + max(0, passed) * one.rate / 1000))
