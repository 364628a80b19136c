"""The coach's analysis over HTTP: reviews of whole games, variations, and evaluations of positions."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import replay_bodies as b
from tongiaki.protocol.replay_bodies import Reviewing
from tongiaki.runtime.studies.study_registry import Studies
from tongiaki.server.routes.replay.replays import BODY_LIMIT, cached_response, etag_of, gzip_response
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.evaluations import Evaluations
from tongiaki.server.services.compute.process_pool import ProcessPool, ResponseCache
from tongiaki.server.services.compute.review_queue import ReviewQueue, Subject
from tongiaki.server.services.game_access import GameAccess, require_advice, table_in
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.store import Ledger
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.state.sealing import is_sealed_today
from tongiaki.tables.views.deciding_turns import GameDecision
from tongiaki.tables.views.variations import Evaluation, Reached, Variation

DECISION = ResponseSpec(GameDecision, generate_examples=False, description="The deciding turn, or null")
REVIEW = ResponseSpec(Reviewing, generate_examples=False, description="The review, or its progress")

_Request = Request[Any, Any, Any]


@post(
    "/api/tables/{table_id:str}/review",
    status_code=200,
    summary="The review of a finished game",
    responses={200: REVIEW},
    opt={"scope": "read"},
)
async def review_table(
    table_id: FromPath[str],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    ledger: NamedDependency[Ledger],
    reviews: NamedDependency[ReviewQueue],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Request the review of a finished game. Return the review, or its progress.

    Repeated requests share the same review.
    """
    if not is_id(table_id):
        raise ProblemError("no_table")
    card = await ledger.find_card(table_id)
    if card is not None and is_sealed_today(msgspec.json.decode(card.card, type=LobbyCard).occasion):
        await game_access.get_game(table_id, request)  # raises `sealed_today`, even if the review already exists

    async def load_record() -> str:
        game = await game_access.get_game(table_id, request)
        return await process_pool.run(client_address(request), jobs.record_to_review, game)

    return await _review_response(reviews, request, Subject(table_id, table=True), load_record)


@get("/api/tables/{table_id:str}/deciding", summary="The deciding turn of a finished game", responses={200: DECISION})
async def deciding_turn(
    table_id: FromPath[str],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    response_cache: NamedDependency[ResponseCache],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Return the turn that decided a finished game.

    It is computed at the first request, from one evaluation of each turn's start. Raises `not_over`.
    """
    game = await game_access.get_game(table_id, request)
    return await cached_response(
        response_cache, process_pool, request, etag_of("deciding", game), jobs.decision_of_game, game
    )


@post(
    "/api/records/review",
    status_code=200,
    request_max_body_size=BODY_LIMIT,
    summary="The review of a record",
    responses={200: REVIEW},
    opt={"scope": "read"},
)
async def review_record(
    data: JSONBody[b.ReplayRecord],
    request: _Request,
    ledger: NamedDependency[Ledger],
    reviews: NamedDependency[ReviewQueue],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Request the review of a finished game's record. Return the review, or its progress.

    The review is cached for a limited time but not stored. Raises `no_analysis` if the record names the table of a
    rated or event game that is still running.
    """
    await require_advice(ledger, table_in(data.record))

    async def load_record() -> str:
        return await process_pool.run(client_address(request), jobs.record_to_review, data.record)

    return await _review_response(reviews, request, Subject.of_record(data.record), load_record)


async def _review_response(
    reviews: ReviewQueue, request: _Request, subject: Subject, load_record: Callable[[], Awaitable[str]]
) -> Response[bytes]:
    answer = await reviews.ask(subject, client_address(request), load_record)
    if isinstance(answer, bytes):
        return await gzip_response(request, answer, {"Cache-Control": "no-store"})
    return Response(msgspec.json.encode(answer), media_type="application/json")


@post(
    "/api/variations",
    status_code=200,
    request_max_body_size=BODY_LIMIT,
    summary="Try moves from a position of a game",
    opt={"scope": "read"},
)
async def try_moves(
    data: JSONBody[b.TryMoves],
    request: _Request,
    game_access: NamedDependency[GameAccess],
    ledger: NamedDependency[Ledger],
    response_cache: NamedDependency[ResponseCache],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> Variation:
    """Return the result of moves from a position of a finished or casual game. Nothing is stored."""
    return (await _reach_position(data, request, game_access, ledger, response_cache, studies, process_pool)).variation


@post(
    "/api/evaluations",
    status_code=200,
    request_max_body_size=BODY_LIMIT,
    summary="The coach's evaluation of a position",
    responses={200: ResponseSpec(Evaluation, generate_examples=False, description="The evaluation")},
    opt={"scope": "read"},
)
async def evaluate(
    data: JSONBody[b.Evaluate],
    request: _Request,
    evaluations: NamedDependency[Evaluations],
    game_access: NamedDependency[GameAccess],
    ledger: NamedDependency[Ledger],
    response_cache: NamedDependency[ResponseCache],
    studies: NamedDependency[Studies],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Evaluate a position of a finished or casual game, or the position after moves from it, at the requested depth."""
    reached = await _reach_position(data, request, game_access, ledger, response_cache, studies, process_pool)
    person, address = caller_of(request).person, client_address(request)
    evaluation = await evaluations.get(address, person, reached.position, data.depth)
    return Response(evaluation, media_type="application/json", headers={"Cache-Control": "no-store"})


async def _reach_position(
    data: b.TryMoves,
    request: _Request,
    game_access: GameAccess,
    ledger: Ledger,
    response_cache: ResponseCache,
    studies: Studies,
    process_pool: ProcessPool,
) -> Reached:
    """Play the moves and cache the result for all callers.

    Raises the errors of `vary`, and `no_analysis` if the game is rated or part of an event, and still running.
    """
    game, name = await _game(data, request, game_access, ledger, studies)
    moves = hashlib.sha256(msgspec.json.encode([data.number, data.moves])).hexdigest()
    reached = await response_cache.get(
        f"reached {name} {moves}",
        lambda: process_pool.run(client_address(request), jobs.reach, game, data.number, data.moves),
    )
    return msgspec.json.decode(reached, type=Reached)


async def _game(
    data: b.TryMoves, request: _Request, game_access: GameAccess, ledger: Ledger, studies: Studies
) -> tuple[jobs.Game, str]:
    """Return the game and a cache key for its current state.

    Raises `no_analysis` if the game is rated or part of an event, and still running.
    """
    if (data.table is None) + (data.study is None) + (data.record is None) != 2:
        raise ProblemError("malformed", reason="a table, a study or a record")
    if data.record is not None:
        await require_advice(ledger, table_in(data.record))
        return data.record, hashlib.sha256(data.record.encode()).hexdigest()
    if data.study is not None:
        source = await studies.source(data.study)
        await require_advice(ledger, source.table or table_in(source.record))
        return source, f"{data.study}-{zlib.crc32(source.record.encode())}"
    table = data.table or ""
    await require_advice(ledger, table)
    game = await game_access.get_game(table, request)
    return game, etag_of("game", game)


HANDLERS = [review_table, deciding_turn, review_record, try_moves, evaluate]
