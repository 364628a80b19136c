"""Passwords: argon2id, a few at a time, and the same work whether a name is known or not."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from zxcvbn import zxcvbn

from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies.http_bodies import PASSWORD_LEAST, PASSWORD_MOST

AT_ONCE = 2
"""Threads that work on passwords, and on nothing else: each takes 64 MiB of memory."""
WAITING = 64
"""Passwords that may wait for that; further ones are turned down."""

LEAST_GUESSES = 1_000_000
"""Guesses that a new password must withstand: at a hundred an hour, a year's."""
LOOKED_AT = 24
"""Characters that are looked at for that: more of those that may stand for letters would take seconds."""

T = TypeVar("T")


class Passwords:
    """Makes and checks the hashes of passwords, by the parameters that argon2-cffi recommends (RFC 9106)."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._waiting = 0
        self._nobodys = ""

    async def open(self) -> None:
        """Prepare the hash that is checked where there is no account."""
        self._nobodys = await self._work(self._hasher.hash, secrets.token_urlsafe(16))

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown()

    async def hash(self, password: str, name: str) -> str:
        """Make the hash of a new password for the person of that name.

        Raises `malformed` for a length out of range, `weak_password` for one of the first that would be guessed, and
        `too_fast` for too many.
        """
        password = _normal(password)
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise ProblemError("malformed", field="password")
        if await self._work(_guesses, password, name) < LEAST_GUESSES:
            raise ProblemError("weak_password")
        return await self._work(self._hasher.hash, password)

    async def rehash(self, password: str) -> str:
        """Make today's hash of a password that fits; raises `too_fast`."""
        return await self._work(self._hasher.hash, _normal(password))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Tell whether a password belongs to a hash; takes as long without one, and says no. Raises `too_fast`."""
        fits = await self._work(self._verify, password_hash or self._nobodys, _normal(password))
        return fits and password_hash is not None

    def is_dated(self, password_hash: str) -> bool:
        """Tell whether a hash was made by other parameters than today's."""
        return self._hasher.check_needs_rehash(password_hash)

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _work(self, work: Callable[..., T], *values: str) -> T:
        if self._waiting >= WAITING:
            raise ProblemError("too_fast")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)
        finally:
            self._waiting -= 1


def _guesses(password: str, name: str) -> int:
    """Estimate how many passwords would be tried before this one, by somebody who knows the name."""
    return int(zxcvbn(password[:LOOKED_AT], user_inputs=[name, "tongiaki"])["guesses"])


def _normal(password: str) -> str:
    """Give the one form of a text that different keyboards write differently."""
    return unicodedata.normalize("NFC", password)
