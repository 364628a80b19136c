"""Job that applies the actions of `tongiaki admin`, which runs in another process, to the running server."""

from __future__ import annotations

import logging

from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.studies.study_registry import Studies
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.services.lobby.lobby_feed import Lobby
from tongiaki.store import ADMIN_ACTION_TOPIC, AdminLog, LoggedAction, Moderation, People, UnavailableError

LOOK = 2.0
"""Seconds between checks of the administrator's log if no message announces a new entry."""

_log = logging.getLogger(__name__)


class AdminWatch:
    """Background job that reads the administrator's log and applies new entries."""

    def __init__(
        self,
        admin_log: AdminLog,
        moderation: Moderation,
        people: People,
        registry: Registry,
        studies: Studies,
        account_names: AccountNames,
        session_revocations: SessionRevocations,
        lobby: Lobby,
    ) -> None:
        self._admin_log = admin_log
        self._moderation = moderation
        self._people = people
        self._registry = registry
        self._studies = studies
        self._account_names = account_names
        self._session_revocations = session_revocations
        self._lobby = lobby
        self._last_number = 0
        self._worker = BackgroundWorker(
            "administrator's log",
            self._apply_new_entries,
            pause=LOOK,
            retry_on=UnavailableError,
            retry_pause=LOOK,
        )
        registry.node.subscribe(ADMIN_ACTION_TOPIC, type(None), self._on_new_entry)

    async def open(self) -> None:
        """Apply the entries that are newer than the last one applied; raises UnavailableError."""
        self._last_number = await self._admin_log.last_number()
        self._account_names.barred = await self._moderation.load_barred_forms()
        self._worker.start()

    async def close(self) -> None:
        """Stop the job."""
        await self._worker.stop()

    async def _on_new_entry(self, _: None) -> None:
        self._worker.wake()

    async def _apply_new_entries(self) -> None:
        for entry in await self._admin_log.list_after(self._last_number):
            await self._apply_or_log(entry)
            self._last_number = entry.number

    async def _apply_or_log(self, entry: LoggedAction) -> None:
        try:
            await self._apply(entry)
        except UnavailableError:
            raise
        except ProblemError as problem:
            if problem.code == "try_again":
                raise UnavailableError from problem
            _log.error("entry %d of the administrator's log cannot be applied: %s", entry.number, problem.code)
        except Exception:  # noqa: BLE001 - a failing entry must not block later ones
            _log.exception("entry %d of the administrator's log cannot be applied", entry.number)

    async def _apply(self, entry: LoggedAction) -> None:
        deed = entry.action
        if deed.kind in {"end", "remove-line"}:
            await self._registry.reload(deed.subject)
            await self._studies.reload_chat(deed.subject)
        elif deed.kind in {"bar", "unbar"}:
            self._account_names.barred = await self._moderation.load_barred_forms()
        if deed.kind == "bar" and deed.person is not None:
            self._session_revocations.end_person(deed.person)
        if deed.kind == "rename" and deed.person is not None:
            name = await self._people.find_name(deed.person)
            if name is not None:
                await self._account_names.spread(deed.person, name)
        self._lobby.invalidate()
