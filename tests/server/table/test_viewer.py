"""A connection that does not accept its messages is closed and delays nobody else."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tongiaki.runtime.tables.table import Table
from tongiaki.server.services.rendering import Renderer, Viewer
from tongiaki.server.transport.outbox import QUEUE_LIMIT, SlowError
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import chat
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions


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
    sent: asyncio.Queue[bytes] = asyncio.Queue()
    return asyncio.create_task(viewer.deliver(sent.put)), sent


async def test_a_slow_connection_is_closed_while_others_receive_everything(table: Table) -> None:
    renderer = Renderer()
    slow, quick = Viewer(table, None, renderer), Viewer(table, "ben", renderer)
    never = asyncio.Event()

    async def stuck(_: bytes) -> None:
        await never.wait()

    waiting = asyncio.create_task(slow.deliver(stuck))
    delivery, sent = hearing(quick)
    for viewer in (slow, quick):
        viewer.hello(None)
    for number in range(QUEUE_LIMIT + 10):
        await table.act(lambda s, n=number: chat.say(s, "p", "P", f"line {n}."))
    with pytest.raises(SlowError):
        await asyncio.wait_for(waiting, 10)
    for number in range(QUEUE_LIMIT + 10):
        while f"line {number}.".encode() not in await asyncio.wait_for(sent.get(), 10):
            pass
    delivery.cancel()
    await asyncio.gather(delivery, return_exceptions=True)


async def test_viewers_with_the_same_permissions_share_one_rendering(table: Table) -> None:
    renderer = Renderer()
    viewers = [Viewer(table, person, renderer) for person in (None, "ben", "ana")]
    for viewer in viewers:
        viewer.hello(None)
    deliveries = [hearing(viewer) for viewer in viewers]
    await table.act(lambda _: [e.BotSat(0, "greedy", "greedy", "red")])
    renderings = []
    for _, sent in deliveries:
        await sent.get()
        renderings.append(await sent.get())
    # Ben and the guest without a name see the same content; Ana is the host.
    assert renderings[0] is renderings[1]
    assert renderings[2] != renderings[1]
    for delivery, _ in deliveries:
        delivery.cancel()
    await asyncio.gather(*(delivery for delivery, _ in deliveries), return_exceptions=True)


async def test_a_closed_connection_leaves_no_task(table: Table) -> None:
    before = asyncio.all_tasks()
    viewer = Viewer(table, "ben", Renderer())
    viewer.hello(None)
    delivery, sent = hearing(viewer)
    await sent.get()
    delivery.cancel()
    await asyncio.gather(delivery, return_exceptions=True)
    assert asyncio.all_tasks() == before
