"""Deletion of data after its retention period, a few rows at a time."""

from __future__ import annotations

from typing import Literal

from sqlalchemy import ColumnElement, Table, delete, exists, func, or_, select, update

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import (
    accounts,
    archived_seats,
    archives,
    daily_games,
    daily_puzzles,
    entries,
    invitations,
    notice_choices,
    notices,
    open_games,
    people,
    players,
    push_ways,
    results,
    reviews,
    sessions,
    studies,
    study_lines,
    tables,
    tournament_games,
    tries,
)

PORTION_ROWS = 50
"""Maximum number of rows that are found or deleted at once."""
RetentionKind = Literal["open", "lonely", "finished", "of_guests"]
"""Kinds of tables that are deleted or archived.

`open`: no move was made. `lonely`: one guest plays against bots. `finished`: the game is over and its results are
stored, but it is not archived. `of_guests`: the game is archived, and no player has an account.
"""


def _includes_account(people_table: Table) -> ColumnElement[bool]:
    """Return the SQL condition that `people_table` contains a person with an account for a table."""
    has_name = (accounts.c.person == people_table.c.person) & accounts.c.name.is_not(None)
    return exists().where(people_table.c.table_id == tables.c.id, has_name)


_SEATS_TAKEN = select(func.count()).where(players.c.table_id == tables.c.id).scalar_subquery()
_HAS_STUDY = exists().where(studies.c.table_id == tables.c.id)
_IS_RATED = exists().where(results.c.table_id == tables.c.id, results.c.rating.is_not(None))
_HAS_RESULTS = exists().where(results.c.table_id == tables.c.id)
# Tables that the administrator ended before the first move.
_UNPLAYED = (tables.c.status == "over") & (tables.c.moves == 0) & ~_HAS_RESULTS
_OPEN = ((tables.c.status == "open") | _UNPLAYED) & ~tables.c.archived & ~_HAS_STUDY
_LONELY = (
    (tables.c.status == "running")
    & ~tables.c.archived
    & (_SEATS_TAKEN <= 1)
    & ~_includes_account(players)
    & ~_HAS_STUDY
)
_FINISHED = (tables.c.status == "over") & ~_UNPLAYED & ~tables.c.archived & tables.c.scored & tables.c.indexed
_OF_GUESTS = (
    (tables.c.status == "over")
    & tables.c.archived
    & ~or_(
        _includes_account(players), _includes_account(results), _includes_account(archived_seats), _IS_RATED, _HAS_STUDY
    )
)
_CONDITIONS: dict[RetentionKind, ColumnElement[bool]] = {
    "open": _OPEN,
    "lonely": _LONELY,
    "finished": _FINISHED,
    "of_guests": _OF_GUESTS,
}


class Retention:
    """Finds and deletes data that was last used before `before`, in seconds since 1970, UTC.

    Each call returns a limited number of ids: those that follow `after`, the last id of the previous call. All methods
    raise UnavailableError if the database does not answer.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find_tables(self, kind: RetentionKind, before: int, after: str = "") -> list[str]:
        """Return the next ids of tables of a kind."""
        query = select(tables.c.id).where(_CONDITIONS[kind], tables.c.seen < before, tables.c.id > after)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query.order_by(tables.c.id).limit(PORTION_ROWS))).scalars())

    async def remove_table(self, kind: RetentionKind, before: int, table_id: str) -> bool:
        """Delete a table with all its data, unless it is no longer of this kind; return whether it was deleted."""
        lock_table = select(tables.c.id).where(tables.c.id == table_id, _CONDITIONS[kind], tables.c.seen < before)
        async with self._database.transaction() as connection:
            # With PostgreSQL, other writers of the table wait for this transaction and then find no table.
            if (await connection.execute(lock_table.with_for_update(of=tables))).first() is None:
                return False
            for table in (
                archived_seats,
                archives,
                reviews,
                open_games,
                results,
                players,
                daily_games,
                notices,
                invitations,
                entries,
            ):
                await connection.execute(delete(table).where(table.c.table_id == table_id))
            keep_game = update(tournament_games).where(tournament_games.c.table_id == table_id)
            await connection.execute(keep_game.values(table_id=None))
            await connection.execute(delete(tables).where(tables.c.id == table_id))
        return True

    async def find_studies(self, before: int, after: str = "") -> list[str]:
        """Return the next ids of unused studies."""
        query = select(studies.c.id).where(studies.c.opened < before, studies.c.id > after)
        async with self._database.read_connection() as connection:
            return list((await connection.execute(query.order_by(studies.c.id).limit(PORTION_ROWS))).scalars())

    async def remove_study(self, before: int, study_id: str) -> bool:
        """Delete a study with its chat, unless it was opened in the meantime; return whether it was deleted."""
        lock_study = select(studies.c.id).where(studies.c.id == study_id, studies.c.opened < before)
        async with self._database.transaction() as connection:
            if (await connection.execute(lock_study.with_for_update())).first() is None:
                return False
            await connection.execute(delete(study_lines).where(study_lines.c.study_id == study_id))
            await connection.execute(delete(studies).where(studies.c.id == study_id))
        return True

    async def delete_expired_sessions(self, before: int) -> int:
        """Delete some of the expired sessions; return the number of deleted sessions."""
        expired = select(sessions.c.token_hash).where(sessions.c.seen < before).limit(PORTION_ROWS)
        async with self._database.transaction() as connection:
            return (await connection.execute(delete(sessions).where(sessions.c.token_hash.in_(expired)))).rowcount

    async def delete_ended_push_subscriptions(self) -> int:
        """Delete some of the registrations for push notifications whose session has ended; return their number."""
        is_orphaned = ~exists().where(sessions.c.token_hash == push_ways.c.session)
        ended = select(push_ways.c.id).where(is_orphaned).limit(PORTION_ROWS)
        async with self._database.transaction() as connection:
            return (await connection.execute(delete(push_ways).where(push_ways.c.id.in_(ended)))).rowcount

    async def delete_refilled_attempts(self, now: int) -> int:
        """Delete some of the full buckets of password attempts; return the number of deleted buckets."""
        refilled = select(tries.c.mark).where(tries.c.until <= 1000 * now).limit(PORTION_ROWS)
        async with self._database.transaction() as connection:
            return (await connection.execute(delete(tries).where(tries.c.mark.in_(refilled)))).rowcount

    async def delete_unconfirmed_mail(self, now: int) -> int:
        """Delete some of the email addresses that were not confirmed in time; return their number."""
        expired = select(notice_choices.c.person).where(notice_choices.c.mail_until <= now).limit(PORTION_ROWS)
        no_mail = {"mail": None, "mail_key_hash": None, "mail_until": None}
        async with self._database.transaction() as connection:
            rows = update(notice_choices).where(notice_choices.c.person.in_(expired)).values(no_mail)
            return (await connection.execute(rows)).rowcount

    async def delete_daily_puzzles_of_guests(self, before: str) -> int:
        """Delete some of the attempts of guests at the puzzles of days before a day; return their number."""
        is_account = exists().where(accounts.c.person == daily_puzzles.c.person, accounts.c.name.is_not(None))
        guests = select(daily_puzzles.c.person).where(daily_puzzles.c.day < before, ~is_account).limit(PORTION_ROWS)
        rows = delete(daily_puzzles).where(daily_puzzles.c.day < before, daily_puzzles.c.person.in_(guests))
        async with self._database.transaction() as connection:
            return (await connection.execute(rows)).rowcount

    async def delete_unused_guest_names(self, before: int) -> int:
        """Delete some of the names of guests who have no other data; return the number of deleted names."""
        references = (accounts.c.person, players.c.person, results.c.person, archived_seats.c.person, studies.c.leader)
        is_unused = ~or_(*(exists().where(column == people.c.id) for column in references))
        unused = select(people.c.id).where(people.c.seen < before, is_unused).limit(PORTION_ROWS)
        async with self._database.transaction() as connection:
            return (await connection.execute(delete(people).where(people.c.id.in_(unused)))).rowcount
