"""The web application: handlers, guards and dependency injection.

Building the routes takes half of the start-up time, and does not need the services. `Application.services` is therefore
set later, when the server starts. Handlers and guards read it at each request.
"""

from __future__ import annotations

import contextlib
import functools
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from copy import copy
from typing import Any, Final

from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp

from tongiaki.common.problems import ProblemError
from tongiaki.protocol.table_messages import MESSAGE_LIMIT
from tongiaki.server.monitoring import health, metrics, readiness
from tongiaki.server.routes.events import daily, today, tournaments
from tongiaki.server.routes.links import pictures
from tongiaki.server.routes.links.page_heads import page_head
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
from tongiaki.server.routes.table import seat_links, table_http
from tongiaki.server.routes.table.table_socket import table_socket
from tongiaki.server.services.services import Services, open_services
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings
from tongiaki.server.web import errors, host_check, pages
from tongiaki.server.web.authentication import client_address, require_account, require_cookie, require_scope
from tongiaki.server.web.host_check import Hosts
from tongiaki.server.web.middleware import validate_body, with_middleware
from tongiaki.server.web.openapi import openapi_handler

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
    *today.HANDLERS,
    *tournaments.HANDLERS,
    *pictures.HANDLERS,
    table_socket,
]
"""All handlers of requests and websockets, except those of the client's pages and files."""


class Application:
    """The routes, and the services that they use while the server is running."""

    services: Services
    """The services of the running server; set when it starts."""
    open_services: Callable[[], AbstractAsyncContextManager[Services]]
    """Function that opens the services; set before the server starts."""

    def __init__(self) -> None:
        self.litestar = Litestar(
            route_handlers=[
                *handlers_with_providers(self._service),
                openapi_handler(functools.partial(handlers_with_providers, self._service)),
                *pages.handlers(self._page_head, lambda: self.services.settings.solo),
            ],
            exception_handlers=errors.HANDLERS,
            guards=[self._require_permission],
            before_request=validate_body,
            lifespan=[self._run_services],
            openapi_config=None,
            request_max_body_size=MESSAGE_LIMIT,
            logging_config=None,
        )

    def _service(self, name: str) -> object:
        return self.services if name == "services" else getattr(self.services, name)

    async def _page_head(self, request: Request[Any, Any, Any]) -> str:
        return await page_head(self.services.link_previews, self.services.settings.origins, request)

    @contextlib.asynccontextmanager
    async def _run_services(self, _: Litestar) -> AsyncIterator[None]:
        async with self.open_services() as self.services:
            yield

    async def _require_permission(
        self, connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler
    ) -> None:
        """Reject requests from pages of other sites, or above the rate limit; websockets have their own checks.

        This function is async although it awaits nothing. Litestar would run a plain function in a thread, but the rate
        limits are not thread-safe.
        """
        services = self.services
        changes = connection.scope.get("method") not in {None, "GET", "HEAD"}
        if changes and not host_check.is_allowed_origin(connection.scope, services.settings.origins):
            raise ProblemError("wrong_origin")
        limit = services.limits.changes if changes else services.limits.reads
        price = handler.opt.get("price", 1)
        scope = handler.opt.get("scope", "play" if changes else "read")
        require_scope(connection, scope)
        if "method" in connection.scope and not limit.bucket(client_address(connection)).try_acquire(price):
            raise ProblemError("too_fast")
        if changes and scope != "read" and not handler.opt.get("anonymous", False):
            require_cookie(connection)
        if handler.opt.get("account", False):
            require_account(connection)


@functools.cache
def application() -> Application:
    """Return this process's application. It can be built before the process is forked."""
    return Application()


def create_app(settings: Settings, shutdown: Shutdown) -> ASGIApp:
    """Return this process's ASGI application. It opens its services when it starts, and closes them when it stops."""
    app = application()
    app.open_services = functools.partial(open_services, settings, shutdown)
    return with_middleware(app.litestar, lambda: app.services, Hosts(settings.host, settings.hosts, settings.origins))


def handlers_with_providers(read_service: Callable[[str], object]) -> list[BaseRouteHandler]:
    """Return copies of all handlers, each with a provider for every service that its parameters name.

    `read_service` is called at each request, and returns a service by its name in `Services`.
    """

    @functools.cache
    def provider(name: str) -> Provide:
        def provide() -> Any:  # noqa: ANN401 - any service
            return read_service(name)

        return Provide(provide, sync_to_thread=False)

    copies = []
    for handler in HANDLERS:
        own = handler.dependencies or {}
        services = {name: provider(name) for name in dependency_names(handler) if name not in own}
        copies.append(copy(handler))
        copies[-1].dependencies = {**own, **services}
    return copies


def dependency_names(handler: BaseRouteHandler) -> list[str]:
    """Return the names of the parameters that are injected into a handler."""
    marker = NamedDependency.__metadata__[0]
    parameters = handler.parsed_fn_signature.parameters
    return [name for name, parameter in parameters.items() if marker in parameter.metadata]
