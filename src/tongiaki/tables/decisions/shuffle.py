"""The sealed pile: shuffled with the system's random numbers, committed to at the start, revealed at the end."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

from tongiaki.record import commitment_to
from tongiaki.record.colours import Colour
from tongiaki.rules.tiles import TILE_ID, TONGA
from tongiaki.tables.structs.options import TableOptions


@dataclass(frozen=True, slots=True)
class SealedPile:
    """The order of the pile, top first, with its salt and the commitment that is published at the start."""

    order: list[str]
    salt: str
    commitment: str


def seal(known: Sequence[str] = ()) -> SealedPile:
    """Shuffle the 31 tiles other than Tonga; all orders are equally likely.

    In a game that continues another one, the `known` tiles, which were already drawn, stay on top in their order.
    """
    rest = [tile for number, tile in enumerate(TILE_ID) if number != TONGA and tile not in known]
    secrets.SystemRandom().shuffle(rest)
    order = [*known, *rest]
    salt = secrets.token_hex(32)
    return SealedPile(order, salt, commitment_to(tuple(order), salt))


def draw_colours(number: int) -> list[Colour]:
    """Draw `number` of the six colours at random, in the order of play."""
    return secrets.SystemRandom().sample(list(get_args(Colour)), number)


def seat_order(taken: Sequence[int], options: TableOptions) -> list[int]:
    """Return the taken seats in the order of play. If the order is drawn, all orders are equally likely.

    Otherwise seats keep their order around the table, starting with the chosen seat or, if it is empty, the next taken
    one.
    """
    first = options.first or 0
    order = sorted(taken, key=lambda seat: (seat < first, seat))
    if options.draw_seats:
        secrets.SystemRandom().shuffle(order)
    return order
