"""Several worker processes on one port form a single server. A worker that dies is replaced, and nothing is lost."""

import asyncio
import contextlib
import os
import signal
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from tests import fork_server
from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.processes import children, sockets
from tests.server.player import Connection, Person

WORKERS, LINES = 3, 12
WORDS = "is anybody here?"


def kill(server: LiveServer, pid: int, number: int) -> None:
    """Kill a worker, and wait until another one has replaced it."""
    os.kill(pid, signal.SIGKILL)
    while pid in children(server.pid) or len(children(server.pid)) < number:
        time.sleep(0.05)


async def wait_for_words(line: Connection) -> None:
    await line.receive(lambda message: bool(message.get("chat")) and message["chat"]["text"] == WORDS)


async def test_workers_share_tables_and_a_dead_worker_is_replaced(
    start_server: StartServer, postgres: Postgres
) -> None:
    server = start_server(postgres.new_database(), TONGIAKI_WORKERS=str(WORKERS), TONGIAKI_BOT_PAUSE="0")
    first = children(server.pid)
    assert len(first) == WORKERS
    ana = Person(server.url)
    table = ana.new_table(name="Ana", seats=3, bots=2, bot="random")
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(ana.connect(table)) for _ in range(LINES)]
        await lines[0].send("chat", text=WORDS)
        await asyncio.gather(*(wait_for_words(line) for line in lines))
    await asyncio.to_thread(kill, server, max(first, key=sockets), WORKERS)
    assert len(children(server.pid) - first) == 1
    async with ana.connect(table) as again:
        assert any(message["text"] == WORDS for message in again.received[0]["chat"])


async def test_another_worker_runs_the_bots_of_a_dead_worker(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(postgres.new_database(), TONGIAKI_WORKERS="2", TONGIAKI_BOT_PAUSE="0.02")
    ana = Person(server.url)
    table = ana.new_table(seats=2, bots=2, bot="random")
    with contextlib.suppress(ConnectionClosed):
        async with ana.connect(table) as line:
            await line.send("start")
            await line.receive_until(lambda line: line.game is not None)
            for pid in children(server.pid):  # one after the other, so that a worker is always available
                await asyncio.to_thread(kill, server, pid, 2)
    async with ana.connect(table) as again:
        await again.receive_until(lambda line: line.table["status"] == "over")


def test_several_workers_with_sqlite_are_rejected_in_one_line(tmp_path: Path) -> None:
    environment = os.environ | {"TONGIAKI_DATABASE": f"sqlite:///{tmp_path / 'club.db'}", "LC_ALL": "C.UTF-8"}
    for arguments, settings in ((["--workers", "2"], {}), ([], {"TONGIAKI_WORKERS": "2"})):
        done = fork_server.run(["serve", *arguments], environment | settings, timeout=120)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
        assert "PostgreSQL" in done.stderr
    assert not (tmp_path / "club.db").exists()
