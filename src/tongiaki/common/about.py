"""Context fields of log lines, such as the table and the request."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator, Mapping
from contextvars import Context, ContextVar

_about: ContextVar[Mapping[str, str]] = ContextVar("about", default={})  # noqa: B039 - never changed, only replaced


@contextlib.contextmanager
def about(**fields: str) -> Iterator[None]:
    """Add fields such as `table="k3…"` to all log lines in this block, and in tasks started in it."""
    token = _about.set({**_about.get(), **fields})
    try:
        yield
    finally:
        _about.reset(token)


def alone(**fields: str) -> Context:
    """Return a context for a task that has only these fields, not those of the request that started it."""
    context = Context()
    context.run(_about.set, fields)
    return context


def note(record: logging.LogRecord) -> bool:
    """Add the context fields to a log record, except those that it has already; a logging filter."""
    for name, value in _about.get().items():
        record.__dict__.setdefault(name, value)
    return True
