"""The servers that share a PostgreSQL database: their heartbeats and leases, and the presence on each server."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Integer, delete, exists, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql

from tongiaki.store.engine.database import Database
from tongiaki.store.engine.schema_versions import newest_revision, oldest_compatible
from tongiaki.store.schema import DATABASE_NOW, leases, nodes, presence, tables

_NOW: ColumnElement[int] = literal_column(DATABASE_NOW, Integer)


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """Result of a heartbeat.

    `now`: the database's time, in milliseconds since 1970. It was read between `requested_at` and `received_at`, both
    taken from `time.monotonic`. `live_nodes`: the other servers that are alive. `renewed`: false if the previous
    heartbeat had expired, and therefore also all leases of this server. `outdated`: whether the database has a version
    that is incompatible with this server, or will soon be migrated to one.
    """

    now: int
    requested_at: float
    received_at: float
    live_nodes: frozenset[str]
    renewed: bool
    outdated: bool


@dataclass(frozen=True, slots=True)
class TablePresence:
    """Presence at a table: the connected persons, the number of spectators, and whether the table waits for players."""

    persons: frozenset[str]
    spectators: int
    waits_for_players: bool


class Nodes:
    """The servers of a database, as seen by one of them, `node`.

    All methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.node = database.node

    async def renew_heartbeat(self, lifetime: int) -> Heartbeat:
        """Renew this server's row for `lifetime` milliseconds; delete the rows of servers that have expired."""
        until = _NOW + lifetime
        renewal = update(nodes).where(nodes.c.id == self.node).values(until=until).returning(nodes.c.until)
        is_other = nodes.c.id != self.node
        async with self._database.transaction() as connection:
            # Measure only the statement that reads the clock, because connecting and committing may take far longer.
            requested_at = time.monotonic()
            valid_until = (await connection.execute(renewal)).scalar()
            renewed = valid_until is not None
            if valid_until is None:
                entry = insert(nodes).values(id=self.node, until=until).returning(nodes.c.until)
                requested_at = time.monotonic()
                valid_until = (await connection.execute(entry)).scalar_one()
            received_at = time.monotonic()
            now = valid_until - lifetime
            others = list(await connection.execute(select(nodes.c.id, nodes.c.until).where(is_other)))
            outdated = (await connection.run_sync(oldest_compatible)) > newest_revision()
            dead = [row.id for row in others if row.until <= now]
            if dead:
                # A server that renews its row at the same time commits first, so its row is then no longer expired.
                await connection.execute(delete(nodes).where(nodes.c.id.in_(dead), nodes.c.until <= _NOW))
        live_nodes = frozenset(row.id for row in others) - set(dead)
        return Heartbeat(now, requested_at, received_at, live_nodes, renewed, outdated)

    async def leave(self) -> None:
        """Delete this server's row, so that other servers take over its duties at once."""
        async with self._database.transaction() as connection:
            await connection.execute(delete(nodes).where(nodes.c.id == self.node))

    async def acquire_leases(self, names: Iterable[str]) -> set[str]:
        """Acquire these leases unless other servers hold them; return the leases that this server now holds."""
        rows = [{"name": name, "node": self.node} for name in names]
        if not rows:
            return set()
        acquisition = postgresql.insert(leases).values(rows).on_conflict_do_nothing().returning(leases.c.name)
        find_own_row = select(nodes.c.id).where(nodes.c.id == self.node)
        async with self._database.transaction() as connection:
            if (await connection.execute(find_own_row)).first() is None:
                return set()
            return set((await connection.execute(acquisition)).scalars())

    async def release_leases(self, names: Collection[str]) -> None:
        """Release these leases, which this server holds."""
        is_own = (leases.c.node == self.node) & leases.c.name.in_(list(names))
        async with self._database.transaction() as connection:
            await connection.execute(delete(leases).where(is_own))

    async def list_unattended_tables(self, limit: int) -> list[str]:
        """List the running tables that have a pending automatic action, but no server that holds their lease."""
        is_held = exists().where(leases.c.name == tables.c.id)
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.waits, ~is_held).limit(limit)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def publish_presence(self, presence_by_table: dict[str, TablePresence]) -> None:
        """Publish the presence at these tables on this server. It replaces the presence published earlier."""
        is_own = (presence.c.node == self.node) & presence.c.table_id.in_(list(presence_by_table))
        rows = [
            {
                "node": self.node,
                "table_id": table,
                "persons": msgspec.json.encode(sorted(present.persons)).decode(),
                "watchers": present.spectators,
                "gathers": present.waits_for_players,
            }
            for table, present in presence_by_table.items()
            if present.persons or present.spectators or present.waits_for_players
        ]
        async with self._database.transaction() as connection:
            await connection.execute(delete(presence).where(is_own))
            if rows:
                await connection.execute(insert(presence), rows)

    async def load_presence(self, table_ids: Collection[str] | None = None) -> dict[str, TablePresence]:
        """Return the presence on other servers, at these tables or at all tables."""
        query = select(presence).where(presence.c.node != self.node)
        if table_ids is not None:
            query = query.where(presence.c.table_id.in_(list(table_ids)))
        total: dict[str, TablePresence] = {}
        async with self._database.read_connection() as connection:
            for row in await connection.execute(query):
                persons = frozenset(msgspec.json.decode(row.persons, type=list[str]))
                present = TablePresence(persons, row.watchers, row.gathers)
                total[row.table_id] = _combine(total[row.table_id], present) if row.table_id in total else present
        return total


def _combine(first: TablePresence, second: TablePresence) -> TablePresence:
    return TablePresence(
        first.persons | second.persons,
        first.spectators + second.spectators,
        first.waits_for_players or second.waits_for_players,
    )
