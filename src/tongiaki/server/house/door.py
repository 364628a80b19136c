"""How often somebody may be wrong about a password, without being able to shut anybody else out.

Only wrong ones count. A browser that somebody has logged in with before, and one where somebody is logged in, has tries
of its own, which no stranger can use up.
"""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.passwords import Passwords
from tongiaki.server.web.limits import Bucket, Buckets

HOUR = 3600.0
HASHES = 1.5
"""Passwords that are worked on for one address, right ones too, for each that may be wrong for long: from browsers that
are known, and as many from strangers."""
WRONG = 50
"""Wrong passwords for one account from all strangers, at once and then an hour: 100 in no hour are ever more."""


class Door:
    """Checks passwords for those who may try; `rate` (a second) and `burst` are what one address may be wrong."""

    def __init__(self, passwords: Passwords, rate: float, burst: int) -> None:
        self._passwords = passwords
        self._work = Buckets(HASHES * rate, 3 * burst)
        self._by_address = Buckets(rate, burst)
        # So few an hour that it takes many addresses to use up what strangers have for a name.
        self._by_address_and_name = Buckets(burst / HOUR, burst)
        self._by_name = Buckets(WRONG / HOUR, WRONG)
        self._by_browser = Buckets(WRONG / HOUR, WRONG)

    async def stranger(self, address: str, name: str, password_hash: str | None, password: str) -> bool:
        """Tell whether the password fits, for a browser that nobody is known to have used; raises `too_fast`."""
        tries = [
            self._by_address.of(address),
            self._by_address_and_name.of(address, name),
            self._by_name.of(name),
        ]
        return await self._fits(self._work.of(address), tries, password_hash, password)

    async def familiar(
        self, address: str, browser: str, password_hash: str, password: str, *, changes: bool = False
    ) -> bool:
        """Tell whether the password fits, for a browser that the person has used; raises `too_fast`.

        `changes`: a new one is worked on besides.
        """
        work = self._work.of(address, "familiar")
        return await self._fits(work, [self._by_browser.of(browser)], password_hash, password, 2 if changes else 1)

    async def _fits(
        self, work: Bucket, tries: list[Bucket], password_hash: str | None, password: str, hashes: int = 1
    ) -> bool:
        if not work.take(hashes) or any(one.empty() for one in tries):
            raise ProblemError("too_fast")
        for one in tries:  # now, as others ask while this password is worked on
            one.take()
        wrong = False
        try:
            wrong = not await self._passwords.fits(password_hash, password)
        finally:
            if not wrong:
                for one in tries:
                    one.charge(-1.0)
        return not wrong
