"""Names of players: claimed names belong to one account."""

from __future__ import annotations

import contextlib
import logging
import re

from tongiaki.bots import BOTS
from tongiaki.common.names import looks, visible
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import Buckets
from tongiaki.protocol.texts import NAME_LENGTH
from tongiaki.server.services.conflict_retry import at
from tongiaki.store import Account, Accounts, ConflictError, Dailies, Ledger, People, UnavailableError
from tongiaki.tables.decisions import chat, seating
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e

_LATIN = "A-Za-zÀ-ÖØ-öø-žƠơƯưȘ-țḀ-ỿ"
_ALPHABETS = (
    _LATIN,
    "Ά-ώ",
    "Ѐ-џҐ-ӿ",
    _LATIN + "가-힣",
    _LATIN + "ぁ-ゖゝゞァ-ヺー-ヾ々〆一-鿿㐀-䶿",
)
"""Latin, Greek and Cyrillic letters; Hangul, and Chinese characters with both kana, also beside Latin letters."""
_SIGNS = r"\x20-@\[-`{-~’·・"
"""What is allowed beside any of them: digits, blanks and signs of ASCII, an apostrophe, two dots."""
_WRITTEN = re.compile("|".join(f"[{_SIGNS}{letters}]+" for letters in _ALPHABETS))


def in_one_alphabet(name: str) -> bool:
    """Tell whether a name is written in the letters of one alphabet, with no marks but those that are part of one."""
    return _WRITTEN.fullmatch(name) is not None


_log = logging.getLogger(__name__)

SHOWING = 0.01
"""Seconds that it takes to show at one table what has changed about somebody, such as a new name."""


def clean_name(name: str) -> str:
    """Make a name one visible line of at most 24 characters in one alphabet; raises `malformed` or `odd_name`."""
    cleaned = chat.single_line(visible(name))
    if len(cleaned) > NAME_LENGTH:
        raise ProblemError("malformed", field="name")
    if not in_one_alphabet(cleaned):
        raise ProblemError("odd_name")
    return cleaned


def claimable(name: str) -> str:
    """Make a name one that can be claimed: with a letter or digit, not a bot's, fit for an address of a page.

    Raises `malformed`, `odd_name` or `name_taken`.
    """
    name = clean_name(name)
    if not any(map(str.isalnum, name)) or "/" in name or "\\" in name:
        raise ProblemError("malformed", field="name")
    if any(looks(name) & looks(bot) for bot in BOTS):
        raise ProblemError("name_taken", name=name)
    return name


class AccountNames:
    """The names of this server's people; to show a new one takes of what an address has in `efforts`."""

    def __init__(
        self,
        accounts: Accounts,
        people: People,
        ledger: Ledger,
        registry: Registry,
        dailies: Dailies,
        efforts: Buckets,
    ) -> None:
        self.barred: frozenset[str] = frozenset()  # names that nobody may have, by what `looks` makes of them
        self._accounts = accounts
        self._people = people
        self._ledger = ledger
        self._registry = registry
        self._dailies = dailies
        self._efforts = efforts

    async def require_own(self, person: str | None, name: str | None) -> None:
        """Insist that nobody else has claimed the name, and that it may be had.

        Raises `name_taken` or `name_barred`.
        """
        self.require_allowed(name)
        alike = [] if name is None else await self._accounts.like(name)
        others = [one for one in alike if one.person != person]
        if others:
            own = None if person is None else await self._accounts.of(person)
            if own is None or own.name != name:  # else both are older than the rule
                raise ProblemError("name_taken", name=others[0].name)

    def require_allowed(self, name: str | None) -> None:
        """Insist that the admin has not barred the name, or one that looks like it; raises `name_barred`."""
        if name is not None and not self.barred.isdisjoint(looks(name)):
            raise ProblemError("name_barred", name=name)

    async def speaking_name(self, table: Table, person: str | None) -> str | None:
        """Give the name that a person used last.

        Raises `name_taken` if the one it would speak under is somebody else's.
        """
        name = None if person is None else await self._people.name(person)
        await self.require_own(person, table.state.seats.name_of(person) or name)
        return name

    async def name_for(self, person: str | None, name: str) -> str:
        """Give the name that a person sits under: an account's is its own, a guest's any that nobody has claimed."""
        name = clean_name(name)
        account = None if person is None else await self._accounts.of(person)
        if account is not None:
            return account.name
        await self.require_own(person, name)
        return name

    async def rename(self, account: Account, name: str, address: str) -> str:
        """Call an account otherwise, at every table that is not over too, which the address is charged for.

        Raises `name_taken`, `name_barred`, `malformed`, or `too_fast` where the address has no time left.
        """
        name = claimable(name)
        self.require_allowed(name)
        if name != account.name:
            effort = self._efforts.of(address)
            if effort.empty():
                raise ProblemError("too_fast")
            try:
                await self._accounts.rename(account.person, name)
            except ConflictError:
                raise ProblemError("name_taken", name=name) from None
            effort.charge(SHOWING * await self.spread(account.person, name))
        return name

    async def spread(self, person: str, name: str) -> int:
        """Show a name, and that it is claimed, wherever its person sits at a table that is not over: at how many.

        The name is written by now, and a browser that is not told so would be left with a token that opens nothing: a
        table where it cannot be shown is gone past.
        """

        def call(state: TableState) -> list[e.Entry]:
            return seating.rename(state, person, name)

        tables: list[str] = []
        with contextlib.suppress(UnavailableError):
            tables = await self._ledger.tables_of(person, ["open", "running"])
        for table_id in tables:
            try:
                await at(self._registry, table_id, lambda table: table.act(call))
            except Exception:  # noqa: BLE001 - see above
                _log.exception("table %s does not show a new name", table_id)
        await self._registry.refresh_profiles([person])
        return len(tables)

    async def move_seats(self, guest: str, account: Account) -> None:
        """Give an account the seats of a guest who logs in, where the game is not over and the account has no seat.

        A program takes none over: whoever plays there has not agreed to play with one.
        """
        if account.program:
            return

        def move(state: TableState) -> list[e.Entry]:
            return seating.hand_over(state, guest, account.person, account.name)

        for table_id in await self._ledger.tables_of(guest, ["open", "running"]):
            await at(self._registry, table_id, lambda table: table.act(move))
        await self._dailies.hand_over(guest, account.person)
