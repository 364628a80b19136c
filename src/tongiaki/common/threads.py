"""Running each slow blocking call, such as a name lookup, in a new thread."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def start(work: Callable[[], T], name: str) -> asyncio.Future[T]:
    """Run a function in a new daemon thread, and return the future of its result.

    The process can end before the thread does. If the future is cancelled, the result is ignored.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            result = work()
        except BaseException as error:  # noqa: BLE001 - the future raises it
            finish, outcome = future.set_exception, error
        else:
            finish, outcome = future.set_result, result  # type: ignore[assignment]

        def resolve() -> None:
            if not future.done():
                finish(outcome)

        with contextlib.suppress(RuntimeError):  # the event loop may be closed already
            loop.call_soon_threadsafe(resolve)

    threading.Thread(target=run, name=name, daemon=True).start()
    return future
