"""The subjects of links to pages: tables, days and tournaments, as far as everybody may know them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

import msgspec

from tongiaki.common.days import end_of_day, today
from tongiaki.common.ids import is_id
from tongiaki.runtime.tables.tournament_setup import TournamentSetup
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.services.events.tournament_director import setup_of
from tongiaki.store import Dailies, Ledger, Results, StoredCard, StoredTournament, Tournaments
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.state.sealing import is_sealed_today
from tongiaki.tables.structs.views import SeatView

ROUNDS_SEARCHED = 2
"""Number of the last rounds of a tournament that are searched for a game with a visible board."""


@dataclass(frozen=True, slots=True)
class TableSubject:
    """A table. `is_private`: several people are at a table that is not public, or the administrator hides it.

    `has_board`: everybody may see the board of its game.
    """

    id: str
    status: str
    moves: int
    seats: list[SeatView]
    is_private: bool
    has_board: bool


@dataclass(frozen=True, slots=True)
class DaySubject:
    """The daily game of a `day`. `best_table`: the table of the best result of a past day, or None."""

    day: str
    players: int
    best_table: str | None


@dataclass(frozen=True, slots=True)
class TournamentSubject:
    """A tournament, its setup, and the number of its entrants."""

    stored: StoredTournament
    setup: TournamentSetup
    entrants: int


class LinkSubjects:
    """Finds what links are about. All methods raise UnavailableError if the database does not answer."""

    def __init__(
        self, ledger: Ledger, results: Results, dailies: Dailies, daily_games: DailyGames, tournaments: Tournaments
    ) -> None:
        self._ledger = ledger
        self._results = results
        self._dailies = dailies
        self._daily_games = daily_games
        self._tournaments = tournaments

    async def find_table(self, table_id: str) -> TableSubject | None:
        """Return the subject of a link to a table, or None if there is no such table."""
        card = await self._ledger.find_card(table_id) if is_id(table_id) else None
        return None if card is None else _table_subject(card)

    async def winners(self, table: TableSubject) -> tuple[list[SeatView], int]:
        """Return the seats that won the game of a table, and their points. There are none until the game is scored."""
        results = (await self._results.load_results_of_tables([table.id])).get(table.id, [])
        best = [result for result in results if result.rank == 1 and result.seat < len(table.seats)]
        return [table.seats[result.seat] for result in best], best[0].points if best else 0

    async def find_day(self, day: str) -> DaySubject | None:
        """Return the subject of a link to a day, or None if the day is in the future or had no daily game."""
        now = today()
        if not is_day(day) or day > now:
            return None
        setup = await (self._daily_games.setup(day) if day == now else self._daily_games.past(day))
        if setup is None:
            return None
        best: list[str] = []
        if day < now:
            for named in (True, False):
                rows = await self._dailies.list_results(day, setup.seat, end_of_day(day), 1, of_accounts=named)
                best += [row.table for row in rows]
        return DaySubject(day, len(setup.colours), best[0] if best else None)

    async def find_tournament(self, tournament_id: str) -> TournamentSubject | None:
        """Return the subject of a link to a tournament, or None if there is no such tournament."""
        stored = await self._tournaments.find(tournament_id) if is_id(tournament_id) else None
        if stored is None:
            return None
        entrants = [each for each in await self._tournaments.list_entrants(stored.id) if not each.gone]
        return TournamentSubject(stored, setup_of(stored), len(entrants))

    async def find_latest_game(self, tournament_id: str) -> str | None:
        """Return the table of the first game with a visible board in the last rounds of a tournament, or None."""
        games = [game for game in await self._tournaments.list_games(tournament_id) if game.table is not None]
        rounds = sorted({game.round for game in games}, reverse=True)[:ROUNDS_SEARCHED]
        for number in rounds:
            tables = [game.table for game in games if game.round == number and game.table is not None]
            cards = await self._ledger.load_cards(tables)
            visible = [table for table in tables if table in cards and _table_subject(cards[table]).has_board]
            if visible:
                return visible[0]
        return None


def is_day(text: str) -> bool:
    """Return whether a text is a date such as `2026-11-22`."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _table_subject(card: StoredCard) -> TableSubject:
    shown = msgspec.json.decode(card.card, type=LobbyCard)
    is_private = card.hidden or not _is_public(shown, card.status)
    has_board = not is_private and card.status in ("running", "over") and card.moves > 0
    return TableSubject(
        card.id,
        card.status,
        card.moves,
        shown.seats,
        is_private,
        has_board and not is_sealed_today(shown.occasion),
    )


def _is_public(shown: LobbyCard, status: str) -> bool:
    """Return whether a table is public, belongs to an event, or had a game of one person against bots.

    A game against bots is not listed in the lobby, but only its player can share its link.
    """
    persons = sum(seat.bot is None for seat in shown.seats)
    return shown.options.public or shown.occasion is not None or (status == "over" and persons == 1)
