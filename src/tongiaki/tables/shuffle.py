"""The sealed pile: shuffled by the machine's own randomness, committed to at the start, opened at the end."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from tongiaki.rules.tiles import TILE_ID, TONGA


@dataclass(frozen=True, slots=True)
class SealedPile:
    """The order of the pile, top first, with the salt and the commitment that is published at the start."""

    order: list[str]
    salt: str
    commitment: str


def seal() -> SealedPile:
    """Shuffle the 31 tiles beside Tonga; every order is as likely as any other."""
    order = [tile for number, tile in enumerate(TILE_ID) if number != TONGA]
    secrets.SystemRandom().shuffle(order)
    salt = secrets.token_hex(32)
    return SealedPile(order, salt, commitment(order, salt))


def commitment(order: Sequence[str], salt: str) -> str:
    """Hash the order: SHA-256, in hex, of `<salt>:<tile>,<tile>,…`, top first."""
    return hashlib.sha256(f"{salt}:{','.join(order)}".encode()).hexdigest()


def holds(order: Sequence[str], salt: str, published: str) -> bool:
    """Check an opened pile against the commitment that was published at the start."""
    return hmac.compare_digest(commitment(order, salt), published)
