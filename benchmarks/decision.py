"""Measures the CPU time of decisions at tables of two, inside the server's process and without sockets.

    python benchmarks/decision.py DECISIONS

The script calls the application as uvicorn does, so that it works with every version. The commits are real. It prints
the CPU seconds of the decisions.
"""

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from players import Told
from tongiaki.server.app import create_app
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings
from tongiaki.store import prepare_database

TABLES = 8
FREELY: dict[str, Any] = {
    "message_rate": 1e6,
    "message_burst": 10**6,
    "table_rate": 1e6,
    "table_burst": 10**6,
    "open_tables": 10**4,
}
Message = dict[str, Any]
App = Callable[..., Any]


_decoder = msgspec.json.Decoder(Told)


async def post(app: App, path: str, body: object, cookie: bytes = b"") -> tuple[Message, bytes]:
    """Send an HTTP request; return the answer and the cookie."""
    data = msgspec.json.encode(body)
    sent = iter([{"type": "http.request", "body": data, "more_body": False}])
    told: list[Message] = []

    async def receive() -> Message:
        return next(sent)

    async def send(message: Message) -> None:
        told.append(message)

    headers = [(b"host", b"127.0.0.1"), (b"content-type", b"application/json"), (b"content-length", b"%d" % len(data))]
    scope = _scope("http", path, [*headers, *([(b"cookie", cookie)] if cookie else [])]) | {"method": "POST"}
    await app(scope, receive, send)
    given = [value.partition(b";")[0] for name, value in told[0]["headers"] if name == b"set-cookie"]
    return msgspec.json.decode(b"".join(one.get("body", b"") for one in told)), (given or [cookie])[0]


def _scope(kind: str, path: str, headers: list[tuple[bytes, bytes]]) -> Message:
    here: Message = {"scheme": "http", "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80), "root_path": ""}
    asked: Message = {"path": path, "raw_path": path.encode(), "query_string": b"", "headers": headers}
    spoken: Message = {"type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "subprotocols": []}
    return here | asked | spoken | {"state": {}, "extensions": {}}


class Player:
    """A player who makes a random move on each turn, while decisions are `left`."""

    def __init__(self, app: App, path: str, cookie: bytes, left: Iterator[int], made: list[float]) -> None:
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._chance, self._left, self._made, self._number = random.Random(path), left, made, 0
        self.done = asyncio.Event()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = _scope("websocket", path, [(b"host", b"127.0.0.1"), (b"cookie", cookie)])
        scope["state"]["write"] = self._hear
        self.task = asyncio.ensure_future(app(scope, self._said.get, self._take))

    def say(self, **message: object) -> None:
        """Send a message."""
        self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def close(self) -> None:
        """Leave the table."""
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            data = message.get("bytes") or message["text"].encode()
            self._hear(data)

    def _hear(self, data: bytes) -> bool:
        told = _decoder.decode(data)
        self._number = max(self._number, told.number)
        if told.game is not None and told.game.end is not None:
            self.done.set()
        if told.game is not None and told.game.legal:
            if next(self._left, None) is not None:
                self._made.append(time.process_time())
                self.say(type="move", number=self._number, move=self._chance.choice(told.game.legal))
            else:
                self.done.set()
        return True


async def table(app: App, decisions: int, made: list[float]) -> None:
    """Play this number of decisions at a table, or to the end of its game, and record the time of each."""
    new, cookie = await post(app, "/api/tables", {"seats": 2, "name": "Ana", "public": False})
    _, other = await post(app, "/api/me", {"name": "Ben"})
    left, path = iter(range(decisions)), f"/ws/tables/{new['id']}"
    ana, ben = (Player(app, path, one, left, made) for one in (cookie, other))
    for player in (ana, ben):
        player.say(type="hello")
    ben.say(type="sit", name="Ben")
    await asyncio.sleep(0.5)
    ana.say(type="start")
    waiting = [asyncio.ensure_future(player.done.wait()) for player in (ana, ben)]
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    for player in (ana, ben):
        await player.close()


async def play(decisions: int, folder: str, tables: int = TABLES, rounds: int = 1) -> list[list[float]]:
    """Play a number of decisions at each of a number of tables concurrently, round after round.

    Return, for each round, the CPU seconds of the process at each decision.
    """
    database = f"sqlite:///{folder}/tables.db"
    await prepare_database(database)
    app: App = create_app(Settings(database=database, **FREELY), Shutdown())
    said: asyncio.Queue[Message] = asyncio.Queue()
    ready: asyncio.Queue[Message] = asyncio.Queue()
    living = asyncio.ensure_future(app({"type": "lifespan", "asgi": {}, "state": {}}, said.get, ready.put))
    said.put_nowait({"type": "lifespan.startup"})
    await ready.get()
    played: list[list[float]] = []
    for _ in range(rounds):
        made: list[float] = []
        await asyncio.gather(*(table(app, decisions, made) for _ in range(tables)))
        played.append(made)
    said.put_nowait({"type": "lifespan.shutdown"})
    await living
    return played


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        [times] = asyncio.run(play(int(sys.argv[1]) // TABLES, place))
        print(times[-1] - times[0])
