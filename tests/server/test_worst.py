"""`dev.py bench worst` has a case for every request, websocket and message that there is."""

import importlib
import typing
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


def test_whatever_may_be_asked_or_said_has_its_worst_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    cases = importlib.import_module("worst").cases()
    assert set(cases) == asked(tmp_path) | said("table", ClientMessage) | said("study", StudyClientMessage)
