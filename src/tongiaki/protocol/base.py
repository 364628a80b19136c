"""What the bodies of HTTP have in common."""

from __future__ import annotations

import msgspec

from tongiaki.protocol.texts import Cleaned

TRIED = 300
"""Moves that one may try after a point of a game."""


class Http(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the bodies of HTTP requests and answers."""


class Asked(Http, Cleaned):
    """Base of the bodies of requests that hold a free text."""
