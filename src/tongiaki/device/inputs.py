"""The inputs of a device: requests and websockets of the page, outcomes of storage, and the passing of time.

`now` is the current time in milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Final

import msgspec

from tongiaki.common.problems import ProblemCode
from tongiaki.protocol.reading import Reader


class _Input(msgspec.Struct, tag_field="do", kw_only=True):
    now: int


class HttpRequest(_Input, tag="request", kw_only=True):
    """An HTTP request of the page. It ends in one `response` effect with this `id`."""

    id: int
    method: str
    path: str
    body: msgspec.Raw = msgspec.field(default_factory=lambda: msgspec.Raw(b"null"))


class Connect(_Input, tag="connect"):
    """The page opened the websocket `socket`. Each websocket has another number."""

    socket: int
    path: str


class Message(_Input, tag="message"):
    """The page sent a message over a websocket."""

    socket: int
    text: str


class Disconnect(_Input, tag="disconnect"):
    """The page closed a websocket."""

    socket: int


class Load(_Input, tag="load", kw_only=True):
    """The stored rows of a table, in order: number, time, and entry as JSON. They are empty if there is no such table.

    `problem`: why the rows cannot be read.
    """

    table: str
    rows: list[tuple[int, int, str]] = msgspec.field(default_factory=list)
    problem: ProblemCode | None = None


class Stored(_Input, tag="stored"):
    """The rows of a batch are stored."""

    batch: int


class Failed(_Input, tag="failed"):
    """The rows of a batch could not be stored. None of them was stored.

    `problem` is `open_elsewhere` if another tab has stored such a row, and `no_table` if the game was deleted.
    """

    batch: int
    problem: ProblemCode = "storage_failed"


class Wake(_Input, tag="wake"):
    """Time has passed, or long work goes on."""


Input = HttpRequest | Connect | Message | Disconnect | Load | Stored | Failed | Wake

reader: Final[Reader[Input]] = Reader(Input)
