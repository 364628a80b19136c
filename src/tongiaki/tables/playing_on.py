"""A new table that plays on from any point of a recorded game, against bots."""

from __future__ import annotations

import asyncio

import msgspec

from tongiaki.record import Record
from tongiaki.rules import CHANCE, OVER, RULES_VERSION
from tongiaki.tables import entries as e
from tongiaki.tables import playing, seating
from tongiaki.tables.colours import Colour
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.registry import Registry
from tongiaki.tables.shuffle import seal
from tongiaki.tables.table import Table
from tongiaki.tables.views import EndReason, TableOptions


async def play_on(
    registry: Registry, person: str, record: Record, number: int, *, bot: str, name: str, colour: Colour | None
) -> Table:
    """Make a table whose game begins with the first `number` moves of a record; bots take the other seats.

    The person takes the colour, or that of the player whose turn it is. What was drawn stays drawn, and the rest of the
    pile is shuffled and sealed anew. Raises `unknown_bot`, `no_such_point`, or `no_seat` for a colour that nobody has.
    """
    seating.require_bot(bot)
    return await registry.make(await asyncio.to_thread(_entries, person, record, number, bot, name, colour))


def _entries(person: str, record: Record, number: int, bot: str, name: str, colour: Colour | None) -> list[e.Entry]:
    position = record.after(number)
    if number > len(record.moves) or position.to_move == OVER:
        raise ProblemError("no_such_point", number=number)
    colours = msgspec.convert(list(record.colours), list[Colour])
    mine = position.turn if colour is None else _seat_of(colour, colours)
    options = TableOptions(seats=len(colours), stall=record.stall, public=False, rated=False)
    entries: list[e.Entry] = [e.Created(options, person)]
    for seat, own in enumerate(colours):
        if seat == mine:
            entries.append(e.Sat(seat, person, name, own, seating.new_key()))
        else:
            entries.append(e.BotSat(seat, bot, bot, own))
    moves = list(record.moves[:number])
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
            given=number,
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
        entries.append(e.Ended(msgspec.convert(position.end_reason, EndReason), playing.standings(position)))
    return entries


def _seat_of(colour: Colour, colours: list[Colour]) -> int:
    if colour not in colours:
        raise ProblemError("no_seat", colour=colour)
    return colours.index(colour)
