"""Notifications of slow games: one per turn, and one at the end of the game."""

from collections.abc import AsyncIterator

import pytest

from tongiaki.runtime.tables.table import Table
from tongiaki.store import Database, Ledger, NotificationQueue, PendingNotification, Retention
from tongiaki.tables.decisions.shuffle import seal
from tongiaki.tables.machine.notification_triggers import seconds_per_turn
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import Occasion

DAY = 86_400
EVER = 2**60


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


async def start_game(database: Database, options: TableOptions, occasion: Occasion | None = None) -> Table:
    """Return a table with a running game of Ana and Ben."""
    table = Table("t", Ledger(database))
    pile = seal()
    begun = e.Started([0, 1], ["red", "yellow"], "1", pile.order, pile.salt, pile.commitment)
    sat = [e.Sat(0, "ana", "Ana", "red"), e.Sat(1, "ben", "Ben", "yellow")]
    await table.act(lambda _: [e.Created(options, "ana", occasion), *sat, begun])
    return table


async def waiting_notices(database: Database) -> list[tuple[str, str]]:
    return [
        (notice.person, notice.kind) for notice in await NotificationQueue(database).list_due(EVER, 10, per_person=10)
    ]


async def settle(table: Table, beach: int) -> None:
    await table.act(lambda _: [e.Moved(f"settle tonga.{beach}")])


async def test_each_turn_creates_one_notification_and_deletes_the_previous_one(database: Database) -> None:
    table = await start_game(database, TableOptions(2, 20, public=True, clock="move", time=DAY))
    assert await waiting_notices(database) == [("ana", "turn"), ("ana", "reminder")]
    turn, reminder = await NotificationQueue(database).list_due(EVER, 10, per_person=10)
    assert reminder.due - turn.due == 1000 * DAY * 3 // 4
    assert turn.turn == table.state.number
    await table.act(lambda _: [e.Said(0, "Ana", "hello")])
    assert await NotificationQueue(database).list_due(EVER, 10, per_person=10) == [turn, reminder]
    await settle(table, 0)
    assert await waiting_notices(database) == [("ben", "turn"), ("ben", "reminder")]
    await table.act(lambda _: [e.Paused()])
    assert await waiting_notices(database) == []
    await table.act(lambda _: [e.Resumed()])
    assert await waiting_notices(database) == [("ben", "turn"), ("ben", "reminder")]
    await table.act(lambda _: [e.Ended("admin", [])])
    assert sorted(await waiting_notices(database)) == [("ana", "over"), ("ben", "over")]


async def test_a_notification_keeps_its_delivery_state_until_it_is_settled(database: Database) -> None:
    await start_game(database, TableOptions(2, 20, public=True, clock="move", time=DAY))
    notices = NotificationQueue(database)
    turn = (await notices.list_due(EVER, 10, per_person=10))[0]
    later = PendingNotification(turn.table, "ana", "turn", turn.turn, turn.due + 5, 1, frozenset({"mail", "push:x"}))
    await notices.reschedule(later)
    assert (await notices.list_due(turn.due + 5, 10, per_person=10)) == [later]
    assert (await notices.list_due(turn.due + 4, 10, per_person=10)) == []
    await notices.delete([later])
    assert [notice.kind for notice in await notices.list_pending("ana")] == ["reminder"]


@pytest.mark.parametrize(
    ("options", "seconds"),
    [
        ({}, 0),
        ({"clock": "move", "time": 60}, 60),
        ({"clock": "budget", "time": 1200, "increment": 15}, 75),
        ({"clock": "budget", "time": 30 * DAY}, 36 * 3600),
    ],
)
async def test_a_quick_game_creates_no_notification(database: Database, options: dict[str, int], seconds: int) -> None:
    chosen = TableOptions(2, 20, True, **options)  # type: ignore[arg-type]
    assert seconds_per_turn(chosen) == seconds
    await start_game(database, chosen)
    assert (await waiting_notices(database) != []) == (seconds >= 300)


async def test_notifications_are_deleted_with_their_table(database: Database) -> None:
    table = await start_game(database, TableOptions(2, 20, public=True, clock="move", time=DAY))
    await table.act(lambda _: [e.Ended("admin", [])])
    assert await Retention(database).remove_table("open", 2**40, "t")
    assert await waiting_notices(database) == []


@pytest.mark.parametrize(
    ("time", "told"), [(60, ["ana round", "ben round"]), (DAY, ["ana reminder", "ana turn", "ben round"])]
)
async def test_the_start_of_a_tournament_game_notifies_all_players(
    database: Database, time: int, told: list[str]
) -> None:
    options = TableOptions(2, 20, public=True, clock="move", time=time)
    await start_game(database, options, Occasion("tournament", "x"))
    assert sorted(f"{person} {kind}" for person, kind in await waiting_notices(database)) == told
