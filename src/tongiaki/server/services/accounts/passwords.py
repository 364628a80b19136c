"""Password hashing with argon2id: limited concurrency, and the same response time for known and unknown names."""

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
from tongiaki.server.bodies.account_bodies import PASSWORD_LEAST, PASSWORD_MOST

AT_ONCE = 2
"""Number of threads reserved for hashing passwords. Each needs 64 MiB of memory."""
WAITING = 64
"""Maximum number of passwords waiting to be hashed; further ones are rejected."""

LEAST_GUESSES = 1_000_000
"""Minimum number of guesses that a new password must withstand: more than a year at 100 guesses per hour."""
LOOKED_AT = 24
"""Maximum number of characters that the estimate examines. Longer passwords with letter substitutions would take
seconds."""

T = TypeVar("T")


class Passwords:
    """Password hasher with the parameters that argon2-cffi recommends (RFC 9106)."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="passwords")
        self._pending = 0
        self._dummy_hash = ""

    async def open(self) -> None:
        """Compute the dummy hash that is checked if an account does not exist."""
        self._dummy_hash = await self._run_in_thread(self._hasher.hash, secrets.token_urlsafe(16))

    def close(self) -> None:
        """Stop the threads."""
        self._threads.shutdown()

    async def hash(self, password: str, name: str) -> str:
        """Return the hash of a new password for the person called `name`.

        Raises `malformed` if the length is out of range, `weak_password` if the password is easy to guess, and
        `too_fast` if too many passwords are pending.
        """
        password = _normalized(password)
        if not PASSWORD_LEAST <= len(password) <= PASSWORD_MOST:
            raise ProblemError("malformed", field="password")
        if await self._run_in_thread(_estimate_guesses, password, name) < LEAST_GUESSES:
            raise ProblemError("weak_password")
        return await self._run_in_thread(self._hasher.hash, password)

    async def rehash(self, password: str) -> str:
        """Return the hash of a verified password with the current parameters; raises `too_fast`."""
        return await self._run_in_thread(self._hasher.hash, _normalized(password))

    async def fits(self, password_hash: str | None, password: str) -> bool:
        """Return whether a password matches a hash; raises `too_fast`.

        Without a hash, the result is false, and takes equally long.
        """
        fits = await self._run_in_thread(self._verify, password_hash or self._dummy_hash, _normalized(password))
        return fits and password_hash is not None

    def is_dated(self, password_hash: str) -> bool:
        """Return whether a hash uses parameters other than the current ones."""
        return self._hasher.check_needs_rehash(password_hash)

    def _verify(self, password_hash: str, password: str) -> bool:
        try:
            return self._hasher.verify(password_hash, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def _run_in_thread(self, work: Callable[..., T], *values: str) -> T:
        if self._pending >= WAITING:
            raise ProblemError("too_fast")
        self._pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *values)
        finally:
            self._pending -= 1


def _estimate_guesses(password: str, name: str) -> int:
    """Estimate the number of guesses needed to find a password, for an attacker who knows the name."""
    return int(zxcvbn(password[:LOOKED_AT], user_inputs=[name, "tongiaki"])["guesses"])


def _normalized(password: str) -> str:
    """Return a password in Unicode form NFC, because keyboards encode the same characters differently."""
    return unicodedata.normalize("NFC", password)
