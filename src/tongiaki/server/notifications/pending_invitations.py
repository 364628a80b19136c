"""Open invitations of players who are offline, for the notification dispatcher."""

from __future__ import annotations

from collections.abc import Callable

from tongiaki.store import Invitation, Invitations, People


class PendingInvitations:
    """Look-up of invitations that need a notification. Players who are online see theirs on the page."""

    def __init__(self, invitations: Invitations, people: People, is_online: Callable[[str], bool]) -> None:
        self._invitations = invitations
        self._people = people
        self._is_online = is_online

    async def awaited(self, table: str, person: str) -> Invitation | None:
        """Return a person's open invitation to a table, or None if there is none or the person is online."""
        if self._is_online(person):
            return None
        return next((one for one in await self._invitations.of(person) if one.table == table), None)

    async def name(self, person: str) -> str:
        """Return a person's name, or an empty string if it is unknown."""
        return await self._people.name(person) or ""
