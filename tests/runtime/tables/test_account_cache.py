"""The account cache never keeps data from before a change."""

import asyncio
from collections.abc import Iterable

import pytest

from tongiaki.runtime.tables.account_cache import AccountCache
from tongiaki.store import AccountProfile, Accounts, Database


class Slow(Accounts):
    """Accounts whose lookups read the database immediately but return the result only after `go` is set."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.asked, self.go = asyncio.Event(), asyncio.Event()

    async def load_profiles(self, persons: Iterable[str]) -> dict[str, AccountProfile]:
        accounts = await super().load_profiles(persons)
        self.asked.set()
        await self.go.wait()
        return accounts


async def test_a_response_from_before_a_change_is_not_cached(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    accounts = Slow(database)
    directory = AccountCache(accounts)
    looking = asyncio.create_task(directory.look(["ana"]))
    await accounts.asked.wait()
    await accounts.claim("ana", "Ana", "hash", "token")
    directory.forget(["ana"])
    accounts.go.set()
    assert (await looking)["ana"].name == "Ana"
    assert directory.known(["ana", "ben"]) == await directory.look(["ana", "ben"])
    await database.close()


class Counted(Accounts):
    """Accounts that record which persons were looked up."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.lookups: list[str] = []

    async def load_profiles(self, persons: Iterable[str]) -> dict[str, AccountProfile]:
        self.lookups += persons
        return await super().load_profiles(persons)


async def test_an_account_in_use_stays_in_a_full_cache(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tongiaki.runtime.tables.account_cache.KEPT", 2)
    database = Database(sqlite_url)
    accounts = Counted(database)
    cache = AccountCache(accounts)
    await accounts.claim("ana", "Ana", "hash", "token")
    for person in ("ana", "ben", "cleo", "dan"):
        await cache.look([person])
        await cache.look(["ana"])
    assert accounts.lookups == ["ana", "ben", "cleo", "dan"]
    assert cache.known(["ana"])["ana"].name == "Ana"
    await database.close()
