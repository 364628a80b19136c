"""What goes on at a table without anybody's asking: its bots play, and its times run out."""

from __future__ import annotations

from tongiaki.bots.pool import BotPool
from tongiaki.tables.runtime.alarms import Alarms, TimedTask
from tongiaki.tables.runtime.bot_games import BotGames
from tongiaki.tables.runtime.bot_turns import BotTurns
from tongiaki.tables.runtime.node import Node
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.runtime.timed_tasks import AbsenceCheck, ClockExpiry, LengthLimit, VacationExpiry, VoteExpiry


class TableAgents:
    """The bots and the clocks of one table; `pause` is in seconds for each decision of a bot.

    A game ends as it stands once it has `most` moves. Nothing is done here while another server sees to the table;
    where there is something to do, the `node` wants to. `games` limits the games of bots alone.
    """

    def __init__(self, table: Table, pool: BotPool, pause: float, most: int, node: Node, games: BotGames) -> None:
        def ours() -> bool:
            return node.holds_lease(table.state.id)

        self._table = table
        self._node = node
        self._ours = ours
        self._bots = BotTurns(table, pool, pause, ours, games)
        duties: list[TimedTask] = [
            VoteExpiry(table),
            VacationExpiry(table),
            ClockExpiry(table),
            AbsenceCheck(table),
            LengthLimit(table, most),
        ]
        self._alarms = Alarms(table, duties, ours)

    @property
    def busy(self) -> bool:
        """Whether a bot is thinking, or the game waits for its turn among games of bots alone."""
        return self._bots.busy

    @property
    def due(self) -> float | None:
        """When something is to happen next, in seconds since 1970; None if nothing is awaited but the bots."""
        return self._alarms.due

    def wake(self) -> None:
        """Look at the table, which has changed, or whose people have come or gone."""
        if self._ours():
            self._bots.wake()
            self._alarms.wake()
        elif self._table.state.bot_to_move is not None or self.due is not None:
            self._node.request_lease(self._table.state.id)

    async def stop(self) -> None:
        """Leave the table, for good; what is being written is written."""
        await self._bots.stop()
        await self._alarms.stop()
