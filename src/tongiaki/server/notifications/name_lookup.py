"""DNS look-ups in separate threads: an unresponsive name server delays nothing else."""

from __future__ import annotations

import asyncio
import socket

from tongiaki.common import threads
from tongiaki.common.addresses import Address, address
from tongiaki.server.notifications.circuit_breaker import NotSentError

AT_ONCE = 200
"""Maximum number of concurrent look-ups. A look-up occupies its thread until the resolver gives up."""


class Lookup:
    """Resolver of host names that runs each look-up in its own thread."""

    def __init__(self) -> None:
        self._running = 0

    async def resolve(self, host: str, port: int) -> list[Address]:
        """Return the IP addresses of a host name, the preferred one first.

        Raises OSError if the name has no address, and NotSentError if too many look-ups are running.
        """
        if self._running >= AT_ONCE:
            raise NotSentError("too many names are being looked up")
        found = threads.start(lambda: _addresses(host, port), "name look-up")
        self._running += 1
        found.add_done_callback(self._finish)
        return await asyncio.shield(found)

    def _finish(self, found: asyncio.Future[list[Address]]) -> None:
        self._running -= 1
        found.exception()  # retrieve it: after a timeout, no caller awaits the future


def _addresses(host: str, port: int) -> list[Address]:
    try:
        rows = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [address(str(row[4][0]).partition("%")[0]) for row in rows]
    except ValueError as error:  # the name cannot be encoded
        raise OSError(str(error)) from error
