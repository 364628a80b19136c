"""The chance of a series of games: all of it follows from one seed, and from no part of it does another."""

import hashlib
import hmac
from functools import lru_cache
from random import Random
from typing import Final

_ROUNDS: Final = 100_000
"""So much work it is to try one seed: a program that plays has no time to try many."""


def chance(seed: int, *about: object) -> Random:
    """Chance for one purpose, such as a pile or a bot's own; who is told what comes of it can't tell the seed."""
    message = ":".join(map(str, about)).encode()
    return Random(hmac.digest(_key(seed), message, "sha256"))  # noqa: S311 - play, not secrets


@lru_cache(16)
def _key(seed: int) -> bytes:
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"tongiaki series", _ROUNDS)
