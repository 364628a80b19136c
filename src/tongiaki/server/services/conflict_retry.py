"""Retry of an action on a table if another server has changed the table first."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table

T = TypeVar("T")

ATTEMPTS = 5
"""Maximum number of attempts if other servers change the table at the same time."""


async def retry_on_conflict(registry: Registry, table_id: str, action: Callable[[Table], Awaitable[T]]) -> T:
    """Perform `action` on a table and return its result.

    If another server has changed the table first, `action` is retried. Raises ProblemError: `stale` after the last
    failed attempt, or any other problem of `action`.
    """
    for _ in range(ATTEMPTS - 1):
        try:
            return await action(await registry.get(table_id))
        except ProblemError as problem:
            if problem.code != "stale":
                raise
    return await action(await registry.get(table_id))
