"""Conversion of a table's entries to an archived game, and removal of names from its lobby card."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence

import msgspec

from tongiaki.runtime.tables.erasure import played_as
from tongiaki.runtime.tables.loading import build_state
from tongiaki.store import ArchivedName, StoredArchive, StoredEntry
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.archived_game import ArchivedGame, pack
from tongiaki.tables.views.game_snapshot import GameSnapshot


async def condense(table_id: str, rows: Sequence[StoredEntry]) -> tuple[StoredArchive, StoredEntry]:
    """Convert all entries of a table to its archived game. Return the game and the entry that replaces the others."""
    game = GameSnapshot.from_state(await build_state(table_id, rows))
    seated = [e.decode(row.body) for row in rows if row.kind in {"sat", "claimed"}]
    persons = {entry.person for entry in seated if isinstance(entry, (e.Sat, e.Claimed))}
    names = [
        ArchivedName(person, seat, name)
        for person in sorted(persons)
        for seat, name in sorted(await played_as(table_id, rows, person))
        if name != e.NAMELESS
    ]
    last = rows[-1]
    sign = StoredEntry(last.number + 1, last.at, e.kind(e.Archived()), e.encode(e.Archived()))
    return StoredArchive(table_id, await asyncio.to_thread(lambda: pack(ArchivedGame.from_snapshot(game))), names), sign


def nameless_card(card: str, players: Collection[tuple[int, str]]) -> str:
    """Return a table's lobby card without the names of some players."""
    shown = msgspec.json.decode(card, type=LobbyCard)
    for seat in shown.seats:
        if (seat.seat, seat.name) in players:
            seat.name = e.NAMELESS
    return msgspec.json.encode(shown).decode()
