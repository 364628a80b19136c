"""The messages of a connection are executed one after another, and none after the connection has ended."""

import asyncio
from typing import Any

from tests.server.web.test_socket_handling import SilentClient, policy
from tongiaki.protocol.reading import Reader
from tongiaki.protocol.table_messages import ClientMessage, Ping
from tongiaki.server.transport.client_socket import OnMessage
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.web.conversation import QUEUE_LIMIT, Conversation


class Client(SilentClient):
    """A stand-in for a client whose messages and end the test decides."""

    def __init__(self) -> None:
        super().__init__()
        self.scope["state"]["caller"] = None
        self.on_message: OnMessage = lambda _message: None
        self.ended = asyncio.Event()
        self.paused = False

    async def listen(self, on_message: OnMessage) -> None:
        self.on_message = on_message
        await self.ended.wait()

    def pause(self) -> None:
        self.paused = True

    def resume(self) -> None:
        self.paused = False


class Talk(Conversation[ClientMessage]):
    """A conversation that records its messages. Each is pending until the test ends it."""

    READING = (Ping,)

    def __init__(self, client: Client) -> None:
        super().__init__(client, policy(100), Outbox(), Reader(ClientMessage))
        self.executed: list[int | None] = []

    @property
    def audience(self) -> int:
        return 0

    def execute(self, message: Any) -> None:  # noqa: ANN401 - any client message
        self.executed.append(message.id)
        self.start_pending()

    def unsubscribe(self) -> None: ...


def ping(number: int) -> bytes:
    return b'{"type":"ping","id":%d}' % number


async def started() -> tuple[Client, Talk, asyncio.Task[None]]:
    client = Client()
    talk = Talk(client)
    running = asyncio.create_task(talk.run("a test"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    talk.greet()
    return client, talk, running


async def test_a_message_waits_for_the_one_before() -> None:
    client, talk, running = await started()
    client.on_message(ping(1))
    client.on_message(ping(2))
    assert talk.executed == [1]
    talk.end_pending()
    assert talk.executed == [1, 2]
    client.ended.set()
    await running


async def test_a_connection_with_many_waiting_messages_is_not_read() -> None:
    client, talk, running = await started()
    for number in range(QUEUE_LIMIT + 1):
        client.on_message(ping(number))
    assert client.paused
    for _ in range(QUEUE_LIMIT):
        talk.end_pending()
    assert not client.paused
    assert talk.executed == list(range(QUEUE_LIMIT + 1))
    client.ended.set()
    await running


async def test_a_waiting_message_is_not_executed_after_the_connection_has_ended() -> None:
    client, talk, running = await started()
    client.on_message(ping(1))
    client.on_message(ping(2))
    client.ended.set()
    await running
    talk.end_pending()
    assert talk.executed == [1]
