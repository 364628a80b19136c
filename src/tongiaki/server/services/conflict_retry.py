"""Something done at a table from elsewhere, while other servers may write there."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from tongiaki.common.problems import ProblemError
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.table import Table

T = TypeVar("T")

ATTEMPTS = 5
"""How often something is done anew when another server writes to its table at the same moment."""


async def at(registry: Registry, table_id: str, work: Callable[[Table], Awaitable[T]]) -> T:
    """Do something at a table, anew where another server writes there at the same moment; raises ProblemError."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await work(await registry.get(table_id))
        except ProblemError as problem:
            if problem.code != "stale":
                raise
    return await work(await registry.get(table_id))
