"""Handlers list the services that they use, each by its name in `Services`."""

from typing import get_type_hints

from litestar.di import NamedDependency

from tests.security.requests import HOUSE
from tongiaki.server.app import HANDLERS
from tongiaki.server.routes.person.public_games import wanted

GIVEN = NamedDependency.__metadata__[0]


def test_what_answers_is_given_parts_of_the_kind_that_it_names_and_nothing_else_is_called_as_they_are() -> None:
    found = set()
    for asking in [*(handler.fn for handler in HANDLERS), wanted]:  # type: ignore[union-attr]
        for name, kind in get_type_hints(asking, include_extras=True).items():
            if name != "return" and hasattr(HOUSE, name):
                assert GIVEN in getattr(kind, "__metadata__", ()), f"{asking}: {name} would be a part of the house"
                assert isinstance(getattr(HOUSE, name), kind.__origin__), f"{asking}: {name}"
                found.add(name)
    assert len(found) > 20
