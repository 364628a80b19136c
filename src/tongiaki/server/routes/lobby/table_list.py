"""The lobby's tables: list and create them over HTTP, and follow them over a websocket."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import table_bodies as b
from tongiaki.rules import STALL_LIMIT
from tongiaki.runtime.tables import table_creation
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.lobby.lobby_feed import Lobby, LobbyViewer
from tongiaki.server.services.lobby.solo_games import require_solo_games
from tongiaki.server.services.lobby.table_quotas import OpenTableQuota
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.settings import Settings
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import caller_of, client_address, person_of
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.server.web.socket_handling import WebsocketPolicy
from tongiaki.store import Ledger, People, ProgramAccounts
from tongiaki.tables.decisions import options, programs
from tongiaki.tables.structs.options import TableOptions

DEFAULT_OPTIONS = TableOptions(seats=4, stall=STALL_LIMIT, public=True)
"""Default options of a new table."""
_Request = Request[Any, Any, Any]


@get("/api/tables", summary="The public tables, and my own", opt={"price": 4})
async def list_tables(request: _Request, lobby: NamedDependency[Lobby]) -> b.Lobby:
    """List the open, running and finished public tables, and the viewer's own tables, newest first."""
    return await lobby.snapshot(caller_of(request).person)


@get("/api/tables/{table_id:str}", summary="A table", opt={"price": 2})
async def get_table(
    table_id: FromPath[str], request: _Request, ledger: NamedDependency[Ledger], lobby: NamedDependency[Lobby]
) -> b.TableSummary:
    """Return the summary of a table, public or not. Raises `no_table`."""
    card = await ledger.find_card(table_id) if is_id(table_id) else None
    if card is None:
        raise ProblemError("no_table")
    return await lobby.summary(card, caller_of(request).person)


@post("/api/tables", summary="Create a table")
async def create_table(
    data: JSONBody[b.NewTable],
    request: _Request,
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    open_table_quota: NamedDependency[OpenTableQuota],
    people: NamedDependency[People],
    program_accounts: NamedDependency[ProgramAccounts],
    registry: NamedDependency[Registry],
    settings: NamedDependency[Settings],
) -> b.TableCreated:
    """Create a table and seat the requested bots. If a name is given, the host takes the first seat.

    Raises `only_on_device` for a host against bots alone if the settings leave such games to the devices.
    """
    limits.count_creation(client_address(request))
    person = caller_of(request).person
    name = None if data.name is None else await account_names.name_for(person, data.name)
    table_options = options.validated(data.chosen(DEFAULT_OPTIONS))
    table_creation.check_bots(data.bot, data.bots, table_options.seats - (name is not None))
    if name is not None and data.bots == table_options.seats - 1:
        require_solo_games(settings)
    if name is not None and table_options.rated:
        if await program_accounts.is_program(person):
            programs.require_allowed(table_options)
        elif caller_of(request).scope is not None:
            raise ProblemError("not_for_programs")
    origin = pseudonyms.origin(client_address(request), person)
    table = await open_table_quota.make(
        person,
        client_address(request),
        lambda: table_creation.new_table(registry, person, table_options, name, data.colour, origin),
    )
    await table_creation.seat_bots(table, person, data.bots, data.bot)
    if name is not None:
        await people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


@post("/api/quick", summary="Start a game against bots")
async def quick_game(
    data: JSONBody[b.QuickGame],
    request: _Request,
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    settings: NamedDependency[Settings],
) -> b.TableCreated:
    """Create a table for one person and bots, and start the game. Raises `only_on_device` if the settings say so."""
    require_solo_games(settings)
    limits.count_creation(client_address(request))
    person = caller_of(request).person
    name = await account_names.name_for(person, data.name)
    table = await table_creation.quick_game(
        registry, person, data.players, data.bot, name, pseudonyms.origin(client_address(request), person)
    )
    await people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


@websocket_handler("/ws/lobby")
async def lobby_socket(
    socket: ClientSocket,
    lobby: NamedDependency[Lobby],
    websocket_policy: NamedDependency[WebsocketPolicy],
    own: FromQuery[bool] = False,
) -> None:
    """Subscribe to the lobby, or only to the caller's own tables."""
    if not await socket_handling.accept(socket, websocket_policy):
        return
    viewer = LobbyViewer(person_of(socket), own=own)
    await socket_handling.serve_send_only(
        socket,
        websocket_policy,
        viewer,
        lambda: lobby.subscribe(viewer),
        lambda: lobby.unsubscribe(viewer),
        "the lobby",
    )


HANDLERS = [list_tables, get_table, create_table, quick_game, lobby_socket]
