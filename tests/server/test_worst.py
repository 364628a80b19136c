"""`dev.py bench worst` has a case for every request, websocket and message that there is."""

import importlib
import typing
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from tests.project.tree import ROOT
from tongiaki.server.app import routed
from tongiaki.server.house.house import House
from tongiaki.server.settings import Settings
from tongiaki.server.wire.protocol import ClientMessage
from tongiaki.server.wire.study_protocol import StudyClientMessage

PAGES = ("/api/", "/ws/", "/schema", "/healthz", "/readyz", "/metrics")


def asked(folder: Path) -> set[str]:
    """The requests and websockets; of the client's pages and files, which are all alike, the first alone."""
    found = set[str]()
    for route in routed(House(Settings(database=f"sqlite:///{folder / 'none.db'}"))).routes:
        path = route.path_format
        if not path.startswith(PAGES):
            found.add("GET /")
        elif path.startswith("/ws/"):
            found.add(f"WS {path}")
        else:
            methods = typing.cast("typing.Iterable[str]", getattr(route, "methods", ()))
            found |= {f"{method} {path}" for method in methods if method != "OPTIONS"}
    return found


def said(what: str, messages: object) -> set[str]:
    return {f"{what} {msgspec.inspect.type_info(one).tag}" for one in typing.get_args(messages)}


@pytest.fixture
def cases(monkeypatch: pytest.MonkeyPatch) -> dict[str, typing.Any]:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    found: dict[str, typing.Any] = importlib.import_module("worst").cases()
    return found


def test_whatever_may_be_asked_or_said_has_its_worst_case(tmp_path: Path, cases: dict[str, typing.Any]) -> None:
    assert set(cases) == asked(tmp_path) | said("table", ClientMessage) | said("study", StudyClientMessage)


def test_the_documentation_tells_what_each_case_costs(cases: dict[str, typing.Any]) -> None:
    names = defaultdict[int, list[str]](list)
    for name, one in cases.items():
        names[id(one)].append(name)
    wanted = {(", ".join(names[id(one)]), one.worst) for one in cases.values()}
    table = (ROOT / "docs" / "benchmarks.md").read_text().partition("| what | worst input |")[2].partition("\n\n")[0]
    rows = {tuple(cell.strip() for cell in line.split("|")[1:3]) for line in table.splitlines()[2:]}
    assert rows == wanted
