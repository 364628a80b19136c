"""Creation of tables: an empty table, a quick game against bots, or a rematch."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.record.colours import Colour
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Origin
from tongiaki.tables.decisions import seating, table_setup
from tongiaki.tables.state.seats import Seats
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions


async def new_table(
    registry: Registry,
    person: str,
    options: TableOptions,
    name: str | None,
    colour: Colour | None = None,
    origin: Origin | None = None,
) -> Table:
    """Create a table. If a name is given, its creator takes the first seat, by default in the first colour."""
    entries: list[e.Entry] = [e.Created(options, person)]
    if name is not None:
        entries.append(e.Sat(0, person, name, colour or Seats(1).free_colours()[0]))
    return await registry.make(entries, origin=origin)


async def seat_bots(table: Table, person: str, number: int, bot: str) -> None:
    """Seat `number` bots at a new table."""
    for _ in range(number):
        await table.act(lambda state: seating.add_bot(state, person, None, bot))


def check_bots(bot: str, number: int, free: int) -> None:
    """Check, before a table is created, that there will be seats for its bots; raises `unknown_bot` or `table_full`."""
    seating.require_bot(bot)
    if number > free:
        raise ProblemError("table_full")


async def quick_game(
    registry: Registry, person: str, players: int, bot: str, name: str, origin: Origin | None = None
) -> Table:
    """Create a table for a person and bots, and start the game; raises `unknown_bot`."""
    return await registry.make(table_setup.quick_game(person, players, bot, name), origin=origin)


async def rematch(registry: Registry, table: Table, person: str | None, origin: Origin | None = None) -> None:
    """Create a rematch, in which the second player begins, or accept the one that exists; raises `not_over`.

    Seats are reserved for the other players until they accept. Against bots alone, the game starts at once. Raises
    `not_seated` for a person who had no seat.
    """
    table_setup.seat_had(table.state, person)
    if table.state.status != "over":
        raise ProblemError("not_over")
    async with table.rematching:
        if table.state.rematch is None:
            await _offer(registry, table, person, origin)
        else:
            again = await registry.get(table.state.rematch)
            name = table_setup.name_of(table.state, person, table.known)
            await again.act(lambda state: seating.take_offer(state, person, name))


async def _offer(registry: Registry, table: Table, person: str | None, origin: Origin | None) -> None:
    here = frozenset({person} if person is not None else ())
    again = await registry.make(table_setup.rematch(table.state, person, here, table.known), origin=origin)
    await table.act(lambda state: [e.Rematched(again.state.id)] if state.rematch is None else [])
