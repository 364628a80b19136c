"""The account cache never keeps data from before a change."""

import asyncio
from collections.abc import Iterable

from tongiaki.store import AccountProfile, Accounts, Database
from tongiaki.tables.runtime.account_cache import AccountCache


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
