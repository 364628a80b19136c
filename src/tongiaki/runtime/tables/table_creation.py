"""Creation of tables: an empty table, a quick game against bots, or a rematch."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record.colours import Colour
from tongiaki.rules import Terms
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.store import AccountProfile, Origin
from tongiaki.tables.decisions import playing, seating
from tongiaki.tables.decisions.options import as_rated
from tongiaki.tables.state.seats import Occupant, Seats
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.terms import options_from_terms
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
    check_bots(bot, players - 1, players - 1)
    options = options_from_terms(Terms(players))
    table = await new_table(registry, person, options, name, origin=origin)
    await seat_bots(table, person, players - 1, bot)
    await table.act(lambda state: playing.start(state, person))
    return table


async def rematch(registry: Registry, table: Table, person: str | None, origin: Origin | None = None) -> None:
    """Create a rematch, in which the second player begins, or accept the one that exists; raises `not_over`.

    Seats are reserved for the other players until they accept. Against bots alone, the game starts at once. Raises
    `not_seated` for a person who had no seat.
    """
    _seat_had(table.state, person)
    if table.state.status != "over":
        raise ProblemError("not_over")
    async with table.rematching:
        if table.state.rematch is None:
            await _offer(registry, table, person, origin)
        else:
            again = await registry.get(table.state.rematch)
            name = _name_of(table.state, person, table.known)
            await again.act(lambda state: seating.take_offer(state, person, name))


async def _offer(registry: Registry, table: Table, person: str | None, origin: Origin | None) -> None:
    entries = _again(table.state, person, table.known)
    again = await registry.make(entries, origin=origin)
    if sum(isinstance(entry, e.BotSat) for entry in entries) == len(table.state.seats.places) - 1:
        number, here = again.state.number, frozenset({person} if person is not None else ())
        await again.act(lambda state: playing.start(state, person, number, here))
    await table.act(lambda state: [e.Rematched(again.state.id)] if state.rematch is None else [])


def _again(state: TableState, person: str | None, known: Mapping[str, AccountProfile]) -> list[e.Entry]:
    options = msgspec.structs.replace(state.options, seats=len(state.seats.places), first=None)
    entries: list[e.Entry] = [e.Created(as_rated(options) if options.rated else options, person)]
    had: set[str] = set()
    for old in range(options.seats):
        seat, owner = (old - 1) % options.seats, state.owner(old)
        if owner is None:
            continue
        if owner.bot is not None:
            entries.append(e.BotSat(seat, owner.bot, owner.name, owner.colour))
        elif owner.person is not None and owner.person not in had and owner.name != e.NAMELESS:
            had.add(owner.person)
            name = _name_of(state, owner.person, known)
            if owner.person == person:
                entries.append(e.Sat(seat, person, name, owner.colour))
            else:
                entries.append(e.Offered(seat, owner.person, name, owner.colour))
    return entries


def _seat_had(state: TableState, person: str | None) -> Occupant:
    """Return the seat that the person has or had before leaving; raises `not_seated`."""
    owners = (state.owner(seat) for seat in range(len(state.seats.places)))
    seat = next((one for one in owners if one is not None and one.person is not None and one.person == person), None)
    if seat is None:
        raise ProblemError("not_seated")
    return seat


def _name_of(state: TableState, person: str | None, known: Mapping[str, AccountProfile]) -> str:
    return known[person].name if person is not None and person in known else _seat_had(state, person).name
