"""All tables: made, found, kept while they are used, and woken where something is to happen by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

from tongiaki.bots.pool import BotPool
from tongiaki.common import moments, tasks
from tongiaki.common.about import about
from tongiaki.common.ids import is_id, new_id
from tongiaki.common.moments import now, now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.store import Ledger, Origin, UnavailableError
from tongiaki.tables.decisions import stand_ins
from tongiaki.tables.runtime.account_cache import AccountCache
from tongiaki.tables.runtime.agents import TableAgents
from tongiaki.tables.runtime.bot_games import BOT_GAMES, BotGames
from tongiaki.tables.runtime.node import NO_PRESENCE, PRESENCE_PREFIX, ClusterListener, Node
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import Whisper

KEPT = 300.0
"""Seconds for which a table that nobody looks at stays in memory."""
SWEEP = 60.0
"""Seconds between two looks for such tables."""
NOTED = 3600.0
"""Seconds between two notes in the database that somebody is at a table, which keeps it from being removed."""
RETURN = 60
"""Seconds that somebody whose time ran while no server did has at least."""
MOST_MOVES = 20_000
"""Moves after which a game ends as it stands."""

_log = logging.getLogger(__name__)


class Registry(ClusterListener):
    """The tables of this server, which is a `node` among those that share the database.

    `on_change` is called with a table after every change, once its bots are woken, and `on_news` after changes at
    other servers.
    """

    def __init__(
        self,
        ledger: Ledger,
        pool: BotPool,
        bot_pause: float,
        directory: AccountCache | None = None,
        *,
        return_patience: int = RETURN,
        most_moves: int = MOST_MOVES,
        bot_games: int = BOT_GAMES,
        node: Node | None = None,
    ) -> None:
        self.on_change: Callable[[Table], None] = lambda _: None
        self.on_news: Callable[[], None] = lambda: None
        self.node = node or Node()
        self._ledger = ledger
        self._directory = directory
        self._pool = pool
        self._bot_pause = bot_pause
        self._return_patience = return_patience
        self._most_moves = most_moves
        self._bot_games = BotGames(bot_games)
        self._tables: dict[str, tuple[Table, TableAgents]] = {}
        self._asleep: dict[str, float] = {}  # tables that were put away, and when something is to happen there
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._noted: dict[str, float] = {}  # when the database was told last that somebody is at a table
        self._unwoken: set[str] = set()  # those that have waited since the server before this one
        self._waker: asyncio.Task[None] | None = None
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def awake(self) -> list[Table]:
        """The tables that are at hand."""
        return [table for table, _ in self._tables.values()]

    @property
    def asleep(self) -> int:
        """How many were put away, to be woken when something is to happen there."""
        return len(self._asleep)

    async def open(self) -> None:
        """Begin to wake every table where a bot is to move or a clock runs, and to put unused ones away."""
        if self.node.shared:
            await self.node.open(self)
        else:
            self._unwoken = set(await self._ledger.waiting())
            self._waker = tasks.begin(self.tables_taken_over(self._unwoken.copy()), "the waking of tables")
        self._sweeper = tasks.begin(self._sweep(), "the putting away of tables")

    async def close(self) -> None:
        """Stop the bots and wait until everything that was begun is written."""
        await tasks.end(self._waker)
        await tasks.end(self._sweeper)
        for table, attendants in list(self._tables.values()):
            await attendants.stop()
            await table.drain()
        await self.node.close()

    def has(self, table_id: str) -> bool:
        """Tell whether a table is at hand, so that finding it takes no work."""
        return table_id in self._tables or table_id in self._opening

    async def get(self, table_id: str) -> Table:
        """Find a table; raises `no_table`, or `try_again` if the database does not answer."""
        if not is_id(table_id):
            raise ProblemError("no_table")
        if table_id in self._tables:
            table = self._tables[table_id][0]
            table.used = time.monotonic()
            return table
        if table_id not in self._opening:
            return await self._opened(table_id, self._open(table_id))
        return await asyncio.shield(self._opening[table_id])

    def present(self, table_id: str) -> frozenset[str]:
        """Tell which persons are connected to a table, here or elsewhere."""
        kept = self._tables.get(table_id)
        return self.node.remote_presence(table_id).persons if kept is None else kept[0].present

    async def make(
        self, entries: Sequence[e.Entry], table_id: str | None = None, origin: Origin | None = None
    ) -> Table:
        """Make a table that begins with these entries, `Created` first; with an id, once, whoever else makes it."""
        table_id = table_id or new_id()
        if self.has(table_id):
            return await self.get(table_id)
        return await self._opened(table_id, self._make(table_id, entries, origin))

    async def refresh_profiles(self, persons: Collection[str]) -> None:
        """Show these persons anew wherever they sit, here and elsewhere: what is known of them has changed."""
        self.node.publish_profiles(persons)
        await self.profiles_changed(persons)

    async def profiles_changed(self, persons: Collection[str]) -> None:
        """Hear that what is known of these persons has changed."""
        if self._directory is not None:
            self._directory.forget(persons)
        for kept in list(self._tables.values()):
            table = kept[0]
            if any(table.state.seats.seat_of(person) is not None for person in persons):
                await table.refresh_profiles()

    def waiting_tables(self) -> list[str]:
        """Name the tables that wait for players, and where somebody waits, here or elsewhere."""
        here = {table.state.id for table in self.awake if table.waits_for_players}
        return list(here.union(self.node.waiting_tables()))

    async def release(self, table_id: str) -> bool:
        """Put a table away now, so that its entries may go; False if somebody is there, or was within minutes."""
        if table_id in self._opening or self.node.remote_presence(table_id) != NO_PRESENCE:
            return False
        kept = self._tables.get(table_id)
        if kept is not None:
            table, attendants = kept
            if not table.idle or attendants.busy or table.used > time.monotonic() - KEPT:
                return False
            del self._tables[table_id]
            await attendants.stop()
            table.clear_callbacks()
        self._asleep.pop(table_id, None)
        self.node.release_lease(table_id)
        return True

    async def reload(self, table_id: str) -> None:
        """Read a table anew if it is in use here, as somebody else has written to it; raises `try_again`."""
        if table_id in self._opening:  # what it reads may be from before that
            with contextlib.suppress(ProblemError):
                await asyncio.shield(self._opening[table_id])
        if table_id in self._tables:
            await self._tables[table_id][0].reload()

    def watchers(self, table_id: str) -> int:
        """Count those who look on at a table without a seat."""
        kept = self._tables.get(table_id)
        return self.node.remote_presence(table_id).watchers if kept is None else kept[0].watchers

    async def entries_appended(self, numbers: dict[str, int]) -> None:
        """Hear that tables have entries up to these numbers, which other servers have appended."""
        await asyncio.gather(*(self._follow(table_id, number) for table_id, number in numbers.items()))
        self.on_news()

    async def presence_changed(self, tables: Collection[str]) -> None:
        """Hear that people came to these tables elsewhere, or went."""
        tables = [one for one in tables if not one.startswith(PRESENCE_PREFIX)]
        for table_id in tables:
            await self._rouse(table_id)
            if table_id in self._tables:
                self._tables[table_id][0].set_remote_presence(self.node.remote_presence(table_id))
        if tables:
            self.on_news()

    def whisper_received(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Hear what is said to these persons alone."""
        if table in self._tables:
            self._tables[table][0].deliver_whisper(words, persons)

    async def messages_missed(self) -> None:
        """Look for what other servers have appended without our hearing of it."""
        numbers = await self._ledger.newest([*self._tables, *self._opening])
        behind = {table_id: number for table_id, number in numbers.items() if self._number(table_id) < number}
        if behind:
            await self.entries_appended(behind)

    async def leases_acquired(self, names: Collection[str]) -> None:
        """Hear that this server now sees to these tables alone."""
        for name in names:
            if name in self._tables:
                self._tables[name][1].wake()

    async def tables_taken_over(self, tables: Collection[str]) -> None:
        """Open tables that nobody saw to, one after another; whoever asks for one meanwhile does not wait for all."""
        self._unwoken.update(tables)
        for table_id in sorted(tables):
            with about(table=table_id):
                try:
                    await self._wake(table_id)
                except ProblemError as problem:
                    self.node.release_lease(table_id)
                    _log.warning("table %s cannot be opened now: %s", table_id, problem.code)
                except Exception:  # noqa: BLE001 - one table that cannot be read keeps none of the others waiting
                    _log.exception("table %s cannot be opened", table_id)

    async def _opened(self, table_id: str, work: Coroutine[Any, Any, Table]) -> Table:
        """Open a table once for all who ask for it meanwhile; it is opened even if the caller is cancelled."""
        task = asyncio.get_running_loop().create_task(work)
        self._opening[table_id] = task
        task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _make(self, table_id: str, entries: Sequence[e.Entry], origin: Origin | None) -> Table:
        table = Table(table_id, self._ledger, self._directory, origin)
        await table.act(lambda state: [] if state.number else entries)
        # Kept only now that it is on disk: what the database did not take is no table.
        self._keep(table).after_change()
        return table

    async def _wake(self, table_id: str) -> None:
        table = await self.get(table_id)
        if table_id in self._unwoken:  # it was at hand already
            await self._forgive(table)
        self._tables[table_id][1].wake()

    async def _forgive(self, table: Table) -> None:
        """Leave some time to whoever's time ran while no server saw to the table."""
        least = 1000 * self._return_patience
        self._unwoken.discard(table.state.id)
        await table.act(lambda state: stand_ins.grant_time(state, least, now_ms()))

    async def _follow(self, table_id: str, number: int) -> None:
        await self._rouse(table_id)
        if table_id in self._opening:  # what it reads may be from before that
            with contextlib.suppress(ProblemError):
                await asyncio.shield(self._opening[table_id])
        if table_id in self._tables:
            try:
                await self._tables[table_id][0].catch_up_to(number)
            except ProblemError as problem:
                if problem.code == "try_again":
                    raise UnavailableError from problem
                _log.info("table %s is read no more: %s", table_id, problem.code)

    async def _rouse(self, table_id: str) -> None:
        """Open a table that was put away until its time comes, as it has changed elsewhere."""
        if table_id in self._asleep:
            with contextlib.suppress(ProblemError):  # the database is away: when its time has come, then
                await self.get(table_id)

    def _number(self, table_id: str) -> int:
        return self._tables[table_id][0].state.number if table_id in self._tables else 0

    async def _open(self, table_id: str) -> Table:
        table = Table(table_id, self._ledger, self._directory)
        try:
            found = await table.load()
        except UnavailableError as error:
            raise ProblemError("try_again") from error
        if not found:
            raise ProblemError("no_table")
        if table_id in self._unwoken:
            await self._forgive(table)
        self._keep(table).after_change()
        return table

    def _keep(self, table: Table) -> Table:
        node, table_id = self.node, table.state.id
        attendants = TableAgents(table, self._pool, self._bot_pause, self._most_moves, node, self._bot_games)

        def wake() -> None:
            attendants.wake()
            node.publish_presence(table_id, table.local_presence)
            self.on_change(table)

        def presence_changed() -> None:
            attendants.wake()
            node.publish_presence(table_id, table.local_presence)
            if table.state.status == "open":  # which the lobby shows as long as somebody is there
                self.on_change(table)

        table.after_change, table.after_presence = wake, presence_changed
        table.forward_whisper = lambda words, persons: node.send_whisper(table_id, words, persons)
        table.remote_presence = node.remote_presence(table_id)
        self._tables[table_id] = (table, attendants)
        self._asleep.pop(table_id, None)
        return table

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self._note()
            long_ago, soon = time.monotonic() - KEPT, now() + 2 * SWEEP
            for table_id, (table, attendants) in list(self._tables.items()):
                due = attendants.due
                if table.idle and not attendants.busy and table.used < long_ago and (due is None or due > soon):
                    del self._tables[table_id]
                    if due is not None and self.node.holds_lease(table_id):
                        self._asleep[table_id] = due  # before anybody can open the table anew, which wakes it
                    else:
                        self.node.release_lease(table_id)
                    await attendants.stop()
                    table.clear_callbacks()
            for table_id, due in list(self._asleep.items()):
                if due <= soon:
                    with contextlib.suppress(ProblemError):  # the database is away: the next time, then
                        await self.get(table_id)

    async def _note(self) -> None:
        now = time.monotonic()
        self._noted = {table_id: at for table_id, at in self._noted.items() if at > now - NOTED}
        here = [one for one, (table, _) in self._tables.items() if not table.idle and one not in self._noted]
        if here:
            with contextlib.suppress(UnavailableError):  # the next time, then
                await self._ledger.note_seen(here, int(moments.now()))
                self._noted |= dict.fromkeys(here, now)
