"""Reviews over HTTP. Clients poll until the review is ready."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import http_bodies as b
from tongiaki.server.bodies.review_bodies import Reviewing
from tongiaki.server.routes.replay.replays import BODY_LIMIT, unpacked
from tongiaki.server.services.advice_check import require_advice, table_in
from tongiaki.server.services.compute import jobs
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.services.compute.review_queue import ReviewQueue, Subject
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.web.authentication import client_address
from tongiaki.store import Ledger
from tongiaki.tables.runtime.summary import LobbyCard
from tongiaki.tables.state.sealing import is_sealed_today

REVIEW = ResponseSpec(Reviewing, generate_examples=False, description="How far it is, or the review")

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
    """Request the review of a finished game, and return its progress or the review.

    Repeated requests share the same review.
    """
    if not is_id(table_id):
        raise ProblemError("no_table")
    card = await ledger.card(table_id)
    if card is not None and is_sealed_today(msgspec.json.decode(card.card, type=LobbyCard).occasion):
        await game_access.game_at(table_id, request)  # a finished review must not bypass the seal

    async def find() -> str:
        game = await game_access.game_at(table_id, request)
        return await process_pool.run(client_address(request), jobs.record_to_review, game)

    return await _reviewed(reviews, request, Subject(table_id, table=True), find)


@post(
    "/api/records/review",
    status_code=200,
    request_max_body_size=BODY_LIMIT,
    summary="The review of a record",
    responses={200: REVIEW},
    opt={"scope": "read"},
)
async def review_record(
    data: JSONBody[b.SentRecord],
    request: _Request,
    ledger: NamedDependency[Ledger],
    reviews: NamedDependency[ReviewQueue],
    process_pool: NamedDependency[ProcessPool],
) -> Response[bytes]:
    """Request the review of a finished game's record, and return its progress or the review.

    The review is cached for a limited time and not stored. Raises `no_analysis` if the record names the table of a
    game that counts and is still running.
    """
    await require_advice(ledger, table_in(data.record))

    async def find() -> str:
        return await process_pool.run(client_address(request), jobs.record_to_review, data.record)

    return await _reviewed(reviews, request, Subject.of_record(data.record), find)


async def _reviewed(
    reviews: ReviewQueue, request: _Request, subject: Subject, find: Callable[[], Awaitable[str]]
) -> Response[bytes]:
    answer = await reviews.ask(subject, client_address(request), find)
    if isinstance(answer, bytes):
        return await unpacked(request, answer, {"Cache-Control": "no-store"})
    return Response(msgspec.json.encode(answer), media_type="application/json")


HANDLERS = [review_table, review_record]
