"""Rate limits shared between servers: each reports the tokens it consumed to the others.

A server reports a bucket once it has consumed more than an eighth of the burst, within PAUSE seconds. The other servers
subtract these tokens from their own buckets, which can become negative. The sustained rate is therefore the same
across all servers. Only a burst can be consumed on several servers at once, before their reports arrive.
"""

from __future__ import annotations

import asyncio
from functools import partial
from itertools import islice

from tongiaki.common.rate_limits import Buckets, Shares
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.tables.runtime.node import Node

ABOUT = "spent"
PAUSE = 0.2
"""Seconds for which consumed tokens are collected into one message."""
AT_ONCE = 100
"""Maximum number of buckets per message."""

_Spent = dict[str, dict[str, float]]


class SharedRateLimits:
    """Factory of shared token buckets, one set for each kind, that publishes their consumption.

    Buckets are keyed by pseudonyms, so that no address leaves the server.
    """

    def __init__(self, pseudonyms: Pseudonyms, node: Node) -> None:
        self._marks = pseudonyms
        self._node = node
        self._kinds: dict[str, Buckets] = {}
        self._untold: dict[tuple[str, str], float] = {}
        self._timer: asyncio.TimerHandle | None = None
        node.subscribe(ABOUT, _Spent, self._heard)

    def buckets(self, kind: str, rate: float, burst: int) -> Buckets:
        """Create the buckets of a kind, with `rate` tokens per second and the given burst."""
        if self._node.shared:
            made = Buckets(rate, burst, self._marks.of, partial(self._note, kind))
        else:
            made = Buckets(rate, burst)
        self._kinds[kind] = made
        return made

    def shares(self, kind: str, rate: float, burst: int, together: int, at_once: int | None = None) -> Shares:
        """Create buckets per person, and per address with `together` times the rate of one person.

        The burst per address is `at_once` times the burst of one person (default: `together` times).
        """
        everybodys = self.buckets(f"{kind} together", together * rate, (at_once or together) * burst)
        return Shares(self.buckets(kind, rate, burst), everybodys)

    def tell(self) -> None:
        """Publish all consumed tokens that were not reported yet."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        untold, self._untold = iter(self._untold.items()), {}
        while some := list(islice(untold, AT_ONCE)):
            spent: _Spent = {}
            for (kind, name), price in some:
                spent.setdefault(kind, {})[name] = round(price, 3)
            self._node.publish(ABOUT, spent)

    def close(self) -> None:
        """Stop publishing."""
        if self._timer is not None:
            self._timer.cancel()

    def _note(self, kind: str, name: str, price: float) -> None:
        if self._node.alone:
            return
        self._untold[kind, name] = self._untold.get((kind, name), 0.0) + price
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self.tell)

    async def _heard(self, spent: _Spent) -> None:
        for kind, prices in spent.items():
            if kind in self._kinds:  # a server of a newer version may have other kinds
                for name, price in prices.items():
                    self._kinds[kind].owe(name, price)
