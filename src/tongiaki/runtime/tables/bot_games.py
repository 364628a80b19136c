"""Limit on the concurrent games between bots only on a server, per owner; further games wait."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

BOT_GAMES = 3
"""Maximum number of concurrent games between bots only, per owner."""


class BotGames:
    """The games between bots only: up to `limit` per owner run at a time, and the others wait in a queue."""

    def __init__(self, limit: int = BOT_GAMES) -> None:
        self._limit = limit
        self._owners: dict[str, str] = {}  # owner of each running or waiting game, by table
        self._running: dict[str, set[str]] = {}
        self._waiting: dict[str, OrderedDict[str, Callable[[], None]]] = {}

    def begin(self, owner: str, table_id: str, wake: Callable[[], None]) -> bool:
        """Return whether a game may go on now. If not, it is queued, and `wake` is called once it may."""
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
        """Remove a game that is over or that a person has rejoined, so that the owner's next game may go on."""
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
        """Return whether a game is waiting in the queue."""
        owner = self._owners.get(table_id)
        return owner is not None and table_id not in self._running[owner]
