"""Messages between workers on one machine: each worker has a socket in a shared folder."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections import deque
from pathlib import Path

from tongiaki.store.engine.channel import Hear, Missed

FULL = 0.005
"""Seconds before the next attempt when a worker's socket buffer is full."""
WAITING = 1000
"""Maximum number of queued messages to other workers; older ones are dropped."""
LONGEST = 65_536
AT_ONCE = 100
"""Maximum number of messages read before the event loop continues with other work."""


class SocketChannel:
    """Datagrams to every other socket in the folder; messages sent before `open` are dropped."""

    def __init__(self, folder: Path, node: str) -> None:
        self._folder = folder
        self._path = folder / node
        self._socket: socket.socket | None = None
        self._waiting: deque[tuple[Path, bytes]] = deque(maxlen=WAITING)
        self._again: asyncio.TimerHandle | None = None

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Start receiving messages. `missed` is called whenever some of them may have been missed."""
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._path))
        asyncio.get_running_loop().add_reader(self._socket, self._read, self._socket, hear)
        missed()

    def tell(self, words: str) -> None:
        """Send a message to all other workers as soon as possible."""
        if self._socket is not None:
            self._waiting.extend((one, words.encode()) for one in self._folder.iterdir() if one != self._path)
            self._send()

    async def close(self) -> None:
        """Stop receiving."""
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
            self._path.unlink(missing_ok=True)

    def _read(self, ours: socket.socket, hear: Hear) -> None:
        with contextlib.suppress(BlockingIOError):
            for _ in range(AT_ONCE):
                hear(ours.recv(LONGEST).decode())

    def _send(self) -> None:
        """Send queued datagrams in order. A full receiver delays the rest briefly; a dead one is skipped."""
        while self._socket is not None and self._waiting:
            path, words = self._waiting[0]
            try:
                self._socket.sendto(words, str(path))
            except BlockingIOError:
                if self._again is None:
                    self._again = asyncio.get_running_loop().call_later(FULL, self._send_again)
                return
            except OSError:  # that worker was killed and left its socket behind
                path.unlink(missing_ok=True)
            self._waiting.popleft()

    def _send_again(self) -> None:
        self._again = None
        self._send()
