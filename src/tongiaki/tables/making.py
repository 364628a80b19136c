"""New tables: an empty one, a quick game against bots, a rematch."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tongiaki.rules import STALL_LIMIT
from tongiaki.store import Known
from tongiaki.tables import entries as e
from tongiaki.tables import playing, seating
from tongiaki.tables.colours import Colour
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.registry import Registry
from tongiaki.tables.seats import Seats
from tongiaki.tables.state import TableState
from tongiaki.tables.table import Table
from tongiaki.tables.traces import NAMELESS
from tongiaki.tables.views import TableOptions


async def new_table(
    registry: Registry, person: str, options: TableOptions, name: str | None, colour: Colour | None = None
) -> Table:
    """Make a table; with a name its maker sits down on the first seat, in the first colour if none is given."""
    entries: list[e.Entry] = [e.Created(options, person)]
    if name is not None:
        entries.append(e.Sat(0, person, name, colour or Seats(1).free_colours()[0], seating.new_key()))
    return await registry.make(entries)


async def seat_bots(table: Table, person: str, number: int, bot: str) -> None:
    """Let so many bots sit down at a new table."""
    for _ in range(number):
        await table.act(lambda state: seating.add_bot(state, person, None, bot))


def check_bots(bot: str, number: int, free: int) -> None:
    """Tell before a table is made that its bots will find their seats; raises `unknown_bot`, `table_full`."""
    seating.require_bot(bot)
    if number > free:
        raise ProblemError("table_full")


async def quick_game(registry: Registry, person: str, players: int, bot: str, name: str) -> Table:
    """Make a table for a person and bots, and start the game; raises `unknown_bot`."""
    check_bots(bot, players - 1, players - 1)
    options = TableOptions(seats=players, stall=STALL_LIMIT, public=False, rated=False)
    table = await new_table(registry, person, options, name)
    await seat_bots(table, person, players - 1, bot)
    await table.act(lambda state: playing.start(state, person))
    return table


async def rematch(registry: Registry, table: Table, person: str | None) -> None:
    """Make the next table for the same players, the second of whom begins; raises `not_over` or `not_seated`.

    One who played against bots alone need not wait: that game starts at once.
    """
    entries = _again(table.state, person, table.known)
    if table.state.rematch is not None or table.rematching:
        return
    table.rematching = True
    try:
        again = await registry.make(entries)
        if sum(isinstance(entry, e.BotSat) for entry in entries) == len(table.state.seats.places) - 1:
            await again.act(lambda state: playing.start(state, person))
        await table.act(lambda state: [e.Rematched(again.state.id)] if state.rematch is None else [])
    finally:
        table.rematching = False


def _again(state: TableState, person: str | None, known: Mapping[str, Known]) -> list[e.Entry]:
    seating.own_seat(state, person)
    if state.status != "over":
        raise ProblemError("not_over")
    options = msgspec.structs.replace(state.options, seats=len(state.seats.places), first=None)
    entries: list[e.Entry] = [e.Created(options, person)]
    for old, sitter in state.seats.taken():
        seat = (old - 1) % len(state.seats.places)
        if sitter.person is not None and sitter.name != NAMELESS:
            name = known[sitter.person].name if sitter.person in known else sitter.name
            entries.append(e.Sat(seat, sitter.person, name, sitter.colour, seating.new_key()))
        elif sitter.bot is not None:
            entries.append(e.BotSat(seat, sitter.bot, sitter.name, sitter.colour))
    return entries
