"""The entries of tables, which are appended and read back, and the lists of tables in the lobby."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, case, func, or_, select, update

from tongiaki.common.callbacks import Done, completed
from tongiaki.common.metrics import ENTRIES
from tongiaki.common.yielding import sliced
from tongiaki.store.admin_log import AdminAction, log_action
from tongiaki.store.engine.append_statements import STATEMENTS, build_append_rows
from tongiaki.store.engine.batch_loader import BatchLoader
from tongiaki.store.engine.channel import append_messages, notify_on_commit
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import entries, players, tables
from tongiaki.tables.ports import Card, Origin, Player, StoredEntry


@dataclass(frozen=True, slots=True)
class StoredCard:
    """A card with the id of its table.

    `created`: when the table was created, in seconds since 1970, UTC. `hidden`: the administrator hides the table from
    the lobby.
    """

    id: str
    created: int
    status: str
    moves: int
    card: str
    hidden: bool


_ENTRY_COLUMNS = (entries.c.number, entries.c.at, entries.c.kind, entries.c.body)
_CARD_COLUMNS = (tables.c.id, tables.c.created, tables.c.status, tables.c.moves, tables.c.card, tables.c.hidden)
_ENTRIES_AFTER = (
    select(*_ENTRY_COLUMNS)
    .where(entries.c.table_id == bindparam("table"), entries.c.number > bindparam("after"))
    .order_by(entries.c.number)
)
"""Built only once: if players use several servers, this query runs for every entry."""

TABLES_PER_SEARCH = 50
"""Number of tables whose entries are searched per query."""
TABLES_PER_READ = 16
"""Maximum number of tables whose entries are read per query."""
ENTRIES_PER_STEP = 200
"""Number of entries converted per step."""
TABLES_PER_LOOKUP = 500
"""Maximum number of tables whose last entry number is looked up per query."""
NEVER = 2**62
"""A time in the future that is never reached, in milliseconds."""


class Ledger:
    """The entries of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._whole_tables = BatchLoader(self._read_whole_tables, TABLES_PER_READ)

    async def append(
        self, table_id: str, new_entries: Sequence[StoredEntry], card: Card, previous_card: Card | None = None
    ) -> None:
        """Append entries with consecutive numbers and update the card, all or nothing.

        `previous_card` is the table's stored card, if known. In this case, only changes are written. When this method
        returns, everything is on disk. Raises ConflictError if a number is taken, and UnavailableError for other
        failures.
        """
        await completed(lambda done: self.begin_append(table_id, new_entries, card, previous_card, done))

    def begin_append(
        self,
        table_id: str,
        new_entries: Sequence[StoredEntry],
        card: Card,
        previous_card: Card | None,
        done: Done,
    ) -> None:
        """Start to append entries as `append` does; `done` is called later, with the error or None."""

        def finish(error: Exception | None) -> None:
            if error is None:
                for entry in new_entries:
                    ENTRIES.add(entry.kind)
            done(error)

        self._database.writer.write(table_id, build_append_rows(table_id, new_entries, card, previous_card), finish)

    async def rewrite(
        self,
        table_id: str,
        changed: Sequence[StoredEntry],
        marker: StoredEntry,
        card: Card,
        admin_action: AdminAction | None = None,
    ) -> None:
        """Replace entries, and append the entry `marker`, which makes other servers read the table again.

        This is the only exception to the rule that entries are only appended. It is used to remove the name of a
        deleted account, or a chat message deleted by the administrator. Raises ConflictError if the number of `marker`
        is taken.
        """
        appended_rows = build_append_rows(table_id, [marker], card)
        async with self._database.transaction() as connection:
            for statement, rows in zip(STATEMENTS, appended_rows, strict=True):
                if rows:
                    await connection.execute(statement, rows)
            if admin_action is not None:
                await log_action(connection, admin_action)
            for entry in changed:
                position = (entries.c.table_id == table_id) & (entries.c.number == entry.number)
                await connection.execute(update(entries).where(position).values(body=entry.body))
            for message in append_messages(self._database.node, appended_rows):
                await notify_on_commit(connection, message)

    async def last_numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        """Return the number of each table's last entry."""
        last = select(func.max(entries.c.number)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        numbers: dict[str, int] = {}
        ids = list(table_ids)
        for start in range(0, len(ids), TABLES_PER_LOOKUP):
            query = select(tables.c.id, last).where(tables.c.id.in_(ids[start : start + TABLES_PER_LOOKUP]))
            async with self._database.read_connection() as connection:
                numbers.update((str(row[0]), int(row[1] or 0)) for row in await connection.execute(query))
        return numbers

    async def read(self, table_id: str, after: int = 0) -> list[StoredEntry]:
        """Return a table's entries with a number above `after`, in order.

        The list is empty if the table does not exist.
        """
        if after == 0:
            return (await self._whole_tables.load([table_id])).get(table_id, [])
        async with self._database.read_connection() as connection:
            rows = await connection.execute(_ENTRIES_AFTER, {"table": table_id, "after": after})
            return [StoredEntry(*row) async for block in sliced(rows.partitions(ENTRIES_PER_STEP)) for row in block]

    async def _read_whole_tables(self, table_ids: list[str]) -> dict[str, list[StoredEntry]]:
        query = select(entries.c.table_id, *_ENTRY_COLUMNS).where(entries.c.table_id.in_(table_ids))
        entries_by_table: dict[str, list[StoredEntry]] = {}
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(entries.c.table_id, entries.c.number))
            async for block in sliced(rows.partitions(ENTRIES_PER_STEP)):
                for table_id, *row in block:
                    entries_by_table.setdefault(table_id, []).append(StoredEntry(*row))
        return entries_by_table

    async def list_public(self, status: str, limit: int) -> list[StoredCard]:
        """List the public tables with a status, newest first, except for finished tables at which no move was made."""
        is_shown = (tables.c.status != "over") | (tables.c.moves > 0)
        query = (
            select(*_CARD_COLUMNS)
            .where(tables.c.status == status, tables.c.public, ~tables.c.hidden, is_shown)
            .order_by(tables.c.created.desc(), tables.c.id)
            .limit(limit)
        )
        async with self._database.read_connection() as connection:
            return [StoredCard(*row) for row in await connection.execute(query)]

    async def count_public(self, status: str) -> int:
        """Return the number of public tables with a status."""
        query = select(func.count()).where(tables.c.status == status, tables.c.public, ~tables.c.hidden)
        async with self._database.read_connection() as connection:
            return (await connection.execute(query)).scalar_one()

    async def find_card(self, table_id: str) -> StoredCard | None:
        """Return the card of a table, whether the table is public or not."""
        query = select(*_CARD_COLUMNS).where(tables.c.id == table_id)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else StoredCard(*row)

    async def load_cards(self, table_ids: Iterable[str], *, only_public: bool = False) -> dict[str, StoredCard]:
        """Return the cards of these tables by id. With `only_public`, omit tables that are not public."""
        query = select(*_CARD_COLUMNS).where(tables.c.id.in_(list(table_ids)))
        if only_public:
            query = query.where(tables.c.public)
        async with self._database.read_connection() as connection:
            return {row.id: StoredCard(*row) for row in await connection.execute(query)}

    async def load_seats(self, table_ids: Iterable[str]) -> dict[str, list[Player]]:
        """Return the persons who have a seat at each of these tables."""
        query = select(players).where(players.c.table_id.in_(list(table_ids))).order_by(players.c.seat)
        seats: dict[str, list[Player]] = {}
        async with self._database.read_connection() as connection:
            for row in await connection.execute(query):
                seats.setdefault(row.table_id, []).append(Player(row.seat, row.person, row.to_move))
        return seats

    async def list_unfinished(self, persons: Iterable[str], limit: int) -> dict[str, list[StoredCard]]:
        """List each person's unfinished tables, at most `limit` per person.

        Tables at which it is the person's turn come first, sorted by the time left. They are followed by other running
        games, and then by the newest tables.
        """
        time_left = case((players.c.to_move, func.coalesce(tables.c.deadline, NEVER)), else_=NEVER)
        order = (players.c.to_move.desc(), time_left, case((tables.c.status == "running", 0), else_=1))
        position = func.row_number().over(
            partition_by=players.c.person, order_by=(*order, tables.c.created.desc(), tables.c.id)
        )
        ranked = (
            select(players.c.person, position.label("place"), *_CARD_COLUMNS)
            .join(tables, tables.c.id == players.c.table_id)
            .where(tables.c.status != "over", players.c.person.in_(list(persons)))
            .subquery()
        )
        query = select(ranked).where(ranked.c.place <= limit).order_by(ranked.c.person, ranked.c.place)
        cards: dict[str, list[StoredCard]] = {}
        async with self._database.read_connection() as connection:
            for row in await connection.execute(query):
                cards.setdefault(row.person, []).append(StoredCard(*row[2:]))
        return cards

    async def list_tables_of(self, person: str, statuses: Sequence[str]) -> list[str]:
        """Return the tables with one of these statuses at which a person has a seat."""
        query = select(tables.c.id).join(players, players.c.table_id == tables.c.id)
        query = query.where(players.c.person == person, tables.c.status.in_(statuses))
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query.order_by(tables.c.created))).scalars())

    async def list_public_seats(self, persons: Sequence[str], limit: int) -> list[tuple[str, str]]:
        """List the seats of these persons at unfinished public tables, as (person, table) pairs, newest first."""
        query = select(players.c.person, tables.c.id).join(tables, players.c.table_id == tables.c.id)
        query = query.where(players.c.person.in_(list(persons)), tables.c.status.in_(["open", "running"]))
        query = query.where(tables.c.public, ~tables.c.hidden).order_by(tables.c.created.desc(), tables.c.id)
        async with self._database.read_connection() as connection:
            return [(row.person, row.id) for row in await connection.execute(query.limit(limit))]

    async def find_mentions(self, person: str) -> list[str]:
        """Return all tables whose entries mention a person. This searches all entries, in steps."""
        table_ids: list[str] = []
        after = ""
        while True:
            next_ids = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(TABLES_PER_SEARCH)
            async with self._database.read_connection() as connection:  # other callers can use it between two steps
                ids = list((await connection.execute(next_ids)).scalars())
                if not ids:
                    return table_ids
                is_mention = entries.c.table_id.between(ids[0], ids[-1]) & entries.c.body.contains(person)
                query = select(entries.c.table_id).where(is_mention).distinct().order_by(entries.c.table_id)
                table_ids += (await connection.execute(query)).scalars()
            after = ids[-1]

    async def list_with_pending_action(self) -> list[str]:
        """Return the running tables at which an automatic action is pending, such as a bot's move."""
        query = select(tables.c.id).where(tables.c.status == "running", tables.c.waits)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def find_origin(self, table_id: str) -> Origin | None:
        """Return the origin of a table; None if the table has no origin."""
        query = select(tables.c.origin_address, tables.c.origin_person).where(tables.c.id == table_id)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None or tuple(row) == (None, None) else Origin(*row)

    async def count_bot_games(self, origin: Origin) -> int:
        """Count the running bot games of this address and those of this person; return the larger number."""
        c = tables.c
        conditions = [
            column == value
            for column, value in ((c.origin_address, origin.address), (c.origin_person, origin.person))
            if value is not None
        ]
        if not conditions:
            return 0
        counts = [func.coalesce(func.sum(case((condition, 1), else_=0)), 0) for condition in conditions]
        query = select(*counts).where(c.status == "running", c.bots_alone, or_(*conditions))
        async with self._database.read_connection() as connection:
            return max(int(count) for count in (await connection.execute(query)).one())

    async def record_visits(self, table_ids: Iterable[str], now: int) -> None:
        """Store the time of the last visit to these tables: `now`, in seconds since 1970, UTC."""
        async with self._database.transaction() as connection:
            await connection.execute(update(tables).where(tables.c.id.in_(list(table_ids))).values(seen=now))

    async def count(self) -> int:
        """Count the tables. This query is fast and shows whether the database answers."""
        async with self._database.read_connection() as connection:
            return (await connection.execute(select(func.count()).select_from(tables))).scalar_one()
