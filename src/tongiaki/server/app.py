"""The web application: handlers, guards and dependency injection."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from copy import copy
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp

from tongiaki.common.problems import ProblemError
from tongiaki.protocol.table_messages import MESSAGE_LIMIT
from tongiaki.server.monitoring import health, metrics, readiness
from tongiaki.server.routes.events import daily, tournaments
from tongiaki.server.routes.lobby import table_list
from tongiaki.server.routes.person import (
    account_deletion,
    accounts,
    friends,
    me,
    notification_settings,
    profiles,
    programs,
    public_games,
    vacations,
)
from tongiaki.server.routes.replay import analysis, puzzles, replays
from tongiaki.server.routes.study import studies
from tongiaki.server.routes.study.study_socket import study_socket
from tongiaki.server.routes.table import seat_links, table_http
from tongiaki.server.routes.table.table_socket import table_socket
from tongiaki.server.services.admin_watch import AdminWatch
from tongiaki.server.services.services import Services
from tongiaki.server.web import errors, host_check, pages
from tongiaki.server.web.authentication import client_address, require_account, require_cookie, require_scope
from tongiaki.server.web.host_check import Hosts
from tongiaki.server.web.middleware import answering, read_strictly
from tongiaki.server.web.openapi import published

HANDLERS: Final[list[BaseRouteHandler]] = [
    *table_list.HANDLERS,
    *seat_links.HANDLERS,
    *table_http.HANDLERS,
    *me.HANDLERS,
    health,
    readiness,
    metrics,
    *accounts.HANDLERS,
    *account_deletion.HANDLERS,
    *programs.HANDLERS,
    *public_games.HANDLERS,
    *notification_settings.HANDLERS,
    *friends.HANDLERS,
    *profiles.HANDLERS,
    *vacations.HANDLERS,
    *replays.HANDLERS,
    *analysis.HANDLERS,
    *studies.HANDLERS,
    *puzzles.HANDLERS,
    *daily.HANDLERS,
    *tournaments.HANDLERS,
    table_socket,
    study_socket,
]
"""All handlers of requests and websockets, except those of the client's pages and files."""


def create_app(services: Services) -> ASGIApp:
    """Return the ASGI application for these services. It opens the database when it starts."""
    settings = services.settings
    hosts = Hosts(settings.host, settings.hosts, settings.origins)
    return answering(routed(services), services.authenticator, services.connections, hosts)


def parts_of(services: Services) -> dict[str, Provide]:
    """Return providers of all services by name, for injection into handlers; `services` is the container itself."""

    def giving(name: str) -> Callable[[], Any]:
        return lambda: getattr(services, name)

    parts = {name: Provide(giving(name), sync_to_thread=False) for name in vars(services) if not name.startswith("_")}
    return parts | {"services": Provide(lambda: services, sync_to_thread=False)}


def routed(services: Services) -> Litestar:
    """Return the Litestar application with all routes."""
    parts = parts_of(services)

    @contextlib.asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        watch = AdminWatch(services)
        await watch.open()
        try:
            yield
        finally:
            await watch.close()
            await services.close()

    async def may_ask(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
        """Reject requests from other sites' pages or above the rate limit; websockets have their own checks.

        It is async although it awaits nothing: Litestar would run a plain function in a thread, and the rate limits are
        not thread-safe.
        """
        changes = connection.scope.get("method") not in {None, "GET", "HEAD"}
        if changes and not host_check.is_ours(connection.scope, services.settings.origins):
            raise ProblemError("wrong_origin")
        limit = services.limits.asking if changes else services.limits.reading
        price = handler.opt.get("price", 1)
        scope = handler.opt.get("scope", "play" if changes else "read")
        require_scope(connection, scope)
        if "method" in connection.scope and not limit.of(client_address(connection)).take(price):
            raise ProblemError("too_fast")
        if changes and scope != "read" and not handler.opt.get("anonymous", False):
            require_cookie(connection)
        if handler.opt.get("account", False):
            require_account(connection)

    return Litestar(
        route_handlers=[
            *(_given(one, parts) for one in HANDLERS),
            published(HANDLERS, parts),
            *pages.handlers(),
        ],
        exception_handlers=errors.HANDLERS,
        guards=[may_ask],
        before_request=read_strictly,
        lifespan=[living],
        openapi_config=None,
        request_max_body_size=MESSAGE_LIMIT,
        logging_config=None,
    )


def _given(handler: BaseRouteHandler, parts: dict[str, Provide]) -> BaseRouteHandler:
    """Return a copy of a handler with only the dependencies that it names; every dependency slows down the start."""
    one, named = copy(handler), handler.parsed_fn_signature.parameters
    one.dependencies = {**(handler.dependencies or {}), **{name: parts[name] for name in named if name in parts}}
    return one
