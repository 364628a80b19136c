"""The background agents of a table: bots that move, and timers."""

from __future__ import annotations

from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.cluster.node import Node
from tongiaki.runtime.tables.alarms import Alarms, TimedTask
from tongiaki.runtime.tables.bot_games import BotGames
from tongiaki.runtime.tables.bot_turns import BotTurns
from tongiaki.runtime.tables.table import Table
from tongiaki.runtime.tables.timed_tasks import AbsenceCheck, ClockExpiry, LengthLimit, VacationExpiry, VoteExpiry


class TableAgents:
    """The bots and the timers of one table. `pause`: seconds for each decision of a bot.

    `most`: number of moves after which the game is ended at its current position. The agents act only while this
    server's `node` holds the table's lease, and request the lease if an action is pending. `games`: the limit on games
    between bots only.
    """

    def __init__(self, table: Table, pool: BotPool, pause: float, most: int, node: Node, games: BotGames) -> None:
        def ours() -> bool:
            return node.holds_lease(table.state.id)

        self._table = table
        self._node = node
        self._ours = ours
        self._bots = BotTurns(table, pool, pause, ours, games)
        timed_tasks: list[TimedTask] = [
            VoteExpiry(table),
            VacationExpiry(table),
            ClockExpiry(table),
            AbsenceCheck(table),
            LengthLimit(table, most),
        ]
        self._alarms = Alarms(table, timed_tasks, ours)

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or the game is in the queue of games between bots only."""
        return self._bots.busy

    @property
    def due(self) -> float | None:
        """When the next timed task is due, in seconds since 1970, UTC; None if there is none."""
        return self._alarms.due

    def wake(self) -> None:
        """React to a change of the table or of the persons present."""
        if self._ours():
            self._bots.wake()
            self._alarms.wake()
        elif self._table.state.bot_to_move is not None or self.due is not None:
            self._node.request_lease(self._table.state.id)

    async def stop(self) -> None:
        """Stop permanently; a write in progress is completed."""
        await self._bots.stop()
        await self._alarms.stop()
