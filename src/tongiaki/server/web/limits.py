"""How fast one person, or one address, may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from typing import Any

from litestar.connection import ASGIConnection

ADDRESSES_KEPT = 10_000
WIDER = 8
"""What a network of 48 bits, which one customer may have, may more than one of the networks of 64 bits in it."""


class Bucket:
    """A token bucket: `burst` at once, `rate` a second for long. Every token is taken from the `wider` one, too."""

    __slots__ = ("_burst", "_left", "_rate", "_then", "_wider")

    def __init__(self, rate: float, burst: int, wider: Bucket | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._wider = wider
        self._left = float(burst)
        self._then = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Take so many tokens if there is one at least; what is dear leaves a debt."""
        if self.empty():
            return False
        self.charge(price)
        return True

    def charge(self, price: float) -> None:
        """Take so many tokens, whether they are there or not."""
        self._left -= price
        if self._wider is not None:
            self._wider.charge(price)

    def empty(self) -> bool:
        """Tell whether there is none."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        return self._left < 1 or (self._wider is not None and self._wider.empty())


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


def wider(address: str) -> str | None:
    """Name the network of 48 bits that an address of IPv6, as limits count it, is in; None for any other text."""
    return str(ipaddress.ip_network(address).supernet(new_prefix=48)) if address.endswith("/64") else None


class Buckets:
    """A bucket for each address, person or whatever is counted; the least recently used is forgotten first.

    `about` parts them further.
    """

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def take(self, whose: str, about: str = "") -> bool:
        """Take a token from a bucket if there is one."""
        return self.of(whose, about).take()

    def of(self, whose: str, about: str = "") -> Bucket:
        """Give a bucket."""
        network = wider(whose)
        around = None if network is None else self._kept((network, about), WIDER, None)
        return self._kept((whose, about), 1, around)

    def _kept(self, key: tuple[str, str], times: int, around: Bucket | None) -> Bucket:
        bucket = self._buckets.pop(key, None) or Bucket(times * self._rate, times * self._burst, around)
        self._buckets[key] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """So many places for each address, and WIDER times as many for all of a network of 48 bits."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Tell whether an address has as many as it may."""
        network = wider(address)
        around = network is not None and self._taken[network] >= WIDER * self._most
        return around or self._taken[address] >= self._most

    def take(self, address: str) -> None:
        """Take a place, also where there is none."""
        self._taken.update(self._counted(address))

    def free(self, address: str) -> None:
        """Give a place back."""
        for one in self._counted(address):
            self._taken[one] -= 1
            if not self._taken[one]:
                del self._taken[one]

    def _counted(self, address: str) -> list[str]:
        return [one for one in (address, wider(address)) if one is not None]


class Shares:
    """Each person may so much, and all of one address `together` so many times as much: cookies cost nothing."""

    def __init__(self, rate: float, burst: int, together: int, at_once: int | None = None) -> None:
        self._own = Buckets(rate, burst)
        self._all = Buckets(together * rate, (at_once or together) * burst)

    def take(
        self, address: str, person: str | None, about: str = "", *, alone: bool = False, price: float = 1.0
    ) -> bool:
        """Take a token of a person's, who without a cookie is the address, and so many (`price`) of the address's.

        `alone`: whatever the others take.
        """
        own, everybodys = self._own.of(person or address, about), self._all.of(address, about)
        if alone:
            return own.take()
        return not everybodys.empty() and own.take() and everybodys.take(price)
