"""Random numbers for a series of games. One seed determines all of them, but they do not reveal the seed."""

import hashlib
import hmac
import secrets
from functools import lru_cache
from random import Random
from typing import Final

SEED_BITS: Final = 256
"""Length of a random seed in bits, large enough to prevent a brute-force search."""
_GUESSABLE: Final = 2**128
"""Seeds below this number can be guessed, for example those that a person types."""
_ROUNDS: Final = 100_000
"""Number of hash rounds for a seed that can be guessed, to slow down a brute-force search."""


def draw_seed() -> int:
    """Return a random seed from the operating system."""
    return secrets.randbits(SEED_BITS) | _GUESSABLE


def seeded_random(seed: int, *purpose: object) -> Random:
    """Return the random number generator for one purpose, such as a pile or a bot."""
    message = ":".join(map(str, purpose)).encode()
    return Random(hmac.digest(_key(seed), message, "sha256"))  # noqa: S311 - not for secrets


@lru_cache(16)
def _key(seed: int) -> bytes:
    if seed >= _GUESSABLE:
        return seed.to_bytes(SEED_BITS // 8, "big")
    return hashlib.pbkdf2_hmac("sha256", str(seed).encode(), b"tongiaki series", _ROUNDS)
