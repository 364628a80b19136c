"""Messages between the servers of a cluster."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tongiaki.store import EntriesAppended, TopicMessage
from tongiaki.tables.structs.views import Whisper


class PresenceChanged(msgspec.Struct, tag="came", frozen=True):
    """The persons connected to these tables through a server have changed."""

    node: str
    tables: list[str]


class ProfilesChanged(msgspec.Struct, tag="met", frozen=True):
    """These persons' accounts or ratings have changed."""

    node: str
    persons: list[str]


class Whispered(msgspec.Struct, tag="whispered", frozen=True):
    """A whisper to these persons; it is not stored."""

    node: str
    table: str
    words: Whisper
    persons: list[str]


ClusterMessage = EntriesAppended | PresenceChanged | ProfilesChanged | Whispered | TopicMessage
decoder: msgspec.json.Decoder[ClusterMessage] = msgspec.json.Decoder(ClusterMessage)


def newest_numbers(signals: Iterable[ClusterMessage]) -> dict[str, int]:
    """Return, by table, the number of the latest entry that these messages announce."""
    numbers: dict[str, int] = {}
    for signal in signals:
        if isinstance(signal, EntriesAppended):
            for table, number in signal.numbers.items():
                numbers[table] = max(number, numbers.get(table, 0))
    return numbers
