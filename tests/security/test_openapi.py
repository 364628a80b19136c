"""A running server's HTTP interface matches its OpenAPI description; Schemathesis sends valid and invalid input."""

import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from tests.live_server import LiveServer
from tests.security.permissions import rows
from tests.server.player import PATIENCE, Person
from tongiaki.server.app import handlers_with_providers
from tongiaki.server.web.openapi import description

EXAMPLES = 10
"""Number of random requests of each kind, in addition to those that test every bound of the schema."""
DESCRIPTION = description(handlers_with_providers(str))
SCHEMAS = DESCRIPTION["components"]["schemas"]
OPERATIONS: dict[str, dict[str, Any]] = {
    f"{method.upper()} {path}": operation
    for path, methods in DESCRIPTION["paths"].items()
    for method, operation in methods.items()
}
STREAM = "/api/tables/{table_id}/stream"
REJECTIONS = [400, 403, 404, 405, 409, 413, 429]
CONFIG = SchemathesisConfig.from_dict(
    {
        "seed": 1,
        "generation": {
            "deterministic": True,
            "max-examples": EXAMPLES,
            "database": "none",
            "with-security-parameters": False,  # a random token gets 401 everywhere; the browser's cookie is sent
        },
        "checks": {"negative_data_rejection": {"expected-statuses": REJECTIONS}},
    }
)
NOT_ASKED = [
    # The server rejects invisible names and invalid records, which no schema can describe.
    positive_data_acceptance,
    # Litestar's answer to OPTIONS names the methods of a path's first handler only.
    allow_header_conformance,
]
schema = schemathesis.openapi.from_dict(DESCRIPTION, config=CONFIG)
schema = schema.exclude(path_regex="/stream$")  # a streaming response
known: dict[str, str] = {}
"""The id of an existing table, and the name of a person."""


@schema.hook
def map_path_parameters(_context: Any, parameters: dict[str, Any] | None) -> dict[str, Any] | None:  # noqa: ANN401 - Schemathesis's type
    """Replace about half of the generated path parameters with existing ids and names."""
    if parameters is None or not known:
        return parameters
    return {name: known[name] if name in known and len(str(value)) % 2 else value for name, value in parameters.items()}


@pytest.fixture(scope="module", autouse=True)
def somebody(unhurried: LiveServer) -> Person:
    """Return the client that sends the requests: a named person in a running game."""
    person = Person(unhurried.url)
    known.update(table_id=person.quick(players=2, bot="random"), name="Ana")
    return person


def test_the_server_publishes_this_description(unhurried: LiveServer) -> None:
    assert httpx.get(f"{unhurried.url}/schema/openapi.json").json() == DESCRIPTION


def test_an_operation_requires_a_credential_if_it_rejects_all_guests() -> None:
    answers: dict[str, set[str]] = {}
    for row in rows("Requests"):
        answers.setdefault(row.what, set()).update(row.answers.values())
    required = {
        name for name, operation in OPERATIONS.items() if operation.get("security") and {} not in operation["security"]
    }
    assert required == {name for name, codes in answers.items() if codes == {"no_account"}}


def test_an_operation_accepts_the_documented_credentials(unhurried: LiveServer) -> None:
    owner = Person(unhurried.url)
    assert owner.claim("Olga").status_code == 200
    token = owner.post("/api/account/programs", name="sailor", scope="play").json()["token"]
    schemes = DESCRIPTION["components"]["securitySchemes"]
    assert {scheme["name"] for scheme in schemes.values() if scheme["type"] == "apiKey"} >= {
        owner.cookie.partition("=")[0]
    }
    with httpx.Client(base_url=unhurried.url, timeout=PATIENCE) as client:
        for name, operation in OPERATIONS.items():
            named = {scheme for requirement in operation.get("security", []) for scheme in requirement}
            assert named <= set(schemes)
            problems = [problem_of(client, name, bearer) for bearer in (token, "invalid")]
            assert (problems[0] == "not_with_token") == (bool(named) and "token" not in named), name
            assert (problems[1] == "bad_token") == bool(named), name


def problem_of(client: httpx.Client, name: str, bearer: str) -> str | None:
    """Return the code of the problem with which an operation answers a token, or None without a problem."""
    method, path = re.sub(r"\{\w+\}", "1", name).split()
    body = {} if method == "POST" else None
    with client.stream(method, path, json=body, headers={"Authorization": f"Bearer {bearer}"}) as answer:
        return None if answer.is_success else answer.read() and answer.json()["code"]


def test_every_operation_describes_its_problems() -> None:
    for name, operation in OPERATIONS.items():
        problems = {int(status): response for status, response in operation["responses"].items() if int(status) >= 400}
        assert set(problems) >= ({400, 401, 403, 404, 409, 429, 503} if operation.get("security") else {400, 429, 503})
        for problem in problems.values():
            assert problem["content"] == {"application/json": {"schema": {"$ref": "#/components/schemas/HttpProblem"}}}
        assert operation.get("security") or not name.split()[1].startswith("/api/"), name


def test_a_client_can_choose_between_the_structs_of_every_union() -> None:
    unions = [
        part for part in parts(DESCRIPTION) if len([kind for kind in part.get("oneOf", []) if "$ref" in kind]) > 1
    ]
    assert unions
    for union in unions:
        tag, mapping = union["discriminator"]["propertyName"], union["discriminator"]["mapping"]
        assert sorted(mapping.values()) == sorted(kind["$ref"] for kind in union["oneOf"] if "$ref" in kind)
        for value, reference in mapping.items():
            struct = SCHEMAS[reference.rpartition("/")[2]]
            assert struct["properties"][tag]["const"] == value
            assert tag in struct["required"]


def parts(value: object) -> Iterator[dict[str, Any]]:
    """Yield every object in a JSON value."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from parts(inner)


def test_every_response_with_content_has_a_schema() -> None:
    for name, operation in OPERATIONS.items():
        for response in operation["responses"].values():
            assert all(content["schema"] for content in response.get("content", {}).values()), name


def test_a_line_of_a_stream_matches_its_schema(unhurried: LiveServer, somebody: Person) -> None:
    headers = {"Cookie": somebody.cookie}
    with httpx.stream("GET", unhurried.url + STREAM.format(**known), headers=headers, timeout=PATIENCE) as answer:
        line = next(answer.iter_lines())
        content = OPERATIONS[f"GET {STREAM}"]["responses"]["200"]["content"][answer.headers["Content-Type"]]
    described = {**content["schema"], "components": DESCRIPTION["components"]}
    jsonschema_rs.validator_for(described).validate(msgspec.json.decode(line))


@schema.parametrize()
@settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_response_matches_its_schema(case: schemathesis.Case, unhurried: LiveServer, somebody: Person) -> None:
    case.call_and_validate(
        base_url=unhurried.url, headers={"Cookie": somebody.cookie}, excluded_checks=NOT_ASKED, timeout=PATIENCE
    )
