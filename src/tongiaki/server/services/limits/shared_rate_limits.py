"""The limits are one for all servers: each counts what it serves, and hears from the others what they served.

What somebody has taken at one server, beyond an eighth of what may be had at once, is told to the others within PAUSE
and taken from their buckets, too, which may owe some then. So a client at many servers has no more for long than at
one; only what comes to several of them before they have heard of each other is had at once at each.
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
"""Seconds in which what was taken is gathered into one message."""
AT_ONCE = 100
"""Buckets that are told of in one message."""

_Spent = dict[str, dict[str, float]]


class SharedRateLimits:
    """Makes the buckets that are shared, each kind by its own name, and tells what is taken from them.

    What is counted goes by marks: no address leaves the server.
    """

    def __init__(self, pseudonyms: Pseudonyms, node: Node) -> None:
        self._marks = pseudonyms
        self._node = node
        self._kinds: dict[str, Buckets] = {}
        self._untold: dict[tuple[str, str], float] = {}
        self._timer: asyncio.TimerHandle | None = None
        node.subscribe(ABOUT, _Spent, self._heard)

    def buckets(self, kind: str, rate: float, burst: int) -> Buckets:
        """Make buckets with so many tokens a second, and so many at once."""
        if self._node.shared:
            made = Buckets(rate, burst, self._marks.of, partial(self._note, kind))
        else:
            made = Buckets(rate, burst)
        self._kinds[kind] = made
        return made

    def shares(self, kind: str, rate: float, burst: int, together: int, at_once: int | None = None) -> Shares:
        """Make shares of which all persons of one address have `together` so many times as much as one of them."""
        everybodys = self.buckets(f"{kind} together", together * rate, (at_once or together) * burst)
        return Shares(self.buckets(kind, rate, burst), everybodys)

    def tell(self) -> None:
        """Tell others now what was taken and is not told yet."""
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
        """Tell nothing more."""
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
            if kind in self._kinds:  # else of a newer version
                for name, price in prices.items():
                    self._kinds[kind].owe(name, price)
