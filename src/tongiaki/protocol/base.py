"""Base classes of HTTP bodies."""

from __future__ import annotations

import msgspec

from tongiaki.protocol.texts import CleanedTexts

MAX_TRIED_MOVES = 300
"""Maximum number of moves that can be tried after a point of a game."""


class HttpBody(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the bodies of HTTP requests and responses."""


class RequestBody(HttpBody, CleanedTexts):
    """Base of request bodies with free text."""
