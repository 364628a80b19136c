"""Handlers list the services that they use, each by its name in `Services`."""

from typing import get_type_hints

from litestar.di import NamedDependency

from tongiaki.server.app import HANDLERS, dependency_names
from tongiaki.server.routes.person.public_games import parse_filter
from tongiaki.server.services.services import open_services
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings

GIVEN = NamedDependency.__metadata__[0]


async def test_injected_services_have_the_annotated_types(
    sqlite_url: str,
) -> None:
    injected = set()
    async with open_services(Settings(database=sqlite_url), Shutdown()) as services:
        for asking in [*(handler.fn for handler in HANDLERS), parse_filter]:  # type: ignore[union-attr]
            for name, kind in get_type_hints(asking, include_extras=True).items():
                if name != "return" and hasattr(services, name):
                    assert GIVEN in getattr(kind, "__metadata__", ()), f"{asking}: {name} would be a service"
                    assert isinstance(getattr(services, name), kind.__origin__), f"{asking}: {name}"
                    injected.add(name)
    assert len(injected) > 20


async def test_every_injected_parameter_is_a_service(sqlite_url: str) -> None:
    async with open_services(Settings(database=sqlite_url), Shutdown()) as services:
        for handler in HANDLERS:
            for name in dependency_names(handler):
                known = name == "services" or name in (handler.dependencies or {}) or hasattr(services, name)
                assert known, f"{handler}: {name}"
