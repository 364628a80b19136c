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
from tongiaki.server.notifications.circuit_breaker import GoneError, NotSentError
from tongiaki.server.notifications.delivery_queue import Queue
from tongiaki.server.notifications.http_client import Lookup
from tongiaki.server.notifications.kinds import KINDS, Content, Situation, content
from tongiaki.server.notifications.mail import Mailer
from tongiaki.server.notifications.push import Push
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
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.summary import LobbyCard

LEASE = "notices"
"""Name of the lease held by the one server that sends notifications."""
LOOK, SOON = 5.0, 1.0
"""Seconds between two checks for due notifications; SOON applies if the configured delay is shorter than LOOK."""
PATIENCE = 30.0
"""Seconds before the next check if the database did not answer."""
SLOW = 0.25
"""Fraction of the request timeout after which a push service counts as slow."""
PAUSES = (60, 300, 1800, 7200, 21_600)
"""Seconds before each retry. A notification is dropped when its last retry fails."""

_log = logging.getLogger(__name__)
_card: msgspec.json.Decoder[LobbyCard] = msgspec.json.Decoder(LobbyCard)
_Way = Callable[[], Awaitable[None]]


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
        self._reaching = notification_settings
        self._ledger = ledger
        self._invitations = invitations
        self._people = people
        self._is_online = is_online
        lookup = Lookup()
        self.push = Push(settings, secret, lookup)
        self._webhook = Webhook(settings, lookup)
        self._queue = Queue(notices)
        self._registry = registry
        self._signer = signer
        self._under_way: set[asyncio.Task[None]] = set()
        self._worker = BackgroundWorker(
            "notification dispatcher",
            self._start_due,
            pause=LOOK if settings.notice_pause >= LOOK else SOON,
            retry_on=UnavailableError,
            retry_pause=PATIENCE,
        )

    def open(self) -> None:
        """Start sending as soon as this server acquires the lease."""
        self._registry.node.request_lease(LEASE)
        self._worker.start()

    async def close(self) -> None:
        """Stop sending. Notifications without a confirmed delivery are sent after the next start."""
        await self._worker.stop()
        for task in list(self._under_way):
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
        """Start sending due notifications, limited by the free slots of the queue."""
        if not self._registry.node.holds_lease(LEASE):
            return
        for one in await self._queue.take(now_ms() - 1000 * self._settings.notice_pause):
            task = background_tasks.start(self._see_to(one), "a notice", table=one.table)
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def _see_to(self, one: PendingNotification) -> None:
        """Send a notification. Any exception counts as a failed attempt, except a database failure."""
        try:
            try:
                await self._deliver(one)
            except UnavailableError:
                raise
            except Exception:  # noqa: BLE001 - it is logged
                _log.exception("a notice (%s) could not be sent", one.kind)
                await self._try_later(one)
        except UnavailableError:
            await asyncio.sleep(PATIENCE)
        finally:
            self._queue.release(one)
            self._worker.wake()

    async def _deliver(self, one: PendingNotification) -> None:
        """Send a notification over every channel that has not delivered it yet, unless it is obsolete.

        During quiet hours, it is postponed until they end.
        """
        card = await self._ledger.find_card(one.table)
        seats = (await self._ledger.load_seats([one.table])).get(one.table, [])
        own = [player for player in seats if player.person == one.person]
        chosen = await self._reaching.load_choices(one.person)
        situation = None if card is None else await self._situation(one, own, card, chosen)
        if situation is None or not KINDS[one.kind].still_wanted(situation):
            await self._notices.delete([one])
            return
        if (until := quiet_until(chosen, now_ms())) is not None:
            await self._notices.reschedule(replace(one, due=until))
            return
        ways = await self._ways(one, chosen, situation)
        left = {name: send for name, send in ways.items() if name not in one.done}
        one = await self._send(one, left)
        if left.keys() <= one.done:
            await self._notices.delete([one])
        else:
            await self._try_later(one)

    async def _send(self, one: PendingNotification, ways: Mapping[str, _Way]) -> PendingNotification:
        """Send a notification over several channels concurrently, so that a slow service does not delay the others.

        Each successful channel is stored immediately. Returns the notification with its successful channels.
        """
        waiting = {asyncio.create_task(self._attempt(one, name, send)) for name, send in ways.items()}
        try:
            while waiting:
                ended, waiting = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                sent = {name for task in ended if (name := task.result()) is not None}
                if sent:
                    one = replace(one, done=one.done | sent)
                    await self._notices.reschedule(one)
        finally:
            for task in waiting:
                await background_tasks.stop(task)
        return one

    async def _attempt(self, one: PendingNotification, name: str, send: _Way) -> str | None:
        """Send a notification over one channel; return the channel's name, or None if the attempt failed."""
        way = name.partition(":")[0]
        try:
            await send()
        except UnavailableError:
            raise
        except NotSentError as error:
            _log.warning("a notice (%s) could not be sent: %s", one.kind, error)
        except Exception:  # noqa: BLE001 - it is logged
            _log.exception("a notice (%s) could not be sent by %s", one.kind, way)
        else:
            NOTICES.labels(way, "sent").inc()
            return name
        NOTICES.labels(way, "failed").inc()
        return None

    async def _try_later(self, one: PendingNotification) -> None:
        """Record a failed attempt and schedule a retry; drop the notification after the last one."""
        if one.attempts == len(PAUSES):
            _log.error("a notice (%s) is given up after %d attempts", one.kind, one.attempts + 1)
            await self._notices.delete([one])
        else:
            due = now_ms() + 1000 * PAUSES[one.attempts]
            await self._notices.reschedule(replace(one, attempts=one.attempts + 1, due=due))

    async def _situation(
        self, notice: PendingNotification, own: Sequence[Player], card: StoredCard, choices: NotificationChoices
    ) -> Situation:
        """Collect what the kind of a notification depends on."""
        is_present = notice.person in self._registry.present(notice.table)
        invitation = await self._pending_invitation(notice) if notice.kind == "invited" else None
        shown = _card.decode(card.card)
        return Situation(notice.table, shown, card.status, own, choices.pace, is_present, invitation)

    async def _pending_invitation(self, notice: PendingNotification) -> Invitation | None:
        """Return the open invitation that a notification is about; None if the person is online, and sees it there."""
        if self._is_online(notice.person):
            return None
        invitations = await self._invitations.list_open(notice.person)
        return next((invitation for invitation in invitations if invitation.table == notice.table), None)

    async def _ways(
        self, one: PendingNotification, chosen: NotificationChoices, situation: Situation
    ) -> dict[str, _Way]:
        """Return a send function for each of the person's channels, keyed by stable channel names."""
        words = content(one.kind, chosen.language, situation)
        ways: dict[str, _Way] = {}
        for push in await self._reaching.list_push_subscriptions(one.person):
            ways[f"push:{push.id[:16]}"] = self._pushing(one, push, words)
        mail = await self._reaching.find_mail(one.person)
        if mail is not None and mail.confirmed and self.mailer.there:
            stop, reason = self.stop_key(one.person, mail.address), f"{one.table} {one.kind} {one.turn}"
            address, language = mail.address, chosen.language
            ways["mail"] = lambda: self.mailer.send(address, words, language, stop, reason)
        if self._webhook.there:
            mine = {player.seat for player in situation.own}
            name = next((view.name for view in situation.card.seats if view.seat in mine and view.name), "")
            name = name or await self._people.find_name(one.person) or ""
            ways["webhook"] = lambda: self._webhook.send(one, name, words)
        return ways

    def _pushing(self, one: PendingNotification, way: PushSubscription, words: Content) -> _Way:
        async def send() -> None:
            began = time.monotonic()
            try:
                await self.push.send(way, words)
            except GoneError:
                await self._reaching.delete_push_subscription(one.person, way.id)
            finally:
                if time.monotonic() - began > SLOW * self._settings.outgoing_timeout:
                    self._queue.report_slow(one.person)

        return send
