"""Rate limits and connection limits, per person and per address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

from tongiaki.common.addresses import parse_address
from tongiaki.common.lru import LruDict

ADDRESSES_KEPT = 10_000
WIDER = 8
"""Factor by which the limit of a /48 network exceeds the limit of a /64 network. One customer can have a whole /48."""
WIDE = "wide "
"""Prefix of the keys of buckets for /48 networks."""

SLACK = 8
"""A bucket reports to other servers once more than 1/SLACK of its burst was taken since the last report."""

Tell = Callable[[float], None]
"""Callback that reports to other servers the tokens taken here since the last report."""


class Bucket:
    """A token bucket: a burst of `burst` tokens, refilled at `rate` tokens per second.

    Each token is also taken from the `wider` bucket, if there is one. `tell` reports the tokens taken here.
    """

    __slots__ = ("_burst", "_left", "_rate", "_tell", "_then", "_untold", "wider")

    def __init__(self, rate: float, burst: int, tell: Tell | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._tell = tell
        self._untold = 0.0
        self.wider: Bucket | None = None
        self._left = float(burst)
        self._then = time.monotonic()

    def take(self, price: float = 1.0) -> bool:
        """Take `price` tokens and return True, if at least one is left. The balance can become negative."""
        if self.empty():
            return False
        self.charge(price)
        return True

    def charge(self, price: float) -> None:
        """Take `price` tokens in any case. The balance can become negative."""
        self._left -= price
        if self._tell is not None:
            self._untold += price
            if self._untold > self._burst / SLACK:
                self._tell(self._untold)
                self._untold = 0.0
        if self.wider is not None:
            self.wider.charge(price)

    def owe(self, price: float) -> None:
        """Subtract `price` tokens that were taken at another server, without a report."""
        self._renew()
        self._left -= price

    def empty(self) -> bool:
        """Return whether less than one token is left, here or in the wider bucket."""
        self._renew()
        return self._left < 1 or (self.wider is not None and self.wider.empty())

    def _renew(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


def counted(host: str | None) -> str:
    """Return an address as limits count it: an IPv6 address is replaced by its /64 network, which one customer has.

    Return an empty text for a connection without an address, such as a Unix socket.
    """
    try:
        found = parse_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))


def wider(address: str) -> str | None:
    """Return the /48 network of a counted IPv6 address, and None for any other text."""
    return str(ipaddress.ip_network(address).supernet(new_prefix=48)) if address.endswith("/64") else None


def network_of(address: str) -> str:
    """Return the 48-bit network of an IPv6 address, which a customer may have; an IPv4 address is returned as it is."""
    return wider(address) or address


class Buckets:
    """Token buckets by key (an address or a person) and topic. The least recently used bucket is evicted first.

    `name` makes a bucket's key from the key and the topic. `tell` reports a bucket's key and the tokens taken here.
    """

    def __init__(
        self,
        rate: float,
        burst: int,
        name: Callable[[str, str], str] = "{}\n{}".format,
        tell: Callable[[str, float], None] | None = None,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._name = name
        self._tell = tell
        self._buckets: LruDict[str, Bucket] = LruDict(ADDRESSES_KEPT)

    def take(self, whose: str, about: str = "") -> bool:
        """Take a token from a bucket and return True, if one is left."""
        return self.of(whose, about).take()

    def of(self, whose: str, about: str = "") -> Bucket:
        """Return the bucket of a key and a topic."""
        network = wider(whose)
        bucket = self._kept(self._name(whose, about))
        if network is not None:
            bucket.wider = self._kept(WIDE + self._name(network, about))
        return bucket

    def owe(self, name: str, price: float) -> None:
        """Subtract tokens from a bucket that were taken at another server."""
        self._kept(name).owe(price)

    def _kept(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            times = WIDER if name.startswith(WIDE) else 1
            tell = None if self._tell is None else partial(self._tell, name)
            bucket = Bucket(times * self._rate, times * self._burst, tell)
        self._buckets[name] = bucket
        return bucket


class Places:
    """Connection limit: `most` per address, and WIDER times as many per /48 network.

    `show` publishes the number of connections at this server, rounded down to a multiple of 1/SLACK of the limit.
    `elsewhere` returns the number at other servers. Both take an address or a network.
    """

    def __init__(
        self,
        most: int,
        show: Callable[[str, int], None] = lambda _address, _taken: None,
        elsewhere: Callable[[str], int] = lambda _address: 0,
    ) -> None:
        self._most = most
        self._show = show
        self._elsewhere = elsewhere
        self._taken: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """Return whether an address has reached its limit."""
        return any(self._taken[one] + self._elsewhere(one) >= most for one, most in self._counted(address))

    def take(self, address: str) -> None:
        """Count one more connection of an address, even above the limit."""
        self._change(address, 1)

    def free(self, address: str) -> None:
        """Count one connection of an address less."""
        self._change(address, -1)

    def _change(self, address: str, by: int) -> None:
        for one, most in self._counted(address):
            self._taken[one] += by
            part = max(1, most // SLACK)
            self._show(one, self._taken[one] // part * part)
            if not self._taken[one]:
                del self._taken[one]

    def _counted(self, address: str) -> list[tuple[str, int]]:
        """Return the address and its network, each with its limit."""
        network = wider(address)
        return [(address, self._most), *([] if network is None else [(network, WIDER * self._most)])]


class Shares:
    """Two limits at once: one per person, and one for all people of an address, because new cookies are free."""

    def __init__(self, own: Buckets, together: Buckets) -> None:
        self._own = own
        self._all = together

    def take(
        self, address: str, person: str | None, about: str = "", *, alone: bool = False, price: float = 1.0
    ) -> bool:
        """Take one token of the person and `price` tokens of the address; return whether both had some left.

        Without a cookie, the address counts as the person. With `alone`, the address's limit is ignored.
        """
        own, everybodys = self._own.of(person or address, about), self._all.of(address, about)
        if alone:
            return own.take()
        return not everybodys.empty() and own.take() and everybodys.take(price)
