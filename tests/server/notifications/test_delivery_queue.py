"""The queue of notifications: each person has a fair share of the sending capacity."""

from collections.abc import AsyncIterator, Iterable

import pytest
from sqlalchemy import insert

from tongiaki.runtime.tables.table import Table
from tongiaki.server.notifications.delivery_queue import MAX_PER_PERSON, DeliveryQueue
from tongiaki.store import Database, Ledger, NotificationQueue, PendingNotification
from tongiaki.store.schema import notices as rows
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions

LATER = 10**6
PLACES, SLOW_PLACES = 12, 2


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    await Table("t", Ledger(database)).act(lambda _: [e.Created(TableOptions(2, 20, public=True), "ana")])
    yield database
    await database.close()


@pytest.fixture
def queue(database: Database) -> DeliveryQueue:
    return DeliveryQueue(NotificationQueue(database), PLACES, SLOW_PLACES)


async def store_notices(database: Database, persons: Iterable[str], count: int, due: int) -> None:
    """Store waiting notifications for these persons."""
    row = {"table_id": "t", "kind": "turn", "due": due, "attempts": 0, "done": ""}
    async with database.transaction() as connection:
        for person in persons:
            await connection.execute(insert(rows), [row | {"person": person, "turn": turn} for turn in range(count)])


def persons(taken: list[PendingNotification]) -> list[str]:
    return [notice.person for notice in taken]


async def test_a_person_with_many_notifications_does_not_block_others(database: Database, queue: DeliveryQueue) -> None:
    await store_notices(database, ["flood"], 500, due=1)
    await store_notices(database, ["ben"], 1, due=2)
    taken = await queue.acquire(LATER)
    assert persons(taken) == ["flood"] * MAX_PER_PERSON + ["ben"]
    await store_notices(database, ["cleo"], 2, due=3)
    assert persons(await queue.acquire(LATER)) == ["cleo", "cleo"]
    queue.release(taken[0])
    (again,) = await queue.acquire(LATER)
    assert again.person == "flood"


async def test_notifications_in_delivery_are_not_taken_again(database: Database, queue: DeliveryQueue) -> None:
    await store_notices(database, ["ana", "ben"], 2, due=1)
    assert persons(await queue.acquire(LATER)) == ["ana", "ana", "ben", "ben"]
    assert await queue.acquire(LATER) == []
    assert await queue.acquire(0) == []


async def test_people_with_slow_services_use_only_their_own_slots(database: Database, queue: DeliveryQueue) -> None:
    slow = [f"slow {number}" for number in range(20)]
    await store_notices(database, slow, 100, due=1)
    first = await queue.acquire(LATER)
    assert len(first) == PLACES
    for notice in first:
        queue.report_slow(notice.person)
    for person in slow:
        queue.report_slow(person)
    await store_notices(database, ["ben"], 1, due=2)
    for notice in first:
        queue.release(notice)
    taken = await queue.acquire(LATER)
    assert persons(taken)[0] == "ben"
    assert len(set(persons(taken)) & set(slow)) == len(taken) - 1 == SLOW_PLACES


async def test_people_with_slow_services_take_turns(database: Database, queue: DeliveryQueue) -> None:
    slow = ["s1", "s2", "s3", "s4"]
    await store_notices(database, slow, 50, due=1)
    for person in slow:
        queue.report_slow(person)
    order = []
    for _ in range(4):
        taken = await queue.acquire(LATER)
        order += persons(taken)
        for notice in taken:
            queue.report_slow(notice.person)
            queue.release(notice)
    assert order == slow * 2
