"""The few things that are asked over plain HTTP: making and finding tables, moving a seat, one's name."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.record import write
from tongiaki.server import protocol as p
from tongiaki.server.actions import clean_name
from tongiaki.server.house import House
from tongiaki.server.limits import address_of
from tongiaki.server.middleware import PERSON
from tongiaki.store import StoredCard
from tongiaki.tables import making, seating
from tongiaki.tables.problems import ProblemError
from tongiaki.tables.records import record_of
from tongiaki.tables.registry import is_id
from tongiaki.tables.table import Shown
from tongiaki.tables.views import Status, TableOptions

DAY = 86_400
AWAY = 300
"""Seconds after which a bot stands in for somebody who is gone, unless the table says otherwise."""
LISTED = 50
"""Tables of one status that the lobby shows at most."""

_Request = Request[Any, Any, Any]


@get("/api/tables", summary="The public tables")
async def list_tables(house: NamedDependency[House]) -> p.Lobby:
    """List the open, the running and the finished tables, the newest first."""
    ledger = house.ledger
    return p.Lobby(
        open=[_summary(card, house) for card in await ledger.listed("open", LISTED)],
        running=[_summary(card, house) for card in await ledger.listed("running", LISTED)],
        finished=[_summary(card, house) for card in await ledger.listed("over", LISTED)],
        yours=[],
    )


@get("/api/tables/{table_id:str}", summary="One table")
async def one_table(table_id: FromPath[str], house: NamedDependency[House]) -> p.TableSummary:
    """Sum a table up, public or not."""
    card = await house.ledger.card(table_id) if is_id(table_id) else None
    if card is None:
        raise ProblemError("no_table")
    return _summary(card, house)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", summary="The game as text")
async def table_record(table_id: FromPath[str], house: NamedDependency[House]) -> str:
    """Write the game's record: its setup and the moves that stand, draws among them."""
    record = record_of((await house.registry.get(table_id)).state)
    return await asyncio.to_thread(write, record)


@post("/api/tables", summary="Make a table")
async def make_table(data: JSONBody[p.NewTable], request: _Request, house: NamedDependency[House]) -> p.TableCreated:
    """Make a table; with a name, its maker sits down on the first seat, and the bots that are wanted beside them."""
    _may_make(request, house)
    person = _person(request)
    name = None if data.name is None else clean_name(data.name)
    making.check_bots(data.bot, data.bots, data.seats - (name is not None))
    table = await making.new_table(house.registry, person, _options(data), name, data.colour)
    await making.seat_bots(table, person, data.bots, data.bot)
    if name is not None:
        await house.people.set_name(person, name)
    return p.TableCreated(id=table.state.id)


@post("/api/quick", summary="Start a game against bots")
async def quick_game(data: JSONBody[p.QuickGame], request: _Request, house: NamedDependency[House]) -> p.TableCreated:
    """Make a table for one person and bots, and start the game."""
    _may_make(request, house)
    person, name = _person(request), clean_name(data.name)
    table = await making.quick_game(house.registry, person, data.players, data.bot, name)
    await house.people.set_name(person, name)
    return p.TableCreated(id=table.state.id)


@post("/api/tables/{table_id:str}/claim", status_code=200, summary="Move a seat to this browser")
async def claim_seat(
    table_id: FromPath[str], data: JSONBody[p.ClaimSeat], request: _Request, house: NamedDependency[House]
) -> p.Claimed:
    """Take the seat whose personal link holds the key."""
    person = _person(request)
    table = await house.registry.get(table_id)
    await table.act(lambda state: seating.claim(state, person, data.key))
    return p.Claimed(seat=seating.own_seat(table.state, person))


@get("/api/me", summary="Who I am")
async def who_am_i(request: _Request, house: NamedDependency[House]) -> p.Me:
    """Tell the name that this browser's person used last."""
    return p.Me(await house.people.name(_person(request)), account=False)


@post("/api/me", status_code=200, summary="Call myself")
async def call_me(data: JSONBody[p.SetName], request: _Request, house: NamedDependency[House]) -> p.Me:
    """Remember a name for this browser's person."""
    name = clean_name(data.name)
    await house.people.set_name(_person(request), name)
    return p.Me(name, account=False)


@get("/healthz", summary="Whether the server and its database answer")
async def health(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Ask the database something small."""
    await house.ledger.count()
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


def _person(request: _Request) -> str:
    return str(request.scope["state"][PERSON])


def _options(data: p.NewTable) -> TableOptions:
    chosen = {name: getattr(data, name) for name in TableOptions.__struct_fields__}
    if data.away is None:
        chosen["away"] = 0 if data.clock == "move" and data.time >= DAY else AWAY
    return msgspec.convert(chosen, TableOptions)


def _may_make(request: _Request, house: House) -> None:
    if not house.making.take(address_of(request)):
        raise ProblemError("too_fast")


def _summary(card: StoredCard, house: House) -> p.TableSummary:
    shown = msgspec.json.decode(card.card, type=Shown)
    return p.TableSummary(
        id=card.id,
        status=msgspec.convert(card.status, Status),
        seats=shown.seats,
        options=shown.options,
        created=card.created,
        moves=card.moves,
        watchers=house.registry.watchers(card.id),
        your_turn=False,
        yours=False,
    )


HANDLERS = [
    list_tables,
    one_table,
    table_record,
    make_table,
    quick_game,
    claim_seat,
    who_am_i,
    call_me,
    health,
]
