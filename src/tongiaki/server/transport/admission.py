"""Who may open one more connection, before anything is read from it."""

from __future__ import annotations

from collections.abc import Sequence

from tongiaki.common.addresses import address, network
from tongiaki.common.rate_limits import Places, counted


class ConnectionAdmission:
    """Counts the connections of each address but websockets; a trusted proxy, which speaks for many, has any."""

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self._places = Places(most)
        self._proxies = [network(one) for one in proxies]

    def enter(self, host: str | None) -> str | None:
        """Let a connection in: gives the address that `leave` wants to hear; None if it has to stay outside."""
        address = "" if self._is_proxy(host) else counted(host)
        if address and self._places.full(address):
            return None
        self._places.take(address)
        return address

    def leave(self, address: str) -> None:
        """Hear that a connection has ended."""
        self._places.free(address)

    def _is_proxy(self, host: str | None) -> bool:
        try:
            found = address(host or "")
        except ValueError:
            return True  # a socket in the file system
        return any(found in one for one in self._proxies)
