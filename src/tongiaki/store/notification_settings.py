"""How people want to be told: the choices of each, the address of mail, and the browsers that show notices."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.engine.failures import ConflictError
from tongiaki.store.schema import notice_choices, notices, push_ways, sessions

USUAL_PACE = 3600
"""Seconds that a game gives for a turn, from which on a person who chose nothing else is told of it."""


@dataclass(frozen=True, slots=True)
class NoticeChoices:
    """How a person wants to be told: in a language, of games with `pace` seconds a turn or more.

    Not between two minutes of the day (`quiet_from`, 0 to 1439, and `quiet_until`, both or none) in a time `zone`.
    """

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    pace: int = USUAL_PACE


@dataclass(frozen=True, slots=True)
class Mail:
    """A person's address of mail, confirmed by a link or not yet."""

    address: str
    confirmed: bool


@dataclass(frozen=True, slots=True)
class PushWay:
    """A browser that shows notices: its push service's address for it, and its keys, in base64url."""

    id: str
    endpoint: str = field(repr=False)
    public_key: str = field(repr=False)
    secret: str = field(repr=False)
    created: int


class NotificationSettings:
    """In which ways everybody is told. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def choices(self, person: str) -> NoticeChoices:
        """Give what a person has chosen; what is usual, else."""
        chosen = notice_choices.c
        query = select(chosen.language, chosen.zone, chosen.quiet_from, chosen.quiet_until, chosen.pace)
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(chosen.person == person))).first()
        return NoticeChoices() if row is None else NoticeChoices(*row)

    async def choose(self, person: str, chosen: NoticeChoices) -> None:
        """Keep what a person has chosen."""
        values = {
            "language": chosen.language,
            "zone": chosen.zone,
            "quiet_from": chosen.quiet_from,
            "quiet_until": chosen.quiet_until,
            "pace": chosen.pace,
        }
        change = update(notice_choices).where(notice_choices.c.person == person).values(values)
        try:
            async with self._database.writing() as connection:
                if not (await connection.execute(change)).rowcount:
                    await connection.execute(insert(notice_choices).values(person=person, **values))
        except ConflictError:  # two windows at the same moment
            async with self._database.writing() as connection:
                await connection.execute(change)

    async def mail(self, person: str) -> Mail | None:
        """Give a person's address of mail; one that was not confirmed in time is none."""
        good = notice_choices.c.stop_key_hash.is_not(None) | (notice_choices.c.mail_until > int(time.time()))
        query = select(notice_choices.c.mail, notice_choices.c.stop_key_hash).where(notice_choices.c.person == person)
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(notice_choices.c.mail.is_not(None), good))).first()
        return None if row is None else Mail(row.mail, row.stop_key_hash is not None)

    async def set_mail(self, person: str, address: str, key_hash: str, until: int) -> None:
        """Keep an address that is to be confirmed by a link, whose secret's hash is given, until then.

        One before it is forgotten. The person has chosen already.
        """
        values = {"mail": address, "mail_key_hash": key_hash, "mail_until": until, "stop_key_hash": None}
        async with self._database.writing() as connection:
            own = notice_choices.c.person == person
            await connection.execute(update(notice_choices).where(own).values(values))

    async def forget_mail(self, person: str) -> None:
        """Send a person no mail any more, and forget the address."""
        async with self._database.writing() as connection:
            own = notice_choices.c.person == person
            await connection.execute(update(notice_choices).where(own).values(_NO_MAIL))

    async def awaiting(self, key_hash: str) -> tuple[str, str] | None:
        """Tell the person and the address that a link confirms, if it is still good."""
        good = (notice_choices.c.mail_key_hash == key_hash) & (notice_choices.c.mail_until > int(time.time()))
        query = select(notice_choices.c.person, notice_choices.c.mail).where(good)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.person, row.mail)

    async def confirm_mail(self, key_hash: str, stop_key_hash: str) -> bool:
        """Send mail to an address from now on, until it is stopped; False if the link is spent."""
        good = (notice_choices.c.mail_key_hash == key_hash) & (notice_choices.c.mail_until > int(time.time()))
        now = {"mail_key_hash": None, "mail_until": None, "stop_key_hash": stop_key_hash}
        async with self._database.writing() as connection:
            return bool((await connection.execute(update(notice_choices).where(good).values(now))).rowcount)

    async def stop_mail(self, stop_key_hash: str) -> bool:
        """Send no mail any more where a mail's link was pressed, and forget the address; False if it was before."""
        there = notice_choices.c.stop_key_hash == stop_key_hash
        async with self._database.writing() as connection:
            return bool((await connection.execute(update(notice_choices).where(there).values(_NO_MAIL))).rowcount)

    async def add_push(self, person: str, session: str, way: PushWay, most: int) -> None:
        """Show notices in a browser; of more than so `many` of a person the oldest goes."""
        row: dict[str, str | int] = {
            "person": person,
            "session": session,
            "endpoint": way.endpoint,
            "public_key": way.public_key,
        }
        row |= {"id": way.id, "secret": way.secret, "created": way.created}
        oldest = select(push_ways.c.id).where(push_ways.c.person == person)
        oldest = oldest.order_by(push_ways.c.created.desc(), push_ways.c.id).offset(most)
        async with self._database.writing() as connection:
            await connection.execute(delete(push_ways).where(push_ways.c.id == way.id))
            await connection.execute(insert(push_ways).values(row))
            gone = list((await connection.execute(oldest)).scalars())
            await connection.execute(delete(push_ways).where(push_ways.c.id.in_(gone)))

    async def pushes(self, person: str) -> list[PushWay]:
        """List the browsers of a person that show notices, where the person is still logged in; the oldest first."""
        kept = push_ways.c
        query = select(kept.id, kept.endpoint, kept.public_key, kept.secret, kept.created)
        query = query.join(sessions, sessions.c.token_hash == kept.session).where(kept.person == person)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(kept.created, kept.id))
            return [PushWay(*row) for row in rows]

    async def end_push(self, person: str, way: str) -> bool:
        """Show a person's notices no more in a browser; tells whether there was such a one."""
        own = (push_ways.c.person == person) & (push_ways.c.id == way)
        async with self._database.writing() as connection:
            return bool((await connection.execute(delete(push_ways).where(own))).rowcount)


_NO_MAIL = {"mail": None, "mail_key_hash": None, "mail_until": None, "stop_key_hash": None}


async def forget_reaching(connection: AsyncConnection, person: str) -> None:
    """Remove all that is known of how a person is told, and what the person was still to be told."""
    for table in (notices, notice_choices, push_ways):
        await connection.execute(delete(table).where(table.c.person == person))
