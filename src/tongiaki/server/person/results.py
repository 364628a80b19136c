"""How games ended, in the words of profiles and of the games that anybody may find."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from tongiaki.store import Accounts, Known, Ledger, Results, StoredResult
from tongiaki.tables.runtime.summary import LobbyCard
from tongiaki.tables.structs.profiles import Result
from tongiaki.tables.structs.views import SeatView


async def results_at(
    accounts: Accounts, ledger: Ledger, results: Results, tables: Collection[str]
) -> dict[str, tuple[list[Result], list[StoredResult]]]:
    """Give, by table, the results in the order of the seats, as they are shown and as they are stored."""
    found = await results.at_tables(tables)
    cards = await ledger.cards(tables)
    persons = {one.person for some in found.values() for one in some if one.person is not None}
    names = await accounts.known(persons)
    told = {}
    for table in tables:
        seats = msgspec.json.decode(cards[table].card, type=LobbyCard).seats
        stored = found[table]
        told[table] = ([_shown(one, names, seats[one.seat]) for one in stored], stored)
    return told


def _shown(result: StoredResult, names: dict[str, Known], seat: SeatView) -> Result:
    named = None if result.person is None else names.get(result.person)
    if named is None:
        return Result(seat.name, seat.bot, result.points, result.rank, account=False)
    return Result(named.name, seat.bot, result.points, result.rank, account=True, program=named.program)
