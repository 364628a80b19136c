"""Running the server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import FrameType

import uvicorn

from tongiaki.common.addresses import spellings
from tongiaki.server.app import create_app
from tongiaki.server.logs import write_log
from tongiaki.server.services.services import Services
from tongiaki.server.settings import Settings
from tongiaki.server.transport.admission import ConnectionAdmission
from tongiaki.server.transport.forwarding import Forwarding
from tongiaki.server.transport.listening import bind
from tongiaki.server.transport.slow_clients import patient
from tongiaki.server.transport.websocket_protocol import Socket
from tongiaki.server.workers import supervise
from tongiaki.store import prepare

STOPPING = 5
"""Seconds that open connections get when the server is stopped."""
ENDING = 9
"""Seconds after which a server that was told to stop is gone, one less than Docker gives it."""
BACKLOG = 65_535
"""Connections that may wait to be taken, as far as the system lets them: after a restart everybody comes at once, and
who finds no place tries again only after seconds that double."""
YOUNG = 10_000
"""How many things may come into being, and stay, before the new ones are looked through for circles: few are in any."""
TICK = 1.0
"""Seconds between two looks at the clock, for the date that answers bear. uvicorn's own ten a second cost a server that
is not busy as much as a few decisions."""
FRAME_LIMIT = 64 * 1024
"""The largest websocket message that is read at all; a longer one ends the connection."""


class _Server(uvicorn.Server):
    """Ends within its time once it is told to, whatever still waits for a database or for a connection."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self._services = services
        self._wake: Callable[[], object] = lambda: None

    async def main_loop(self) -> None:
        """Rest until told to end."""
        loop, told = asyncio.get_running_loop(), asyncio.Event()
        self._wake = lambda: loop.call_soon_threadsafe(told.set)
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(told.wait(), TICK)

    def end(self) -> None:
        """End without leaving time to those who are there: another server, of a newer version, takes them."""
        self._services.leaving = True
        self.handle_exit(signal.SIGTERM, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Hear a signal; the first one may leave some time to those who are there, a second one leaves none."""
        drain = self._services.settings.drain
        if drain and not self._services.leaving:
            self._services.leaving = True
            _after(drain, lambda: self.handle_exit(sig, frame))
            return
        if not self.should_exit:
            self._services.leaving = True
            _after(ENDING, _give_up)
        super().handle_exit(sig, frame)
        self._wake()


def _after(seconds: float, do: Callable[[], None]) -> None:
    """Do something in a thread of its own, as the event loop may be held up; the process does not wait for it."""
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()


def _give_up() -> None:
    # Nothing is lost: what was acknowledged is on disk.
    os.write(2, b"ERROR:    Not everything has ended in time; the server ends all the same.\n")
    os._exit(1)


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM.

    Raises UnavailableError, with one line, if the database cannot be used, and ListeningError.
    """
    write_log(settings.log)
    os.umask(0o077)  # whatever it writes is its user's alone
    asyncio.run(prepare(settings.database))
    _take_all_places()
    sockets = bind(settings.host, settings.port)
    if settings.workers == 1:
        _serve(settings, sockets)
    else:
        _serve_together(settings, sockets)


def _serve_together(settings: Settings, sockets: list[socket.socket]) -> None:
    """Have several processes accept connections from the same sockets."""
    shared = replace(settings, bot_workers=max(1, settings.bot_workers // settings.workers))
    with tempfile.TemporaryDirectory(prefix="tongiaki-") as folder:
        parent = os.getpid()
        supervise(settings.workers, lambda: _serve(shared, sockets, Path(folder), parent))


def _serve(
    settings: Settings, sockets: list[socket.socket], folder: Path | None = None, parent: int | None = None
) -> None:
    """Be a server: alone, or a worker that shares sockets and a folder with others, and has a parent."""
    services = Services(settings, folder)
    app = Forwarding(create_app(services), spellings(settings.proxies))  # type: ignore[arg-type]  # Litestar's types of ASGI
    gc.collect()
    gc.freeze()  # what is there for good is no longer looked through for circles, which would stall everybody
    gc.enable()
    gc.set_threshold(YOUNG)
    config = uvicorn.Config(
        app,
        http=patient(ConnectionAdmission(settings.sockets, settings.proxies)),
        proxy_headers=False,
        ws=Socket,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # it has a way of its own
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=STOPPING,
        backlog=BACKLOG,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    server = _Server(config, services)

    def end() -> None:
        if parent is not None:  # which else would begin another one
            os.kill(parent, signal.SIGTERM)
        server.end()

    services.registry.node.on_outdated = end
    server.run(sockets)


def _take_all_places() -> None:
    """Have as many files and connections open as the machine allows: many systems begin with 1024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # which not every system has

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
