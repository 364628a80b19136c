"""Only the person who starts a process may choose external bots; no request from the web can seat one."""

from pathlib import Path

import pytest

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.engine.session import Session


@pytest.mark.parametrize("bot", ["exec:true", "EXEC:true", "exec: true", "exec:/bin/true"])
async def test_the_server_seats_no_external_bot(server: LiveServer, bot: str) -> None:
    host = Person(server.url)
    answer = host.post("/api/quick", name="Ana", bot=bot)
    assert (answer.status_code, answer.json()["code"]) == (409, "unknown_bot")
    async with host.connect(host.new_table(seats=2, name="Ana")) as line:
        assert await line.problem_code("add_bot", bot=bot) == "unknown_bot"
        await line.send("chat", text=f"/bot {bot}", id=5)
        reply = await line.receive(lambda message: message.get("id") == 5)
        assert reply["code"] in {"unknown_bot", "wrong_argument"}
        assert [seat["bot"] for seat in line.table["seats"]] == [None, None]
        assert not any("exec" in name for name in line.table["bots"])


def test_the_engine_starts_no_external_bot(tmp_path: Path) -> None:
    session = Session()
    assert session.answer("new 2") == "ok"
    assert session.answer(f"go bot exec:{tmp_path}").startswith("error syntax - there is no bot ")
