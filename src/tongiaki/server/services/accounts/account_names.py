"""Names of players. A claimed name belongs to one account."""

from __future__ import annotations

import contextlib
import logging
import re

from tongiaki.bots import BOTS
from tongiaki.common.names import lookalikes, visible_form
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.protocol.texts import NAME_LENGTH
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.server.services.conflict_retry import retry_on_conflict
from tongiaki.store import Account, Accounts, ConflictError, Dailies, DailyPuzzles, Ledger, People, UnavailableError
from tongiaki.tables.decisions import chat, seating
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
"""Allowed scripts: Latin, Greek, Cyrillic, Hangul with Latin, and Chinese characters with both kana and Latin."""
_SIGNS = r"\x20-@\[-`{-~’·・"
"""Characters allowed with every script: ASCII digits, spaces and punctuation, a typographic apostrophe, and two middle
dots."""
_WRITTEN = re.compile("|".join(f"[{_SIGNS}{letters}]+" for letters in _ALPHABETS))


def in_one_alphabet(name: str) -> bool:
    """Return whether a name uses the letters of a single allowed script, without separate combining marks."""
    return _WRITTEN.fullmatch(name) is not None


_log = logging.getLogger(__name__)

SHOWING = 0.01
"""Estimated seconds to update a person's name at one table."""


def clean_name(name: str) -> str:
    """Return a cleaned name: visible characters of a single script on a single line.

    Raises `malformed` if the name has more than 24 characters, or `odd_name` if it mixes scripts.
    """
    cleaned = chat.single_line(visible_form(name))
    if len(cleaned) > NAME_LENGTH:
        raise ProblemError("malformed", field="name")
    if not in_one_alphabet(cleaned):
        raise ProblemError("odd_name")
    return cleaned


def claimable(name: str) -> str:
    """Return a cleaned name that can be claimed; raises `malformed`, `odd_name` or `name_taken`.

    The name must contain a letter or digit, be usable in the URL of a page, and not look like the name of a bot.
    """
    name = clean_name(name)
    if not any(map(str.isalnum, name)) or "/" in name or "\\" in name:
        raise ProblemError("malformed", field="name")
    if any(lookalikes(name) & lookalikes(bot) for bot in BOTS):
        raise ProblemError("name_taken", name=name)
    return name


class AccountNames:
    """Service for the names of players. `work_limit` limits the work of renaming per address."""

    def __init__(
        self,
        accounts: Accounts,
        people: People,
        ledger: Ledger,
        registry: Registry,
        dailies: Dailies,
        daily_puzzles: DailyPuzzles,
        work_limit: RateLimit,
    ) -> None:
        self.barred: frozenset[str] = frozenset()  # names banned by the administrator, normalized by `lookalikes`
        self._accounts = accounts
        self._people = people
        self._ledger = ledger
        self._registry = registry
        self._dailies = dailies
        self._daily_puzzles = daily_puzzles
        self._work_limit = work_limit

    async def require_available(self, person: str | None, name: str | None) -> None:
        """Raise `name_taken` if another account has claimed the name, or `name_barred` if it is banned."""
        self.require_allowed(name)
        alike = [] if name is None else await self._accounts.find_lookalikes(name)
        others = [one for one in alike if one.person != person]
        if others:
            own = None if person is None else await self._accounts.find(person)
            if own is None or own.name != name:  # two similar names that are older than this rule both stay valid
                raise ProblemError("name_taken", name=others[0].name)

    def require_allowed(self, name: str | None) -> None:
        """Raise `name_barred` if the administrator has banned the name or a similar-looking one."""
        if name is not None and not self.barred.isdisjoint(lookalikes(name)):
            raise ProblemError("name_barred", name=name)

    async def speaking_name(self, table: Table, person: str | None) -> str | None:
        """Return the name that a person used last, or None.

        Raises `name_taken` if another account has claimed the name that the person would use at the table, or
        `name_barred` if that name is banned.
        """
        name = None if person is None else await self._people.find_name(person)
        await self.require_available(person, table.state.seats.name_of(person) or name)
        return name

    async def name_for(self, person: str | None, name: str) -> str:
        """Return the name for a seated person: the account's name, or the requested `name` for a guest.

        Raises `malformed`, `odd_name`, `name_taken` or `name_barred`.
        """
        name = clean_name(name)
        account = None if person is None else await self._accounts.find(person)
        if account is not None:
            return account.name
        await self.require_available(person, name)
        return name

    async def rename(self, account: Account, name: str, address: str) -> str:
        """Rename an account, including at its unfinished tables, and return the new name.

        The work is charged to the address. Raises `name_taken`, `name_barred`, `malformed`, `odd_name`, or `too_fast`
        if the address has used up its work allowance.
        """
        name = claimable(name)
        self.require_allowed(name)
        if name != account.name:
            work_bucket = self._work_limit.bucket(address)
            if work_bucket.is_empty():
                raise ProblemError("too_fast")
            try:
                await self._accounts.rename(account.person, name)
            except ConflictError:
                raise ProblemError("name_taken", name=name) from None
            work_bucket.charge(SHOWING * await self.spread(account.person, name))
        return name

    async def spread(self, person: str, name: str) -> int:
        """Update the person's name at every unfinished table, and return the number of these tables.

        A table that cannot be updated is logged and skipped. The new name is already stored, and an exception would
        prevent the client from receiving its new token.
        """

        def call(state: TableState) -> list[e.Entry]:
            return seating.rename(state, person, name)

        tables: list[str] = []
        with contextlib.suppress(UnavailableError):
            tables = await self._ledger.list_tables_of(person, ["open", "running"])
        for table_id in tables:
            try:
                await retry_on_conflict(self._registry, table_id, lambda table: table.act(call))
            except Exception:  # noqa: BLE001 - see the docstring
                _log.exception("table %s does not show a new name", table_id)
        await self._registry.refresh_profiles([person])
        return len(tables)

    async def move_seats(self, guest: str, account: Account) -> None:
        """Transfer a guest's seats at unfinished tables to the account, except where it already has a seat.

        The guest's daily games and puzzles are transferred, too. A bot account receives nothing, because the other
        players have not agreed to play with a bot.
        """
        if account.program:
            return

        def move(state: TableState) -> list[e.Entry]:
            return seating.hand_over(state, guest, account.person, account.name)

        for table_id in await self._ledger.list_tables_of(guest, ["open", "running"]):
            await retry_on_conflict(self._registry, table_id, lambda table: table.act(move))
        await self._dailies.reassign_games(guest, account.person)
        await self._daily_puzzles.reassign(guest, account.person)
