"""The baseline of server.py: the minimum work of such a server, in Litestar, uvicorn and SQLite.

It commits every websocket message to the disk, with the same durability as Tongiaki's entries, and sends it to all
connections of the room. It has no rules, persons or views, and checks nothing.

    python benchmarks/echo.py PORT FILE
"""

import asyncio
import sqlite3
import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath


def application(path: str) -> Litestar:
    """Create the application with a database file."""
    database = sqlite3.connect(path, check_same_thread=False)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, room TEXT, body TEXT)")
    rooms: dict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)
    turn = asyncio.Lock()

    def write(room: str, body: str) -> None:
        with database:
            database.execute("INSERT INTO entries (room, body) VALUES (?, ?)", (room, body))

    @websocket("/ws/{room:str}")
    async def echo(socket: WebSocket[Any, Any, Any], room: FromPath[str]) -> None:
        await socket.accept()
        rooms[room].add(socket)
        try:
            while True:
                body = await socket.receive_text()
                async with turn:
                    await asyncio.to_thread(write, room, body)
                for one in list(rooms[room]):
                    await one.send_text(body)
        except WebSocketDisconnect:
            rooms[room].discard(socket)

    return Litestar([echo], openapi_config=None)


if __name__ == "__main__":
    uvicorn.run(application(sys.argv[2]), port=int(sys.argv[1]), log_level="warning", ws_max_size=65536)
