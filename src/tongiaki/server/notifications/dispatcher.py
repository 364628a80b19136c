"""Notification dispatcher: sends due notifications, retries failed ones, and drops them after the last retry."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace

import msgspec

from tongiaki.common import background_tasks
from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.clock import now_ms
from tongiaki.common.metrics import NOTICES
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.notifications.circuit_breaker import GoneError, NotSentError
from tongiaki.server.notifications.delivery_queue import DeliveryQueue
from tongiaki.server.notifications.http_client import NameLookup
from tongiaki.server.notifications.kinds import KINDS, Content, Situation, content
from tongiaki.server.notifications.mail import Mailer
from tongiaki.server.notifications.push import PushClient
from tongiaki.server.notifications.quiet_hours import quiet_until
from tongiaki.server.notifications.webhook import Webhook
from tongiaki.server.settings import Settings
from tongiaki.server.web.tokens import Signer
from tongiaki.store import (
    Invitation,
    Invitations,
    Ledger,
    NotificationChoices,
    NotificationQueue,
    NotificationSettings,
    PendingNotification,
    People,
    Player,
    PushSubscription,
    StoredCard,
    UnavailableError,
)
from tongiaki.tables.machine.summary import LobbyCard

LEASE = "notices"
"""Name of the lease held by the one server that sends notifications."""
CHECK_INTERVAL, SHORT_INTERVAL = 5.0, 1.0
"""Seconds between checks for due notifications; the second value applies if the configured delay is shorter."""
DATABASE_PAUSE = 30.0
"""Seconds before the next check if the database did not answer."""
SLOW_FRACTION = 0.25
"""Fraction of the request timeout after which a push service counts as slow."""
RETRY_PAUSES = (60, 300, 1800, 7200, 21_600)
"""Seconds before each retry. A notification is dropped when its last retry fails."""

_log = logging.getLogger(__name__)
_card: msgspec.json.Decoder[LobbyCard] = msgspec.json.Decoder(LobbyCard)
_Send = Callable[[], Awaitable[None]]


class NotificationDispatcher:
    """Sender of notifications by push, mail and webhook. `secret` is the key for signatures to push services."""

    def __init__(
        self,
        settings: Settings,
        notices: NotificationQueue,
        notification_settings: NotificationSettings,
        ledger: Ledger,
        invitations: Invitations,
        people: People,
        is_online: Callable[[str], bool],
        registry: Registry,
        signer: Signer,
        secret: bytes,
    ) -> None:
        self.mailer = Mailer(settings)
        self._settings = settings
        self._notices = notices
        self._notification_settings = notification_settings
        self._ledger = ledger
        self._invitations = invitations
        self._people = people
        self._is_online = is_online
        lookup = NameLookup()
        self.push = PushClient(settings, secret, lookup)
        self._webhook = Webhook(settings, lookup)
        self._queue = DeliveryQueue(notices)
        self._registry = registry
        self._signer = signer
        self._tasks: set[asyncio.Task[None]] = set()
        self._worker = BackgroundWorker(
            "notification dispatcher",
            self._start_due,
            pause=CHECK_INTERVAL if settings.notice_pause >= CHECK_INTERVAL else SHORT_INTERVAL,
            retry_on=UnavailableError,
            retry_pause=DATABASE_PAUSE,
        )

    def open(self) -> None:
        """Start sending as soon as this server acquires the lease."""
        self._registry.node.request_lease(LEASE)
        self._worker.start()

    async def close(self) -> None:
        """Stop sending. Notifications without a confirmed delivery are sent after the next start."""
        await self._worker.stop()
        for task in list(self._tasks):
            await background_tasks.stop(task)
        await self.push.close()
        await self._webhook.close()

    def wake(self) -> None:
        """Check for due notifications now, for example after an invitation."""
        self._worker.wake()

    def stop_key(self, person: str, address: str) -> str:
        """Return the signed key of the link that unsubscribes a person's mail address."""
        return self._signer.sign("stop-mail", f"{person} {address}")

    async def _start_due(self) -> None:
        """Start sending as many due notifications as the queue has free slots."""
        if not self._registry.node.holds_lease(LEASE):
            return
        for notice in await self._queue.acquire(now_ms() - 1000 * self._settings.notice_pause):
            task = background_tasks.start(self._process(notice), "a notification", table=notice.table)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _process(self, notice: PendingNotification) -> None:
        """Send a notification. Any exception except a database failure counts as a failed attempt."""
        try:
            try:
                await self._deliver(notice)
            except UnavailableError:
                raise
            except Exception:  # noqa: BLE001 - it is logged
                _log.exception("a notification (%s) could not be sent", notice.kind)
                await self._schedule_retry(notice)
        except UnavailableError:
            await asyncio.sleep(DATABASE_PAUSE)
        finally:
            self._queue.release(notice)
            self._worker.wake()

    async def _deliver(self, notice: PendingNotification) -> None:
        """Send a notification over every channel that has not delivered it yet, unless it is obsolete.

        During quiet hours, it is postponed until they end.
        """
        card = await self._ledger.find_card(notice.table)
        seats = (await self._ledger.load_seats([notice.table])).get(notice.table, [])
        own = [player for player in seats if player.person == notice.person]
        choices = await self._notification_settings.load_choices(notice.person)
        situation = None if card is None else await self._situation(notice, own, card, choices)
        if situation is None or not KINDS[notice.kind].still_wanted(situation):
            await self._notices.delete([notice])
            return
        if (until := quiet_until(choices, now_ms())) is not None:
            await self._notices.reschedule(replace(notice, due=until))
            return
        channels = await self._channels(notice, choices, situation)
        remaining = {name: send for name, send in channels.items() if name not in notice.done}
        notice = await self._send(notice, remaining)
        if remaining.keys() <= notice.done:
            await self._notices.delete([notice])
        else:
            await self._schedule_retry(notice)

    async def _send(self, notice: PendingNotification, channels: Mapping[str, _Send]) -> PendingNotification:
        """Send a notification over several channels concurrently, so that a slow service does not delay the others.

        Each successful channel is stored immediately. Returns the notification with its successful channels.
        """
        waiting = {asyncio.create_task(self._attempt(notice, name, send)) for name, send in channels.items()}
        try:
            while waiting:
                ended, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                sent = {name for task in ended if (name := task.result()) is not None}
                if sent:
                    notice = replace(notice, done=notice.done | sent)
                    await self._notices.reschedule(notice)
        finally:
            for task in waiting:
                await background_tasks.stop(task)
        return notice

    async def _attempt(self, notice: PendingNotification, name: str, send: _Send) -> str | None:
        """Send a notification over one channel. Return the channel's name, or None if the attempt failed."""
        channel = name.partition(":")[0]
        try:
            await send()
        except UnavailableError:
            raise
        except NotSentError as error:
            _log.warning("a notification (%s) could not be sent: %s", notice.kind, error)
        except Exception:  # noqa: BLE001 - it is logged
            _log.exception("a notification (%s) could not be sent by %s", notice.kind, channel)
        else:
            NOTICES.labels(channel, "sent").inc()
            return name
        NOTICES.labels(channel, "failed").inc()
        return None

    async def _schedule_retry(self, notice: PendingNotification) -> None:
        """Record a failed attempt and schedule a retry; drop the notification after the last one."""
        if notice.attempts == len(RETRY_PAUSES):
            _log.error("a notification (%s) was dropped after %d attempts", notice.kind, notice.attempts + 1)
            await self._notices.delete([notice])
        else:
            due = now_ms() + 1000 * RETRY_PAUSES[notice.attempts]
            await self._notices.reschedule(replace(notice, attempts=notice.attempts + 1, due=due))

    async def _situation(
        self, notice: PendingNotification, own: Sequence[Player], card: StoredCard, choices: NotificationChoices
    ) -> Situation:
        """Collect the facts that the kind of a notification needs."""
        is_present = notice.person in self._registry.present(notice.table)
        invitation = await self._pending_invitation(notice) if notice.kind == "invited" else None
        shown = _card.decode(card.card)
        return Situation(notice.table, shown, card.status, own, choices.pace, is_present, invitation)

    async def _pending_invitation(self, notice: PendingNotification) -> Invitation | None:
        """Return the open invitation that a notification is about, or None.

        It is None if the person is online, because the page already shows it.
        """
        if self._is_online(notice.person):
            return None
        invitations = await self._invitations.list_open(notice.person)
        return next((invitation for invitation in invitations if invitation.table == notice.table), None)

    async def _channels(
        self, notice: PendingNotification, choices: NotificationChoices, situation: Situation
    ) -> dict[str, _Send]:
        """Return a send function for each of the person's channels, keyed by stable channel names."""
        text = content(notice.kind, choices.language, situation)
        channels: dict[str, _Send] = {}
        for push in await self._notification_settings.list_push_subscriptions(notice.person):
            channels[f"push:{push.id[:16]}"] = self._push_sender(notice, push, text)
        mail = await self._notification_settings.find_mail(notice.person)
        if mail is not None and mail.confirmed and self.mailer.is_configured:
            stop, reason = self.stop_key(notice.person, mail.address), f"{notice.table} {notice.kind} {notice.turn}"
            address, language = mail.address, choices.language
            channels["mail"] = lambda: self.mailer.send(address, text, language, stop, reason)
        if self._webhook.is_configured:
            own_seats = {player.seat for player in situation.own}
            name = next((view.name for view in situation.card.seats if view.seat in own_seats and view.name), "")
            name = name or await self._people.find_name(notice.person) or ""
            channels["webhook"] = lambda: self._webhook.send(notice, name, text)
        return channels

    def _push_sender(self, notice: PendingNotification, subscription: PushSubscription, text: Content) -> _Send:
        async def send() -> None:
            started = time.monotonic()
            try:
                await self.push.send(subscription, text)
            except GoneError:
                await self._notification_settings.delete_push_subscription(notice.person, subscription.id)
            finally:
                if time.monotonic() - started > SLOW_FRACTION * self._settings.outgoing_timeout:
                    self._queue.report_slow(notice.person)

        return send
