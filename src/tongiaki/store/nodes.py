"""The servers that share a database: their liveness by the database's clock, their leases, and presence by server."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass

import msgspec
from sqlalchemy import ColumnElement, Integer, delete, exists, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tongiaki.store.engine.database import Database
from tongiaki.store.engine.schema_versions import newest_revision, oldest_compatible
from tongiaki.store.schema import POSTGRES_NOW, SQLITE_NOW, leases, nodes, presence, tables


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """Result of renewing a server's row: the database's time, in milliseconds since 1970, and the live servers.

    The database's clock was read between `asked` and `told`, both from `time.monotonic`. `held` is false if the row had
    expired, and with it all leases of this server. `outdated` is true once the database has a version that is
    incompatible with this server, or is about to be migrated to one.
    """

    now: int
    requested_at: float
    received_at: float
    live_nodes: frozenset[str]
    renewed: bool
    outdated: bool


@dataclass(frozen=True, slots=True)
class TablePresence:
    """Presence at a table: connected persons, connections without a seat, and whether it waits for players."""

    persons: frozenset[str]
    spectators: int
    waits_for_players: bool


class Nodes:
    """The servers of a database, from the point of view of one of them, `node`.

    All methods raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self.node = database.node
        self._now: ColumnElement[int] = literal_column(SQLITE_NOW if database.is_sqlite else POSTGRES_NOW, Integer)
        self._insert = sqlite.insert if database.is_sqlite else postgresql.insert

    async def renew_heartbeat(self, lifetime: int) -> Heartbeat:
        """Renew this server's row for `life` milliseconds, and delete the rows of servers that have expired."""
        until = self._now + lifetime
        renewed = update(nodes).where(nodes.c.id == self.node).values(until=until).returning(nodes.c.until)
        others = nodes.c.id != self.node
        async with self._database.transaction() as connection:
            # Only the statement that reads the clock is timed: connecting and committing may take far longer.
            asked = time.monotonic()
            ends = (await connection.execute(renewed)).scalar()
            held = ends is not None
            if ends is None:
                entered = insert(nodes).values(id=self.node, until=until).returning(nodes.c.until)
                asked = time.monotonic()
                ends = (await connection.execute(entered)).scalar_one()
            told = time.monotonic()
            living = list(await connection.execute(select(nodes.c.id, nodes.c.until).where(others)))
            outdated = (await connection.run_sync(oldest_compatible)) > newest_revision()
            dead = [row.id for row in living if row.until <= ends - lifetime]
            if dead:
                # A server that renews its row at this moment commits first, and its row is then no longer expired.
                await connection.execute(delete(nodes).where(nodes.c.id.in_(dead), nodes.c.until <= self._now))
        return Heartbeat(ends - lifetime, asked, told, frozenset(row.id for row in living) - set(dead), held, outdated)

    async def leave(self) -> None:
        """Delete this server's row, so that other servers take over at once."""
        async with self._database.transaction() as connection:
            await connection.execute(delete(nodes).where(nodes.c.id == self.node))

    async def acquire_leases(self, names: Iterable[str]) -> set[str]:
        """Acquire the leases that no server holds; return those that this server now holds."""
        rows = [{"name": name, "node": self.node} for name in names]
        if not rows:
            return set()
        taking = self._insert(leases).values(rows).on_conflict_do_nothing().returning(leases.c.name)
        alive = select(nodes.c.id).where(nodes.c.id == self.node)
        async with self._database.transaction() as connection:
            if (await connection.execute(alive)).first() is None:
                return set()
            return set((await connection.execute(taking)).scalars())

    async def release_leases(self, names: Collection[str]) -> None:
        """Release leases."""
        mine = (leases.c.node == self.node) & leases.c.name.in_(list(names))
        async with self._database.transaction() as connection:
            await connection.execute(delete(leases).where(mine))

    async def list_unattended_tables(self, limit: int) -> list[str]:
        """Return running tables with a pending automatic action, but without a server that holds the lease."""
        held = exists().where(leases.c.name == tables.c.id)
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.waits, ~held).limit(limit)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def publish_presence(self, presence_by_table: dict[str, TablePresence]) -> None:
        """Publish the presence at these tables on this server, replacing the previous one; omit empty tables."""
        mine = (presence.c.node == self.node) & presence.c.table_id.in_(list(presence_by_table))
        rows = [
            {
                "node": self.node,
                "table_id": table,
                "persons": msgspec.json.encode(sorted(one.persons)).decode(),
                "watchers": one.spectators,
                "gathers": one.waits_for_players,
            }
            for table, one in presence_by_table.items()
            if one.persons or one.spectators or one.waits_for_players
        ]
        async with self._database.transaction() as connection:
            await connection.execute(delete(presence).where(mine))
            if rows:
                await connection.execute(insert(presence), rows)

    async def load_presence(self, table_ids: Collection[str] | None = None) -> dict[str, TablePresence]:
        """Return the presence on other servers, at these tables or at all of them."""
        query = select(presence).where(presence.c.node != self.node)
        if table_ids is not None:
            query = query.where(presence.c.table_id.in_(list(table_ids)))
        found: dict[str, TablePresence] = {}
        async with self._database.read_connection() as connection:
            for row in await connection.execute(query):
                one = TablePresence(
                    frozenset(msgspec.json.decode(row.persons, type=list[str])), row.watchers, row.gathers
                )
                found[row.table_id] = _combine(found[row.table_id], one) if row.table_id in found else one
        return found


def _combine(one: TablePresence, other: TablePresence) -> TablePresence:
    return TablePresence(
        one.persons | other.persons, one.spectators + other.spectators, one.waits_for_players or other.waits_for_players
    )
