"""A notice that could not be sent."""

from __future__ import annotations


class NotSentError(Exception):
    """It may be tried again later."""


class GoneError(Exception):
    """There is nobody at that address any more."""
