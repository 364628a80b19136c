"""Compares the messages that clients received with the database: no entry may be lost, duplicated or reordered."""

import time
from collections import Counter
from collections.abc import Iterable

from tests.faults.clients import Client
from tongiaki.store import Database, Ledger
from tongiaki.tables.structs import entries as e

CLOCKS = 60_000
"""Tolerance of entry timestamps in milliseconds. It allows for a slow machine, but not for a clock that jumps."""


async def check(database: Database, clients: Iterable[Client], began: float) -> int:
    """Return the number of received entries that were compared.

    `began` is their earliest time, in seconds since 1970. Fails at the first mismatch.
    """
    compared = 0
    stored: dict[str, dict[int, tuple[str | None, str | None]]] = {}
    for client in clients:
        if client.table not in stored:
            stored[client.table] = await _stored(database, client.table, 1000 * began)
        compared += _compare(client, stored[client.table])
    return compared


async def _stored(database: Database, table: str, began: float) -> dict[int, tuple[str | None, str | None]]:
    """Return the move and the text of each entry, by number."""
    entries = {}
    for stored in await Ledger(database).read(table):
        assert began - CLOCKS <= stored.at <= 1000 * time.time() + CLOCKS, "dated by the database's clock"
        entry = e.decode(stored.body)
        entries[stored.number] = (
            entry.move if isinstance(entry, e.Moved) else None,
            entry.text if isinstance(entry, e.Said) else None,
        )
    assert list(entries) == list(range(1, len(entries) + 1)), "numbers follow one another"
    return entries


def _compare(client: Client, stored: dict[int, tuple[str | None, str | None]]) -> int:
    for message in client.log.received:
        numbers = [number for number, _, _ in message]
        assert numbers == sorted(set(numbers)), "entries are received in order and once"
        assert all(stored.get(number) == (move, words) for number, move, words in message), (
            "entries are received as they are stored"
        )
    kept = Counter(words for _, words in stored.values() if words is not None)
    for words in client.log.said:
        # A text sent while a server died may be stored or not, but never twice.
        assert kept[words] <= 1, words
    assert all(kept[words] == 1 for words in client.log.texts), "each received text is stored once"
    return sum(map(len, client.log.received))
