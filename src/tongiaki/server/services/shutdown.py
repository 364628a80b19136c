"""Shutdown of the server process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _ignore() -> None:
    return None


@dataclass(slots=True)
class Shutdown:
    """The state of the shutdown. Call `start` to shut the server down."""

    start: Callable[[], None] = _ignore
    started: bool = False
    """Whether the shutdown has started. Clients that are already connected are still served."""
