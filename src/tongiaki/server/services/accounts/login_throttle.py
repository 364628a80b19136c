"""How often somebody may be wrong about a password, without being able to shut anybody else out.

Only wrong ones count. A browser that somebody has logged in with before, and one where somebody is logged in, has tries
of its own, which no stranger can use up. Tries are counted in the database, once for all servers.
"""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import Bucket, Buckets
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import PasswordAttempts, Try

HOUR = 3600.0
HASHES = 1.5
"""Passwords that are worked on for one address, right ones too, for each one that its rate allows: from browsers that
are known, and as many from strangers."""
WRONG = 50
"""Wrong passwords for one account from all strangers, at once and then an hour: 100 in no hour are ever more."""


class LoginThrottle:
    """Checks passwords for those who may try; `burst` is how many may be wrong from one address for one name, an hour.

    `work` limits the passwords of one address that are looked at, right or wrong, for all names.
    """

    def __init__(
        self, passwords: Passwords, tries: PasswordAttempts, pseudonyms: Pseudonyms, work: Buckets, burst: int
    ) -> None:
        self._passwords = passwords
        self._tries = tries
        self._marks = pseudonyms
        self._work = work
        self._burst = burst

    async def stranger(self, address: str, name: str, password_hash: str | None, password: str) -> bool:
        """Return whether the password fits, for a browser that nobody is known to have used; raises `too_fast`."""
        mark = self._marks.of
        tries = [
            # An address has only a part of the tries for a name: several are needed to use them up.
            Try(mark("address and name", address, name), self._burst / HOUR, self._burst),
            Try(mark("name", name), WRONG / HOUR, WRONG),
        ]
        return await self._fits(self._work.of(address), tries, password_hash, password)

    async def familiar(
        self, address: str, browser: str, password_hash: str, password: str, *, changes: bool = False
    ) -> bool:
        """Tell whether the password fits, for a browser that the person has used; raises `too_fast`.

        `changes`: a new one is worked on besides.
        """
        work = self._work.of(address, "familiar")
        return await self._fits(
            work,
            [Try(self._marks.of("browser", browser), WRONG / HOUR, WRONG)],
            password_hash,
            password,
            2 if changes else 1,
        )

    async def _fits(
        self, work: Bucket, tries: list[Try], password_hash: str | None, password: str, hashes: int = 1
    ) -> bool:
        # Taken now, as others ask while this password is worked on.
        if not work.take(hashes) or not await self._tries.take(tries):
            raise ProblemError("too_fast")
        wrong = False
        try:
            wrong = not await self._passwords.fits(password_hash, password)
        finally:
            if not wrong:
                await self._tries.give_back(tries)
        return not wrong
