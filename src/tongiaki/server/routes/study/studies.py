"""Studies over HTTP: creating one, reading its game, and continuing that game."""

from __future__ import annotations

import zlib
from importlib.metadata import version
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.protocol import study_messages as p
from tongiaki.server.bodies import replay_bodies, table_bodies
from tongiaki.server.routes.replay.replays import BODY_LIMIT, REPLAY, UNCHANGED, answered, play_on
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
from tongiaki.studies.registry import Studies
from tongiaki.studies.source import Source
from tongiaki.tables.runtime.registry import Registry

_Request = Request[Any, Any, Any]


@post("/api/studies", request_max_body_size=BODY_LIMIT, summary="Look at a game together")
async def make_study(
    data: JSONBody[p.NewStudy],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    limits: NamedDependency[Limits],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> p.StudyCreated:
    """Create a study of a table's game so far, or of a record. The caller becomes its leader."""
    limits.allow_making(client_address(request))
    if data.table is not None and data.record is None:
        game = await game_access.game_at(data.table, request, copied=True)
        moves, source = game.moves, await process_pool.run(client_address(request), Source.from_table, game)
    elif data.record is not None and data.table is None:
        source, moves = await process_pool.run(client_address(request), jobs.source_of_text, data.record)
    else:
        raise ProblemError("malformed", reason="either a table or a record")
    leader = caller_of(request).person
    return p.StudyCreated(await studies.create(source, moves, data.at, leader))


@get(
    "/api/studies/{study_id:str}/replay",
    summary="A study's game move by move",
    responses={200: REPLAY, 304: UNCHANGED},
    opt={"price": 2},
)
async def study_replay(
    study_id: FromPath[str],
    request: _Request,
    response_cache: NamedDependency[ResponseCache],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Return the study's game as frames. They change only when a player's name is anonymized."""
    source = await studies.source(study_id)
    tag = f'"{version("tongiaki")}-{study_id}-{zlib.crc32(source.record.encode())}"'
    return await answered(response_cache, process_pool, request, tag, jobs.replay_of_game, source)


@get("/api/studies/{study_id:str}/record", media_type="text/plain", summary="A study's game as text")
async def study_record(study_id: FromPath[str], studies: NamedDependency[Studies]) -> str:
    """Return the record of the study's game."""
    return (await studies.source(study_id)).record


@post("/api/studies/{study_id:str}/continue", summary="Play on from a point of a study's game")
async def play_study_on(
    study_id: FromPath[str],
    data: JSONBody[replay_bodies.PlayOn],
    request: _Request,
    ledger: NamedDependency[Ledger],
    limits: NamedDependency[Limits],
    pseudonyms: NamedDependency[Pseudonyms],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
    registry: NamedDependency[Registry],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> table_bodies.TableCreated:
    """Create a table for one person and bots whose game starts from a position of the study's game."""
    source = await studies.source(study_id)
    await require_advice(ledger, source.table or table_in(source.record))
    return await play_on(limits, pseudonyms, account_names, people, registry, process_pool, request, data, source)


HANDLERS = [make_study, study_replay, study_record, play_study_on]
