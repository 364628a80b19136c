"""Replays over HTTP: of a table's game or of a record that is sent, and playing on from any point of either."""

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

from tongiaki.protocol.texts import RECORD_LENGTH
from tongiaki.server.bodies import http_bodies as b
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.advice_check import require_advice, table_in
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.services.compute.response_cache import ResponseCache
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import Ledger, People
from tongiaki.tables.archive.archived_game import ArchivedGame
from tongiaki.tables.decisions.play_on import PlayOnRequest
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay

BODY_LIMIT = 4 * RECORD_LENGTH
"""Bytes of a request that holds a record."""
REPLAY = ResponseSpec(Replay, generate_examples=False, description="The replay, packed where that is understood")
"""What an answer that is packed by hand holds, for its description."""
UNCHANGED = ResponseSpec(None, description="Nothing has happened since")

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
    """Give the game, finished or as far as it has come, as frames; what is sealed stays so until the end."""
    game = await game_access.game_at(table_id, request)
    return await answered(response_cache, process_pool, request, tag_of("replay", game), jobs.replay_of_game, game)


@get("/api/tables/{table_id:str}/record", media_type="text/plain", summary="The game as text")
async def table_record(
    table_id: FromPath[str],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    response_cache: NamedDependency[ResponseCache],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Write the game's record: its setup and the moves that stand, draws among them."""
    game = await game_access.game_at(table_id, request)
    answer = await answered(response_cache, process_pool, request, tag_of("record", game), jobs.text_of, game)
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
    data: JSONBody[b.SentRecord], request: _Request, process_pool: NamedDependency[ProcessPool]
) -> Response[bytes]:
    """Read a record, strictly, and give its frames; nothing is stored."""
    squeezed = await process_pool.do(client_address(request), jobs.replay_of_text, data.record)
    return await unpacked(request, squeezed, {"Cache-Control": "no-store"})


@post("/api/tables/{table_id:str}/continue", summary="Play on from a point of a game")
async def play_table_on(
    table_id: FromPath[str],
    data: JSONBody[b.PlayOn],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    ledger: NamedDependency[Ledger],
    limits: NamedDependency[Limits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    process_pool: NamedDependency[ProcessPool],
) -> b.TableCreated:
    """Make a table for one person and bots whose game begins as this one did."""
    game = await game_access.game_at(table_id, request, copied=True)
    await require_advice(ledger, table_id)
    return await play_on(limits, pseudonyms, account_names, people, registry, process_pool, request, data, game)


@post("/api/records/continue", request_max_body_size=BODY_LIMIT, summary="Play on from a point of a record")
async def play_record_on(
    data: JSONBody[b.PlayRecordOn],
    request: _Request,
    ledger: NamedDependency[Ledger],
    limits: NamedDependency[Limits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    process_pool: NamedDependency[ProcessPool],
) -> b.TableCreated:
    """Make a table for one person and bots whose game begins as the record's did."""
    await require_advice(ledger, table_in(data.record))
    return await play_on(limits, pseudonyms, account_names, people, registry, process_pool, request, data, data.record)


async def play_on(
    limits: Limits,
    pseudonyms: Pseudonyms,
    account_names: AccountNames,
    people: People,
    registry: Registry,
    process_pool: ProcessPool,
    request: _Request,
    data: b.PlayOn,
    game: jobs.Game,
) -> b.TableCreated:
    """Make a table where a person plays a game on."""
    limits.allow_making(client_address(request))
    person = caller_of(request).person
    name = await account_names.name_for(person, data.name)
    wish = PlayOnRequest(person, name, data.number, data.bot, data.colour)
    entries = await process_pool.do(client_address(request), jobs.play_on, game, wish)
    table = await registry.make(entries, origin=pseudonyms.origin(client_address(request), person))
    await people.set_name(person, name)
    return b.TableCreated(id=table.state.id)


def tag_of(what: str, game: GameSnapshot | ArchivedGame) -> str:
    """Name a picture of a table's game by all that it depends on."""
    return f'"{version("tongiaki")}-{what}-{game.table}-{game.version}"'


async def answered(
    response_cache: ResponseCache,
    process_pool: ProcessPool,
    request: _Request,
    tag: str,
    work: Callable[_P, bytes],
    *values: _P.args,
    **named: _P.kwargs,
) -> Response[bytes]:
    """Answer with what some work gives, packed; the `tag` names the answer, which is worked out once."""
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    address = client_address(request)
    return await unpacked(
        request,
        await response_cache.get(tag, lambda: process_pool.do(address, work, *values, **named)),
        headers,
    )


async def unpacked(request: _Request, squeezed: bytes, headers: dict[str, str]) -> Response[bytes]:
    """Answer with what is packed, as it is or unpacked, whichever is understood."""
    headers = headers | {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(squeezed, headers=headers, media_type="application/json")
    body = await asyncio.to_thread(gzip.decompress, squeezed)
    return Response(body, headers=headers, media_type="application/json")


HANDLERS = [table_replay, table_record, record_replay, play_table_on, play_record_on]
