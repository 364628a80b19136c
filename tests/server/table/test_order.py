"""Bans: a disruptive person cannot return to the table with another cookie or after a restart."""

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person


async def send_chat(line: Connection, text: str) -> str:
    """Send a chat message and return the type of the answer, or the code of the problem."""
    answer = await line.request("chat", text=text)
    return str(answer.get("code", answer["type"]))


async def test_a_banned_person_cannot_chat_sit_or_return_with_another_cookie(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    away, further = {"X-Forwarded-For": "192.0.2.9"}, {"X-Forwarded-For": "192.0.2.10"}
    host = Person(server.url)
    eve, mel, ben = Person(server.url, away), Person(server.url, away), Person(server.url, further)
    for person, name in ((eve, "Eve"), (mel, "Mel"), (ben, "Ben")):
        person.post("/api/me", name=name)
    table = host.new_table(seats=4, name="Ana")
    async with (
        host.connect(table) as ana,
        eve.connect(table) as bad,
        mel.connect(table) as same,
        ben.connect(table) as good,
    ):
        assert await send_chat(bad, "la la la") == "update"
        assert await good.problem_code("ban", name="Eve") == "not_host"
        assert await ana.problem_code("ban", name="Nobody") == "unknown_name"
        assert await ana.problem_code("ban", name="Ana") == "unknown_name"
        await ana.request("ban", name="eve")
        for line in (bad, same):  # the banned person, and another cookie from the same address
            assert await line.problem_code("chat", text="again") == "banned"
            assert await line.problem_code("chat", text="/tell Ana again") == "banned"
            assert await line.problem_code("sit", seat=None, name="Zoe", colour=None) == "banned"
        assert await send_chat(good, "hello") == "update"
        await good.request("sit", seat=None, name="Ben", colour=None)
    server.kill()
    server.start()
    async with host.connect(table) as ana, eve.connect(table) as bad:
        assert await bad.problem_code("sit", seat=None, name="Zoe", colour=None) == "banned"
        await ana.send("chat", text="/ban Eve", id=5)
        assert (await ana.receive(lambda message: message.get("id") == 5))["code"] == "done"
        assert await send_chat(bad, "sorry") == "update"


async def test_a_ban_frees_the_seat_only_before_the_start(server: LiveServer) -> None:
    host, other = Person(server.url), Person(server.url)
    table = host.new_table(seats=3, name="Ana", bots=1)
    async with host.connect(table) as ana, other.connect(table) as ben:
        await ben.request("sit", name="Ben")
        await ana.request("ban", name="Ben")
        await ana.receive_until(lambda line: line.table["seats"][2]["name"] is None)
        assert await ben.problem_code("sit", seat=None, name="Ben", colour=None) == "banned"
        await ana.request("ban", name="Ben", banned=False)
        await ben.request("sit", name="Ben")
        await ana.request("start")
        assert await ana.problem_code("ban", name="Ben") == "unknown_name"
        assert await send_chat(ben, "I play") == "update"


async def test_only_seated_people_can_chat_at_a_quiet_table(server: LiveServer) -> None:
    host, other, third = Person(server.url), Person(server.url), Person(server.url)
    third.post("/api/me", name="Cleo")
    table = host.new_table(seats=3, name="Ana", bots=1)
    async with host.connect(table) as ana, other.connect(table) as ben, third.connect(table) as cleo:
        await ben.request("sit", name="Ben")
        assert await cleo.problem_code("quiet", on=True) == "not_host"
        await ana.request("quiet", on=True)
        await cleo.receive_until(lambda line: line.table["quiet"])
        assert await cleo.problem_code("chat", text="la la la") == "only_seated"
        assert await cleo.problem_code("chat", text="/tell Ana la") == "only_seated"
        assert await send_chat(ben, "peace") == "update"
        await ana.send("chat", text="/quiet", id=5)
        assert (await ana.receive(lambda message: message.get("id") == 5))["code"] == "done"
        assert await send_chat(cleo, "hello") == "update"
