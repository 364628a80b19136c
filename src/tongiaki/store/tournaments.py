"""Tournaments: entrants, rounds and results. Each step is idempotent: repeating it has no further effect."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.common import clock
from tongiaki.store.admin_log import AdminAction, log_action
from tongiaki.store.engine.database import Database
from tongiaki.store.schema import entrants, notices, tournament_games, tournaments
from tongiaki.tables.ports import ConflictError

TournamentStatus = Literal["open", "running", "over", "cancelled"]
MIN_ENTRANTS = 2
"""Minimum number of persons or bot accounts that a tournament needs to start."""
RECENT_SECONDS = 3600
"""Time during which a new tournament counts towards its host's limit even if it is over, in seconds."""
JoinOutcome = Literal["joined", "full", "begun"]


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament and its number of `entrants`; `created` and `due` are in seconds since 1970, UTC.

    `origin` is a keyed hash of the network address from which it was created.
    """

    id: str
    host: str | None
    setup: str
    status: TournamentStatus
    created: int
    due: int | None
    round: int
    origin: str | None
    entrants: int


@dataclass(frozen=True, slots=True)
class Entrant:
    """An entrant: a person or a bot with its level. Both are None if the person's account was deleted."""

    number: int
    person: str | None
    bot: str | None
    gone: bool


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A game of a round: its seats and, once it is over, the final places; `table` is None for a bye."""

    round: int
    board: int
    table: str | None
    seats: tuple[int, ...]
    places: tuple[int, ...] | None


_ENTRANT_COUNT = (
    select(func.count()).where(entrants.c.tournament_id == tournaments.c.id).correlate(tournaments).scalar_subquery()
)
_TOURNAMENTS = select(
    tournaments.c.id,
    tournaments.c.host,
    tournaments.c.setup,
    tournaments.c.status,
    tournaments.c.created,
    tournaments.c.due,
    tournaments.c.round,
    tournaments.c.origin_address,
    _ENTRANT_COUNT,
)
_UNFINISHED = tournaments.c.status.in_(["open", "running"])


class Tournaments:
    """All tournaments. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(
        self, tournament_id: str, host: str, setup: str, due: int | None, maximum: int, origin: str | None = None
    ) -> bool:
        """Create a tournament; return False if its host already has `maximum` unfinished or recent ones."""
        now = int(clock.now())
        row = {"id": tournament_id, "host": host, "setup": setup, "due": due, "created": now, "origin_address": origin}
        is_counted = (tournaments.c.host == host) & (_UNFINISHED | (tournaments.c.created > now - RECENT_SECONDS))
        count_own = select(func.count()).select_from(tournaments).where(is_counted)
        async with self._database.transaction() as connection:
            if (await connection.execute(count_own)).scalar_one() >= maximum:
                return False
            await connection.execute(insert(tournaments).values(status="open", round=0, **row))
        return True

    async def list_all(self, limit: int | None) -> list[StoredTournament]:
        """List the unfinished tournaments and then the others, each newest first."""
        order = (tournaments.c.status.in_(["over", "cancelled"]), tournaments.c.created.desc(), tournaments.c.id)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(_TOURNAMENTS.order_by(*order).limit(limit))
            return [StoredTournament(*row) for row in rows]

    async def find(self, tournament_id: str) -> StoredTournament | None:
        """Return a tournament; None if it does not exist."""
        async with self._database.read_connection() as connection:
            row = (await connection.execute(_TOURNAMENTS.where(tournaments.c.id == tournament_id))).first()
        return None if row is None else StoredTournament(*row)

    async def list_unfinished(self) -> list[StoredTournament]:
        """List the running tournaments and the open ones that have a starting time."""
        start = (tournaments.c.status == "open") & tournaments.c.due.is_not(None)
        query = _TOURNAMENTS.where(or_(start, tournaments.c.status == "running")).order_by(tournaments.c.created)
        async with self._database.read_connection() as connection:
            return [StoredTournament(*row) for row in await connection.execute(query)]

    async def list_entrants(self, tournament_id: str) -> list[Entrant]:
        """List the entrants in the order of their numbers."""
        columns = (entrants.c.number, entrants.c.person, entrants.c.bot, entrants.c.gone)
        query = select(*columns).where(entrants.c.tournament_id == tournament_id).order_by(entrants.c.number)
        async with self._database.read_connection() as connection:
            return [Entrant(*row) for row in await connection.execute(query)]

    async def list_games(self, tournament_id: str) -> list[TournamentGame]:
        """List the games of all rounds."""
        c = tournament_games.c
        query = select(c.round, c.board, c.table_id, c.seats, c.places).where(c.tournament_id == tournament_id)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(c.round, c.board))
            return [
                TournamentGame(*row[:3], _decode_numbers(row.seats) or (), _decode_numbers(row.places)) for row in rows
            ]

    async def filter_entered(self, person: str, tournament_ids: Collection[str] | None = None) -> list[str]:
        """Return the tournaments that a person has entered, among `tournament_ids` or all tournaments."""
        query = select(entrants.c.tournament_id).where(entrants.c.person == person)
        if tournament_ids is not None:
            query = query.where(entrants.c.tournament_id.in_(list(tournament_ids)))
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query.order_by(entrants.c.tournament_id))).scalars())

    async def list_hosted(self, person: str) -> list[str]:
        """Return the tournaments that a person hosts."""
        query = select(tournaments.c.id).where(tournaments.c.host == person).order_by(tournaments.c.created)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query)).scalars())

    async def join(self, tournament_id: str, person: str, maximum: int) -> JoinOutcome:
        """Enter a person before the tournament starts; a repeated call has no effect."""
        is_own = (entrants.c.tournament_id == tournament_id) & (entrants.c.person == person)
        count_entrants = select(func.count(), func.max(entrants.c.number)).where(
            entrants.c.tournament_id == tournament_id
        )
        try:
            async with self._database.transaction() as connection:
                if await _lock_status(connection, tournament_id) != "open":
                    return "begun"
                if (await connection.execute(select(entrants.c.number).where(is_own))).first() is not None:
                    return "joined"
                count, last = (await connection.execute(count_entrants)).one()
                if count >= maximum:
                    return "full"
                row = {"tournament_id": tournament_id, "number": (last or 0) + 1, "person": person, "gone": False}
                await connection.execute(insert(entrants).values(row))
        except ConflictError:  # another browser window of the person has already stored the entry
            return "joined"
        return "joined"

    async def leave(self, tournament_id: str, person: str) -> bool:
        """Withdraw a person, or delete the entry if the tournament has not started.

        Return False if the tournament has ended.
        """
        is_own = (entrants.c.tournament_id == tournament_id) & (entrants.c.person == person)
        async with self._database.transaction() as connection:
            status = await _lock_status(connection, tournament_id)
            if status == "open":
                await connection.execute(delete(entrants).where(is_own))
            elif status == "running":
                await connection.execute(update(entrants).where(is_own).values(gone=True))
        return status in {"open", "running"}

    async def start(self, tournament_id: str, bot: str | None, fill_to: int, now: int) -> TournamentStatus | None:
        """Start an open tournament, with bots up to `fill_to` entrants; cancel it if it has fewer than MIN_ENTRANTS."""
        is_entrant = entrants.c.tournament_id == tournament_id
        count_entrants = select(func.count(), func.max(entrants.c.number)).where(is_entrant)
        async with self._database.transaction() as connection:
            status = await _lock_status(connection, tournament_id)
            if status != "open":
                return status
            count, last = (await connection.execute(count_entrants)).one()
            enough = count >= MIN_ENTRANTS
            bot_count = max(0, fill_to - count) if bot is not None and enough else 0
            rows = [
                {"tournament_id": tournament_id, "number": (last or 0) + 1 + offset, "bot": bot, "gone": False}
                for offset in range(bot_count)
            ]
            if rows:
                await connection.execute(insert(entrants), rows)
            status = "running" if enough else "cancelled"
            change = update(tournaments).where(tournaments.c.id == tournament_id)
            await connection.execute(change.values(status=status, due=now))
        return status

    async def cancel(self, tournament_id: str, admin_action: AdminAction | None = None) -> bool:
        """Cancel a tournament, on behalf of its host or an administrator; return whether it was unfinished.

        Raises ConflictError like `log_action`.
        """
        change = update(tournaments).where(tournaments.c.id == tournament_id, _UNFINISHED)
        async with self._database.transaction() as connection:
            cancelled = (
                await connection.execute(change.values(status="cancelled", due=None, origin_address=None))
            ).rowcount > 0
            if cancelled and admin_action is not None:
                await log_action(connection, admin_action)
        return cancelled

    async def store_pairings(self, tournament_id: str, number: int, games: Sequence[TournamentGame]) -> None:
        """Store the pairings of round `number`, counted from 1, unless they are already stored."""
        is_previous = (tournaments.c.id == tournament_id) & (tournaments.c.round == number - 1)
        change = (
            update(tournaments).where(is_previous, tournaments.c.status == "running").values(round=number, due=None)
        )
        rows = [
            {
                "tournament_id": tournament_id,
                "round": number,
                "board": game.board,
                "table_id": game.table,
                "seats": _encode_numbers(game.seats),
                "places": None if game.places is None else _encode_numbers(game.places),
            }
            for game in games
        ]
        async with self._database.transaction() as connection:
            if (await connection.execute(change)).rowcount and rows:
                await connection.execute(insert(tournament_games), rows)

    async def store_result(
        self, tournament_id: str, game: TournamentGame, places: Sequence[int], gone: Collection[int]
    ) -> None:
        """Store a game's places and mark absent entrants as withdrawn, unless the result is already stored."""
        c = tournament_games.c
        is_same = (c.tournament_id == tournament_id) & (c.round == game.round) & (c.board == game.board)
        change = update(tournament_games).where(is_same, c.places.is_(None)).values(places=_encode_numbers(places))
        is_absent = (entrants.c.tournament_id == tournament_id) & entrants.c.number.in_(list(gone))
        async with self._database.transaction() as connection:
            if (await connection.execute(change)).rowcount and gone:
                await connection.execute(update(entrants).where(is_absent).values(gone=True))

    async def schedule_next_round(self, tournament_id: str, number: int, due: int) -> None:
        """Store the start of the round after round `number`, unless it is already stored."""
        is_current = (tournaments.c.id == tournament_id) & (tournaments.c.round == number) & tournaments.c.due.is_(None)
        change = update(tournaments).where(is_current, tournaments.c.status == "running").values(due=due)
        async with self._database.transaction() as connection:
            await connection.execute(change)

    async def finish(self, tournament_id: str) -> None:
        """Mark a tournament as over, and queue a notification for each remaining person."""
        is_running = (tournaments.c.id == tournament_id) & (tournaments.c.status == "running")
        row = {"kind": "finished", "turn": 0, "due": clock.now_ms(), "attempts": 0, "done": ""}
        async with self._database.transaction() as connection:
            finish_running = update(tournaments).where(is_running).values(status="over", due=None, origin_address=None)
            if (await connection.execute(finish_running)).rowcount:
                last_tables = await _last_tables(connection, tournament_id)
                notifications = [{**row, "person": person, "table_id": table} for person, table in last_tables.items()]
                if notifications:
                    await connection.execute(insert(notices), notifications)


async def remove_from_tournaments(connection: AsyncConnection, person: str) -> None:
    """Remove a deleted account from all tournaments; cancel the tournaments that it hosts and that have not started."""
    is_host = tournaments.c.host == person
    is_unstarted: ColumnElement[bool] = is_host & (tournaments.c.status == "open")
    await connection.execute(update(tournaments).where(is_unstarted).values(status="cancelled", due=None))
    await connection.execute(update(tournaments).where(is_host).values(host=None))
    not_started = exists().where(tournaments.c.id == entrants.c.tournament_id, tournaments.c.status == "open")
    await connection.execute(delete(entrants).where(entrants.c.person == person, not_started))
    await connection.execute(update(entrants).where(entrants.c.person == person).values(person=None, gone=True))


async def _last_tables(connection: AsyncConnection, tournament_id: str) -> dict[str, str]:
    """Return the table of each remaining person's latest game."""
    query = select(entrants.c.number, entrants.c.person).where(
        entrants.c.tournament_id == tournament_id, entrants.c.person.is_not(None), ~entrants.c.gone
    )
    persons = {row.number: row.person for row in await connection.execute(query)}
    c = tournament_games.c
    games = select(c.seats, c.table_id).where(c.tournament_id == tournament_id, c.table_id.is_not(None))
    last_tables: dict[str, str] = {}
    for row in await connection.execute(games.order_by(c.round)):
        last_tables |= {
            persons[number]: row.table_id for number in _decode_numbers(row.seats) or () if number in persons
        }
    return last_tables


async def _lock_status(connection: AsyncConnection, tournament_id: str) -> TournamentStatus | None:
    """Return a tournament's status, and lock the tournament until the end of the transaction."""
    query = select(tournaments.c.status).where(tournaments.c.id == tournament_id).with_for_update()
    status: TournamentStatus | None = (await connection.execute(query)).scalar()
    return status


def _encode_numbers(numbers: Sequence[int]) -> str:
    return msgspec.json.encode(list(numbers)).decode()


def _decode_numbers(text: str | None) -> tuple[int, ...] | None:
    return None if text is None else tuple(msgspec.json.decode(text, type=list[int]))
