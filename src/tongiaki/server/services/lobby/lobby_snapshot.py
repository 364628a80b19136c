"""Snapshots of the lobby for viewers, and the differences between two snapshots."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from typing import cast

import msgspec

from tongiaki.protocol import table_bodies as b

Rows = Sequence[tuple[str, bytes]]
"""Pairs of a table's id and its summary as JSON."""


class LobbySnapshot:
    """Snapshot of the lobby: open, running, finished and own tables. Viewers with the same view share one object."""

    __slots__ = ("__weakref__", "_change", "_counts", "_ids", "_rows", "_whole")

    def __init__(self, lists: Sequence[Rows], counts: b.LobbyCounts | None = None) -> None:
        self._counts = counts
        self._rows = dict(row for rows in lists for row in rows)
        self._ids = [[table_id for table_id, _ in rows] for rows in lists]
        self._whole: bytes | None = None
        self._change: tuple[weakref.ref[LobbySnapshot], bytes | None] | None = None

    def whole(self) -> bytes:
        """Return the complete snapshot as JSON."""
        if self._whole is None:
            open_, running, finished, yours = (_raw([self._rows[one] for one in ids]) for ids in self._ids)
            self._whole = msgspec.json.encode(b.LobbyMessage(open_, running, finished, yours, self._counts))
        return self._whole

    def since(self, before: LobbySnapshot) -> bytes | None:
        """Return the changes since an earlier snapshot as JSON, or None if there are none."""
        if before is self:
            return None
        if self._change is None or self._change[0]() is not before:  # cached: most viewers have the same snapshot
            self._change = weakref.ref(before), self._changed(before)
        return self._change[1]

    def _changed(self, before: LobbySnapshot) -> bytes | None:
        tables = [row for table_id, row in self._rows.items() if before._rows.get(table_id) != row]
        lists = [None if ids == old else ids for ids, old in zip(self._ids, before._ids, strict=True)]
        counts = None if self._counts == before._counts else self._counts
        if not tables and counts is None and lists == [None] * len(lists):
            return None
        open_, running, finished, yours = lists
        return msgspec.json.encode(b.LobbyChange(_raw(tables), open_, running, finished, yours, counts))


def _raw(rows: list[bytes]) -> list[b.TableSummary]:
    """Wrap summaries that are already JSON, so that they can be encoded as part of a message."""
    return cast("list[b.TableSummary]", [msgspec.Raw(row) for row in rows])
