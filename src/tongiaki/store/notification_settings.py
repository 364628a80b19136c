"""Notification settings: each person's choices, email address, and browsers registered for push notifications."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import notice_choices, notices, push_ways, sessions
from tongiaki.tables.ports import ConflictError

DEFAULT_PACE = 3600
"""Default for the minimum pace of games with notifications, in seconds per turn."""


@dataclass(frozen=True, slots=True)
class NotificationChoices:
    """A person's choices for notifications.

    `pace`: the minimum pace of a game with notifications, in seconds per turn. `quiet_from` and `quiet_until`: the time
    of day between which no notifications are sent, as minutes from 0 to 1439 in the time `zone`. Either both are set or
    both are None.
    """

    language: str = "en"
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    pace: int = DEFAULT_PACE


@dataclass(frozen=True, slots=True)
class MailAddress:
    """A person's email address, and whether the person has confirmed it through a link."""

    address: str
    confirmed: bool


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser registered for push notifications: its endpoint at the push service, and its keys, in base64url."""

    id: str
    endpoint: str = field(repr=False)
    public_key: str = field(repr=False)
    secret: str = field(repr=False)
    created: int


class NotificationSettings:
    """All notification settings. All methods raise UnavailableError if the database does not answer."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load_choices(self, person: str) -> NotificationChoices:
        """Return a person's choices, or the defaults if none are stored."""
        columns = notice_choices.c
        query = select(columns.language, columns.zone, columns.quiet_from, columns.quiet_until, columns.pace)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query.where(columns.person == person))).first()
        return NotificationChoices() if row is None else NotificationChoices(*row)

    async def store_choices(self, person: str, choices: NotificationChoices) -> None:
        """Store a person's choices."""
        values = {
            "language": choices.language,
            "zone": choices.zone,
            "quiet_from": choices.quiet_from,
            "quiet_until": choices.quiet_until,
            "pace": choices.pace,
        }
        change = update(notice_choices).where(notice_choices.c.person == person).values(values)
        try:
            async with self._database.transaction() as connection:
                if not (await connection.execute(change)).rowcount:
                    await connection.execute(insert(notice_choices).values(person=person, **values))
        except ConflictError:  # two browser windows stored the same data at the same time
            async with self._database.transaction() as connection:
                await connection.execute(change)

    async def find_mail(self, person: str) -> MailAddress | None:
        """Return a person's email address; None if there is none or if it was not confirmed in time."""
        is_valid = notice_choices.c.stop_key_hash.is_not(None) | (notice_choices.c.mail_until > int(time.time()))
        query = select(notice_choices.c.mail, notice_choices.c.stop_key_hash).where(notice_choices.c.person == person)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query.where(notice_choices.c.mail.is_not(None), is_valid))).first()
        return None if row is None else MailAddress(row.mail, row.stop_key_hash is not None)

    async def set_mail(self, person: str, address: str, key_hash: str, until: int) -> None:
        """Store an email address that must be confirmed by `until`; `key_hash` is the hash of the secret in the link.

        It replaces any earlier address. The person's choices must already be stored.
        """
        values = {"mail": address, "mail_key_hash": key_hash, "mail_until": until, "stop_key_hash": None}
        async with self._database.transaction() as connection:
            is_own = notice_choices.c.person == person
            await connection.execute(update(notice_choices).where(is_own).values(values))

    async def delete_mail(self, person: str) -> None:
        """Stop sending mail to a person and delete the email address."""
        async with self._database.transaction() as connection:
            is_own = notice_choices.c.person == person
            await connection.execute(update(notice_choices).where(is_own).values(_NO_MAIL))

    async def find_unconfirmed_mail(self, key_hash: str) -> tuple[str, str] | None:
        """Return the person and the address confirmed by a link, if the link is still valid."""
        is_valid = (notice_choices.c.mail_key_hash == key_hash) & (notice_choices.c.mail_until > int(time.time()))
        query = select(notice_choices.c.person, notice_choices.c.mail).where(is_valid)
        async with self._database.read_connection() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.person, row.mail)

    async def confirm_mail(self, key_hash: str, stop_key_hash: str) -> bool:
        """Confirm an address, which then receives mail. Returns False if the link is not valid."""
        is_valid = (notice_choices.c.mail_key_hash == key_hash) & (notice_choices.c.mail_until > int(time.time()))
        values = {"mail_key_hash": None, "mail_until": None, "stop_key_hash": stop_key_hash}
        async with self._database.transaction() as connection:
            return bool((await connection.execute(update(notice_choices).where(is_valid).values(values))).rowcount)

    async def unsubscribe_mail(self, stop_key_hash: str) -> bool:
        """Delete the address that belongs to an unsubscribe link; return False if it was already deleted."""
        is_same = notice_choices.c.stop_key_hash == stop_key_hash
        async with self._database.transaction() as connection:
            return bool((await connection.execute(update(notice_choices).where(is_same).values(_NO_MAIL))).rowcount)

    async def add_push_subscription(
        self, person: str, session: str, subscription: PushSubscription, maximum: int
    ) -> None:
        """Register a browser for push notifications.

        If the person has more than `maximum` browsers, the oldest are deleted.
        """
        row: dict[str, str | int] = {
            "person": person,
            "session": session,
            "endpoint": subscription.endpoint,
            "public_key": subscription.public_key,
        }
        row |= {"id": subscription.id, "secret": subscription.secret, "created": subscription.created}
        excess = select(push_ways.c.id).where(push_ways.c.person == person)
        excess = excess.order_by(push_ways.c.created.desc(), push_ways.c.id).offset(maximum)
        async with self._database.transaction() as connection:
            await connection.execute(delete(push_ways).where(push_ways.c.id == subscription.id))
            await connection.execute(insert(push_ways).values(row))
            excess_ids = list((await connection.execute(excess)).scalars())
            await connection.execute(delete(push_ways).where(push_ways.c.id.in_(excess_ids)))

    async def list_push_subscriptions(self, person: str) -> list[PushSubscription]:
        """List a person's browsers that are registered for push notifications and have a session, oldest first."""
        columns = push_ways.c
        query = select(columns.id, columns.endpoint, columns.public_key, columns.secret, columns.created)
        query = query.join(sessions, sessions.c.token_hash == columns.session).where(columns.person == person)
        async with self._database.read_connection() as connection:
            rows = await connection.execute(query.order_by(columns.created, columns.id))
            return [PushSubscription(*row) for row in rows]

    async def delete_push_subscription(self, person: str, subscription_id: str) -> bool:
        """Delete a browser of a person from the push notifications; return whether it was registered."""
        is_own = (push_ways.c.person == person) & (push_ways.c.id == subscription_id)
        async with self._database.transaction() as connection:
            return bool((await connection.execute(delete(push_ways).where(is_own))).rowcount)


_NO_MAIL = {"mail": None, "mail_key_hash": None, "mail_until": None, "stop_key_hash": None}


async def delete_notification_data(connection: AsyncConnection, person: str) -> None:
    """Delete a person's notification settings and pending notifications."""
    for table in (notices, notice_choices, push_ways):
        await connection.execute(delete(table).where(table.c.person == person))
