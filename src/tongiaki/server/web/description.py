"""What /schema/openapi.json says beyond the handlers' types: answers of 400 and above, and that no field is unknown."""

from __future__ import annotations

from http import HTTPStatus

from litestar import Litestar
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute

from tongiaki.server.web.errors import OTHERWISE, STATUS
from tongiaki.server.wire.bodies import HttpProblem

_CHANGING = {OTHERWISE, *STATUS.values()}
_READING = {400, 404, OTHERWISE, 429, 503}


def describe(app: Litestar) -> Litestar:
    """Add to each handler's description the problems that it may answer with, and close every struct."""
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            found = _READING if handler.http_methods <= {"GET", "HEAD"} else _CHANGING
            problems = {status: _problem(status) for status in sorted(found)}
            handler.responses = {**problems, **(handler.responses or {})}
    for schema in (app.openapi_schema.components.schemas or {}).values():
        if schema.properties:
            schema.additional_properties = False
    return app


def _problem(status: int) -> ResponseSpec:
    return ResponseSpec(HttpProblem, generate_examples=False, description=HTTPStatus(status).phrase)
