"""The connection limit per address, checked before anything is read from a new connection."""

from __future__ import annotations

from collections.abc import Sequence

from tongiaki.common.addresses import address, network
from tongiaki.common.rate_limits import Places, counted


class ConnectionAdmission:
    """Counts the connections of each address, except websockets. Trusted proxies have no limit."""

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self._places = Places(most)
        self._proxies = [network(one) for one in proxies]

    def enter(self, host: str | None) -> str | None:
        """Admit a connection; return the key for `leave`, or None if the limit is reached."""
        address = "" if self._is_proxy(host) else counted(host)
        if address and self._places.full(address):
            return None
        self._places.take(address)
        return address

    def leave(self, address: str) -> None:
        """Release the place of a connection that has ended."""
        self._places.free(address)

    def _is_proxy(self, host: str | None) -> bool:
        try:
            found = address(host or "")
        except ValueError:
            return True  # a Unix domain socket
        return any(found in one for one in self._proxies)
