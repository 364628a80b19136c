"""A table's single writer stores entries in order before it notifies subscribers, and detects other writers.

The tests use real SQLite and PostgreSQL databases, but no network.
"""

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.locked_database import locked
from tongiaki.common.clock import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables import table as table_module
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import chat, playing, seating
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import GameView, Whisper

CREATED = e.Created(TableOptions(seats=2, stall=20, public=True), "ana")


class Recorder:
    """A subscriber that records a table's updates and checks the table's state at each."""

    def __init__(self, table: Table, person: str | None = None) -> None:
        self.person = person
        self.numbers: list[int] = []
        self.resyncs = 0
        self._table = table

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        assert self._table.state.number == news.number + (game is not None)
        if not news.table:  # presence updates have the number of an earlier entry
            self.numbers.append(news.number)

    def resync(self) -> None:
        self.resyncs += 1

    def whisper(self, words: Whisper) -> None:
        raise AssertionError(words)


class Follower(Recorder):
    """A subscriber for entries of another server: they are applied together, so the state may be ahead of an update."""

    def notify(self, news: TableUpdate, _game: GameView | None = None) -> None:
        if news.chat is not None:
            self.numbers.append(news.number)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


async def new_table(database: Database) -> Table:
    table = Table("t", Ledger(database))
    await table.act(lambda _: [CREATED])
    return table


async def test_the_first_entries_of_a_table_are_applied_at_the_time_that_is_stored(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = itertools.count(1)
    monkeypatch.setattr(table_module, "now_ms", lambda: 1000 * next(seconds))
    table = Table("t", Ledger(database))
    await table.create([CREATED, *(e.Said(None, "P", text, watchers=False, person="p") for text in ("one", "two"))])
    again = Table("t", Ledger(database))
    assert await again.load()
    assert [line.at for line in table.state.chat] == [line.at for line in again.state.chat]


async def test_requests_are_handled_in_order(database: Database) -> None:
    table = await new_table(database)
    recorder = Recorder(table)
    table.subscribe(recorder)
    await asyncio.gather(*(table.act(lambda s, n=n: chat.say(s, "p", "P", f"{n}")) for n in range(20)))
    assert recorder.numbers == list(range(2, 22))
    assert [line.text for line in table.state.chat] == [str(n) for n in range(20)]


async def test_subscribers_are_notified_after_the_entry_is_stored(database: Database) -> None:
    table = await new_table(database)
    reader = Ledger(database)
    stored: list[int] = []

    class Checker(Recorder):
        def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
            super().notify(news, game)
            checks.append(asyncio.ensure_future(self.check(news.number)))

        async def check(self, number: int) -> None:
            stored.append(len(await reader.read("t")) >= number)

    checks: list[asyncio.Future[None]] = []
    table.subscribe(Checker(table))
    for number in range(5):
        await table.act(lambda s, n=number: chat.say(s, "p", "P", str(n)))
    await asyncio.gather(*checks)
    assert len(stored) >= 5
    assert all(stored)


async def test_a_started_request_is_finished_after_its_cancellation(database: Database) -> None:
    table = await new_table(database)
    asking = asyncio.ensure_future(table.act(lambda s: chat.say(s, "p", "P", "bye")))
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert [line.text for line in table.state.chat] == ["bye"]
    assert len(await Ledger(database).read("t")) == 2


async def test_a_rejected_request_changes_nothing(database: Database) -> None:
    table = await new_table(database)
    recorder = Recorder(table)
    table.subscribe(recorder)
    with pytest.raises(ProblemError):
        await table.act(lambda s: playing.start(s, "ana"))
    assert recorder.numbers == []
    assert table.state.number == 1


async def move_on(table: Table) -> None:
    """Make a move for the player to move."""
    game = playing.require_running(table.state)
    mover = ["ana", "ben"][game.position.to_move]
    move = game.position.text(game.position.legal_moves()[-1])
    await table.act(lambda s: playing.move(s, mover, s.number, move))


async def two_servers(database: Database) -> tuple[Table, Table, Recorder]:
    """Return a table as loaded by each of two servers, and a subscriber at the second one."""
    first = await new_table(database)
    second = Table("t", Ledger(database))
    assert await second.load()
    recorder = Follower(second)
    second.subscribe(recorder)
    return first, second, recorder


async def test_a_server_that_loses_a_race_reevaluates_and_rejects_the_action(database: Database) -> None:
    first, second, recorder = await two_servers(database)
    await first.act(lambda s: seating.sit(s, "ana", None, "Ana", None))
    with pytest.raises(ProblemError) as error:
        await second.act(lambda s: seating.sit(s, "ben", 0, "Ben", None))
    assert error.value.code == "seat_taken"
    sitter = second.state.seats.places[0]
    assert sitter is not None
    assert sitter.name == "Ana"
    await second.act(lambda s: seating.sit(s, "ben", None, "Ben", None))
    assert [entry.number for entry in await Ledger(database).read("t")] == [1, 2, 3]
    assert recorder.resyncs == 0


async def test_a_server_that_loses_a_race_retries_an_action_that_is_still_valid(database: Database) -> None:
    first, second, recorder = await two_servers(database)
    await asyncio.gather(
        *(first.act(lambda s, n=n: chat.say(s, "p", "P", f"first {n}")) for n in range(5)),
        *(second.act(lambda s, n=n: chat.say(s, "p", "P", f"second {n}")) for n in range(5)),
    )
    await first.catch_up_to(11)
    await second.catch_up_to(11)
    assert [line.number for line in second.state.chat] == list(range(2, 12))
    assert list(first.state.chat) == list(second.state.chat)
    assert recorder.numbers == list(range(2, 12))


async def test_entries_of_another_server_are_applied_one_by_one(database: Database) -> None:
    first, second, recorder = await two_servers(database)
    for person in ("ana", "ben"):
        await first.act(lambda s, p=person: seating.sit(s, p, None, p, None))
    await first.act(lambda s: playing.start(s, "ana"))
    await move_on(first)
    await second.catch_up_to(first.state.number)
    assert second.state.number == first.state.number
    assert list(second.state.recent) == list(first.state.recent)
    assert playing.require_running(second.state).position.key() == playing.require_running(first.state).position.key()
    assert recorder.resyncs == 0
    await move_on(second)  # the first server has not loaded this entry yet
    await second.catch_up_to(3)  # a notification that arrives late
    assert second.state.number > first.state.number
    with pytest.raises(ProblemError, match=r"stale|not_your_turn"):
        await move_on(first)
    assert list(second.state.recent) == list(first.state.recent)


async def test_a_rewrite_by_another_server_reloads_the_table(database: Database) -> None:
    first, second, recorder = await two_servers(database)
    await first.act(lambda s: chat.say(s, "ana", "Ana", "hello"))
    await second.catch_up_to(2)
    await first.forget("ana")
    await second.catch_up_to(3)
    assert [line.name for line in second.state.chat] == [e.NAMELESS]
    assert recorder.resyncs == 1


async def test_a_reloaded_table_equals_the_original(database: Database) -> None:
    table = await new_table(database)
    for person in ("ana", "ben"):
        await table.act(lambda s, p=person: seating.sit(s, p, None, p, None))
    await table.act(lambda s: playing.start(s, "ana"))
    for _ in range(4):
        await move_on(table)
    await table.act(lambda s: playing.undo(s, "ben", s.number))
    again = Table("t", Ledger(database))
    await again.load()
    ours, theirs = playing.require_running(table.state), playing.require_running(again.state)
    assert ours.position.key() == theirs.position.key()
    assert (ours.pile, ours.salt, ours.undoer) == (theirs.pile, theirs.salt, theirs.undoer)
    assert again.state.history == table.state.history
    assert list(again.state.recent) == list(table.state.recent)
    assert len(again.state.history) == 3


def hide(sqlite_url: str) -> Path:
    """Replace the database's file with a folder, and return the file's new path."""
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    aside = path.rename(path.with_suffix(".aside"))
    path.mkdir()
    return aside


def bring_back(sqlite_url: str, aside: Path) -> None:
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    path.rmdir()
    aside.rename(path)


async def test_a_database_failure_changes_nothing_and_later_writes_succeed(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.migrate()
    table = await new_table(database)
    await database.close()
    aside = hide(sqlite_url)
    with pytest.raises(ProblemError) as error:
        await table.act(lambda s: chat.say(s, "p", "P", "lost"))
    assert error.value.code == "try_again"
    assert table.state.number == 1
    bring_back(sqlite_url, aside)
    await table.act(lambda s: chat.say(s, "p", "P", "kept"))
    assert [line.text for line in table.state.chat] == ["kept"]
    await database.close()


async def test_server_delay_is_measured_at_most_since_the_last_change(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.migrate()
    table = await new_table(database)
    request = Request("ana", "::1", now_ms() - 50)
    table.track(request)
    assert table.server_delay(request) < 60_000
    assert table.is_answering("ana")
    assert not table.is_answering("ben")
    await asyncio.sleep(0.1)
    assert 100 <= table.server_delay(request) < 60_000
    table.untrack(request)
    assert not table.is_answering("ana")
    assert table.server_delay(Request("ben", "::1", now_ms())) <= table.lag + 1_000
    assert table.server_delay(Request("ana", "::1", 0)) < 60_000
    await database.close()


async def test_removing_a_name_can_be_retried_after_a_failure(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    await database.migrate()
    table = await new_table(database)
    await table.act(lambda s: chat.say(s, "ana", "Ana", "hello"))
    with locked(sqlite_url), pytest.raises(ProblemError) as error:
        await table.forget("ana")
    assert error.value.code == "try_again"
    assert [line.name for line in table.state.chat] == ["Ana"]
    await table.forget("ana")
    assert "Ana" not in [line.name for line in table.state.chat]
    await database.close()


async def test_waiting_requests_are_carried_out_after_a_callback_that_fails(database: Database) -> None:
    table = await new_table(database)
    outcomes: list[Exception | None] = []

    def fail(_error: Exception | None) -> None:
        raise RuntimeError

    table.submit(lambda s: chat.say(s, "p", "P", "first"), fail)
    table.submit(lambda s: chat.say(s, "p", "P", "second"), outcomes.append)
    async with asyncio.timeout(20):
        while not outcomes:  # noqa: ASYNC110 - a callback, not a coroutine, appends
            await asyncio.sleep(0.01)
    assert outcomes == [None]
    assert [line.text for line in table.state.chat] == ["first", "second"]
