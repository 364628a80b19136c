"""Limit on concurrent games of bots alone on a server, per owner; further games wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

BOT_GAMES = 3
"""Games of bots alone of one owner."""


class BotGames:
    """The games of bots alone: up to `limit` per owner run, and the others wait for their turn."""

    def __init__(self, limit: int = BOT_GAMES) -> None:
        self._limit = limit
        self._owners: dict[str, str] = {}  # of the games that run or wait, by table
        self._running: dict[str, set[str]] = {}
        self._waiting: dict[str, OrderedDict[str, Callable[[], None]]] = {}

    def begin(self, owner: str, table_id: str, wake: Callable[[], None]) -> bool:
        """Return whether a game may go on now; otherwise it waits, and `wake` is called when it may."""
        self._owners[table_id] = owner
        running = self._running.setdefault(owner, set())
        if table_id in running:
            return True
        if len(running) < self._limit:
            self._waiting.get(owner, OrderedDict()).pop(table_id, None)
            running.add(table_id)
            return True
        self._waiting.setdefault(owner, OrderedDict())[table_id] = wake
        return False

    def end(self, table_id: str) -> None:
        """Remove a game that is over or that a person plays again; the owner's next game may go on."""
        owner = self._owners.pop(table_id, None)
        if owner is None:
            return
        waiting, running = self._waiting.get(owner, OrderedDict()), self._running[owner]
        waiting.pop(table_id, None)
        running.discard(table_id)
        woken: list[Callable[[], None]] = []
        while waiting and len(running) < self._limit:
            following, wake = waiting.popitem(last=False)
            running.add(following)
            woken.append(wake)
        if not waiting:
            self._waiting.pop(owner, None)
        if not running:
            del self._running[owner]
        for wake in woken:
            wake()

    def waits(self, table_id: str) -> bool:
        """Return whether a game waits for its turn."""
        owner = self._owners.get(table_id)
        return owner is not None and table_id not in self._running[owner]
