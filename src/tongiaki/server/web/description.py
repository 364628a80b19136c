"""/schema/openapi.json: the handlers' types, the problems that they may answer with, and that no field is unknown."""

from __future__ import annotations

import threading
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from tongiaki.server.web.errors import OTHERWISE, STATUS
from tongiaki.server.wire.bodies import HttpProblem

_CHANGING = {OTHERWISE, *STATUS.values()}
_READING = {400, 404, OTHERWISE, 429, 503}


def published(handlers: Sequence[ControllerRouterHandler], given: Mapping[str, Provide]) -> HTTPRouteHandler:
    """Give the handler that publishes the description of others; it is made when somebody asks for the first time.

    `given` is what they are given by name, which is no part of their description.
    """
    making = threading.Lock()
    made: list[bytes] = []

    @get("/schema/openapi.json", media_type="application/vnd.oai.openapi+json", sync_to_thread=True)
    def openapi() -> bytes:
        with making:
            if not made:
                made.append(msgspec.json.encode(description(handlers, given)))
        return made[0]

    return openapi


def description(handlers: Sequence[ControllerRouterHandler], given: Mapping[str, Provide]) -> dict[str, Any]:
    """Describe handlers, as OpenAPI has it, which takes a third of a second."""
    app = Litestar(
        route_handlers=handlers,
        dependencies=given,
        openapi_config=OpenAPIConfig(
            title="Tongiaki", version=version("tongiaki"), render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            found = _READING if handler.http_methods <= {"GET", "HEAD"} else _CHANGING
            problems = {status: _problem(status) for status in sorted(found)}
            handler.responses = {**problems, **(handler.responses or {})}
    for schema in (app.openapi_schema.components.schemas or {}).values():
        if schema.properties:
            schema.additional_properties = False
    return app.openapi_schema.to_schema()


def _problem(status: int) -> ResponseSpec:
    return ResponseSpec(HttpProblem, generate_examples=False, description=HTTPStatus(status).phrase)
