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
from tongiaki.protocol.statuses import DEFAULT_STATUS, STATUS
from tongiaki.server.web.authentication import BROWSER_ONLY
from tongiaki.server.web.middleware import ANONYMOUS
from tongiaki.server.web.tokens import SECURE_PREFIX, SESSION_COOKIE

_COOKIES = {
    "cookie_https": SecurityScheme(
        "apiKey",
        name=SECURE_PREFIX + SESSION_COOKIE,
        security_scheme_in="cookie",
        description=(
            "The session cookie under https. The first response sets it for a guest, POST /api/login for an account."
        ),
    ),
    "cookie_http": SecurityScheme(
        "apiKey", name=SESSION_COOKIE, security_scheme_in="cookie", description=("The session cookie under plain http.")
    ),
}
_TOKENS = {"token": SecurityScheme("http", scheme="bearer", description="The token of an API client.")}
_ANONYMOUS_ERRORS = {400, 429, 503}
_WRITE_ERRORS = {DEFAULT_STATUS, *STATUS.values()}
_READ_ERRORS = _WRITE_ERRORS - {413}


def openapi_handler(handlers: Callable[[], Sequence[ControllerRouterHandler]]) -> HTTPRouteHandler:
    """Return a handler that serves the OpenAPI description of `handlers`, generated on the first request."""
    lock = threading.Lock()
    generated: list[bytes] = []

    @get("/schema/openapi.json", media_type="application/vnd.oai.openapi+json", sync_to_thread=True)
    def openapi() -> bytes:
        with lock:
            if not generated:
                generated.append(msgspec.json.encode(description(handlers())))
        return generated[0]

    return openapi


def description(handlers: Sequence[ControllerRouterHandler]) -> dict[str, Any]:
    """Return the OpenAPI description of handlers. Generating it takes a third of a second."""
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
            problems = {status: _response(status) for status in sorted(_statuses(handler))}
            handler.responses = {**problems, **(handler.responses or {})}
            handler.security = _security(handler)
    for schema in (app.openapi_schema.components.schemas or {}).values():
        if schema.properties:
            schema.additional_properties = False
    generated = app.openapi_schema.to_schema()
    add_discriminators(generated)
    return generated


def _statuses(handler: HTTPRouteHandler) -> set[int]:
    """Return the error statuses that a handler may respond with."""
    if _ignores_caller(handler):
        return _ANONYMOUS_ERRORS
    return _READ_ERRORS if handler.http_methods <= {"GET", "HEAD"} else _WRITE_ERRORS


def _security(handler: HTTPRouteHandler) -> list[dict[str, list[str]]]:
    """Return the alternative credentials that a handler accepts. An empty alternative stands for guests."""
    if _ignores_caller(handler):
        return []
    accepted = _COOKIES if handler.opt.get("scope") == BROWSER_ONLY else {**_COOKIES, **_TOKENS}
    alternatives: list[dict[str, list[str]]] = [{name: []} for name in accepted]
    return alternatives if handler.opt.get("account", False) else [{}, *alternatives]


def _ignores_caller(handler: HTTPRouteHandler) -> bool:
    return all(path.startswith(ANONYMOUS) for path in handler.paths)


def _response(status: int) -> ResponseSpec:
    return ResponseSpec(HttpProblem, generate_examples=False, description=HTTPStatus(status).phrase)


_COMPONENTS = "#/components/schemas/"


def add_discriminators(description: dict[str, Any]) -> None:
    """Add a discriminator to each union of tagged structs in a description, because Litestar does not."""
    _add_to(description, description["components"]["schemas"])


def _add_to(part: Any, components: dict[str, Any]) -> None:  # noqa: ANN401 - any JSON
    if isinstance(part, dict):
        references = [option["$ref"] for option in part.get("oneOf", ()) if "$ref" in option]
        if len(references) > 1:
            part["discriminator"] = _discriminator(references, components)
        for inner in part.values():
            _add_to(inner, components)
    elif isinstance(part, list):
        for inner in part:
            _add_to(inner, components)


def _discriminator(references: list[str], components: dict[str, Any]) -> dict[str, Any]:
    structs = {reference: components[reference.removeprefix(_COMPONENTS)]["properties"] for reference in references}
    constants = [{name for name, field in fields.items() if "const" in field} for fields in structs.values()]
    (tag,) = set.intersection(*constants)
    return {"propertyName": tag, "mapping": {fields[tag]["const"]: reference for reference, fields in structs.items()}}
