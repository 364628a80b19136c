"""Circuit breaker for a shared service: the mail server or the webhook."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class NotSentError(Exception):
    """A failed attempt that can be retried later."""


class UnreachableError(NotSentError):
    """A failure of the service: it did not respond, or violated its protocol. Other notifications would fail, too."""


class GoneError(Exception):
    """The recipient's address no longer exists."""


class CircuitBreaker:
    """Circuit breaker that also limits the number of concurrent attempts; further attempts wait.

    An attempt that raises UnreachableError opens the breaker, and all waiting attempts fail immediately. While it is
    open, only one attempt is made at a time. The first attempt that reaches the service closes the breaker. An
    unresponsive service therefore delays only a few notifications.
    """

    def __init__(self, max_concurrent: int) -> None:
        self._places = asyncio.Semaphore(max_concurrent)
        self._running = 0
        self._failures = 0
        self._is_open = False

    @asynccontextmanager
    async def attempt(self) -> AsyncGenerator[None]:
        """Run the body of the context as an attempt. Raises NotSentError if the breaker rejects the attempt."""
        failures = self._failures
        if not (self._is_open and self._running):
            async with self._places:
                if self._failures == failures:
                    self._running += 1
                    try:
                        yield
                    except UnreachableError:
                        self._failures += 1
                        self._is_open = True
                        raise
                    except NotSentError:
                        self._is_open = False
                        raise
                    else:
                        self._is_open = False
                    finally:
                        self._running -= 1
                    return
        raise NotSentError("the service did not respond to another notification")
