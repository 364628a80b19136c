"""Remaining password attempts.

They are stored in the database, so that all servers share them and restarts keep them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tongiaki.common.clock import now_ms
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import tries

NEVER = 2**62
"""Refill time used for a bucket that is never refilled, in milliseconds."""


@dataclass(frozen=True, slots=True)
class AttemptBucket:
    """A token bucket: at most `burst` wrong passwords, refilled at `rate` per second.

    `pseudonym`: a keyed hash of an address, a name or a browser.
    """

    pseudonym: str
    rate: float
    burst: float


class PasswordAttempts:
    """All buckets that are not full. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert

    async def consume(self, buckets: Sequence[AttemptBucket]) -> bool:
        """Take an attempt from each bucket, or none if any bucket is empty; return False in this case.

        The attempts are stored before any other caller can take one.
        """
        now, ordered = now_ms(), sorted(buckets, key=lambda bucket: bucket.pseudonym)
        pseudonyms = [bucket.pseudonym for bucket in ordered]
        initial_rows = [{"mark": bucket.pseudonym, "left": bucket.burst, "at": now, "until": now} for bucket in ordered]
        # Lock the rows in the order of the pseudonyms, so that callers cannot deadlock.
        locked_rows = select(tries).where(tries.c.mark.in_(pseudonyms)).order_by(tries.c.mark).with_for_update()
        async with self._database.transaction() as connection:
            await connection.execute(self._insert(tries).on_conflict_do_nothing(), initial_rows)
            rows = {row.mark: row for row in await connection.execute(locked_rows)}
            remaining = {
                bucket.pseudonym: _refilled(bucket, rows[bucket.pseudonym].left, now - rows[bucket.pseudonym].at)
                for bucket in ordered
            }
            if any(count < 1 for count in remaining.values()):
                return False
            for bucket in ordered:
                left = remaining[bucket.pseudonym] - 1
                until = (
                    NEVER if bucket.rate == 0 else min(NEVER, now + round(1000 * (bucket.burst - left) / bucket.rate))
                )
                change = update(tries).where(tries.c.mark == bucket.pseudonym)
                await connection.execute(change.values(left=left, at=now, until=until))
        return True

    async def refund(self, buckets: Sequence[AttemptBucket]) -> None:
        """Put an attempt back into each bucket, because the password was right."""
        change = update(tries).where(tries.c.mark == bindparam("of_mark")).values(left=tries.c.left + 1)
        async with self._database.transaction() as connection:
            await connection.execute(
                change, [{"of_mark": pseudonym} for pseudonym in sorted(bucket.pseudonym for bucket in buckets)]
            )


def _refilled(bucket: AttemptBucket, left: float, elapsed_ms: int) -> float:
    return float(min(bucket.burst, left + max(0, elapsed_ms) * bucket.rate / 1000))
