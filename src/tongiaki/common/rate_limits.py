"""How fast one person, or one address, may ask."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial

from tongiaki.common.addresses import address

ADDRESSES_KEPT = 10_000
WIDER = 8
"""What a network of 48 bits, which one customer may have, may more than one of the networks of 64 bits in it."""
WIDE = "wide "
"""With what the name of the bucket of such a network begins."""


SLACK = 8
"""What is taken from a bucket is told once it is more than one part in so many of what may be had at once."""

Tell = Callable[[float], None]
"""Tells other servers how much was taken here since this was done last."""


class Bucket:
    """A token bucket: `burst` at once, `rate` a second for long. Every token is taken from the `wider` one, too.

    Of those that are taken here, others are told by `tell`.
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
        """Take so many tokens if there is one at least; what is dear leaves a debt."""
        if self.empty():
            return False
        self.charge(price)
        return True

    def charge(self, price: float) -> None:
        """Take so many tokens, whether they are there or not."""
        self._left -= price
        if self._tell is not None:
            self._untold += price
            if self._untold > self._burst / SLACK:
                self._tell(self._untold)
                self._untold = 0.0
        if self.wider is not None:
            self.wider.charge(price)

    def owe(self, price: float) -> None:
        """Lose so many tokens, which were taken at another server."""
        self._renew()
        self._left -= price

    def empty(self) -> bool:
        """Tell whether there is none."""
        self._renew()
        return self._left < 1 or (self.wider is not None and self.wider.empty())

    def _renew(self) -> None:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now


def counted(host: str | None) -> str:
    """Give an address as limits count it: of IPv6 the network, as one house has all of its addresses.

    Empty where there is none, as on a socket in the file system.
    """
    try:
        found = address(host or "")
    except ValueError:
        return host or ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    return str(ipaddress.ip_network((found.packed[:8] + bytes(8), 64)))


def wider(address: str) -> str | None:
    """Name the network of 48 bits that an address of IPv6, as limits count it, is in; None for any other text."""
    return str(ipaddress.ip_network(address).supernet(new_prefix=48)) if address.endswith("/64") else None


def network_of(address: str) -> str:
    """Return the 48-bit network of an IPv6 address, which a customer may have; an IPv4 address is returned as it is."""
    return wider(address) or address


class Buckets:
    """A bucket for each address, person or whatever is counted; the least recently used is forgotten first.

    `about` parts them further. What is counted goes by the name that `name` makes of it, and `tell` tells of it.
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
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str, about: str = "") -> bool:
        """Take a token from a bucket if there is one."""
        return self.of(whose, about).take()

    def of(self, whose: str, about: str = "") -> Bucket:
        """Give a bucket."""
        network = wider(whose)
        bucket = self._kept(self._name(whose, about))
        if network is not None:
            bucket.wider = self._kept(WIDE + self._name(network, about))
        return bucket

    def owe(self, name: str, price: float) -> None:
        """Lose so many tokens from a bucket, which were taken at another server."""
        self._kept(name).owe(price)

    def _kept(self, name: str) -> Bucket:
        bucket = self._buckets.pop(name, None)
        if bucket is None:
            times = WIDER if name.startswith(WIDE) else 1
            tell = None if self._tell is None else partial(self._tell, name)
            bucket = Bucket(times * self._rate, times * self._burst, tell)
        self._buckets[name] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket


class Places:
    """So many places for each address, and WIDER times as many for all of a network of 48 bits.

    Those that are taken here are shown to other servers by `show`, down to a whole number of parts, SLACK of which are
    all places; `elsewhere` tells how many are taken there. Both are asked about an address, or such a network.
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
        """Tell whether an address has as many as it may."""
        return any(self._taken[one] + self._elsewhere(one) >= most for one, most in self._counted(address))

    def take(self, address: str) -> None:
        """Take a place, also where there is none."""
        self._change(address, 1)

    def free(self, address: str) -> None:
        """Give a place back."""
        self._change(address, -1)

    def _change(self, address: str, by: int) -> None:
        for one, most in self._counted(address):
            self._taken[one] += by
            part = max(1, most // SLACK)
            self._show(one, self._taken[one] // part * part)
            if not self._taken[one]:
                del self._taken[one]

    def _counted(self, address: str) -> list[tuple[str, int]]:
        """Name the address and the network that it is in, each with all of its places."""
        network = wider(address)
        return [(address, self._most), *([] if network is None else [(network, WIDER * self._most)])]


class Shares:
    """Each person may so much, and all of one address so much together: cookies cost nothing."""

    def __init__(self, own: Buckets, together: Buckets) -> None:
        self._own = own
        self._all = together

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
