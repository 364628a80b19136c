"""A notice that could not be sent."""

from __future__ import annotations


class NotSentError(Exception):
    """It may be tried again later."""


class UnreachableError(NotSentError):
    """The service did not answer, or not in its protocol: no other notice would reach it now."""


class GoneError(Exception):
    """There is nobody at that address any more."""
