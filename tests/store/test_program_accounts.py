"""Bot accounts on databases of both kinds: they are marked, rated separately, and limited per owner."""

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest

from tongiaki.store import (
    Account,
    Accounts,
    ApiClients,
    Card,
    Database,
    Ledger,
    ProgramAccounts,
    Rating,
    Results,
    SeatResult,
    StoredEntry,
)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    for person in ("ana", "ben"):
        await Accounts(database).claim(person, person.title(), "hash", f"token of {person}")
    yield database
    await database.close()


def bot_account(name: str, owner: str = "ana") -> Account:
    return Account(name.lower(), name, 7, "hash", program=True, owner=owner)


def rate(_: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    return [Rating(25.0, 8.0, 1000 - rank) for rank in ranks]


async def score_game(database: Database, table: str, ranks: dict[str, int]) -> list[str]:
    card = Card("over", public=True, waits=False, moves=9, card="{}")
    await Ledger(database).append(table, [StoredEntry(1, 1_000, "created", "{}")], card)
    seats = [SeatResult(seat, person, rank, 9) for seat, (person, rank) in enumerate(ranks.items())]
    return await Results(database).score(table, 50, seats, rate)


async def test_a_game_with_a_bot_account_changes_no_persons_rating(database: Database) -> None:
    programs = ProgramAccounts(database)
    for name in ("Rua", "Tiki"):
        assert await programs.create(bot_account(name), f"token of {name}", 5)
    assert await programs.filter_programs(["ana", "rua", "tiki"]) == {"rua", "tiki"}
    assert sorted(await score_game(database, "all", {"ana": 1, "ben": 2, "rua": 3, "tiki": 4})) == ["rua", "tiki"]
    assert await score_game(database, "one", {"ana": 1, "ben": 2, "rua": 3}) == []
    assert sorted(await score_game(database, "people", {"ana": 1, "ben": 2})) == ["ana", "ben"]
    ladders = [
        await Results(database).list_ladder(number, 10, programs=bots) for number in (2, 4) for bots in (False, True)
    ]
    assert [[(entry.name, entry.games) for entry in ladder] for ladder in ladders] == [
        [("Ana", 1), ("Ben", 1)], [], [], [("Rua", 1), ("Tiki", 1)],
    ]  # fmt: skip


async def test_concurrent_requests_cannot_exceed_the_limit_per_owner(database: Database) -> None:
    programs = ProgramAccounts(database)
    created = await asyncio.gather(
        *(programs.create(bot_account(f"P{number}"), f"token {number}", 3) for number in range(6))
    )
    assert sum(created) == len(await programs.list_owned("ana")) == 3


async def test_an_account_is_converted_once_with_another_persons_token(database: Database) -> None:
    programs = ProgramAccounts(database)
    await ApiClients(database).add("ana", "sailor", "play", "of ana", 9)
    await ApiClients(database).add("ben", "sailor", "play", "of ben", 9)
    assert not await programs.convert_account("ben", "of ben")
    assert not await programs.convert_account("ben", "of nobody")
    assert await programs.convert_account("ben", "of ana")
    assert not await programs.convert_account("ben", "of ana")
    assert not await programs.convert_account("ana", "of ben")  # a bot account cannot own another one
    ben = await Accounts(database).find("ben")
    assert ben is not None
    assert (ben.program, ben.owner) == (True, "ana")


async def test_bot_accounts_remain_without_token_when_the_owner_is_deleted(database: Database) -> None:
    await ProgramAccounts(database).create(bot_account("Rua"), "token of rua", 5)
    assert "token of rua" in await Accounts(database).delete("ana")
    rua = await Accounts(database).find("rua")
    assert rua is not None
    assert (rua.program, rua.owner) == (True, None)
