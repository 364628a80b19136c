"""What several tables write is committed together, and yet each for itself: both databases, for real."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tests.locking import locked
from tongiaki.store import Card, ConflictError, Database, Ledger, Player, StoredEntry, UnavailableError

CARD = Card("open", public=True, waits=False, moves=0, card="{}")
MANY = [f"t{number}" for number in range(30)]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


def line(number: int) -> StoredEntry:
    return StoredEntry(number, 1_000, "said", "{}")


async def test_of_many_at_once_those_alone_fail_whose_number_is_taken(database: Database) -> None:
    ledger = Ledger(database)
    await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY))
    taken = MANY[3], MANY[17]
    for table in taken:
        await ledger.append(table, [line(2)], CARD)
    ends = await asyncio.gather(
        *(ledger.append(table, [line(2), line(3)], CARD) for table in MANY), return_exceptions=True
    )
    assert [table for table, end in zip(MANY, ends, strict=True) if isinstance(end, ConflictError)] == list(taken)
    assert [end for end in ends if end is not None and not isinstance(end, ConflictError)] == []
    for table in MANY:
        assert [one.number for one in await ledger.read(table)] == ([1, 2] if table in taken else [1, 2, 3])


async def test_who_sits_is_written_with_the_entries_and_kept_until_it_changes(database: Database) -> None:
    ledger = Ledger(database)
    ana, ben = Player(0, "ana", to_move=True), Player(1, "ben", to_move=False)
    for number, players in enumerate([(ana,), None, (ana, ben), None, (ben,)], start=1):
        card = Card("running", True, False, number, "{}", players)
        await asyncio.gather(*(ledger.append(table, [line(number)], card) for table in MANY))
        seated = {1: [ana], 2: [ana], 3: [ana, ben], 4: [ana, ben], 5: [ben]}[number]
        assert await ledger.seats(MANY) == dict.fromkeys(MANY, seated)
        assert {card.moves for card in (await ledger.cards(MANY)).values()} == {number}


async def test_what_was_handed_in_is_written_though_nobody_waits_for_it(database: Database) -> None:
    ledger = Ledger(database)
    asking = [asyncio.ensure_future(ledger.append(table, [line(1)], CARD)) for table in MANY]
    await asyncio.sleep(0)
    for one in asking[::2]:
        one.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await database.close()  # which finishes what was begun
    assert await ledger.count() == len(MANY)


async def test_while_the_file_is_locked_all_are_told_so_and_later_it_goes_on(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.migrate()
    ledger = Ledger(database)
    await ledger.append("t", [line(1)], CARD)
    with locked(sqlite_url):
        ends = await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY), return_exceptions=True)
    assert {type(end) for end in ends} == {UnavailableError}
    assert await ledger.count() == 1
    await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY))
    assert await ledger.count() == 1 + len(MANY)
    await database.close()
    await ledger.append("t", [line(2)], CARD)  # a closed one is opened again
    assert len(await ledger.read("t")) == 2
    await database.close()
