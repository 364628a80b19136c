"""Random numbers of a series of games: one seed determines them all, but no part of them reveals another part."""

import hashlib
import hmac
import secrets
from functools import lru_cache
from random import Random
from typing import Final

SEED_BITS: Final = 256
"""Bits of a drawn seed: too many to try them all."""
_GUESSABLE: Final = 2**128
"""Seeds below this can be guessed, such as those that a person types."""
_ROUNDS: Final = 100_000
"""Hash rounds to try one seed that can be guessed."""


def draw_seed() -> int:
    """Return a random seed from the operating system."""
    return secrets.randbits(SEED_BITS) | _GUESSABLE


def seeded_random(seed: int, *about: object) -> Random:
    """Return the random number generator for one purpose, such as a pile or a bot; it does not reveal the seed."""
    message = ":".join(map(str, about)).encode()
    return Random(hmac.digest(_key(seed), message, "sha256"))  # noqa: S311 - play, not secrets


@lru_cache(16)
def _key(seed: int) -> bytes:
    if seed >= _GUESSABLE:
        return seed.to_bytes(SEED_BITS // 8, "big")
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"tongiaki series", _ROUNDS)
