"""Metrics for Prometheus: their values, their secret, and their availability without a database."""

import json
import re

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import connect

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.project.project_files import ROOT
from tests.server.player import Person

SECRET = "a secret of the one who watches"
KNOWN = {"Authorization": f"Bearer {SECRET}"}
OF_EVERY_PROCESS = ("process_", "python_gc_")


@pytest.fixture
def server_settings() -> dict[str, str]:
    return {"TONGIAKI_METRICS": SECRET, "TONGIAKI_BOT_PAUSE": "0"}


def figures(server: LiveServer) -> dict[str, float]:
    """Return the metrics by name and labels, such as `tongiaki_listeners at=lobby`."""
    answer = httpx.get(f"{server.url}/metrics", headers=KNOWN, timeout=60)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/plain")
    return {
        " ".join([sample.name, *(f"{label}={value}" for label, value in sample.labels.items())]): sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


WRONG = [None, "", "Bearer", "Bearer another one", SECRET, f"Basic {SECRET}", f"Bearer {SECRET}x", "Bearer \xff"]


def test_nobody_reads_them_without_the_secret(live_server: LiveServer) -> None:
    for header in WRONG:
        headers = {} if header is None else {"Authorization": header.encode("latin-1")}
        answer = httpx.get(f"{live_server.url}/metrics", headers=headers)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
        assert answer.headers["WWW-Authenticate"] == "Bearer"
        assert "tongiaki_" not in answer.text
    for header in (f"bearer {SECRET}", f"BEARER   {SECRET}"):
        assert httpx.get(f"{live_server.url}/metrics", headers={"Authorization": header}).status_code == 200


def test_without_a_secret_they_are_shut(server: LiveServer) -> None:
    for header in ({}, {"Authorization": "Bearer"}, KNOWN):
        assert httpx.get(f"{server.url}/metrics", headers=header).status_code == 404


async def test_what_happens_is_counted(live_server: LiveServer) -> None:
    before = figures(live_server)
    assert "tongiaki_tables_awake status=running" not in before
    person = Person(live_server.url)
    table = person.quick(players=2, bot="random")
    async with connect(f"ws{live_server.url.removeprefix('http')}/ws/lobby") as lobby, person.at(table) as line:
        await lobby.recv()
        for _ in range(3):
            await line.until(lambda one: bool(one.legal))
            await line.move(line.legal[0])
        await line.problem("rematch")
        now = figures(live_server)
        told = {name: now[name] - before.get(name, 0) for name in now}
    assert told["tongiaki_decision_seconds_count"] == 3
    assert told["tongiaki_turned_down_total code=not_over"] == 1
    assert told["tongiaki_entries_total kind=created"] == 1
    assert told["tongiaki_entries_total kind=moved"] >= 3
    assert told["tongiaki_commit_seconds_count"] >= 4
    assert now["tongiaki_tables_awake status=running"] == 1
    assert now["tongiaki_sockets"] == 2
    assert (now["tongiaki_listeners at=table"], now["tongiaki_listeners at=lobby"]) == (1, 1)
    assert now["process_resident_memory_bytes"] > 10_000_000


async def test_bots_are_timed_and_what_comes_late_is_seen(live_server: LiveServer) -> None:
    person = Person(live_server.url)
    table = person.new_table(name="Ana", seats=2, bots=1, bot="random", clock="move", time=1)
    async with person.at(table) as line:
        await line.say("start")
        await line.until(lambda one: len([message for message in one.heard if message.get("move")]) > 1)
        now = figures(live_server)
    assert now["tongiaki_bot_seconds_count"] >= 1
    assert now["tongiaki_alarm_delay_seconds_count"] >= 1
    assert now["tongiaki_alarm_delay_seconds_sum"] > 0


def test_they_are_told_while_the_database_is_frozen(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(postgres.new_database(), TONGIAKI_METRICS=SECRET)
    with postgres.frozen():
        assert figures(server)["tongiaki_sockets"] == 0


def test_the_dashboard_and_the_docs_name_what_there_is(live_server: LiveServer) -> None:
    text = httpx.get(f"{live_server.url}/metrics", headers=KNOWN).text
    families = {family.name for family in text_string_to_metric_families(text)}
    own = {name for name in families if not name.startswith(OF_EVERY_PROCESS)}
    manual = (ROOT / "docs" / "monitoring.md").read_text()
    assert {name for name in own if f"`{name}" not in manual} == set()
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    assert len(asked) > 10
    for name in re.findall(r"\b(?:tongiaki|process|python_gc)_\w+", "\n".join([*asked, manual])):
        assert re.sub("_(total|count|sum|bucket|info)$", "", name) in {
            re.sub("_(total|info)$", "", family) for family in families
        }, name
