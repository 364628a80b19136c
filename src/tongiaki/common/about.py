"""What is being done at the moment, at which table and for which request: lines of the log say so."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator, Mapping
from contextvars import Context, ContextVar

_about: ContextVar[Mapping[str, str]] = ContextVar("about", default={})  # noqa: B039 - never changed, only replaced


@contextlib.contextmanager
def about(**fields: str) -> Iterator[None]:
    """Have lines of the log say so, such as `table="k3…"`, until this is left, and in tasks that are begun within."""
    token = _about.set({**_about.get(), **fields})
    try:
        yield
    finally:
        _about.reset(token)


def alone(**fields: str) -> Context:
    """Give a context for a task of its own, which is about this and not about the request that began it."""
    context = Context()
    context.run(_about.set, fields)
    return context


def note(record: logging.LogRecord) -> bool:
    """Add to a line what it is about, but for what it says itself; a filter of the log's handler."""
    for name, value in _about.get().items():
        record.__dict__.setdefault(name, value)
    return True
