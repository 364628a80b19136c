"""The chance of a series of games: all of it follows from one seed, and from no part of it does another."""

import hashlib
import hmac
import secrets
from functools import lru_cache
from random import Random
from typing import Final

SEED_BITS: Final = 256
"""Bits of a seed that is drawn: nobody can try them all."""
_GUESSED: Final = 2**128
"""Seeds below this might be guessed, such as those that a person types."""
_ROUNDS: Final = 100_000
"""Work to try one seed that might be guessed."""


def draw_seed() -> int:
    """Return a seed by the machine's own randomness."""
    return secrets.randbits(SEED_BITS) | _GUESSED


def chance(seed: int, *about: object) -> Random:
    """Return the chance for one purpose, such as a pile or a bot's own; nobody can compute the seed from it."""
    message = ":".join(map(str, about)).encode()
    return Random(hmac.digest(_key(seed), message, "sha256"))  # noqa: S311 - play, not secrets


@lru_cache(16)
def _key(seed: int) -> bytes:
    if seed >= _GUESSED:
        return seed.to_bytes(SEED_BITS // 8, "big")
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"tongiaki series", _ROUNDS)
