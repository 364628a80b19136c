"""The server processes: start, signals and shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable
from dataclasses import replace
from types import FrameType

import uvicorn

from tongiaki.common.addresses import with_mapped_networks
from tongiaki.server.app import application, create_app
from tongiaki.server.logs import configure_logging
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings, check_workers
from tongiaki.server.transport.forwarding import ForwardedHeaders
from tongiaki.server.transport.http_protocol import ConnectionLimit, http_protocol_class
from tongiaki.server.transport.listening import bind
from tongiaki.server.transport.websocket_protocol import PING_AFTER, PING_TIMEOUT, WebsocketProtocol
from tongiaki.server.workers import supervise
from tongiaki.store import prepare_database

STOPPING = 5
"""Timeout for open connections during shutdown, in seconds."""
ENDING = 9
"""Timeout for the complete shutdown, in seconds. It is one second less than Docker's."""
BACKLOG = 65_535
"""Maximum number of connections in the accept queue; the operating system may lower it. After a restart, all clients
connect at once. A rejected client retries after a few seconds, and doubles the delay each time."""
YOUNG = 10_000
"""Garbage-collection threshold for generation 0. It is higher than the default because few of the server's objects are
in reference cycles."""
TICK = 1.0
"""Seconds between two updates of the Date header. uvicorn's default, ten updates per second, costs an idle server as
much CPU time as a few moves."""
FRAME_LIMIT = 64 * 1024
"""Maximum size of an incoming websocket message, in bytes. A larger message closes the connection."""


class _Server(uvicorn.Server):
    """A uvicorn server that shuts down within its timeout, even if a database or a connection does not respond."""

    def __init__(self, config: uvicorn.Config, drain: float, shutdown: Shutdown) -> None:
        super().__init__(config)
        self._drain = drain
        self._shutdown = shutdown
        self._wake: Callable[[], object] = lambda: None

    async def main_loop(self) -> None:
        """Wait until the server stops, and keep the Date header up to date meanwhile."""
        loop, woken = asyncio.get_running_loop(), asyncio.Event()
        self._wake = lambda: loop.call_soon_threadsafe(woken.set)
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), TICK)

    def end(self) -> None:
        """Stop without a drain period, because a server with a newer version takes over."""
        self._shutdown.started = True
        self.handle_exit(signal.SIGTERM, None)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Handle a signal: start the drain period if one is configured.

        Otherwise, or at a second signal, stop at once.
        """
        if self._drain and not self._shutdown.started:
            self._shutdown.started = True
            _call_later(self._drain, lambda: self.handle_exit(sig, frame))
            return
        if not self.should_exit:
            self._shutdown.started = True
            _call_later(ENDING, _exit_at_once)
        super().handle_exit(sig, frame)
        self._wake()


def _call_later(seconds: float, do: Callable[[], None]) -> None:
    """Call a function after a delay in a daemon thread, because the event loop may be blocked."""
    timer = threading.Timer(seconds, do)
    timer.daemon = True
    timer.start()


def _exit_at_once() -> None:
    # No data is lost: all acknowledged writes are on disk.
    os.write(2, b"ERROR:    The shutdown timed out; the server exits now.\n")
    os._exit(1)


def serve(settings: Settings) -> None:
    """Serve until SIGINT or SIGTERM.

    Raises SettingError, ListeningError, or UnavailableError (with a one-line message) if the database cannot be used.
    """
    check_workers(settings)
    configure_logging(settings.log)
    os.umask(0o077)  # makes new files readable only by the user that runs the server
    asyncio.run(prepare_database(settings.database))
    _raise_open_file_limit()
    sockets = bind(settings.host, settings.port)
    if settings.workers == 1:
        _serve(settings, sockets)
    else:
        _serve_together(settings, sockets)


def _serve_together(settings: Settings, sockets: list[socket.socket]) -> None:
    """Run several processes that accept connections from the same sockets."""
    shared = replace(settings, bot_workers=max(1, settings.bot_workers // settings.workers))
    parent = os.getpid()
    application()  # build the application once, before the processes are forked
    supervise(settings.workers, lambda: _serve(shared, sockets, parent))


def _serve(settings: Settings, sockets: list[socket.socket], parent: int | None = None) -> None:
    """Run one server process: alone, or as a worker with shared sockets and a parent process."""

    def end() -> None:
        if parent is not None:  # stops the parent, which would otherwise start a replacement
            os.kill(parent, signal.SIGTERM)
        server.end()

    shutdown = Shutdown(end)
    app = ForwardedHeaders(create_app(settings, shutdown), with_mapped_networks(settings.proxies))  # type: ignore[arg-type]  # Litestar's types of ASGI
    gc.collect()
    gc.freeze()  # exclude permanent objects from garbage collection, which would block all requests
    gc.enable()
    gc.set_threshold(YOUNG)
    config = uvicorn.Config(
        app,
        http=http_protocol_class(ConnectionLimit(settings.sockets, settings.proxies)),
        proxy_headers=False,
        ws=WebsocketProtocol,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # WebsocketProtocol already compresses messages
        ws_ping_interval=PING_AFTER,
        ws_ping_timeout=PING_TIMEOUT,
        timeout_graceful_shutdown=STOPPING,
        backlog=BACKLOG,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    server = _Server(config, settings.drain, shutdown)
    server.run(sockets)


def _raise_open_file_limit() -> None:
    """Raise the limit on open files and connections to the system's maximum; many systems start with 1024."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # this module does not exist on every system

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
