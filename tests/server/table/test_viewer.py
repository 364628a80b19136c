"""A connection that does not accept its messages is closed and delays nobody else."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tongiaki.server.routes.table.viewer import Viewer
from tongiaki.server.services.rendering import Renderer
from tongiaki.server.transport.outbox import QUEUE_LIMIT, SlowError
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import chat
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import TableOptions


@pytest.fixture
async def table(sqlite_url: str) -> AsyncIterator[Table]:
    database = Database(sqlite_url)
    await database.migrate()
    table = Table("t", Ledger(database))
    await table.act(lambda _: [e.Created(TableOptions(seats=2, stall=20, public=True), "ana")])
    yield table
    await database.close()


def hearing(viewer: Viewer) -> tuple[asyncio.Task[None], asyncio.Queue[bytes]]:
    """Deliver a viewer's messages to a queue."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    return asyncio.create_task(viewer.deliver(heard.put)), heard


async def test_a_slow_connection_is_given_up_while_others_hear_everything(table: Table) -> None:
    renderer = Renderer()
    slow, quick = Viewer(table, None, renderer), Viewer(table, "ben", renderer)
    never = asyncio.Event()

    async def stuck(_: bytes) -> None:
        await never.wait()

    waiting = asyncio.create_task(slow.deliver(stuck))
    delivery, heard = hearing(quick)
    for viewer in (slow, quick):
        viewer.hello(None)
    for number in range(QUEUE_LIMIT + 10):
        await table.act(lambda s, n=number: chat.say(s, "p", "P", f"line {n}."))
    with pytest.raises(SlowError):
        await asyncio.wait_for(waiting, 10)
    for number in range(QUEUE_LIMIT + 10):
        while f"line {number}.".encode() not in await asyncio.wait_for(heard.get(), 10):
            pass
    delivery.cancel()
    await asyncio.gather(delivery, return_exceptions=True)


async def test_those_who_may_see_the_same_share_one_rendering(table: Table) -> None:
    renderer = Renderer()
    viewers = [Viewer(table, person, renderer) for person in (None, "ben", "ana")]
    for viewer in viewers:
        viewer.hello(None)
    deliveries = [hearing(viewer) for viewer in viewers]
    await table.act(lambda _: [e.BotSat(0, "greedy", "greedy", "red")])
    told = []
    for _, heard in deliveries:
        await heard.get()
        told.append(await heard.get())
    # Ben and the guest without a name see the same content; Ana is the host.
    assert told[0] is told[1]
    assert told[2] != told[1]
    for delivery, _ in deliveries:
        delivery.cancel()
    await asyncio.gather(*(delivery for delivery, _ in deliveries), return_exceptions=True)


async def test_a_connection_that_ends_leaves_no_task_behind(table: Table) -> None:
    before = asyncio.all_tasks()
    viewer = Viewer(table, "ben", Renderer())
    viewer.hello(None)
    delivery, heard = hearing(viewer)
    await heard.get()
    delivery.cancel()
    await asyncio.gather(delivery, return_exceptions=True)
    assert asyncio.all_tasks() == before
