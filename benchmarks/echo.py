"""The minimum work of such a server, in Litestar, uvicorn and SQLite, for comparison in server.py.

It commits every websocket message with the same durability as Tongiaki's entries, and then sends it to all connections
of the room. Messages that arrive during a commit share the next one, as in Tongiaki. It has no rules, persons or views,
and checks nothing.

    python benchmarks/echo.py PORT FILE
"""

import asyncio
import sqlite3
import sys
import threading
from collections import defaultdict
from queue import SimpleQueue
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

Write = tuple[str, str, asyncio.Future[None]]
"""A room, a message, and a future that is completed when the message is on disk."""


class GroupCommit:
    """Writes messages in a thread. Messages that arrive during a commit share the next one."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._pending: list[Write] = []
        self._busy = False
        self._groups: SimpleQueue[list[Write]] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def write(self, room: str, body: str) -> None:
        """Write a message; on return it is on disk."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            threading.Thread(target=self._run, args=[self._loop], daemon=True).start()
        done = self._loop.create_future()
        self._pending.append((room, body, done))
        if not self._busy:
            self._begin()
        await done

    def _begin(self) -> None:
        self._busy = True
        group, self._pending = self._pending, []
        self._groups.put(group)

    def _end(self, group: list[Write]) -> None:
        for _, _, done in group:
            if not done.done():
                done.set_result(None)
        self._busy = False
        if self._pending:
            self._begin()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        database = sqlite3.connect(self._path, isolation_level=None)
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("PRAGMA synchronous=FULL")
        database.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, room TEXT, body TEXT)")
        while True:
            group = self._groups.get()
            database.execute("BEGIN IMMEDIATE")
            database.executemany("INSERT INTO entries (room, body) VALUES (?, ?)", [write[:2] for write in group])
            database.execute("COMMIT")
            loop.call_soon_threadsafe(self._end, group)


def application(path: str) -> Litestar:
    """Create the application with a database file."""
    commits = GroupCommit(path)
    rooms: dict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)

    @websocket("/ws/{room:str}")
    async def echo(socket: WebSocket[Any, Any, Any], room: FromPath[str]) -> None:
        await socket.accept()
        rooms[room].add(socket)
        try:
            while True:
                body = await socket.receive_text()
                await commits.write(room, body)
                for member in list(rooms[room]):
                    await member.send_text(body)
        except WebSocketDisconnect:
            rooms[room].discard(socket)

    return Litestar([echo], openapi_config=None)


if __name__ == "__main__":
    uvicorn.run(
        application(sys.argv[2]),
        port=int(sys.argv[1]),
        log_level="warning",
        ws_max_size=65536,
        ws_per_message_deflate=False,  # Tongiaki does not compress messages of this size either
    )
