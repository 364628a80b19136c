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


def metrics_of(server: LiveServer) -> dict[str, float]:
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


def test_metrics_require_the_secret(live_server: LiveServer) -> None:
    for header in WRONG:
        headers = {} if header is None else {"Authorization": header.encode("latin-1")}
        answer = httpx.get(f"{live_server.url}/metrics", headers=headers)  # type: ignore[arg-type]
        assert (answer.status_code, answer.json()["code"]) == (401, "bad_token")
        assert answer.headers["WWW-Authenticate"] == "Bearer"
        assert "tongiaki_" not in answer.text
    for header in (f"bearer {SECRET}", f"BEARER   {SECRET}"):
        assert httpx.get(f"{live_server.url}/metrics", headers={"Authorization": header}).status_code == 200


def test_metrics_are_disabled_without_a_configured_secret(server: LiveServer) -> None:
    for header in ({}, {"Authorization": "Bearer"}, KNOWN):
        assert httpx.get(f"{server.url}/metrics", headers=header).status_code == 404


async def test_events_are_counted(live_server: LiveServer) -> None:
    before = metrics_of(live_server)
    assert "tongiaki_tables_awake status=running" not in before
    person = Person(live_server.url)
    table = person.quick(players=2, bot="random")
    async with connect(f"ws{live_server.url.removeprefix('http')}/ws/lobby") as lobby, person.connect(table) as line:
        await lobby.recv()
        for _ in range(3):
            await line.receive_until(lambda line: bool(line.legal))
            await line.move(line.legal[0])
        await line.problem_code("rematch")
        now = metrics_of(live_server)
        increases = {name: now[name] - before.get(name, 0) for name in now}
    assert increases["tongiaki_decision_seconds_count"] == 3
    assert increases["tongiaki_turned_down_total code=not_over"] == 1
    assert increases["tongiaki_entries_total kind=created"] == 1
    assert increases["tongiaki_entries_total kind=moved"] >= 3
    assert increases["tongiaki_commit_seconds_count"] >= 4
    assert now["tongiaki_tables_awake status=running"] == 1
    assert now["tongiaki_sockets"] == 2
    assert (now["tongiaki_listeners at=table"], now["tongiaki_listeners at=lobby"]) == (1, 1)
    assert now["process_resident_memory_bytes"] > 10_000_000


async def test_bot_moves_and_late_alarms_are_measured(live_server: LiveServer) -> None:
    person = Person(live_server.url)
    table = person.new_table(name="Ana", seats=2, bots=1, bot="random", clock="move", time=1)
    async with person.connect(table) as line:
        await line.send("start")
        await line.receive_until(lambda line: len([message for message in line.received if message.get("move")]) > 1)
        now = metrics_of(live_server)
    assert now["tongiaki_bot_seconds_count"] >= 1
    assert now["tongiaki_alarm_delay_seconds_count"] >= 1
    assert now["tongiaki_alarm_delay_seconds_sum"] > 0


def test_metrics_are_served_while_the_database_is_frozen(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(postgres.new_database(), TONGIAKI_METRICS=SECRET)
    with postgres.frozen():
        assert metrics_of(server)["tongiaki_sockets"] == 0


def test_the_dashboard_and_the_documentation_match_the_metrics(live_server: LiveServer) -> None:
    text = httpx.get(f"{live_server.url}/metrics", headers=KNOWN).text
    families = {family.name for family in text_string_to_metric_families(text)}
    own = {name for name in families if not name.startswith(OF_EVERY_PROCESS)}
    manual = re.sub(r"\]\(.*?\)", "]", (ROOT / "docs" / "host" / "monitoring.md").read_text())  # without links
    assert {name for name in own if f"`{name}" not in manual} == set()
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])]
    assert len(asked) > 10
    for name in re.findall(r"\b(?:tongiaki|process|python_gc)_\w+", "\n".join([*asked, manual])):
        assert re.sub("_(total|count|sum|bucket|info)$", "", name) in {
            re.sub("_(total|info)$", "", family) for family in families
        }, name
