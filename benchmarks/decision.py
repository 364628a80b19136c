"""Measures the CPU time of decisions at tables of two, inside the server's process and without sockets.

It calls the application as uvicorn does. The commits are real.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from players import ServerMessage, read
from tongiaki.server.app import create_app
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings
from tongiaki.store import prepare_database

UNLIMITED: dict[str, Any] = {
    "message_rate": 1e6,
    "message_burst": 10**6,
    "table_rate": 1e6,
    "table_burst": 10**6,
    "open_tables": 10**4,
}
Message = dict[str, Any]
App = Callable[..., Any]


async def post(app: App, path: str, content: object, cookie: bytes = b"") -> tuple[Message, bytes]:
    """Send an HTTP request; return the response and the cookie."""
    data = msgspec.json.encode(content)
    incoming = iter([{"type": "http.request", "body": data, "more_body": False}])
    outgoing: list[Message] = []

    async def receive() -> Message:
        return next(incoming)

    async def send(message: Message) -> None:
        outgoing.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"content-length", b"%d" % len(data))]
    scope = _scope("http", path, [*headers, *([(b"cookie", cookie)] if cookie else [])]) | {"method": "POST"}
    await app(scope, receive, send)
    cookies = [value.partition(b";")[0] for name, value in outgoing[0]["headers"] if name == b"set-cookie"]
    body = b"".join(message.get("body", b"") for message in outgoing)
    return msgspec.json.decode(body), (cookies or [cookie])[0]


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> Message:
    addresses: Message = {"scheme": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "root_path": ""}
    request: Message = {"path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}
    protocol: Message = {"type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "subprotocols": []}
    return addresses | request | protocol | {"state": {}, "extensions": {}}


class Player:
    """A player who makes a random move on each turn, while `left` yields, and appends the CPU time to `times`."""

    def __init__(self, app: App, path: str, cookie: bytes, left: Iterator[int], times: list[float]) -> None:
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._chance, self._left, self._times, self._number = random.Random(path), left, times, 0
        self.done = asyncio.Event()
        self._incoming.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", path, [(b"host", b"127.0.0.1"), (b"cookie", cookie)])
        scope["state"]["send_now"] = self._receive
        self.task = asyncio.ensure_future(app(scope, self._incoming.get, self._send))

    def send(self, **message: object) -> None:
        """Send a message."""
        self._incoming.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def close(self) -> None:
        """Leave the table."""
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def _send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._receive(message["text"].encode())

    def _receive(self, data: bytes) -> bool:
        message: ServerMessage = read(data)
        self._number = max(self._number, message.number)
        if message.game is not None and message.game.end is not None:
            self.done.set()
        if message.game is not None and message.game.legal:
            if next(self._left, None) is not None:
                self._times.append(time.process_time())
                self.send(type="move", number=self._number, move=self._chance.choice(message.game.legal))
            else:
                self.done.set()
        return True


async def play_table(app: App, decisions: int, times: list[float]) -> None:
    """Play this number of decisions at a table, or to the end of its game, and record the time of each."""
    table, cookie = await post(app, "/api/tables", {"seats": 2, "name": "Ana", "public": False})
    _, other_cookie = await post(app, "/api/me", {"name": "Ben"})
    left, path = iter(range(decisions)), f"/ws/tables/{table['id']}"
    ana, ben = (Player(app, path, own, left, times) for own in (cookie, other_cookie))
    for player in (ana, ben):
        player.send(type="hello")
    ben.send(type="sit", name="Ben")
    await asyncio.sleep(0.5)
    ana.send(type="start")
    waiting = [asyncio.ensure_future(player.done.wait()) for player in (ana, ben)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for player in (ana, ben):
        await player.close()


async def play(decisions: int, folder: str, tables: int, rounds: int) -> list[list[float]]:
    """Play a number of decisions at each of a number of tables concurrently, round after round.

    Return, for each round, the CPU seconds of the process at each decision.
    """
    database = f"sqlite:///{folder}/tables.db"
    await prepare_database(database)
    app: App = create_app(Settings(database=database, **UNLIMITED), Shutdown())
    incoming: asyncio.Queue[Message] = asyncio.Queue()
    outgoing: asyncio.Queue[Message] = asyncio.Queue()
    lifespan = asyncio.ensure_future(app({"type": "lifespan", "asgi": {}, "state": {}}, incoming.get, outgoing.put))
    incoming.put_nowait({"type": "lifespan.startup"})
    await outgoing.get()
    played: list[list[float]] = []
    for _ in range(rounds):
        times: list[float] = []
        await asyncio.gather(*(play_table(app, decisions, times) for _ in range(tables)))
        played.append(times)
    incoming.put_nowait({"type": "lifespan.shutdown"})
    await lifespan
    return played
