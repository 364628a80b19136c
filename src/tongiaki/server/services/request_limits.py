"""Rate limits for all kinds of requests, per client."""

from __future__ import annotations

from collections.abc import Callable

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import PersonAndAddressLimit, RateLimit
from tongiaki.server.services.accounts.login_throttle import HASHES
from tongiaki.server.settings import Settings

CHAT_DIVISOR = 20
"""Rate of chat messages and commands per person and table = message rate / this. Moves do not count."""
ADDRESS_RATE_FACTOR, ADDRESS_BURST_FACTOR = 2, 10
"""Factors for the rate and the burst of all persons at one address together, relative to those of one person."""
SPECTATORS_FACTOR = 2
"""Factor for the chat limit of all spectators of a table at one address together, relative to that of one spectator."""
WORK_BURST_SECONDS = 100
"""Burst for CPU work: the allowance that accumulates in this number of seconds."""
READ_BURST_FACTOR = 20
"""Factor for the burst of read requests, relative to requests that change data; one page sends many read requests."""
WEBSOCKET_DIVISOR = 4
"""Websockets opened per second and address = message rate / this."""
MAIL_RATE, MAIL_BURST = 1 / 1200, 3
"""Confirmation mails per second, and their burst; the same for each IP address and each mail address."""
INVITATION_RATE, INVITATION_BURST = 1 / 30, 10
"""Invitations per second by one person, and their burst."""
PAIR_RATE, PAIR_BURST = 1 / 600, 3
"""Invitations per second by one person to the same person, and their burst."""
RECEIVED_RATE, RECEIVED_BURST = 1 / 300, 5
"""Invitations per second to one person from all people whom that person does not follow, and their burst."""


class RequestLimits:
    """All rate limits of a server, which are divided among the live servers.

    They are per address unless stated otherwise.
    """

    def __init__(self, settings: Settings, live_servers: Callable[[], int]) -> None:
        def limit(rate: float, burst: int) -> RateLimit:
            return RateLimit(rate, burst, live_servers)

        rate, burst = settings.message_rate, settings.message_burst
        self.reads = limit(rate, READ_BURST_FACTOR * burst)
        """HTTP requests that only read data."""
        self.changes = limit(rate / 2, burst)
        """HTTP requests that change data."""
        self.websockets = limit(rate / WEBSOCKET_DIVISOR, ADDRESS_BURST_FACTOR * burst)
        """New websockets."""
        self.messages = PersonAndAddressLimit(
            limit(rate, burst), limit(ADDRESS_RATE_FACTOR * rate, ADDRESS_BURST_FACTOR * burst)
        )
        """Websocket messages: limited per person and per address."""
        chat_rate = rate / CHAT_DIVISOR
        self.chat = PersonAndAddressLimit(
            limit(chat_rate, burst), limit(SPECTATORS_FACTOR * chat_rate, SPECTATORS_FACTOR * burst)
        )
        """Chat and commands at one table: limited per person and per address."""
        self.creations = limit(settings.table_rate, settings.table_burst)
        """New tables, studies and tournaments."""
        self.confirmation_mails = limit(MAIL_RATE, MAIL_BURST)
        """Confirmation mails, per IP address and per mail address."""
        self.invitations_sent = limit(INVITATION_RATE, INVITATION_BURST)
        """All invitations, per sender."""
        self.invitations_per_pair = limit(PAIR_RATE, PAIR_BURST)
        """Invitations, per pair of sender and recipient."""
        self.invitations_received = limit(RECEIVED_RATE, RECEIVED_BURST)
        """Invitations from people whom the recipient does not follow, per recipient."""
        work_burst = max(2, round(WORK_BURST_SECONDS * settings.work_rate))
        self.work = limit(settings.work_rate, work_burst)
        """Seconds of CPU work."""
        self.review_work = limit(settings.work_rate, work_burst)
        """Seconds of CPU work for reviews. The limit is separate, so that reviews do not use up the allowance for other
        work."""
        self.picture_work = limit(settings.work_rate, work_burst)
        """Seconds of CPU work for the pictures of links. The limit is separate, too."""
        rate, burst = settings.login_rate, settings.login_burst
        self.seat_key_attempts = limit(rate, burst)
        """Attempts to take a seat with the key of a personal link."""
        self.account_changes = limit(rate, burst)
        """Requests that create or change an account."""
        self.password_hashes = limit(HASHES * rate, 3 * burst)
        """Password hash computations."""

    def count_invitation(self, person: str, other: str, *, follows: bool) -> None:
        """Count an invitation from `person` to `other`; raises `too_fast`.

        `follows` states whether `other` follows `person`.
        """
        allowed = self.invitations_per_pair.try_acquire(f"{person} {other}")
        allowed = allowed and self.invitations_sent.try_acquire(person)
        if not allowed or not (follows or self.invitations_received.try_acquire(other)):
            raise ProblemError("too_fast")

    def count_creation(self, address: str) -> None:
        """Count a new table, study or tournament created from an address; raises `too_fast`."""
        if not self.creations.try_acquire(address):
            raise ProblemError("too_fast")
