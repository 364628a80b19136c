"""Rate limits and connection limits, per person and per address.

Servers share each limit: each of N live servers allows 1/N of the rate, the burst and the connections.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable

from tongiaki.common.addresses import parse_address
from tongiaki.common.lru import LruDict

MAX_ADDRESSES = 10_000
"""Maximum number of keys (addresses or persons) that a limit keeps in memory."""
NETWORK_FACTOR = 8
"""Factor by which the limit of a /48 network exceeds the limit of a /64 network.

A single customer can have a whole /48 network.
"""
_NETWORK_PREFIX = "wide "
"""Prefix of the keys of buckets for /48 networks."""

LiveServers = Callable[[], int]
"""Function that returns the number of live servers that share a limit."""


def one_server() -> int:
    """Return 1, for limits that are not shared between servers."""
    return 1


class TokenBucket:
    """A token bucket: this server's part of `burst` tokens, refilled with its part of `rate` tokens per second.

    Each token is also taken from the `network` bucket, if there is one.
    """

    __slots__ = ("_burst", "_live_servers", "_rate", "_renewed", "_tokens", "network")

    def __init__(self, rate: float, burst: int, live_servers: LiveServers = one_server) -> None:
        self._rate = rate
        self._burst = burst
        self._live_servers = live_servers
        self.network: TokenBucket | None = None
        self._tokens = _divided(burst, live_servers())
        self._renewed = time.monotonic()

    def try_acquire(self, price: float = 1.0) -> bool:
        """Take `price` tokens and return True if at least one is left, otherwise return False.

        The balance can become negative.
        """
        if self.is_empty():
            return False
        self.charge(price)
        return True

    def charge(self, price: float) -> None:
        """Take `price` tokens even if none is left. The balance can become negative."""
        self._tokens -= price
        if self.network is not None:
            self.network.charge(price)

    def is_empty(self) -> bool:
        """Return whether less than one token is left, here or in the network's bucket."""
        self._renew()
        return self._tokens < 1 or (self.network is not None and self.network.is_empty())

    def _renew(self) -> None:
        now, servers = time.monotonic(), self._live_servers()
        gained = (now - self._renewed) * self._rate / servers
        self._tokens = min(_divided(self._burst, servers), self._tokens + gained)
        self._renewed = now


def _divided(limit: int, servers: int) -> float:
    """Return one server's part of a limit, at least 1 (or 0 if the limit is 0)."""
    return max(min(limit, 1), limit / servers)


def address_key(host: str | None) -> str:
    """Return the key of an address in limits: the address, or the /64 network of an IPv6 address.

    All addresses of a /64 network belong to one customer. The key is empty for a connection without an address, such as
    a Unix socket.
    """
    try:
        parsed = parse_address(host or "")
    except ValueError:
        return host or ""
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    return str(ipaddress.ip_network((parsed.packed[:8] + bytes(8), 64)))


def wide_network(address: str) -> str | None:
    """Return the /48 network that contains a /64 network, or None for any other key."""
    return str(ipaddress.ip_network(address).supernet(new_prefix=48)) if address.endswith("/64") else None


def network_of(address: str) -> str:
    """Return the /48 network that contains a /64 network, or any other key unchanged."""
    return wide_network(address) or address


class RateLimit:
    """Maximum rate and burst per key (an address or a person) and topic.

    If there are too many keys, the least recently used key is forgotten first.
    """

    def __init__(self, rate: float, burst: int, live_servers: LiveServers = one_server) -> None:
        self._rate = rate
        self._burst = burst
        self._live_servers = live_servers
        self._buckets: LruDict[str, TokenBucket] = LruDict(MAX_ADDRESSES)

    def try_acquire(self, key: str, topic: str = "") -> bool:
        """Take a token of a key and return True if one is left, otherwise return False."""
        return self.bucket(key, topic).try_acquire()

    def bucket(self, key: str, topic: str = "") -> TokenBucket:
        """Return the bucket of a key and a topic."""
        network = wide_network(key)
        bucket = self._get(f"{key}\n{topic}", 1)
        if network is not None:
            bucket.network = self._get(f"{_NETWORK_PREFIX}{network}\n{topic}", NETWORK_FACTOR)
        return bucket

    def _get(self, name: str, factor: int) -> TokenBucket:
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            bucket = TokenBucket(factor * self._rate, factor * self._burst, self._live_servers)
        self._buckets[name] = bucket
        return bucket


class ConnectionsPerAddress:
    """Maximum number of open connections per address, and NETWORK_FACTOR times as many per /48 network."""

    def __init__(self, limit: int, live_servers: LiveServers = one_server) -> None:
        self._limit = limit
        self._live_servers = live_servers
        self._open: Counter[str] = Counter()

    def is_reached(self, address: str) -> bool:
        """Return whether an address, or its network, has reached its limit."""
        servers = self._live_servers()
        return any(self._open[key] >= int(_divided(limit, servers)) for key, limit in self._limits(address))

    def add(self, address: str) -> None:
        """Count a new connection of an address, even if the limit is exceeded."""
        for key, _ in self._limits(address):
            self._open[key] += 1

    def remove(self, address: str) -> None:
        """Stop counting a connection of an address."""
        for key, _ in self._limits(address):
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]

    def _limits(self, address: str) -> list[tuple[str, int]]:
        """Return the address and its network, each with its limit."""
        network = wide_network(address)
        return [(address, self._limit), *([] if network is None else [(network, NETWORK_FACTOR * self._limit)])]


class PersonAndAddressLimit:
    """Two combined rate limits: one per person, and one per address, because cookies are easy to replace."""

    def __init__(self, per_person: RateLimit, per_address: RateLimit) -> None:
        self._per_person = per_person
        self._per_address = per_address

    def try_acquire(
        self, address: str, person: str | None, topic: str = "", *, person_only: bool = False, price: float = 1.0
    ) -> bool:
        """Take one token of the person and `price` tokens of the address; return whether both had some left.

        A client without a cookie is counted under its address. With `person_only`, the address's limit is ignored.
        """
        of_person = self._per_person.bucket(person or address, topic)
        of_address = self._per_address.bucket(address, topic)
        if person_only:
            return of_person.try_acquire()
        return not of_address.is_empty() and of_person.try_acquire() and of_address.try_acquire(price)
