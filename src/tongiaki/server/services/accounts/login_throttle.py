"""Login throttle: limits wrong passwords without letting strangers lock out the owner of an account.

Only wrong passwords count. Browsers in which the owner has logged in before have a separate limit, which strangers
cannot use up. Attempts on all servers are counted in the database.
"""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit, TokenBucket
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import AttemptBucket, PasswordAttempts

HOUR = 3600.0
HASHES = 1.5
"""Rate of password hashes per address = login rate * this. Correct passwords count, too. Known browsers and strangers
have separate limits."""
WRONG = 50
"""Wrong passwords for one account from all strangers: both the burst and the rate per hour. The maximum in any hour is
therefore 100."""


class LoginThrottle:
    """Password check with throttling.

    `burst` is the maximum number of wrong passwords per hour for one name from one address. `hash_limit` limits the
    password hashes computed per address, for all names, whether the password is correct or not.
    """

    def __init__(
        self, passwords: Passwords, tries: PasswordAttempts, pseudonyms: Pseudonyms, hash_limit: RateLimit, burst: int
    ) -> None:
        self._passwords = passwords
        self._attempts = tries
        self._pseudonyms = pseudonyms
        self._hash_limit = hash_limit
        self._burst = burst

    async def stranger(self, address: str, name: str, password_hash: str | None, password: str) -> bool:
        """Check a password from an unknown browser, and return whether it is correct; raises `too_fast`."""
        mark = self._pseudonyms.of
        tries = [
            # A single address has fewer attempts than the name has in total, so it cannot use up all attempts for the
            # name.
            AttemptBucket(mark("address and name", address, name), self._burst / HOUR, self._burst),
            AttemptBucket(mark("name", name), WRONG / HOUR, WRONG),
        ]
        return await self._check(self._hash_limit.bucket(address), tries, password_hash, password)

    async def familiar(
        self, address: str, browser: str, password_hash: str, password: str, *, changes: bool = False
    ) -> bool:
        """Check a password from a browser that the person has used before, and return whether it is correct.

        Raises `too_fast`. If `changes` is set, the hash of a new password is charged as well.
        """
        work = self._hash_limit.bucket(address, "familiar")
        return await self._check(
            work,
            [AttemptBucket(self._pseudonyms.of("browser", browser), WRONG / HOUR, WRONG)],
            password_hash,
            password,
            2 if changes else 1,
        )

    async def _check(
        self, work: TokenBucket, tries: list[AttemptBucket], password_hash: str | None, password: str, hashes: int = 1
    ) -> bool:
        # Count the attempt before hashing, so that concurrent requests see it while this hash is computed.
        if not work.try_acquire(hashes) or not await self._attempts.consume(tries):
            raise ProblemError("too_fast")
        wrong = False
        try:
            wrong = not await self._passwords.fits(password_hash, password)
        finally:
            if not wrong:
                await self._attempts.refund(tries)
        return not wrong
