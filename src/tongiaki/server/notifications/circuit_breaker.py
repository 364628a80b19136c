"""A circuit breaker for a shared service: the mail server or the webhook."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager


class NotSentError(Exception):
    """It may be tried again later."""


class UnreachableError(NotSentError):
    """The service did not answer, or not in its protocol: no other notice would reach it now."""


class GoneError(Exception):
    """There is nobody at that address any more."""


class Breaker:
    """Limits the attempts at the same time to a maximum; the others wait.

    An attempt that raises UnreachableError opens the breaker: all that wait fail at once, and one attempt at a time is
    made until one reaches the service. So a service that does not answer occupies few notices.
    """

    def __init__(self, at_once: int) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._running = 0
        self._failures = 0
        self._is_open = False

    @asynccontextmanager
    async def attempt(self) -> AsyncGenerator[None]:
        """Make an attempt within the context. Raises NotSentError where none is made."""
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
        raise NotSentError("the service did not answer another notice")
