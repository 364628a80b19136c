"""How fast one connection, or one address, may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from typing import Any

from litestar.connection import ASGIConnection

ADDRESSES_KEPT = 10_000


class Bucket:
    """A token bucket: `burst` at once, `rate` a second for long."""

    __slots__ = ("_burst", "_left", "_rate", "_then")

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._then = time.monotonic()

    def take(self) -> bool:
        """Take a token if there is one."""
        if self.empty():
            return False
        self._left -= 1
        return True

    def empty(self) -> bool:
        """Tell whether there is none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left < 1


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Tell the address that asks, as limits count it."""
    return counted(None if connection.client is None else connection.client.host)


def counted(host: str | None) -> str:
    """Give an address as limits count it: of IPv6 the network, as one house has all of its addresses.

    Empty where there is none, as on a socket in the file system.
    """
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address.packed[:8] + bytes(8), 64)))


class Buckets:
    """A bucket for each address, the least recently used forgotten first."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token from an address's bucket if there is one."""
        return self.of(address).take()

    def of(self, address: str) -> Bucket:
        """Give an address's bucket."""
        bucket = self._by_address.pop(address, None) or Bucket(self._rate, self._burst)
        self._by_address[address] = bucket
        if len(self._by_address) > ADDRESSES_KEPT:
            self._by_address.popitem(last=False)
        return bucket
