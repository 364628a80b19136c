"""Delivery queue: selects the due notifications to send next, with a fair share for each person."""

from __future__ import annotations

import time
from collections import Counter

from tongiaki.store import NotificationQueue, PendingNotification

MAX_CONCURRENT, MAX_PER_PERSON = 100, 3
"""Maximum number of notifications sent concurrently, in total and per person."""
MAX_SLOW = 10
"""Maximum number of concurrent notifications for all persons with slow push services. Each person has at most one."""
SLOW_PERIOD = 3600.0
"""Seconds for which a person's push service counts as slow after its last slow delivery."""
MAX_SLOW_PERSONS = 1000
"""Maximum number of persons remembered as having a slow push service."""

Key = tuple[str, str, str, int]


class DeliveryQueue:
    """Queue of due notifications, stored in the database, and the set of notifications that are being sent.

    Persons whose push service was slow recently share a separate, smaller set of slots and take turns. Deliberately
    slow push services therefore cannot occupy the other slots, even if many accounts use them.
    """

    def __init__(
        self, notices: NotificationQueue, max_concurrent: int = MAX_CONCURRENT, max_slow: int = MAX_SLOW
    ) -> None:
        self._notices = notices
        self._max_concurrent = max_concurrent
        self._max_slow = max_slow
        self._sending: dict[Key, bool] = {}
        """The notifications that are being sent, each with whether it occupies a slot for slow push services."""
        self._slow: dict[str, float] = {}
        """Monotonic time of the last slow delivery, by person, oldest first."""

    async def acquire(self, before: int) -> list[PendingNotification]:
        """Return notifications due before a time, in milliseconds since 1970, UTC.

        Each occupies a slot until the caller passes it to `release`.
        """
        self._expire_slow()
        return await self._acquire_usual(before) + await self._acquire_slow(before)

    def release(self, notice: PendingNotification) -> None:
        """Free the slot of a notification that `acquire` returned."""
        del self._sending[_key(notice)]

    def report_slow(self, person: str) -> None:
        """Record that a person's push service was slow just now."""
        self._slow.pop(person, None)
        self._slow[person] = time.monotonic()
        if len(self._slow) > MAX_SLOW_PERSONS:
            del self._slow[next(iter(self._slow))]

    async def _acquire_usual(self, before: int) -> list[PendingNotification]:
        free = self._max_concurrent - sum(not slow for slow in self._sending.values())
        if free <= 0:
            return []
        busy = self._busy()
        excluded = {*self._slow, *(person for person, count in busy.items() if count >= MAX_PER_PERSON)}
        acquired: list[PendingNotification] = []
        for notice in await self._notices.list_due(
            before, 2 * self._max_concurrent, per_person=MAX_PER_PERSON, excluded_persons=excluded
        ):
            if _key(notice) not in self._sending and busy[notice.person] < MAX_PER_PERSON and len(acquired) < free:
                busy[notice.person] += 1
                self._sending[_key(notice)] = False
                acquired.append(notice)
        return acquired

    async def _acquire_slow(self, before: int) -> list[PendingNotification]:
        free = self._max_slow - sum(self._sending.values())
        busy = self._busy()
        order = {person: place for place, person in enumerate(self._slow) if person not in busy}
        if free <= 0 or not order:
            return []
        found = await self._notices.list_due(before, len(order), per_person=1, only_persons=order)
        acquired = sorted(found, key=lambda notice: order[notice.person])[:free]
        self._sending |= dict.fromkeys(map(_key, acquired), True)
        return acquired

    def _busy(self) -> Counter[str]:
        return Counter(person for _, person, _, _ in self._sending)

    def _expire_slow(self) -> None:
        end = time.monotonic() - SLOW_PERIOD
        self._slow = {person: since for person, since in self._slow.items() if since > end}


def _key(notice: PendingNotification) -> Key:
    return notice.table, notice.person, notice.kind, notice.turn
