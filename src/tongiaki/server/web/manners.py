"""What is asked of every websocket: where its page may come from, and how fast one opens and speaks."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.common.origins import Origin
from tongiaki.server.web.limits import Buckets, Shares


@dataclass(frozen=True, slots=True)
class Manners:
    """What holds for all websockets of a server; `rate` is how many messages a second one connection may send."""

    origins: tuple[Origin, ...]
    rate: float
    opening: Buckets
    hearing: Shares
