"""Registry of tables: creates, loads, caches and unloads them, and wakes those with automatic actions due."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any

from tongiaki.common import background_tasks
from tongiaki.common.clock import now, now_ms
from tongiaki.common.ids import is_id, new_id
from tongiaki.common.log_context import log_fields
from tongiaki.common.problems import ProblemError
from tongiaki.runtime import idle_sweep
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.cluster.node import NO_PRESENCE, PRESENCE_PREFIX, ClusterListener, Node
from tongiaki.runtime.idle_sweep import IdleSweep
from tongiaki.runtime.tables.account_cache import AccountCache
from tongiaki.runtime.tables.agents import TableAgents
from tongiaki.runtime.tables.bot_games import BOT_GAMES, BotGames
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Ledger, Origin, UnavailableError
from tongiaki.tables.decisions import stand_ins
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import Whisper

RETURN = 60
"""Minimum time in seconds that a player has left if the clock ran while no server was running."""
MOST_MOVES = 20_000
"""Maximum number of moves, after which a game is scored at its current position."""

_log = logging.getLogger(__name__)


class Registry(ClusterListener):
    """The tables of this server, which is a `node` of the cluster.

    `on_change` is called with a table after every change and after its bots were woken; `on_news` is called after
    changes on other servers.
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
        self._account_cache = directory
        self._pool = pool
        self._bot_pause = bot_pause
        self._return_patience = return_patience
        self._most_moves = most_moves
        self._bot_games = BotGames(bot_games)
        self._tables: dict[str, tuple[Table, TableAgents]] = {}
        self._asleep: dict[str, float] = {}  # unloaded tables, with the time of their next automatic action
        self._opening: dict[str, asyncio.Task[Table]] = {}
        self._unwoken: set[str] = set()  # tables taken over from other servers, whose agents have not been woken yet
        self._waker: asyncio.Task[None] | None = None
        self._sweep = IdleSweep(
            "sweep of unused tables", self._tables_in_use, self._ledger.record_visits, self._unload_unused
        )

    @property
    def awake(self) -> list[Table]:
        """The tables in memory."""
        return [table for table, _ in self._tables.values()]

    @property
    def asleep(self) -> int:
        """Number of unloaded tables with an automatic action due later."""
        return len(self._asleep)

    async def open(self) -> None:
        """Start to load the tables with a bot to move or a running clock, and to sweep unused tables."""
        if self.node.shared:
            await self.node.open(self)
        else:
            self._unwoken = set(await self._ledger.list_with_pending_action())
            self._waker = background_tasks.start(self.tables_taken_over(self._unwoken.copy()), "opening of tables")
        self._sweep.open()

    async def close(self) -> None:
        """Stop the agents and wait until all writes have finished."""
        await background_tasks.stop(self._waker)
        await self._sweep.close()
        for table, agents in list(self._tables.values()):
            await agents.stop()
            await table.drain()
        await self.node.close()

    def has(self, table_id: str) -> bool:
        """Return whether a table is in memory or being loaded."""
        return table_id in self._tables or table_id in self._opening

    async def get(self, table_id: str) -> Table:
        """Return a table, loading it if needed; raises `no_table`, or `try_again` if the database does not respond."""
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
        """Return the persons connected to a table on any server."""
        kept = self._tables.get(table_id)
        return self.node.remote_presence(table_id).persons if kept is None else kept[0].present

    async def make(
        self, entries: Sequence[e.Entry], table_id: str | None = None, origin: Origin | None = None
    ) -> Table:
        """Create a table with these first entries, `Created` first. With a given id, it is created only once."""
        table_id = table_id or new_id()
        if self.has(table_id):
            return await self.get(table_id)
        return await self._opened(table_id, self._make(table_id, entries, origin))

    async def refresh_profiles(self, persons: Collection[str]) -> None:
        """Refresh these persons' accounts and ratings at all their tables, on all servers."""
        self.node.publish_profiles(persons)
        await self.profiles_changed(persons)

    async def profiles_changed(self, persons: Collection[str]) -> None:
        """Refresh these persons' accounts and ratings at the tables in memory."""
        if self._account_cache is not None:
            self._account_cache.forget(persons)
        for kept in list(self._tables.values()):
            table = kept[0]
            if any(table.state.seats.seat_of(person) is not None for person in persons):
                await table.refresh_profiles()

    def waiting_tables(self) -> list[str]:
        """List the tables that wait for players and have a seated person or the host present on any server."""
        here = {table.state.id for table in self.awake if table.waits_for_players}
        return list(here.union(self.node.waiting_tables()))

    async def release(self, table_id: str) -> bool:
        """Unload a table so that it can be archived; return False if it is in use or was used recently."""
        if table_id in self._opening or self.node.remote_presence(table_id) != NO_PRESENCE:
            return False
        kept = self._tables.get(table_id)
        if kept is not None:
            table, agents = kept
            if not table.idle or agents.busy or table.used > time.monotonic() - idle_sweep.IDLE_SECONDS:
                return False
            del self._tables[table_id]
            await agents.stop()
            table.clear_callbacks()
        self._asleep.pop(table_id, None)
        self.node.release_lease(table_id)
        return True

    async def reload(self, table_id: str) -> None:
        """Load a table again, if it is in memory, after its entries were rewritten elsewhere; raises `try_again`."""
        if table_id in self._opening:  # the load in progress may have read older entries
            with contextlib.suppress(ProblemError):
                await asyncio.shield(self._opening[table_id])
        if table_id in self._tables:
            await self._tables[table_id][0].reload()

    def watchers(self, table_id: str) -> int:
        """Count the spectators of a table on all servers."""
        kept = self._tables.get(table_id)
        return self.node.remote_presence(table_id).spectators if kept is None else kept[0].watchers

    async def entries_appended(self, numbers: dict[str, int]) -> None:
        """Apply the entries that other servers appended. `numbers`: the number of the latest entry, by table."""
        await asyncio.gather(*(self._follow(table_id, number) for table_id, number in numbers.items()))
        self.on_news()

    async def presence_changed(self, tables: Collection[str]) -> None:
        """Update the persons connected to these tables through other servers."""
        tables = [one for one in tables if not one.startswith(PRESENCE_PREFIX)]
        for table_id in tables:
            await self._load_if_asleep(table_id)
            if table_id in self._tables:
                self._tables[table_id][0].set_remote_presence(self.node.remote_presence(table_id))
        if tables:
            self.on_news()

    def whisper_received(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Deliver a whisper to these persons' connections to this server."""
        if table in self._tables:
            self._tables[table][0].deliver_whisper(words, persons)

    async def messages_missed(self) -> None:
        """Apply entries of other servers whose messages were lost."""
        numbers = await self._ledger.last_numbers([*self._tables, *self._opening])
        behind = {table_id: number for table_id, number in numbers.items() if self._number(table_id) < number}
        if behind:
            await self.entries_appended(behind)

    async def leases_acquired(self, names: Collection[str]) -> None:
        """Wake the agents of the tables whose leases this server acquired."""
        for name in names:
            if name in self._tables:
                self._tables[name][1].wake()

    async def tables_taken_over(self, tables: Collection[str]) -> None:
        """Load tables without a lease holder, one at a time, so that a request for one does not wait for all."""
        self._unwoken.update(tables)
        for table_id in sorted(tables):
            with log_fields(table=table_id):
                try:
                    await self._wake(table_id)
                except ProblemError as problem:
                    self.node.release_lease(table_id)
                    _log.warning("table %s cannot be opened now: %s", table_id, problem.code)
                except Exception:  # noqa: BLE001 - an unreadable table must not block the others
                    _log.exception("table %s cannot be opened", table_id)

    async def _opened(self, table_id: str, work: Coroutine[Any, Any, Table]) -> Table:
        """Load a table once for all concurrent callers. Loading continues if a caller is cancelled."""
        task = asyncio.get_running_loop().create_task(work)
        self._opening[table_id] = task
        task.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(task)

    async def _make(self, table_id: str, entries: Sequence[e.Entry], origin: Origin | None) -> Table:
        table = Table(table_id, self._ledger, self._account_cache, origin)
        await table.create(entries)
        # The table is registered only after the write, because a table that is not in the database must not be found.
        self._keep(table).after_change(True)
        return table

    async def _wake(self, table_id: str) -> None:
        table = await self.get(table_id)
        if table_id in self._unwoken:  # the table was already in memory
            await self._grant_time(table)
        self._tables[table_id][1].wake()

    async def _grant_time(self, table: Table) -> None:
        """Grant a minimum time to the player whose clock ran while no server was running the table."""
        least = 1000 * self._return_patience
        self._unwoken.discard(table.state.id)
        await table.act(lambda state: stand_ins.grant_time(state, least, now_ms()))

    async def _follow(self, table_id: str, number: int) -> None:
        await self._load_if_asleep(table_id)
        if table_id in self._opening:  # the load in progress may have read older entries
            with contextlib.suppress(ProblemError):
                await asyncio.shield(self._opening[table_id])
        if table_id in self._tables:
            try:
                await self._tables[table_id][0].catch_up_to(number)
            except ProblemError as problem:
                if problem.code == "try_again":
                    raise UnavailableError from problem
                _log.info("table %s cannot be updated: %s", table_id, problem.code)

    async def _load_if_asleep(self, table_id: str) -> None:
        """Load an unloaded table that another server changed.

        Its next automatic action may be due at another time now.
        """
        if table_id in self._asleep:
            with contextlib.suppress(ProblemError):  # if the database is unavailable, a later sweep loads the table
                await self.get(table_id)

    def _number(self, table_id: str) -> int:
        return self._tables[table_id][0].state.number if table_id in self._tables else 0

    async def _open(self, table_id: str) -> Table:
        table = Table(table_id, self._ledger, self._account_cache)
        try:
            found = await table.load()
        except UnavailableError as error:
            raise ProblemError("try_again") from error
        if not found:
            raise ProblemError("no_table")
        if table_id in self._unwoken:
            await self._grant_time(table)
        self._keep(table).after_change(True)
        return table

    def _keep(self, table: Table) -> Table:
        node, table_id = self.node, table.state.id
        agents = TableAgents(table, self._pool, self._bot_pause, self._most_moves, node, self._bot_games)

        def wake(table_changed: bool) -> None:
            agents.wake()
            if table_changed and node.shared:
                node.publish_presence(table_id, table.local_presence)
            self.on_change(table)

        def presence_changed() -> None:
            agents.wake()
            node.publish_presence(table_id, table.local_presence)
            if table.state.status == "open":  # the lobby lists the table while somebody is present
                self.on_change(table)

        table.after_change, table.after_presence = wake, presence_changed
        table.forward_whisper = lambda words, persons: node.send_whisper(table_id, words, persons)
        table.remote_presence = node.remote_presence(table_id)
        self._tables[table_id] = (table, agents)
        self._asleep.pop(table_id, None)
        return table

    def _tables_in_use(self) -> list[str]:
        return [table_id for table_id, (table, _) in self._tables.items() if not table.idle]

    async def _unload_unused(self, used_before: float) -> None:
        """Unload the tables last used before this monotonic time, and load those with an automatic action due soon."""
        soon = now() + 2 * idle_sweep.SWEEP_INTERVAL
        for table_id, (table, agents) in list(self._tables.items()):
            due = agents.due
            if table.idle and not agents.busy and table.used < used_before and (due is None or due > soon):
                del self._tables[table_id]
                if due is not None and self.node.holds_lease(table_id):
                    self._asleep[table_id] = due  # set before the first await, because a reload removes it
                else:
                    self.node.release_lease(table_id)
                await agents.stop()
                table.clear_callbacks()
        for table_id, due in list(self._asleep.items()):
            if due <= soon:
                with contextlib.suppress(ProblemError):  # retried at the next sweep if the database is unavailable
                    await self.get(table_id)
