"""The office: sends what is due, tries again what failed, and gives up at last."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

import msgspec

from tongiaki.common import tasks
from tongiaki.common.metrics import NOTICES
from tongiaki.common.moments import now_ms
from tongiaki.server.notices.failures import GoneError, NotSentError
from tongiaki.server.notices.guests import Guests
from tongiaki.server.notices.letters import Letter, letter
from tongiaki.server.notices.mail import Mailer
from tongiaki.server.notices.push import Push
from tongiaki.server.notices.quiet import quiet_until
from tongiaki.server.notices.webhook import Webhook
from tongiaki.server.settings import Settings
from tongiaki.server.web.tokens import Signer
from tongiaki.store import (
    Ledger,
    Notice,
    NoticeChoices,
    Notices,
    Player,
    PushWay,
    Reaching,
    StoredCard,
    UnavailableError,
)
from tongiaki.tables.running.calls import pace
from tongiaki.tables.running.registry import Registry
from tongiaki.tables.running.summary import Shown

LEASE = "notices"
"""Its name among what one of several servers does alone."""
LOOK, SOON = 5.0, 1.0
"""Seconds between two looks for what is due; and where a notice waits for less than that, or for nothing."""
PATIENCE = 30.0
"""Seconds before the next look when the database did not answer."""
AT_ONCE, OF_ONE = 50, 3
"""Notices that are being sent at once, and of one person: a slow way of theirs holds up nobody else."""
PAUSES = (60, 300, 1800, 7200, 21_600)
"""Seconds before each further attempt; after the last one a notice is given up."""

_log = logging.getLogger(__name__)
_card: msgspec.json.Decoder[Shown] = msgspec.json.Decoder(Shown)
_Way = Callable[[], Awaitable[None]]


class Office:
    """Sends notices by push, mail and webhook; `push` and `signer` are there once it is open."""

    push: Push
    signer: Signer

    def __init__(
        self, settings: Settings, notices: Notices, reaching: Reaching, ledger: Ledger, guests: Guests
    ) -> None:
        self.mailer = Mailer(settings)
        self._settings = settings
        self._notices = notices
        self._reaching = reaching
        self._ledger = ledger
        self._guests = guests
        self._webhook = Webhook(settings)
        self._registry: Registry
        self._changed = asyncio.Event()
        self._under_way: dict[tuple[str, str, str, int], asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self, registry: Registry, signer: Signer, secret: bytes) -> None:
        """Begin, as soon as no other server does it; `secret` is what signatures for push services are made with."""
        self._registry = registry
        self.signer = signer
        self.push = Push(self._settings, secret)
        registry.node.want(LEASE)
        self._task = tasks.begin(self._work(), "the sending of notices")

    async def close(self) -> None:
        """Stop; what is not known to be sent is sent after the next start."""
        await tasks.end(self._task)
        for task in list(self._under_way.values()):
            await tasks.end(task)
        if self._task is not None:
            await self.push.close()
        await self._webhook.close()

    def wake(self) -> None:
        """Look now: somebody is invited."""
        self._changed.set()

    def stop_key(self, person: str, address: str) -> str:
        """Give the secret of the link that ends mails to a person's address."""
        return self.signer.sign("stop-mail", f"{person} {address}")

    async def _work(self) -> None:
        while True:
            pause = LOOK if self._settings.notice_pause >= LOOK else SOON
            try:
                if self._registry.node.holds(LEASE):
                    await self._begin()
            except UnavailableError:
                pause = PATIENCE
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), pause)
            self._changed.clear()

    async def _begin(self) -> None:
        """Begin with what is due, and not under way."""
        busy = Counter(person for _, person, _, _ in self._under_way)
        for one in await self._notices.due(now_ms() - 1000 * self._settings.notice_pause, 2 * AT_ONCE):
            key = (one.table, one.person, one.kind, one.turn)
            if key not in self._under_way and len(self._under_way) < AT_ONCE and busy[one.person] < OF_ONE:
                busy[one.person] += 1
                self._under_way[key] = tasks.begin(self._see_to(one, key), "a notice", table=one.table)

    async def _see_to(self, one: Notice, key: tuple[str, str, str, int]) -> None:
        try:
            await self._deliver(one)
        except UnavailableError:
            await asyncio.sleep(PATIENCE)
        finally:
            del self._under_way[key]

    async def _deliver(self, one: Notice) -> None:
        """Send a notice if it is still to be sent, in all ways that it has not gone yet."""
        card = await self._ledger.card(one.table)
        seats = (await self._ledger.seats([one.table])).get(one.table, [])
        own = [player for player in seats if player.person == one.person]
        chosen = await self._reaching.choices(one.person)
        if card is None or not await self._still(one, own, card, chosen):
            await self._notices.settle([one])
            return
        if (until := quiet_until(chosen, now_ms())) is not None:
            await self._notices.keep(replace(one, due=until))
            return
        ways = await self._ways(one, chosen, card, own)
        failed = False
        for name, send in ways.items():
            if name in one.done:
                continue
            try:
                await send()
            except NotSentError as error:
                failed = True
                NOTICES.labels(name.partition(":")[0], "failed").inc()
                _log.warning("a notice (%s) could not be sent: %s", one.kind, error)
            else:
                NOTICES.labels(name.partition(":")[0], "sent").inc()
                one = replace(one, done=one.done | {name})
                await self._notices.keep(one)
        if not failed:
            await self._notices.settle([one])
        elif one.attempts == len(PAUSES):
            _log.error("a notice (%s) is given up after %d attempts", one.kind, one.attempts + 1)
            await self._notices.settle([one])
        else:
            due = now_ms() + 1000 * PAUSES[one.attempts]
            await self._notices.keep(replace(one, attempts=one.attempts + 1, due=due))

    async def _still(self, one: Notice, own: Sequence[Player], card: StoredCard, chosen: NoticeChoices) -> bool:
        """Tell whether the person is elsewhere, and it is still so: that person's turn, a round, an invitation."""
        if one.kind == "invited":
            return await self._guests.awaited(one.table, one.person) is not None
        if one.kind == "finished":
            return bool(own)
        if one.person in self._registry.present(one.table):
            return False
        if one.kind == "round":
            return bool(own) and card.status == "running"
        if pace(_card.decode(card.card).options) < chosen.pace:
            return False
        return bool(own) and (one.kind == "over" or any(player.to_move for player in own))

    async def _ways(
        self, one: Notice, chosen: NoticeChoices, card: StoredCard, own: Sequence[Player]
    ) -> dict[str, _Way]:
        """Give the ways that the notice goes, by names that stay the same."""
        shown = _card.decode(card.card)
        seats, event = shown.seats, "" if shown.occasion is None else shown.occasion.id
        mine = {player.seat for player in own}
        others = [view.name for view in seats if view.seat not in mine and view.name]
        if one.kind == "invited":
            invitation = await self._guests.awaited(one.table, one.person)
            others = [] if invitation is None else [invitation.host]
        words = letter(chosen.language, one.kind, one.table, others, event)
        ways: dict[str, _Way] = {}
        for push in await self._reaching.pushes(one.person):
            ways[f"push:{push.id[:16]}"] = self._pushing(one, push, words)
        mail = await self._reaching.mail(one.person)
        if mail is not None and mail.confirmed and self.mailer.there:
            stop, reason = self.stop_key(one.person, mail.address), f"{one.table} {one.kind} {one.turn}"
            address, language = mail.address, chosen.language
            ways["mail"] = lambda: self.mailer.send(address, words, language, stop, reason)
        if self._webhook.there:
            name = next((view.name for view in seats if view.seat in mine and view.name), "")
            name = name or await self._guests.name(one.person)
            ways["webhook"] = lambda: self._webhook.send(one, name, words)
        return ways

    def _pushing(self, one: Notice, way: PushWay, words: Letter) -> _Way:
        async def send() -> None:
            try:
                await self.push.send(way, words)
            except GoneError:
                await self._reaching.end_push(one.person, way.id)

        return send
