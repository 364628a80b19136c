"""How much anybody may ask of this server, and of all that share its database: for long, and at once."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.server.services.accounts.login_throttle import HASHES
from tongiaki.server.services.limits.shared_rate_limits import SharedRateLimits
from tongiaki.server.settings import Settings

SAYING = 20
"""A person may say so many times less at one table, moves apart, than one connection may send."""
TOGETHER, TOGETHER_AT_ONCE = 2, 10
"""All persons of one address may send so many times what one of them may: for long, and at once."""
WATCHERS = 2
"""All who look on at one table from one address may say so many times what one of them may."""
SAVED = 100
"""Seconds for which an address that asks for no work saves up what it may have worked for it at once."""
READ_AHEAD = 20
"""What is only read may be asked for so many times more at once than what changes something: a page has many parts."""
OPENING = 4
"""An address may open so many times fewer websockets a second than one connection may send messages."""
MAILING, MAILING_AT_ONCE = 1 / 1200, 3
"""Mails a second that ask for a confirmation, and at once: from one network address, and to one address of mail."""
INVITING, INVITING_AT_ONCE = 1 / 30, 10
"""Invitations a second by one person, and at once."""
INVITING_ONE, INVITING_ONE_AT_ONCE = 1 / 600, 3
"""Invitations a second by one person to the same person, and at once."""
INVITED, INVITED_AT_ONCE = 1 / 300, 5
"""Invitations a second to one person by all whom this person does not follow, and at once."""


class Limits:
    """All buckets of a server. But for those that say otherwise, each address has one of a kind."""

    def __init__(self, settings: Settings, shared_rate_limits: SharedRateLimits) -> None:
        rate, burst = settings.message_rate, settings.message_burst
        self.reading = shared_rate_limits.buckets("reading", rate, READ_AHEAD * burst)
        self.asking = shared_rate_limits.buckets("asking", rate / 2, burst)
        self.opening = shared_rate_limits.buckets("opening", rate / OPENING, TOGETHER_AT_ONCE * burst)
        self.hearing = shared_rate_limits.shares("hearing", rate, burst, TOGETHER, TOGETHER_AT_ONCE)
        """Messages of websockets: a person's share, and that of the address."""
        self.saying = shared_rate_limits.shares("saying", rate / SAYING, burst, WATCHERS)
        """What is said at one table: a person's share, and that of the address."""
        self.making = shared_rate_limits.buckets("making", settings.table_rate, settings.table_burst)
        """New tables, studies and tournaments."""
        self.mailing = shared_rate_limits.buckets("mailing", MAILING, MAILING_AT_ONCE)
        """By the address that asks, and by the address of mail."""
        self.inviting = shared_rate_limits.buckets("inviting", INVITING, INVITING_AT_ONCE)
        """By the person who invites."""
        self.inviting_one = shared_rate_limits.buckets("inviting one", INVITING_ONE, INVITING_ONE_AT_ONCE)
        """By the person who invites and the person who is invited."""
        self.invited = shared_rate_limits.buckets("invited", INVITED, INVITED_AT_ONCE)
        """Invitations by strangers, by the person who is invited."""
        saved = max(2, round(SAVED * settings.work_rate))
        self.efforts = shared_rate_limits.buckets("work", settings.work_rate, saved)
        """Seconds of work."""
        self.reviewing = shared_rate_limits.buckets("reviewing", settings.work_rate, saved)
        """Counted apart: who had a game reviewed can still look at others."""
        rate, burst = settings.login_rate, settings.login_burst
        self.guessing = shared_rate_limits.buckets("guessing", rate, burst)
        """Keys of seats."""
        self.knocking = shared_rate_limits.buckets("knocking", rate, burst)
        """What changes an account, or claims one."""
        self.hashing = shared_rate_limits.buckets("hashing", HASHES * rate, 3 * burst)
        """Passwords that are worked out."""

    def allow_inviting(self, person: str, other: str, *, follows: bool) -> None:
        """Count an invitation; `follows`: the invited person follows the one who invites. Raises `too_fast`."""
        allowed = self.inviting_one.take(f"{person} {other}") and self.inviting.take(person)
        if not allowed or not (follows or self.invited.take(other)):
            raise ProblemError("too_fast")

    def allow_making(self, address: str) -> None:
        """Count one more table or study that an address makes; raises `too_fast`."""
        if not self.making.take(address):
            raise ProblemError("too_fast")
