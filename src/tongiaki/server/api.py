"""The few things that are asked over plain HTTP: making and finding tables, moving a seat, one's name."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.server import bodies as b
from tongiaki.server import naming
from tongiaki.server.callers import caller_of
from tongiaki.server.house import House
from tongiaki.server.limits import address_of
from tongiaki.tables.asking import options, seating
from tongiaki.tables.running import making
from tongiaki.tables.running.registry import is_id
from tongiaki.tables.state.keys import new_key
from tongiaki.tables.structs.views import TableOptions

_Request = Request[Any, Any, Any]


@get("/api/tables", summary="The public tables, and my own", opt={"price": 4})
async def list_tables(request: _Request, house: NamedDependency[House]) -> b.Lobby:
    """List the open, the running and the finished tables, the newest first, and those where the visitor has a seat."""
    return await house.lobby.picture(caller_of(request).person)


@get("/api/tables/{table_id:str}", summary="One table", opt={"price": 2})
async def one_table(table_id: FromPath[str], request: _Request, house: NamedDependency[House]) -> b.TableSummary:
    """Sum a table up, public or not."""
    card = await house.ledger.card(table_id) if is_id(table_id) else None
    if card is None:
        raise ProblemError("no_table")
    return await house.lobby.summary(card, caller_of(request).person)


@post("/api/tables", summary="Make a table")
async def make_table(data: JSONBody[b.NewTable], request: _Request, house: NamedDependency[House]) -> b.TableCreated:
    """Make a table; with a name, its maker sits down on the first seat, and the bots that are wanted beside them."""
    house.allow_making(address_of(request))
    person = caller_of(request).person
    name = None if data.name is None else await naming.name_for(house, person, data.name)
    making.check_bots(data.bot, data.bots, data.seats - (name is not None))
    chosen = _options(data)
    table = await house.openings.make(
        person,
        address_of(request),
        lambda: making.new_table(house.registry, person, chosen, name, data.colour),
    )
    await making.seat_bots(table, person, data.bots, data.bot)
    if name is not None:
        await house.people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


@post("/api/quick", summary="Start a game against bots")
async def quick_game(data: JSONBody[b.QuickGame], request: _Request, house: NamedDependency[House]) -> b.TableCreated:
    """Make a table for one person and bots, and start the game."""
    house.allow_making(address_of(request))
    person = caller_of(request).person
    name = await naming.name_for(house, person, data.name)
    table = await making.quick_game(house.registry, person, data.players, data.bot, name)
    await house.people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


@post("/api/tables/{table_id:str}/link", summary="Make the personal link of one's seat")
async def link_seat(table_id: FromPath[str], request: _Request, house: NamedDependency[House]) -> b.SeatKey:
    """Make a key that moves the guest's own seat to another browser, once; persons with an account log in there."""
    caller = caller_of(request)
    if caller.account:
        raise ProblemError("has_account")
    table = await house.table_at(table_id, request)
    if table.state.number >= house.settings.table_entries:
        raise ProblemError("enough", limit=house.settings.table_entries)
    if not house.saying.take(address_of(request), caller.person, table_id, alone=True):
        raise ProblemError("too_fast")
    key = new_key()
    await table.act(lambda state: seating.link(state, caller.person, key))
    return b.SeatKey(key=key)


@post("/api/tables/{table_id:str}/claim", status_code=200, summary="Move a seat to this browser")
async def claim_seat(
    table_id: FromPath[str], data: JSONBody[b.ClaimSeat], request: _Request, house: NamedDependency[House]
) -> b.Claimed:
    """Take the seat whose personal link holds the key; who has guessed wrong too often is not listened to."""
    person, guesses = caller_of(request).person, house.guessing.of(address_of(request))
    if guesses.empty():
        raise ProblemError("too_fast")
    table = await house.table_at(table_id, request)
    try:
        await table.act(lambda state: seating.claim(state, person, data.key, table.known))
    except ProblemError as problem:
        if problem.code == "wrong_key":
            guesses.take()
        raise
    account = await house.accounts.of(person)
    if account is not None:
        await table.act(lambda state: seating.rename(state, person, account.name))
    return b.Claimed(seat=seating.own_seat(table.state, person))


@get("/api/me", summary="Who I am")
async def who_am_i(request: _Request, house: NamedDependency[House]) -> b.Me:
    """Tell the name that this browser's person used last, and whether it is claimed."""
    caller = caller_of(request)
    return b.Me(await house.people.name(caller.person), caller.account)


@post("/api/me", status_code=200, summary="Call myself")
async def call_me(data: JSONBody[b.SetName], request: _Request, house: NamedDependency[House]) -> b.Me:
    """Remember a guest's name; an account is renamed, if nobody has claimed that name."""
    caller = caller_of(request)
    account = await house.accounts.of(caller.person)
    if account is not None:
        return b.Me(await naming.rename(house, account, data.name, address_of(request)), account=True)
    name = await naming.name_for(house, caller.person, data.name)
    await house.people.set_name(caller.person, name)
    return b.Me(name, account=False)


@get("/healthz", summary="Whether the server and its database answer")
async def health(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Ask the database something small; raises `try_again` if it does not answer soon."""
    if not await house.pulse.beats():
        raise ProblemError("try_again")
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


def _options(data: b.NewTable) -> TableOptions:
    chosen = {name: getattr(data, name) for name in TableOptions.__struct_fields__}
    if data.away is None:
        chosen["away"] = options.usual_away(data.clock, data.time)
    return options.checked(msgspec.convert(chosen, TableOptions))


HANDLERS = [
    list_tables,
    one_table,
    make_table,
    quick_game,
    link_seat,
    claim_seat,
    who_am_i,
    call_me,
    health,
]
