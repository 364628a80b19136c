"""What servers that share a database tell each other of their tables."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tongiaki.store import Appended, Told
from tongiaki.tables.structs.views import Whisper


class PresenceChanged(msgspec.Struct, tag="came", frozen=True):
    """At a server people came to these tables, or went."""

    node: str
    tables: list[str]


class ProfilesChanged(msgspec.Struct, tag="met", frozen=True):
    """What is known of these persons has changed."""

    node: str
    persons: list[str]


class Whispered(msgspec.Struct, tag="whispered", frozen=True):
    """Somebody says something to these persons alone; nothing of it is kept."""

    node: str
    table: str
    words: Whisper
    persons: list[str]


ClusterMessage = Appended | PresenceChanged | ProfilesChanged | Whispered | Told
decoder: msgspec.json.Decoder[ClusterMessage] = msgspec.json.Decoder(ClusterMessage)


def newest_numbers(signals: Iterable[ClusterMessage]) -> dict[str, int]:
    """Tell the last numbers of all tables that were appended to."""
    numbers: dict[str, int] = {}
    for signal in signals:
        if isinstance(signal, Appended):
            for table, number in signal.numbers.items():
                numbers[table] = max(number, numbers.get(table, 0))
    return numbers
