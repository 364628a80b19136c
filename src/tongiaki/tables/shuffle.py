"""The sealed pile: shuffled by the machine's own randomness, committed to at the start, opened at the end."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from tongiaki.record import commitment_to
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
    return SealedPile(order, salt, commitment_to(tuple(order), salt))
