"""Answers to messages that cannot be read."""

from __future__ import annotations

from typing import Any

import msgspec

from tongiaki.protocol.reading import InvalidInputError, Reader
from tongiaki.protocol.table_messages import MESSAGE_LIMIT, ProblemMessage


class _Envelope(msgspec.Struct):
    """The fields that can be read from an invalid message."""

    id: int | None = None
    type: Any = None


_envelopes: Reader[_Envelope] = Reader(_Envelope)


def problem_of_invalid(data: bytes | str, error: InvalidInputError) -> ProblemMessage:
    """Return the answer to a message that could not be read because of an error."""
    try:
        envelope = _envelopes.read(data)
    except InvalidInputError:
        return ProblemMessage(None, "malformed", {"reason": str(error)})
    if isinstance(envelope.type, str) and str(error).endswith("`$.type`"):
        return ProblemMessage(envelope.id, "unknown_type", {"type": envelope.type[:40]})
    return ProblemMessage(envelope.id, "malformed", {"reason": str(error)})


def id_of(data: bytes) -> int | None:
    """Return the id of a message that is not carried out, or None if it has none or is too large."""
    if len(data) > MESSAGE_LIMIT:
        return None
    try:
        return _envelopes.read(data).id
    except InvalidInputError:
        return None
