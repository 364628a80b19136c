"""The OpenAPI description at /schema/openapi.json."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from http import HTTPStatus
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.routes import HTTPRoute
from litestar.types import ControllerRouterHandler

from tongiaki.protocol.base import HttpProblem
from tongiaki.server.web.authentication import OWN
from tongiaki.server.web.errors import OTHERWISE, STATUS
from tongiaki.server.web.middleware import CALLERLESS
from tongiaki.server.web.tokens import COOKIE, PROTECTED

_COOKIES = {
    "cookie_https": SecurityScheme(
        "apiKey",
        name=PROTECTED + COOKIE,
        security_scheme_in="cookie",
        description=(
            "The session cookie under https. Each first answer sets it for a guest, and POST /api/login for an account."
        ),
    ),
    "cookie_http": SecurityScheme(
        "apiKey", name=COOKIE, security_scheme_in="cookie", description=("The same session cookie under plain http.")
    ),
}
_TOKENS = {"token": SecurityScheme("http", scheme="bearer", description="The token of a program.")}
_CALLERLESS = {400, 429, 503}
_CHANGING = {OTHERWISE, *STATUS.values()}
_READING = _CHANGING - {413}


def published(handlers: Callable[[], Sequence[ControllerRouterHandler]]) -> HTTPRouteHandler:
    """Return a handler that serves the OpenAPI description of `handlers`, generated on the first request."""
    making = threading.Lock()
    made: list[bytes] = []

    @get("/schema/openapi.json", media_type="application/vnd.oai.openapi+json", sync_to_thread=True)
    def openapi() -> bytes:
        with making:
            if not made:
                made.append(msgspec.json.encode(description(handlers())))
        return made[0]

    return openapi


def description(handlers: Sequence[ControllerRouterHandler]) -> dict[str, Any]:
    """Return the OpenAPI description of handlers, without dependencies. Generating it takes a third of a second."""
    app = Litestar(
        route_handlers=handlers,
        openapi_config=OpenAPIConfig(
            title="Tongiaki",
            version=version("tongiaki"),
            components=Components(security_schemes={**_COOKIES, **_TOKENS}),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )
    for route in app.routes:
        for handler in route.route_handlers if isinstance(route, HTTPRoute) else ():
            problems = {status: _problem(status) for status in sorted(_statuses(handler))}
            handler.responses = {**problems, **(handler.responses or {})}
            handler.security = _security(handler)
    for schema in (app.openapi_schema.components.schemas or {}).values():
        if schema.properties:
            schema.additional_properties = False
    made = app.openapi_schema.to_schema()
    add_discriminators(made)
    return made


def _statuses(handler: HTTPRouteHandler) -> set[int]:
    """Return the statuses of the problems that a handler may answer with."""
    if _ignores_caller(handler):
        return _CALLERLESS
    return _READING if handler.http_methods <= {"GET", "HEAD"} else _CHANGING


def _security(handler: HTTPRouteHandler) -> list[dict[str, list[str]]]:
    """Return the alternative credentials that a handler accepts; an empty one if it also accepts guests."""
    if _ignores_caller(handler):
        return []
    accepted = _COOKIES if handler.opt.get("scope") == OWN else {**_COOKIES, **_TOKENS}
    named: list[dict[str, list[str]]] = [{name: []} for name in accepted]
    return named if handler.opt.get("account", False) else [{}, *named]


def _ignores_caller(handler: HTTPRouteHandler) -> bool:
    return all(path.startswith(CALLERLESS) for path in handler.paths)


def _problem(status: int) -> ResponseSpec:
    return ResponseSpec(HttpProblem, generate_examples=False, description=HTTPStatus(status).phrase)


_COMPONENTS = "#/components/schemas/"


def add_discriminators(description: dict[str, Any]) -> None:
    """Add a discriminator to every union of tagged structs in a description; Litestar adds none."""
    _add(description, description["components"]["schemas"])


def _add(part: Any, components: dict[str, Any]) -> None:  # noqa: ANN401 - any JSON
    if isinstance(part, dict):
        references = [one["$ref"] for one in part.get("oneOf", ()) if "$ref" in one]
        if len(references) > 1:
            part["discriminator"] = _discriminator(references, components)
        for inner in part.values():
            _add(inner, components)
    elif isinstance(part, list):
        for inner in part:
            _add(inner, components)


def _discriminator(references: list[str], components: dict[str, Any]) -> dict[str, Any]:
    structs = {one: components[one.removeprefix(_COMPONENTS)]["properties"] for one in references}
    constants = [{name for name, field in fields.items() if "const" in field} for fields in structs.values()]
    (tag,) = set.intersection(*constants)
    return {"propertyName": tag, "mapping": {fields[tag]["const"]: one for one, fields in structs.items()}}
