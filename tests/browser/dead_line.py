"""A line between a browser and a server that can go dead: it stays open, and passes nothing on."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from urllib.parse import urlsplit


class DeadLine:
    """Passes on what goes to and fro, to a server's URL; `url` leads through it.

    `up` and `down` say whether it does, to the server and back; what comes meanwhile is lost, as in a network that is
    gone. A connection that has lost something passes nothing on any more. Without `cookies` the server's cookies are
    lost, as in a browser that blocks them.
    """

    def __init__(self, server: str) -> None:
        self._there = urlsplit(server)
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self.url = ""
        self.up = self.down = self.cookies = True

    async def run(self, begun: threading.Event, end: asyncio.Event) -> None:
        """Take connections until the end."""
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
        except OSError:  # nobody is there
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
def dead_line(server: str) -> Iterator[DeadLine]:
    """A line to a server, as long as it is needed."""
    line, loop, begun, end = DeadLine(server), asyncio.new_event_loop(), threading.Event(), asyncio.Event()
    thread = threading.Thread(target=loop.run_until_complete, args=(line.run(begun, end),))
    thread.start()
    begun.wait()
    try:
        yield line
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
        loop.close()
