"""The effects of a device: what its host carries out, in order."""

from __future__ import annotations

from typing import Any

import msgspec

from tongiaki.protocol.table_bodies import TableSummary


class _Effect(msgspec.Struct, tag_field="do"):
    pass


class Store(_Effect, tag="store"):
    """Store these rows in one transaction, with the card of the table; then pass `stored` or `failed`.

    A row consists of its number, its time and the entry as JSON.
    """

    batch: int
    table: str
    rows: list[tuple[int, int, str]]
    card: TableSummary


class Need(_Effect, tag="need"):
    """Read the rows of a table; then pass `load`."""

    table: str


class Send(_Effect, tag="send"):
    """Send a message over a websocket."""

    socket: int
    text: str


class Close(_Effect, tag="close"):
    """Close a websocket."""

    socket: int
    code: int


class Response(_Effect, tag="response"):
    """The response to a request. A `body` that is a string is plain text; all others are JSON."""

    id: int
    status: int
    body: Any


class WakeUp(_Effect, tag="wake", rename={"ms": "in"}):
    """Pass `wake` after `in` milliseconds, at 0 as soon as all waiting inputs have been passed.

    There is at most one such effect per input, the last one. It replaces the earlier ones; without it, no `wake` is
    needed.
    """

    ms: int


class Fault(_Effect, tag="fault"):
    """An unexpected error, for the log of the host."""

    text: str


Effect = Store | Need | Send | Close | Response | WakeUp | Fault
