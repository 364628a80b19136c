"""A table over HTTP without a websocket: one request per message, and a stream of updates."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Request as HttpRequest
from litestar import get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, Parameter
from litestar.response import Stream

from tongiaki.common.clock import now_ms
from tongiaki.common.log_context import log_fields
from tongiaki.common.problems import ProblemError, RefusedError
from tongiaki.protocol import table_bodies as b
from tongiaki.protocol.table_messages import ChooseOptions, RetryableRequest, ServerMessage, TableMessage
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.routes.table.performing import Context, performed
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.rendering import Renderer, Viewer
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.services.services import Services
from tongiaki.server.web.authentication import caller_of, client_address
from tongiaki.server.web.connections import Connections, StreamingResponse
from tongiaki.tables.decisions.request import Request, idempotency_key

NDJSON = "application/x-ndjson"
LINES = ResponseSpec(
    ServerMessage,  # type: ignore[arg-type]  # Litestar takes a union, too
    generate_examples=False,
    description="An endless stream of lines, each of them empty or a message as JSON",
    media_type=NDJSON,
)

_Request = HttpRequest[Any, Any, Any]


@post("/api/tables/{table_id:str}/messages", status_code=200, summary="Send a message to a table")
async def say(
    table_id: FromPath[str], data: JSONBody[TableMessage], request: _Request, services: NamedDependency[Services]
) -> b.MessageAccepted:
    """Carry out a message in the same way as the table's websocket. The response is sent after the change is stored.

    If the rules forbid the action, the error is `refused`, and its fact `refusal` is the reason code from the rules.
    """
    caller, address = caller_of(request), client_address(request)
    person = caller.person
    table = await services.game_access.get_table(table_id, request)
    if not services.websocket_policy.allows_message(address, person, table.subscriber_count):
        raise ProblemError("too_fast")
    once = idempotency_key(person, data.once) if isinstance(data, (RetryableRequest, ChooseOptions)) else None
    message_request = Request(person, address, now_ms(), caller.scope is not None, once)
    answers: list[Any] = []
    with log_fields(table=table_id):
        try:
            await performed(Context(services, table, message_request, answers.append), data)
        except RefusedError as refused:
            no = refused.refusal
            raise ProblemError("refused", **{**no.facts, "refusal": no.code, "clause": no.clause}) from None
    return b.MessageAccepted(table.state.number, answers[0] if answers else None)


@get("/api/tables/{table_id:str}/stream", media_type=NDJSON, summary="Follow a table", responses={200: LINES})
async def follow(
    table_id: FromPath[str],
    request: _Request,
    connections: NamedDependency[Connections],
    game_access: NamedDependency[GameAccess],
    limits: NamedDependency[RequestLimits],
    registry: NamedDependency[Registry],
    renderer: NamedDependency[Renderer],
    after: Annotated[int | None, Parameter(ge=0, le=2**31 - 1)] = None,
) -> Stream:
    """Stream the messages of the table's websocket, one line of JSON per message. Clients ignore empty lines.

    The stream starts with a snapshot, or with the entries after the number `after`. It has no end.
    """
    caller, address = caller_of(request), client_address(request)
    if connections.full(address) or not limits.websockets.try_acquire(address):
        raise ProblemError("too_fast")
    viewer = Viewer(await game_access.get_table(table_id, request), caller.person, renderer)
    stream = StreamingResponse(viewer, address, caller)

    async def told() -> AsyncIterator[bytes]:
        viewer.table = await registry.get(table_id)  # the table may have been unloaded in the meantime
        viewer.hello(after)
        try:
            async for line in stream.lines(connections):
                yield line
        finally:
            viewer.table.unsubscribe(viewer)

    return Stream(told(), media_type=NDJSON)


HANDLERS = [say, follow]
