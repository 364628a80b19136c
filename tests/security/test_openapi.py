"""The HTTP interface is what /schema/openapi.json says, for good input and bad: Schemathesis asks a running server."""

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from tests.live import LiveServer
from tests.security.requests import HOUSE
from tests.server.player import PATIENCE, Person
from tongiaki.server.app import HANDLERS, parts_of
from tongiaki.server.web.description import description

EXAMPLES = 10
"""Random requests of each kind, beside those that try every bound of the schema."""
DESCRIPTION = description(HANDLERS, parts_of(HOUSE))
REJECTIONS = [400, 403, 404, 405, 409, 413, 429]
CONFIG = SchemathesisConfig.from_dict(
    {
        "seed": 1,
        "generation": {"deterministic": True, "max-examples": EXAMPLES, "database": "none"},
        "checks": {"negative_data_rejection": {"expected-statuses": REJECTIONS}},
    }
)
NOT_ASKED = [
    # A name that nobody would see, or a text that is no record, is turned down: no schema can say which.
    positive_data_acceptance,
    # Litestar's answer to OPTIONS names the methods of a path's first handler only.
    allow_header_conformance,
]
schema = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)
schema = schema.exclude(path_regex="/stream$")  # an answer without an end
known: dict[str, str] = {}
"""A table that is there, and somebody's name."""


@schema.hook
def map_path_parameters(_context: Any, parameters: dict[str, Any] | None) -> dict[str, Any] | None:  # noqa: ANN401 - Schemathesis's own
    """Ask about what is there, half of the time."""
    if parameters is None or not known:
        return parameters
    return {name: known[name] if name in known and len(str(value)) % 2 else value for name, value in parameters.items()}


@pytest.fixture(scope="module", autouse=True)
def somebody(unhurried: LiveServer) -> Person:
    """The browser that asks: it has a name, and sits at a running game."""
    person = Person(unhurried.url)
    known.update(table_id=person.quick(players=2, bot="random"), name="Ana")
    return person


def test_the_server_publishes_this_description(unhurried: LiveServer) -> None:
    assert httpx.get(f"{unhurried.url}/schema/openapi.json").json() == DESCRIPTION


@schema.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_one_that_is_described(
    case: schemathesis.Case, unhurried: LiveServer, somebody: Person
) -> None:
    case.call_and_validate(
        base_url=unhurried.url, headers={"Cookie": somebody.cookie}, excluded_checks=NOT_ASKED, timeout=PATIENCE
    )
