"""The HTTP requests that a device answers, with the paths and bodies of the server."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.device import analysis_routes, game_routes, puzzle_routes
from tongiaki.device.context import Context
from tongiaki.device.inputs import HttpRequest
from tongiaki.protocol.base import HttpProblem
from tongiaki.protocol.statuses import DEFAULT_STATUS, STATUS
from tongiaki.protocol.table_bodies import TableCreated

Handler = Callable[..., Awaitable[Any]]
"""A function of the device, of the parts in braces of the path, and of the body if `body` is its last parameter."""

_ROUTES: Final[list[tuple[str, re.Pattern[str], type[Any] | None, Handler]]] = [
    (method, re.compile(path.replace("{}", "([^/]+)")), body, handler)
    for method, path, body, handler in (
        *game_routes.ROUTES,
        *analysis_routes.ROUTES,
        *puzzle_routes.ROUTES,
    )
]

Body = TypeVar("Body")


async def respond(context: Context, request: HttpRequest, send: Callable[[int, object], None]) -> None:
    """Carry out a request, and send the status and the body of its response."""
    try:
        body = await _handle(context, request)
    except ProblemError as problem:
        send(STATUS.get(problem.code, DEFAULT_STATUS), HttpProblem(problem.code, problem.facts))
    except Exception:
        send(500, HttpProblem("try_again", {}))
        raise
    else:
        send(201 if isinstance(body, TableCreated) else 200, body)


async def _handle(context: Context, request: HttpRequest) -> object:
    for method, path, kind, handler in _ROUTES:
        found = path.fullmatch(request.path)
        if method == request.method and found is not None:
            values = list(found.groups())
            if kind is not None:
                values.append(_read(request.body, kind))
            return await handler(context, *values)
    raise ProblemError("not_on_device")


def _read(body: msgspec.Raw, kind: type[Body]) -> Body:
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ProblemError("malformed", reason=str(error)) from None
