"""`dev.py bench worst` has a case for each request, websocket and message, hand-written or generic."""

import importlib
import typing
from collections import defaultdict

import jsonschema_rs
import msgspec
import pytest

from tests.project.project_files import ROOT
from tongiaki.protocol.study_messages import StudyClientMessage
from tongiaki.protocol.table_messages import ClientMessage
from tongiaki.server.app import application

DESCRIBED = ("/api/", "/ws/", "/schema", "/healthz", "/readyz", "/metrics")
GENERIC = "each other request and message"


def routes() -> set[str]:
    """Return all HTTP routes and websockets; `GET /` represents all pages and files of the client."""
    names = set[str]()
    for route in application().litestar.routes:
        path = route.path_format
        if not path.startswith(DESCRIBED):
            names.add("GET /")
        elif path.startswith("/ws/"):
            names.add(f"WS {path}")
        else:
            methods = typing.cast("typing.Iterable[str]", getattr(route, "methods", ()))
            names |= {f"{method} {path}" for method in methods if method != "OPTIONS"}
    return names


def messages(place: str, union: object) -> set[str]:
    return {f"{place} {message.__struct_config__.tag}" for message in typing.get_args(union)}


class Benchmark(typing.NamedTuple):
    """The modules of the benchmark."""

    worst: typing.Any
    scene: typing.Any
    generic: typing.Any
    schema: typing.Any


@pytest.fixture
def benchmark(monkeypatch: pytest.MonkeyPatch) -> Benchmark:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    return Benchmark(*map(importlib.import_module, ["worst", "worst_scene", "worst_generic", "worst_schema"]))


def test_each_request_and_message_has_a_case(benchmark: Benchmark) -> None:
    names = routes() | messages("table", ClientMessage) | messages("study", StudyClientMessage)
    assert set(benchmark.worst.cases()) == names
    assert set(benchmark.generic.generic_cases()) == names


def test_generic_requests_are_valid(benchmark: Benchmark) -> None:
    description = benchmark.schema.openapi()
    maker = benchmark.schema.InputMaker(description["components"]["schemas"], {})
    for name, operation in benchmark.schema.operations().items():
        for largest in (False, True):
            path, body = benchmark.generic.request_of(name, maker, largest=largest)
            assert "{" not in path
            content = operation.get("requestBody", {"content": {}})["content"].get("application/json")
            assert (body is None) == (content is None), name
            if content is not None:
                schema = {**content["schema"], "components": description["components"]}
                assert jsonschema_rs.is_valid(schema, body), (name, body)


@pytest.mark.parametrize("union", [ClientMessage, StudyClientMessage])
def test_generic_messages_are_valid(union: object, benchmark: Benchmark) -> None:
    schemas, definitions = benchmark.schema.message_schemas(union)
    maker = benchmark.schema.InputMaker(definitions, {})
    for kind, schema in schemas.items():
        for largest in (False, True):
            message = msgspec.convert(maker.make(schema, largest=largest), union)
            assert msgspec.to_builtins(message)["type"] == kind


def test_the_documentation_lists_each_hand_written_case(benchmark: Benchmark) -> None:
    benchmark.worst.cases()
    names = defaultdict[int, list[str]](list)
    for name, case in benchmark.scene.CASES.items():
        names[id(case)].append(name)
    wanted = {(", ".join(names[id(case)]), case.worst) for case in benchmark.scene.CASES.values()}
    page = (ROOT / "docs" / "develop" / "benchmarks.md").read_text()
    table = page.partition("| what | worst input |")[2].partition("\n\n")[0]
    rows = {tuple(cell.strip() for cell in line.split("|")[1:3]) for line in table.splitlines()[2:]}
    assert rows == wanted | {(GENERIC, benchmark.generic.INPUTS)}
