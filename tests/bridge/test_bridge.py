"""Programs that play on a real server: through the bridge, and the example that does not need it."""

import asyncio
import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import processes
from tests.cli.command import ENGLISH, TONGIAKI, complaint
from tests.live_server import LiveServer, serving
from tests.project.project_files import ROOT
from tests.server.player import Person

BLOCKS = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
GAMES = 10
MISER = f"exec:{sys.executable} {ROOT / 'examples' / 'bots' / 'miser.py'}"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    names = ("LOGIN_BURST", "TABLE_BURST", "MESSAGE_BURST", "MESSAGE_RATE")
    freely = {f"TONGIAKI_{name}": "1000" for name in names} | {"TONGIAKI_BOT_PAUSE": "0"}
    with serving(tmp_path_factory.mktemp("bridge"), freely) as running:
        yield running


def new_owner(server: LiveServer, name: str) -> tuple[Person, str]:
    """Return a person with an access token, and the token."""
    person = Person(server.url)
    person.claim(name)
    return person, person.post("/api/account/programs", name="sailor").json()["token"]


def begin(person: Person, games: int) -> list[str]:
    """Start short games against a random bot."""
    tables = [person.new_table(seats=2, bots=1, bot="random", stall=1, name="?", public=False) for _ in range(games)]
    for table in tables:
        answer = person.post(f"/api/tables/{table}/messages", type="start")
        assert answer.status_code == 200, answer.text
    return tables


def over(person: Person, tables: list[str]) -> bool:
    return all(person.get(f"/api/tables/{table}").json()["status"] == "over" for table in tables)


def bridge(server: LiveServer, token: str, bot: str, *options: str) -> list[str]:
    return [TONGIAKI, "bot", bot, "--server", server.url, "--token", token, *options]


@pytest.mark.parametrize("bot", ["child", MISER])
def test_a_bot_plays_at_several_tables_by_the_bridge(server: LiveServer, bot: str) -> None:
    person, token = new_owner(server, f"Bria {bot[:5]}")
    tables = begin(person, GAMES // 2)
    done = subprocess.run(
        bridge(server, token, bot, "--games", str(GAMES // 2)),
        env=os.environ | ENGLISH,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("is over") == GAMES // 2
    assert over(person, tables)


def test_the_example_plays_without_the_bridge(server: LiveServer) -> None:
    person, token = new_owner(server, "Exa")
    tables = begin(person, GAMES)
    program = [sys.executable, str(ROOT / "examples" / "bots" / "over_http.py"), server.url, str(GAMES)]
    subprocess.run(program, env=os.environ | {"TONGIAKI_TOKEN": token}, timeout=300, check=True)
    assert over(person, tables)
    assert len(Path(program[1]).read_text(encoding="utf-8").splitlines()) <= 50


def test_a_bot_comes_back_when_the_server_does(tmp_path: Path) -> None:
    settings = {"TONGIAKI_BOT_PAUSE": "0.05"}
    with serving(tmp_path, settings) as server:
        person, token = new_owner(server, "Rae")
        tables = begin(person, 1)
        with processes.running(
            bridge(server, token, "child", "--games", "1"), stderr=subprocess.PIPE, text=True
        ) as bot:
            assert bot.stderr is not None
            assert tables[0] in bot.stderr.readline()
            server.kill()
            server.start()
            assert bot.wait(timeout=300) == 0
        assert over(person, tables)


async def test_a_bot_joins_open_tables_where_it_may(server: LiveServer) -> None:
    _, token = new_owner(server, "Jo")
    host = Person(server.url)
    table = host.new_table(seats=3, bots=1, bot="random", stall=1, name="Hana")
    command = bridge(server, token, "child", "--join", "--games", "1")
    async with host.connect(table) as line:
        with processes.running(command, stderr=subprocess.DEVNULL) as bot:
            await line.receive_until(lambda line: line.table["seats"][2]["name"] == "Jo")
            bot.send_signal(signal.SIGINT)
            assert await asyncio.to_thread(bot.wait, 60) == 0


def test_programs_find_each_other_and_play_for_the_rating(server: LiveServer) -> None:
    """One program opens a table, another one joins it, and both accept its terms."""
    owner_, _ = new_owner(server, "Ona")
    options = ("--join", "--players", "2", "--rated", "--games", "1")
    with contextlib.ExitStack() as stack:
        bots = []
        for name in ("Waka", "Vaa"):
            token = owner_.post("/api/account/program-accounts", name=name).json()["token"]
            command = bridge(server, token, "random", *options)
            bots.append(stack.enter_context(processes.running(command, stderr=subprocess.DEVNULL)))
        assert [bot.wait(timeout=500) for bot in bots] == [0, 0]
    ladder = owner_.get("/api/ladder?players=2&programs=true").json()
    assert {rung["name"] for rung in ladder["rungs"]} <= {"Waka", "Vaa"}
    played = [owner_.get(f"/api/people/{name}").json()["games"] for name in ("Waka", "Vaa")]
    assert [len(games) for games in played] == [1, 1]


def test_only_a_program_with_an_account_plays_for_the_rating(server: LiveServer) -> None:
    _, token = new_owner(server, "Ira")
    output = complaint("bot", "child", "--server", server.url, "--rated", "--join", TONGIAKI_TOKEN=token)
    assert "rated" in output


def test_a_wrong_token_is_reported_in_one_line(server: LiveServer) -> None:
    output = complaint("bot", "child", "--server", server.url, TONGIAKI_TOKEN="tongiaki_none")
    assert "token" in output
    assert len(output.splitlines()) == 1


@pytest.mark.skipif(shutil.which("curl") is None, reason="there is no curl here")
def test_every_line_of_curl_is_answered(server: LiveServer) -> None:
    _, token = new_owner(server, "Carla")
    page = (ROOT / "docs" / "bots" / "programs.md").read_text("utf-8")
    (block,) = [block for block in BLOCKS.findall(page) if "curl" in block]
    environment = os.environ | {"SERVER": server.url, "TOKEN": token}
    lines = block.replace("curl -sS", "curl --fail -sS")
    done = subprocess.run(
        ["sh", "-eu"], input=lines, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    expected = ('"name":"Carla"', '"type":"snapshot"', '"legal":["settle', '[Red "Carla"]')
    assert [text for text in expected if text not in done.stdout] == []
