"""What the bodies of HTTP have in common."""

from __future__ import annotations

import msgspec

TRIED = 300
"""Moves that one may try after a point of a game."""


class Http(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the bodies of HTTP requests and answers."""
