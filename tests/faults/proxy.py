"""A TCP proxy between servers and PostgreSQL whose connections can be cut."""

import asyncio
import contextlib
from typing import Self
from urllib.parse import urlsplit


class Wire:
    """Forwards connections to the host and port of a database's URL. `url` is the database's URL through the proxy."""

    def __init__(self, database: str) -> None:
        self._there = urlsplit(database)
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self.url = ""

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        self.url = self._there._replace(netloc=f"{self._there.username}@127.0.0.1:{port}").geturl()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        self.cut()

    def cut(self) -> None:
        """Abort every open connection. New connections are accepted."""
        for end in self._ends:
            end.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert self._there.port is not None
        try:
            far_reader, far_writer = await asyncio.open_connection(self._there.hostname, self._there.port)
        except OSError:  # PostgreSQL is not running
            writer.transport.abort()
            return
        ends = {writer, far_writer}
        self._ends |= ends
        await asyncio.gather(_copy(reader, far_writer), _copy(far_reader, writer))
        self._ends -= ends


async def _copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
