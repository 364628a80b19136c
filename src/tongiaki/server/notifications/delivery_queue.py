"""Delivery queue: selects the due notifications to send next, with a fair share for each person."""

from __future__ import annotations

import time
from collections import Counter

from tongiaki.store import NotificationQueue, PendingNotification

AT_ONCE, OF_ONE = 100, 3
"""Maximum number of notifications sent concurrently, in total and per person."""
OF_SLOW = 10
"""Maximum number of concurrent notifications for all persons with a slow push service. Each has at most one."""
LATELY = 3600.0
"""Seconds after the last slow delivery for which a person's push service counts as slow."""
REMEMBERED = 1000
"""Maximum number of persons remembered as having a slow push service."""

Key = tuple[str, str, str, int]


class Queue:
    """Queue of due notifications, stored in the database, and the set of notifications that are being sent.

    Persons whose push service was slow recently share a separate, smaller set of slots and take turns there. Push
    services that are slow on purpose therefore cannot occupy the other slots, even with many accounts.
    """

    def __init__(self, notices: NotificationQueue, at_once: int = AT_ONCE, of_slow: int = OF_SLOW) -> None:
        self._notices = notices
        self._at_once = at_once
        self._of_slow = of_slow
        self._sending: dict[Key, bool] = {}
        """The notifications that are being sent; true if they occupy a slot for slow push services."""
        self._slow: dict[str, float] = {}
        """Monotonic time of the last slow delivery, by person, oldest first."""

    async def take(self, before: int) -> list[PendingNotification]:
        """Return notifications due before a time, in milliseconds since 1970, UTC.

        Each occupies a slot until the caller passes it to `release`.
        """
        self._forget()
        return await self._take_usual(before) + await self._take_slow(before)

    def release(self, one: PendingNotification) -> None:
        """Free the slot of a notification that `take` returned."""
        del self._sending[_key(one)]

    def report_slow(self, person: str) -> None:
        """Record that a person's push service was slow just now."""
        self._slow.pop(person, None)
        self._slow[person] = time.monotonic()
        if len(self._slow) > REMEMBERED:
            del self._slow[next(iter(self._slow))]

    async def _take_usual(self, before: int) -> list[PendingNotification]:
        free = self._at_once - sum(not slow for slow in self._sending.values())
        if free <= 0:
            return []
        busy = self._busy()
        without = {*self._slow, *(person for person, count in busy.items() if count >= OF_ONE)}
        taken: list[PendingNotification] = []
        for one in await self._notices.list_due(before, 2 * self._at_once, per_person=OF_ONE, excluded_persons=without):
            if _key(one) not in self._sending and busy[one.person] < OF_ONE and len(taken) < free:
                busy[one.person] += 1
                self._sending[_key(one)] = False
                taken.append(one)
        return taken

    async def _take_slow(self, before: int) -> list[PendingNotification]:
        free = self._of_slow - sum(self._sending.values())
        busy = self._busy()
        order = {person: place for place, person in enumerate(self._slow) if person not in busy}
        if free <= 0 or not order:
            return []
        found = await self._notices.list_due(before, len(order), per_person=1, only_persons=order)
        taken = sorted(found, key=lambda one: order[one.person])[:free]
        self._sending |= dict.fromkeys(map(_key, taken), True)
        return taken

    def _busy(self) -> Counter[str]:
        return Counter(person for _, person, _, _ in self._sending)

    def _forget(self) -> None:
        end = time.monotonic() - LATELY
        self._slow = {person: since for person, since in self._slow.items() if since > end}


def _key(one: PendingNotification) -> Key:
    return one.table, one.person, one.kind, one.turn
