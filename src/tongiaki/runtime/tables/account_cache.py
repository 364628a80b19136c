"""Cache of accounts and ratings of persons, which every view of a table needs."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Collection, Iterable

from tongiaki.store import AccountProfile, Accounts

FRESH = 10.0
"""Maximum age of a cached account in the lobby, in seconds.

It is limited because another server may change the account.
"""
KEPT = 20_000
"""Maximum number of cached persons; the least recently used one is evicted first."""


class AccountCache:
    """The accounts of recently requested persons."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._loaded: OrderedDict[str, tuple[float, AccountProfile | None]] = OrderedDict()
        self._changes = 0

    def known(self, persons: Iterable[str]) -> dict[str, AccountProfile]:
        """Return the cached accounts of these persons, without a database query."""
        accounts: dict[str, AccountProfile] = {}
        for person in persons:
            if person in self._loaded:
                self._loaded.move_to_end(person)
                account = self._loaded[person][1]
                if account is not None:
                    accounts[person] = account
        return accounts

    async def look(self, persons: Collection[str], age: float = float("inf")) -> dict[str, AccountProfile]:
        """Load the accounts that were not loaded within `age` seconds; raises UnavailableError."""
        while missing := self.missing(persons, age):
            now, changes = time.monotonic(), self._changes
            found = await self._accounts.load_profiles(missing)
            if changes != self._changes:  # the loaded accounts may be older than the invalidation
                continue
            for person in missing:
                self._loaded.pop(person, None)
                self._loaded[person] = (now, found.get(person))
            known = self.known(persons)
            while len(self._loaded) > KEPT:
                self._loaded.popitem(last=False)
            return known
        return self.known(persons)

    def forget(self, persons: Iterable[str]) -> None:
        """Invalidate these persons' accounts."""
        self._changes += 1
        for person in persons:
            self._loaded.pop(person, None)

    def missing(self, persons: Collection[str], age: float = float("inf")) -> list[str]:
        """Return the persons whose account was not loaded within `age` seconds."""
        long_ago = time.monotonic() - age
        return [person for person in persons if person not in self._loaded or self._loaded[person][0] < long_ago]
