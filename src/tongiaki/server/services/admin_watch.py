"""Follows what the admin does with `tongiaki admin` beside the running server, and shows it to everybody."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tongiaki.common import tasks
from tongiaki.common.problems import ProblemError
from tongiaki.server.services.services import Services
from tongiaki.store import DONE, LoggedDeed, UnavailableError

LOOK = 2.0
"""Seconds between two looks for something that the admin has done, where nothing tells of it."""

_log = logging.getLogger(__name__)


class AdminWatch:
    """Reads the admin's log for as long as the server runs."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen = 0
        self._call = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin with what is done from now on; raises UnavailableError."""
        self._seen = await self._services.admin_log.last()
        self._services.account_names.barred = await self._services.moderation.barred()
        self._services.registry.node.subscribe(DONE, type(None), self._called)
        self._task = tasks.begin(self._watch(), "the watch over the admin's log")

    async def close(self) -> None:
        """Follow no more."""
        await tasks.end(self._task)

    async def _called(self, _: None) -> None:
        self._call.set()

    async def _watch(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._call.wait(), LOOK)
            self._call.clear()
            try:
                for logged in await self._services.admin_log.after(self._seen):
                    await self._follow(logged)
                    self._seen = logged.number
            except UnavailableError:
                continue  # the database is away: the same once more

    async def _follow(self, logged: LoggedDeed) -> None:
        try:
            await self._show(logged)
        except UnavailableError:
            raise
        except ProblemError as problem:
            if problem.code == "try_again":
                raise UnavailableError from problem
            _log.error("number %d of the admin's log cannot be followed: %s", logged.number, problem.code)
        except Exception:  # noqa: BLE001 - what cannot be shown keeps nothing that comes after it from being shown
            _log.exception("number %d of the admin's log cannot be followed", logged.number)

    async def _show(self, logged: LoggedDeed) -> None:
        services, deed = self._services, logged.deed
        if deed.action in {"end", "remove-line"}:
            await services.registry.reload(deed.subject)
            await services.studies.reread(deed.subject)
        elif deed.action in {"bar", "unbar"}:
            services.account_names.barred = await services.moderation.barred()
        if deed.action == "bar" and deed.person is not None:
            services.session_revocations.end_person(deed.person)
        if deed.action == "rename" and deed.person is not None:
            name = await services.people.name(deed.person)
            if name is not None:
                await services.account_names.spread(deed.person, name)
        services.lobby.changed()
