"""Applies actions of `tongiaki admin`, which runs in another process, to the running server."""

from __future__ import annotations

import logging

from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.problems import ProblemError
from tongiaki.server.services.services import Services
from tongiaki.store import DONE, LoggedDeed, UnavailableError

LOOK = 2.0
"""Seconds between two checks of the administrator's log if no message announces a new entry."""

_log = logging.getLogger(__name__)


class AdminWatch:
    """Background task that reads the administrator's log and applies new entries."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._seen = 0
        self._worker = BackgroundWorker(
            "administrator's log",
            self._follow_new,
            pause=LOOK,
            retry_on=UnavailableError,
            retry_pause=LOOK,
        )

    async def open(self) -> None:
        """Start to follow the log after its latest entry; raises UnavailableError."""
        self._seen = await self._services.admin_log.last()
        self._services.account_names.barred = await self._services.moderation.barred()
        self._services.registry.node.subscribe(DONE, type(None), self._called)
        self._worker.start()

    async def close(self) -> None:
        """Stop the background task."""
        await self._worker.stop()

    async def _called(self, _: None) -> None:
        self._worker.wake()

    async def _follow_new(self) -> None:
        for logged in await self._services.admin_log.after(self._seen):
            await self._follow(logged)
            self._seen = logged.number

    async def _follow(self, logged: LoggedDeed) -> None:
        try:
            await self._show(logged)
        except UnavailableError:
            raise
        except ProblemError as problem:
            if problem.code == "try_again":
                raise UnavailableError from problem
            _log.error("number %d of the admin's log cannot be followed: %s", logged.number, problem.code)
        except Exception:  # noqa: BLE001 - a failing entry must not block later ones
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
