"""Writes of several tables share a commit but succeed or fail separately, on both kinds of database."""

import asyncio
import threading
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import select

from tests.locked_database import locked
from tests.postgres import Postgres
from tongiaki.common.metrics import COUNTED
from tongiaki.store import Card, ConflictError, Database, Ledger, Player, StoredEntry, UnavailableError
from tongiaki.store.schema import tables

CARD = Card("open", public=True, waits=False, moves=0, card="{}")
MANY = [f"t{number}" for number in range(30)]


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


def _commits() -> float:
    return COUNTED.get_sample_value("tongiaki_commit_seconds_count") or 0


def line(number: int) -> StoredEntry:
    return StoredEntry(number, 1_000, "said", "{}")


async def test_of_many_at_once_those_alone_fail_whose_number_is_taken(database: Database) -> None:
    ledger = Ledger(database)
    await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY))
    taken = MANY[3:17]
    for table in taken:
        await ledger.append(table, [line(2)], CARD)
    before = _commits()
    ends = await asyncio.gather(
        *(ledger.append(table, [line(2), line(3)], CARD) for table in MANY), return_exceptions=True
    )
    assert _commits() - before == 2  # one commit for the first table, and one for all others
    assert [table for table, end in zip(MANY, ends, strict=True) if isinstance(end, ConflictError)] == list(taken)
    assert [end for end in ends if end is not None and not isinstance(end, ConflictError)] == []
    for table in MANY:
        assert [one.number for one in await ledger.read(table)] == ([1, 2] if table in taken else [1, 2, 3])


async def test_of_many_at_once_that_alone_fails_which_is_made_a_second_time(database: Database) -> None:
    ledger = Ledger(database)
    await ledger.append(MANY[3], [line(1)], CARD)
    ends = await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY), return_exceptions=True)
    assert [type(end) for end in ends] == [ConflictError if table == MANY[3] else type(None) for table in MANY]
    assert await ledger.count() == len(MANY)


async def test_two_servers_that_write_to_the_same_tables_at_once_never_wait_for_each_other_in_a_circle(
    postgres: Postgres,
) -> None:
    url = postgres.new_database()
    one, other = Database(url), Database(url)
    await one.migrate()
    await asyncio.gather(*(Ledger(one).append(table, [line(1)], CARD) for table in MANY))
    for number in range(2, 32):
        ends = await asyncio.gather(
            *(Ledger(one).append(table, [line(number)], CARD) for table in MANY),
            *(Ledger(other).append(table, [line(number)], CARD) for table in reversed(MANY)),
            return_exceptions=True,
        )
        pairs = zip(ends[: len(MANY)], reversed(ends[len(MANY) :]), strict=True)
        assert {tuple(sorted(type(end).__name__ for end in pair)) for pair in pairs} == {("ConflictError", "NoneType")}
    await one.close()
    await other.close()


async def test_what_the_card_says_is_written_with_the_entries_as_far_as_it_changed(database: Database) -> None:
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
                *(ledger.append(f"{name} {known}", [line(number)], card, before if known else None) for name in MANY)
            )
        async with database.read_connection() as connection:
            rows = (await connection.execute(select(tables))).all()
            assert {
                (one.status, one.public, one.waits, one.moves, one.card, one.deadline, one.bots_alone, one.indexed)
                for one in rows
            } == {(card.status, card.public, card.waits, card.moves, card.card, card.deadline, card.bots_alone, True)}
        both = [f"{name} {known}" for name in MANY for known in (True, False)]
        assert await ledger.load_seats(both) == ({name: list(card.players) for name in both} if card.players else {})
        before = card


async def test_what_was_handed_in_is_written_though_nobody_waits_for_it(database: Database) -> None:
    ledger = Ledger(database)
    asking = [asyncio.ensure_future(ledger.append(table, [line(1)], CARD)) for table in MANY]
    await asyncio.sleep(0)
    for one in asking[::2]:
        one.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    await database.close()  # this finishes the pending writes
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
    await ledger.append("t", [line(2)], CARD)  # a closed connection is opened again
    assert len(await ledger.read("t")) == 2
    await database.close()


async def test_while_the_machine_has_no_thread_left_all_are_told_so_and_later_it_goes_on(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none_left(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")  # Python's own error message

    database = Database(sqlite_url)
    await database.migrate()
    ledger = Ledger(database)
    with monkeypatch.context() as machine:
        machine.setattr(threading.Thread, "start", none_left)
        ends = await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY), return_exceptions=True)
    assert {type(end) for end in ends} == {UnavailableError}
    await asyncio.gather(*(ledger.append(table, [line(1)], CARD) for table in MANY))
    assert await ledger.count() == len(MANY)
    await database.close()
