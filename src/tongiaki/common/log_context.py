"""Context fields of log lines, such as the table and the request."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator, Mapping
from contextvars import Context, ContextVar

_fields: ContextVar[Mapping[str, str]] = ContextVar("log_fields", default={})  # noqa: B039 - never changed, only replaced


@contextlib.contextmanager
def log_fields(**fields: str) -> Iterator[None]:
    """Add fields such as `table="k3…"` to all log lines of a `with` block and of the tasks started in it."""
    token = _fields.set({**_fields.get(), **fields})
    try:
        yield
    finally:
        _fields.reset(token)


def context_with(**fields: str) -> Context:
    """Return a context with only these fields, for a task that does not belong to the current request."""
    context = Context()
    context.run(_fields.set, fields)
    return context


def add_log_fields(record: logging.LogRecord) -> bool:
    """Filter for a log handler: add the context fields that the log record does not have yet."""
    for name, value in _fields.get().items():
        record.__dict__.setdefault(name, value)
    return True
