"""Which persons have an account, and what others see of it: kept at hand, as every picture of a table needs it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Collection, Iterable

from tongiaki.store import Accounts, Known

FRESH = 10.0
"""Seconds for which the lobby takes what was looked up as it is; another server may have changed it since."""
KEPT = 20_000
"""Persons that are kept in mind, the least recently looked up forgotten first."""


class AccountCache:
    """The accounts of those persons who were asked for lately."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._looked_up: OrderedDict[str, tuple[float, Known | None]] = OrderedDict()
        self._changes = 0

    def known(self, persons: Iterable[str]) -> dict[str, Known]:
        """Tell what is known of those persons who have an account, without asking the database."""
        found = ((person, self._looked_up.get(person, (0.0, None))[1]) for person in persons)
        return {person: known for person, known in found if known is not None}

    async def look(self, persons: Collection[str], age: float = float("inf")) -> dict[str, Known]:
        """Look those up who were not looked up within `age` seconds; raises UnavailableError."""
        while missing := self._missing(persons, age):
            now, changes = time.monotonic(), self._changes
            found = await self._accounts.known(missing)
            if changes != self._changes:  # the answer may be from before the change
                continue
            for person in missing:
                self._looked_up.pop(person, None)
                self._looked_up[person] = (now, found.get(person))
            known = self.known(persons)
            while len(self._looked_up) > KEPT:
                self._looked_up.popitem(last=False)
            return known
        return self.known(persons)

    def forget(self, persons: Iterable[str]) -> None:
        """Look these persons up anew when they are next asked for."""
        self._changes += 1
        for person in persons:
            self._looked_up.pop(person, None)

    def _missing(self, persons: Collection[str], age: float) -> list[str]:
        long_ago = time.monotonic() - age
        return [one for one in persons if one not in self._looked_up or self._looked_up[one][0] < long_ago]
