"""Archiving of finished games, access to them, and removal of deleted accounts' names."""

from __future__ import annotations

import asyncio

from tongiaki.common.problems import ProblemError
from tongiaki.runtime.archive.condensing import condense, nameless_card
from tongiaki.runtime.tables.registry import Registry
from tongiaki.store import Archives, ConflictError, Ledger
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.archived_game import ArchivedGame, pack, unpack


class GameArchive:
    """The archived games."""

    def __init__(self, registry: Registry, ledger: Ledger, archives: Archives) -> None:
        self._registry = registry
        self._ledger = ledger
        self._archives = archives

    async def archived(self, table_id: str) -> ArchivedGame:
        """Return an archived game; raises `no_table` or UnavailableError."""
        body = await self._archives.get(table_id)
        if body is None:
            raise ProblemError("no_table")
        return unpack(body)

    async def archive(self, table_id: str) -> bool:
        """Replace a table's entries with its archived game; return False if the table is in use or was written to.

        Raises UnavailableError.
        """
        if not await self._registry.release(table_id):
            return False
        rows = await self._ledger.read(table_id)
        if not rows or rows[0].kind == e.kind(e.Archived()):  # another server has already archived the table
            return False
        stored, sign = await condense(table_id, rows)
        try:
            await self._archives.put(stored, sign)
        except ConflictError:
            return False
        return True

    async def of(self, person: str) -> list[ArchivedGame]:
        """Return the archived games that a person has played; raises UnavailableError."""
        bodies = [await self._archives.get(table_id) for table_id in await self._archives.find_names(person)]
        return [unpack(body) for body in bodies if body is not None]

    async def played_as(self, person: str) -> dict[str, set[tuple[int, str]]]:
        """Return, by table, the seats and names under which a person played archived games.

        Raises UnavailableError.
        """
        return await self._archives.find_names(person)

    async def forget(self, table_id: str, person: str) -> None:
        """Remove a person's names from an archived game; raises UnavailableError."""
        written = False
        while not written:  # repeat if another person's names were removed at the same time
            body, card = await self._archives.get(table_id), await self._ledger.find_card(table_id)
            if body is None or card is None:
                return
            players = (await self._archives.find_names(person)).get(table_id, set())
            after = pack(await asyncio.to_thread(unpack(body).without, players))
            written = await self._archives.rewrite(table_id, person, body, after, nameless_card(card.card, players))
