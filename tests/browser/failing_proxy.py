"""Proxy between a browser and a server. It can simulate a dead connection: open, but without any data."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class FailingProxy:
    """A TCP proxy to a server's URL. `url` is the address of the proxy.

    `up` enables forwarding to the server and `down` forwarding to the browser. Data that arrives while a direction is
    disabled is lost, as in a broken network. A connection that has lost data in one direction forwards
    nothing more in that direction. If `cookies` is False, the server's cookies are removed, as in a browser that blocks
    cookies.
    """

    def __init__(self, server: str) -> None:
        self._there = urlsplit(server)
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""
        self.up = self.down = self.cookies = True

    async def run(self, begun: threading.Event, end: asyncio.Event) -> None:
        """Accept connections until `end` is set. Sets `begun` once `url` is known."""
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        begun.set()
        await end.wait()
        server.close()
        for writer in self._writers:
            writer.transport.abort()
        await asyncio.gather(*self._tasks)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(self._there.hostname, self._there.port)
        except OSError:  # the server does not accept connections
            writer.close()
            return
        self._writers |= {writer, far_writer}
        self._tasks |= {asyncio.ensure_future(self._copy(reader, far_writer, "up"))}
        self._tasks |= {asyncio.ensure_future(self._copy(far_reader, writer, "down"))}

    async def _copy(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: str) -> None:
        whole = True
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                whole = whole and getattr(self, way)
                if not self.cookies:
                    data = data.replace(b"\r\nset-cookie:", b"\r\nno-cookie-:")
                if whole:
                    writer.write(data)
                    await writer.drain()
        writer.close()


@contextlib.contextmanager
def failing_proxy(server: str) -> Iterator[FailingProxy]:
    """Run a proxy to a server in a background thread."""
    line, loop, begun, end = FailingProxy(server), asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(line.run(begun, end),))
    thread.start()
    begun.wait()
    try:
        yield line
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
        loop.close()
