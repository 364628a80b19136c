"""Those who are invited to a table, as far as notices need to know them."""

from __future__ import annotations

from collections.abc import Callable

from tongiaki.store import Invitation, Invitations, People


class PendingInvitations:
    """Whom an invitation still has to reach; who is on a page here has been told there."""

    def __init__(self, invitations: Invitations, people: People, is_online: Callable[[str], bool]) -> None:
        self._invitations = invitations
        self._people = people
        self._is_online = is_online

    async def awaited(self, table: str, person: str) -> Invitation | None:
        """Give the invitation that somebody who is elsewhere has to a table, if it stands."""
        if self._is_online(person):
            return None
        return next((one for one in await self._invitations.of(person) if one.table == table), None)

    async def name(self, person: str) -> str:
        """Tell what a person is called."""
        return await self._people.name(person) or ""
