"""A new table where a recorded game is continued from any point, against bots."""

from __future__ import annotations

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, RULES_VERSION
from tongiaki.tables.decisions import early_endings, seating
from tongiaki.tables.decisions.shuffle import seal
from tongiaki.tables.state.terms import options_from_terms
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import EndReason

MAX_MOVES = 2000
"""Maximum number of initial moves of a table; a long game has about 500."""


class PlayOnRequest(msgspec.Struct, frozen=True):
    """Request to continue a game after its first `number` moves, as `colour` or, by default, the player to move."""

    person: str
    name: str
    number: int
    bot: str
    colour: Colour | None


def first_entries(record: Record, wish: PlayOnRequest) -> list[e.Entry]:
    """Return the first entries of a table that continues a record after its first moves; bots take the other seats.

    Tiles that were drawn in those moves stay drawn; the rest of the pile is shuffled and sealed again. Raises
    `unknown_bot`, `no_such_point`, `too_large` for too many moves, or `no_seat` for an unused colour.
    """
    seating.require_bot(wish.bot)
    if MAX_MOVES < wish.number <= len(record.moves):
        raise ProblemError("too_large", limit=MAX_MOVES)
    position = record.after(wish.number)
    if wish.number > len(record.moves) or position.to_move == OVER:
        raise ProblemError("no_such_point", number=wish.number)
    colours = msgspec.convert(list(record.terms.colours), list[Colour])
    mine = position.turn if wish.colour is None else _seat_of(wish.colour, colours)
    options = options_from_terms(record.terms)
    entries: list[e.Entry] = [e.Created(options, wish.person)]
    for seat, own in enumerate(colours):
        if seat == mine:
            entries.append(e.Sat(seat, wish.person, wish.name, own))
        else:
            entries.append(e.BotSat(seat, wish.bot, wish.bot, own))
    moves = list(record.moves[: wish.number])
    known = [text.removeprefix("draw ") for text in moves if text.startswith("draw ")]
    pile = seal(known)
    entries.append(
        e.Started(
            seats=list(range(len(colours))),
            colours=colours,
            rules=RULES_VERSION,
            pile=pile.order,
            salt=pile.salt,
            commitment=pile.commitment,
            given=wish.number,
            known=len(known),
        )
    )
    drawn = len(known)
    while position.to_move == CHANCE:
        moves.append(f"draw {pile.order[drawn]}")
        position.play(position.parse(moves[-1]))
        drawn += 1
    entries.extend(e.Moved(text) for text in moves)
    if position.to_move == OVER:
        entries.append(e.Ended(msgspec.convert(position.end_reason, EndReason), early_endings.standings(position)))
    return entries


def _seat_of(colour: Colour, colours: list[Colour]) -> int:
    if colour not in colours:
        raise ProblemError("no_seat", colour=colour)
    return colours.index(colour)
