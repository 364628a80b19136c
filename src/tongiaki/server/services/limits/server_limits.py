"""Rate limits: sustained rate and burst, per client, enforced across all servers that share a database."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.server.services.accounts.login_throttle import HASHES
from tongiaki.server.services.limits.shared_rate_limits import SharedRateLimits
from tongiaki.server.settings import Settings

SAYING = 20
"""Divisor: rate of chat and commands per person and table = message rate / this. Moves do not count."""
TOGETHER, TOGETHER_AT_ONCE = 2, 10
"""Factors for the rate and the burst of all persons at one address together, relative to one person."""
WATCHERS = 2
"""Factor for the chat limit of all spectators of a table at one address together, relative to one spectator."""
SAVED = 100
"""Burst for CPU work, expressed as seconds of accumulated allowance."""
READ_AHEAD = 20
"""Factor for the burst of read requests, relative to requests that change data: one page needs many of them."""
OPENING = 4
"""Divisor: websockets opened per second and address = message rate / this."""
MAILING, MAILING_AT_ONCE = 1 / 1200, 3
"""Confirmation mails per second, and their burst: per network address, and per mail address."""
INVITING, INVITING_AT_ONCE = 1 / 30, 10
"""Invitations per second by one person, and their burst."""
INVITING_ONE, INVITING_ONE_AT_ONCE = 1 / 600, 3
"""Invitations per second by one person to the same person, and their burst."""
INVITED, INVITED_AT_ONCE = 1 / 300, 5
"""Invitations per second that one person may get from everyone they do not follow, and the burst."""


class Limits:
    """All token buckets of a server. Buckets are per address unless stated otherwise."""

    def __init__(self, settings: Settings, shared_rate_limits: SharedRateLimits) -> None:
        rate, burst = settings.message_rate, settings.message_burst
        self.reading = shared_rate_limits.buckets("reading", rate, READ_AHEAD * burst)
        self.asking = shared_rate_limits.buckets("asking", rate / 2, burst)
        self.opening = shared_rate_limits.buckets("opening", rate / OPENING, TOGETHER_AT_ONCE * burst)
        self.hearing = shared_rate_limits.shares("hearing", rate, burst, TOGETHER, TOGETHER_AT_ONCE)
        """Websocket messages: limited per person and per address."""
        self.saying = shared_rate_limits.shares("saying", rate / SAYING, burst, WATCHERS)
        """Chat and commands at one table: limited per person and per address."""
        self.making = shared_rate_limits.buckets("making", settings.table_rate, settings.table_burst)
        """New tables, studies and tournaments."""
        self.mailing = shared_rate_limits.buckets("mailing", MAILING, MAILING_AT_ONCE)
        """Confirmation mails, per network address and per mail address."""
        self.inviting = shared_rate_limits.buckets("inviting", INVITING, INVITING_AT_ONCE)
        """All invitations that a person sends: limited per sender."""
        self.inviting_one = shared_rate_limits.buckets("inviting one", INVITING_ONE, INVITING_ONE_AT_ONCE)
        """Invitations, per pair of inviting and invited person."""
        self.invited = shared_rate_limits.buckets("invited", INVITED, INVITED_AT_ONCE)
        """Invitations from people whom the invited person does not follow, per invited person."""
        saved = max(2, round(SAVED * settings.work_rate))
        self.efforts = shared_rate_limits.buckets("work", settings.work_rate, saved)
        """Seconds of CPU work."""
        self.reviewing = shared_rate_limits.buckets("reviewing", settings.work_rate, saved)
        """Seconds of CPU work for reviews. A separate limit, so that a review leaves the allowance for other work."""
        rate, burst = settings.login_rate, settings.login_burst
        self.guessing = shared_rate_limits.buckets("guessing", rate, burst)
        """Attempts to use the key of a seat."""
        self.account_changes = shared_rate_limits.buckets("knocking", rate, burst)
        """Requests that create or change an account."""
        self.hashing = shared_rate_limits.buckets("hashing", HASHES * rate, 3 * burst)
        """Password hash computations."""

    def allow_inviting(self, person: str, other: str, *, follows: bool) -> None:
        """Count an invitation from `person` to `other`; raises `too_fast`.

        `follows` states whether the invited person follows the inviting person.
        """
        allowed = self.inviting_one.take(f"{person} {other}") and self.inviting.take(person)
        if not allowed or not (follows or self.invited.take(other)):
            raise ProblemError("too_fast")

    def allow_making(self, address: str) -> None:
        """Count a new table, study or tournament of an address; raises `too_fast`."""
        if not self.making.take(address):
            raise ProblemError("too_fast")
