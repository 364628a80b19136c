"""Replays of a table's game or of a submitted record, over HTTP, and continuing a game from any position."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, ParamSpec

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.protocol import replay_bodies, table_bodies
from tongiaki.protocol.texts import RECORD_LENGTH
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool, ResponseCache
from tongiaki.server.services.game_access import GameAccess, require_advice, table_in
from tongiaki.server.services.lobby.solo_games import require_solo_games
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.settings import Settings
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import Ledger, People
from tongiaki.tables.decisions.play_on import PlayOnRequest
from tongiaki.tables.views.archived_game import ArchivedGame
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay

BODY_LIMIT = 4 * RECORD_LENGTH
"""Maximum size of a request that contains a record, in bytes."""
REPLAY = ResponseSpec(Replay, generate_examples=False, description="The replay, compressed if the client accepts gzip")
"""OpenAPI description of responses that this module compresses itself."""
UNCHANGED = ResponseSpec(None, description="The game has not changed")

_P = ParamSpec("_P")
_Request = Request[Any, Any, Any]


@get("/api/tables/{table_id:str}/replay", summary="The game move by move", responses={200: REPLAY, 304: UNCHANGED})
async def table_replay(
    table_id: FromPath[str],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    response_cache: NamedDependency[ResponseCache],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Return the game so far as frames. Secret information is left out until the end of the game."""
    game = await game_access.get_game(table_id, request)
    return await cached_response(
        response_cache, process_pool, request, etag_of("replay", game), jobs.replay_of_game, game
    )


@get("/api/tables/{table_id:str}/record", media_type="text/plain", summary="The game as text")
async def table_record(
    table_id: FromPath[str],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    response_cache: NamedDependency[ResponseCache],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Return the record of the game so far: its setup, and all moves and draws that were not undone."""
    game = await game_access.get_game(table_id, request)
    answer = await cached_response(response_cache, process_pool, request, etag_of("record", game), jobs.text_of, game)
    answer.media_type = "text/plain; charset=utf-8"
    return answer


@post(
    "/api/records",
    status_code=200,
    request_max_body_size=BODY_LIMIT,
    summary="A record move by move",
    responses={200: REPLAY},
    opt={"scope": "read"},
)
async def record_replay(
    data: JSONBody[replay_bodies.ReplayRecord], request: _Request, process_pool: NamedDependency[ProcessPool]
) -> Response[bytes]:
    """Parse a record strictly and return its frames. Nothing is stored."""
    compressed = await process_pool.run(client_address(request), jobs.replay_of_text, data.record)
    return await gzip_response(request, compressed, {"Cache-Control": "no-store"})


@post("/api/tables/{table_id:str}/continue", summary="Continue a game from a position")
async def continue_table(
    table_id: FromPath[str],
    data: JSONBody[replay_bodies.PlayOn],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    ledger: NamedDependency[Ledger],
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    process_pool: NamedDependency[ProcessPool],
    settings: NamedDependency[Settings],
) -> table_bodies.TableCreated:
    """Create a table for one person and bots whose game starts from a position of this game.

    Raises `only_on_device` like a quick game.
    """
    game = await game_access.get_game(table_id, request, copied=True)
    await require_advice(ledger, table_id)
    require_solo_games(settings)
    return await continue_game(limits, pseudonyms, account_names, people, registry, process_pool, request, data, game)


@post("/api/records/continue", request_max_body_size=BODY_LIMIT, summary="Continue a record from a position")
async def continue_record(
    data: JSONBody[replay_bodies.ContinueRecord],
    request: _Request,
    ledger: NamedDependency[Ledger],
    limits: NamedDependency[RequestLimits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    process_pool: NamedDependency[ProcessPool],
    settings: NamedDependency[Settings],
) -> table_bodies.TableCreated:
    """Create a table for one person and bots whose game starts from a position of the record.

    Raises `only_on_device` like a quick game.
    """
    await require_advice(ledger, table_in(data.record))
    require_solo_games(settings)
    return await continue_game(
        limits, pseudonyms, account_names, people, registry, process_pool, request, data, data.record
    )


async def continue_game(
    limits: RequestLimits,
    pseudonyms: Pseudonyms,
    account_names: AccountNames,
    people: People,
    registry: Registry,
    process_pool: ProcessPool,
    request: _Request,
    data: replay_bodies.PlayOn,
    game: jobs.Game,
) -> table_bodies.TableCreated:
    """Create a table at which a person continues a game."""
    limits.count_creation(client_address(request))
    person = caller_of(request).person
    name = await account_names.name_for(person, data.name)
    wanted_game = PlayOnRequest(person, name, data.number, data.bot, data.colour)
    entries = await process_pool.run(client_address(request), jobs.play_on, game, wanted_game)
    table = await registry.make(entries, origin=pseudonyms.origin(client_address(request), person))
    await people.set_name(person, name)
    return table_bodies.TableCreated(id=table.state.id)


def etag_of(view: str, game: GameSnapshot | ArchivedGame) -> str:
    """Return the ETag of a view of a table's game. It includes everything that the view depends on."""
    return f'"{version("tongiaki")}-{view}-{game.table}-{game.version}"'


async def cached_response(
    response_cache: ResponseCache,
    process_pool: ProcessPool,
    request: _Request,
    tag: str,
    work: Callable[_P, bytes],
    *values: _P.args,
    **named: _P.kwargs,
) -> Response[bytes]:
    """Return a response with the compressed result of `work` and the ETag `tag`.

    Each result is computed once and cached.
    """
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    address = client_address(request)
    return await gzip_response(
        request,
        await response_cache.get(tag, lambda: process_pool.run(address, work, *values, **named)),
        headers,
    )


async def gzip_response(request: _Request, compressed: bytes, headers: dict[str, str]) -> Response[bytes]:
    """Return a response with compressed content, decompressed if the client does not accept gzip."""
    headers = headers | {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(compressed, headers=headers, media_type="application/json")
    body = await asyncio.to_thread(gzip.decompress, compressed)
    return Response(body, headers=headers, media_type="application/json")


HANDLERS = [table_replay, table_record, record_replay, continue_table, continue_record]
