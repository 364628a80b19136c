"""HTTP error responses: each has a JSON body with a problem code, which the client translates."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    ValidationException,
)
from litestar.response import Response
from litestar.types import ExceptionHandlersMap

from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.problems import Facts, ProblemCode, ProblemError
from tongiaki.protocol.base import HttpProblem
from tongiaki.protocol.statuses import DEFAULT_STATUS, STATUS
from tongiaki.store import UnavailableError

_Request = Request[Any, Any, Any]
_log = logging.getLogger(__name__)


def _response(code: ProblemCode, facts: Facts) -> Response[HttpProblem]:
    TURNED_DOWN.labels(code).inc()
    status = STATUS.get(code, DEFAULT_STATUS)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    return Response(
        HttpProblem(code=code, facts=facts), status_code=status, media_type="application/json", headers=headers
    )


def _problem(_: _Request, error: ProblemError) -> Response[HttpProblem]:
    return _response(error.code, error.facts)


def _unavailable(_: _Request, __: UnavailableError) -> Response[HttpProblem]:
    return _response("try_again", {})


def _malformed(_: _Request, error: ValidationException) -> Response[HttpProblem]:
    extra = error.extra if isinstance(error.extra, list) else []
    reasons = [str(detail.get("message", "")) for detail in extra if isinstance(detail, dict)]
    return _response("malformed", {"reason": "; ".join(reasons) or error.detail})


def _client_error(_: _Request, error: HTTPException) -> Response[HttpProblem]:
    if error.status_code == 413:
        return _response("too_large", {})
    response = _response("malformed", {"reason": error.detail})
    response.status_code = error.status_code
    response.headers.update(error.headers or {})  # such as Allow, which lists the allowed methods
    return response


def _not_found(_: _Request, __: NotFoundException) -> Response[HttpProblem]:
    return _response("not_found", {})


def _unexpected(request: _Request, error: Exception) -> Response[HttpProblem]:
    # The path itself can contain a name or the secret of a link.
    _log.error("%s %s failed", request.method, request.scope["path_template"], exc_info=error)
    response = _response("try_again", {})
    response.status_code = 500
    return response


HANDLERS: ExceptionHandlersMap = {
    ProblemError: _problem,
    UnavailableError: _unavailable,
    ValidationException: _malformed,
    NotFoundException: _not_found,
    MethodNotAllowedException: _client_error,
    ClientException: _client_error,
    Exception: _unexpected,
}
