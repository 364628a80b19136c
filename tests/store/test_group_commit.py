"""Writes of several tables share a commit but succeed or fail separately, on both kinds of database."""

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from tests.locked_database import locked
from tests.postgres import Postgres
from tongiaki.common.metrics import COUNTED
from tongiaki.store import Card, ConflictError, Database, Ledger, Player, StoredEntry, UnavailableError
from tongiaki.store.schema import tables

CARD = Card("open", public=True, waits=False, moves=0, card="{}")
TABLES = [f"t{number}" for number in range(30)]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


def commit_count() -> float:
    return COUNTED.get_sample_value("tongiaki_commit_seconds_count") or 0


def entry(number: int) -> StoredEntry:
    return StoredEntry(number, 1_000, "said", "{}")


async def test_only_appends_with_a_taken_number_fail_in_a_shared_commit(database: Database) -> None:
    ledger = Ledger(database)
    await asyncio.gather(*(ledger.append(table, [entry(1)], CARD) for table in TABLES))
    taken = TABLES[3:17]
    for table in taken:
        await ledger.append(table, [entry(2)], CARD)
    before = commit_count()
    outcomes = await asyncio.gather(
        *(ledger.append(table, [entry(2), entry(3)], CARD) for table in TABLES), return_exceptions=True
    )
    assert commit_count() - before == 2  # one commit for the first table, and one for all others
    assert [
        table for table, outcome in zip(TABLES, outcomes, strict=True) if isinstance(outcome, ConflictError)
    ] == list(taken)
    assert [outcome for outcome in outcomes if outcome is not None and not isinstance(outcome, ConflictError)] == []
    for table in TABLES:
        assert [stored.number for stored in await ledger.read(table)] == ([1, 2] if table in taken else [1, 2, 3])


async def test_only_a_table_that_exists_already_fails_in_a_shared_commit(database: Database) -> None:
    ledger = Ledger(database)
    await ledger.append(TABLES[3], [entry(1)], CARD)
    outcomes = await asyncio.gather(
        *(ledger.append(table, [entry(1)], CARD) for table in TABLES), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes] == [
        ConflictError if table == TABLES[3] else type(None) for table in TABLES
    ]
    assert await ledger.count() == len(TABLES)


async def test_two_servers_that_write_to_the_same_tables_do_not_deadlock(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()
    first, second = Database(url), Database(url)
    await first.migrate()
    await asyncio.gather(*(Ledger(first).append(table, [entry(1)], CARD) for table in TABLES))
    for number in range(2, 32):
        outcomes = await asyncio.gather(
            *(Ledger(first).append(table, [entry(number)], CARD) for table in TABLES),
            *(Ledger(second).append(table, [entry(number)], CARD) for table in reversed(TABLES)),
            return_exceptions=True,
        )
        pairs = zip(outcomes[: len(TABLES)], reversed(outcomes[len(TABLES) :]), strict=True)
        assert {tuple(sorted(type(outcome).__name__ for outcome in pair)) for pair in pairs} == {
            ("ConflictError", "NoneType")
        }
    await first.close()
    await second.close()


async def test_changes_of_the_card_are_written_with_the_entries(database: Database) -> None:
    ledger, before = Ledger(database), None
    ana, ben = Player(0, "ana", to_move=True), Player(1, "ben", to_move=False)
    turn = (replace(ana, to_move=False), replace(ben, to_move=True))
    cards = [
        Card("open", True, False, 0, '"a"', (ana,)),
        Card("open", True, False, 0, '"b"', (ana,)),
        Card("running", True, True, 0, '"b"', (ana, ben), deadline=5),
        Card("running", True, True, 1, '"b"', turn, deadline=7),
        Card("running", False, False, 2, '"b"', turn, bots_alone=True),
        Card("running", False, False, 3, '"c"', (ben,)),
        Card("over", False, False, 3, '"c"', ()),
    ]
    for number, card in enumerate(cards, start=1):
        for known in (True, False):  # whether the writer knows the previous card
            await asyncio.gather(
                *(ledger.append(f"{name} {known}", [entry(number)], card, before if known else None) for name in TABLES)
            )
        async with database.read_connection() as connection:
            rows = (await connection.execute(select(tables))).all()
            assert {
                (row.status, row.public, row.waits, row.moves, row.card, row.deadline, row.bots_alone, row.indexed)
                for row in rows
            } == {(card.status, card.public, card.waits, card.moves, card.card, card.deadline, card.bots_alone, True)}
        table_ids = [f"{name} {known}" for name in TABLES for known in (True, False)]
        assert await ledger.load_seats(table_ids) == (
            {name: list(card.players) for name in table_ids} if card.players else {}
        )
        before = card


async def test_writes_of_cancelled_callers_are_completed(database: Database) -> None:
    ledger = Ledger(database)
    appends = [asyncio.ensure_future(ledger.append(table, [entry(1)], CARD)) for table in TABLES]
    await asyncio.sleep(0)
    for append in appends[::2]:
        append.cancel()
    await asyncio.gather(*appends, return_exceptions=True)
    await database.close()  # this finishes the pending writes
    assert await ledger.count() == len(TABLES)


async def test_appends_fail_while_the_file_is_locked_and_succeed_afterwards(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.migrate()
    ledger = Ledger(database)
    await ledger.append("t", [entry(1)], CARD)
    with locked(sqlite_url):
        outcomes = await asyncio.gather(
            *(ledger.append(table, [entry(1)], CARD) for table in TABLES), return_exceptions=True
        )
    assert {type(outcome) for outcome in outcomes} == {UnavailableError}
    assert await ledger.count() == 1
    await asyncio.gather(*(ledger.append(table, [entry(1)], CARD) for table in TABLES))
    assert await ledger.count() == 1 + len(TABLES)
    await database.close()
    await ledger.append("t", [entry(2)], CARD)  # a closed connection is opened again
    assert len(await ledger.read("t")) == 2
    await database.close()


async def test_appends_fail_while_no_thread_can_start_and_succeed_afterwards(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_to_start(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")  # Python's own error message

    database = Database(sqlite_url)
    await database.migrate()
    ledger = Ledger(database)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", fail_to_start)
        outcomes = await asyncio.gather(
            *(ledger.append(table, [entry(1)], CARD) for table in TABLES), return_exceptions=True
        )
    assert {type(outcome) for outcome in outcomes} == {UnavailableError}
    await asyncio.gather(*(ledger.append(table, [entry(1)], CARD) for table in TABLES))
    assert await ledger.count() == len(TABLES)
    await database.close()
