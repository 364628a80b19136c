"""Bans: a disruptive person cannot return to the table with another cookie or after a restart."""

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person


async def said(line: Connection, text: str) -> str:
    """Send a chat message and return the type of the answer, or the code of the problem."""
    answer = await line.ask("chat", text=text)
    return str(answer.get("code", answer["type"]))


async def test_who_is_banned_neither_speaks_nor_sits_nor_comes_back_under_another_cookie(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    away, further = {"X-Forwarded-For": "192.0.2.9"}, {"X-Forwarded-For": "192.0.2.10"}
    host = Person(server.url)
    eve, mel, ben = Person(server.url, away), Person(server.url, away), Person(server.url, further)
    for person, name in ((eve, "Eve"), (mel, "Mel"), (ben, "Ben")):
        person.post("/api/me", name=name)
    table = host.new_table(seats=4, name="Ana")
    async with host.at(table) as ana, eve.at(table) as bad, mel.at(table) as same, ben.at(table) as good:
        assert await said(bad, "la la la") == "update"
        assert await good.problem("ban", name="Eve") == "not_host"
        assert await ana.problem("ban", name="Nobody") == "unknown_name"
        assert await ana.problem("ban", name="Ana") == "unknown_name"
        await ana.ask("ban", name="eve")
        for line in (bad, same):  # the banned person, and another cookie from the same address
            assert await line.problem("chat", text="again") == "banned"
            assert await line.problem("chat", text="/tell Ana again") == "banned"
            assert await line.problem("sit", seat=None, name="Zoe", colour=None) == "banned"
        assert await said(good, "hello") == "update"
        await good.ask("sit", seat=None, name="Ben", colour=None)
    server.kill()
    server.start()
    async with host.at(table) as ana, eve.at(table) as bad:
        assert await bad.problem("sit", seat=None, name="Zoe", colour=None) == "banned"
        await ana.say("chat", text="/ban Eve", id=5)
        assert (await ana.hear(lambda message: message.get("id") == 5))["code"] == "done"
        assert await said(bad, "sorry") == "update"


async def test_a_ban_takes_the_seat_before_the_start_and_from_nobody_who_plays(server: LiveServer) -> None:
    host, other = Person(server.url), Person(server.url)
    table = host.new_table(seats=3, name="Ana", bots=1)
    async with host.at(table) as ana, other.at(table) as ben:
        await ben.ask("sit", name="Ben")
        await ana.ask("ban", name="Ben")
        await ana.until(lambda line: line.table["seats"][2]["name"] is None)
        assert await ben.problem("sit", seat=None, name="Ben", colour=None) == "banned"
        await ana.ask("ban", name="Ben", banned=False)
        await ben.ask("sit", name="Ben")
        await ana.ask("start")
        assert await ana.problem("ban", name="Ben") == "unknown_name"
        assert await said(ben, "I play") == "update"


async def test_only_those_with_a_seat_speak_while_the_host_wants_it_so(server: LiveServer) -> None:
    host, other, third = Person(server.url), Person(server.url), Person(server.url)
    third.post("/api/me", name="Cleo")
    table = host.new_table(seats=3, name="Ana", bots=1)
    async with host.at(table) as ana, other.at(table) as ben, third.at(table) as cleo:
        await ben.ask("sit", name="Ben")
        assert await cleo.problem("quiet", on=True) == "not_host"
        await ana.ask("quiet", on=True)
        await cleo.until(lambda line: line.table["quiet"])
        assert await cleo.problem("chat", text="la la la") == "only_seated"
        assert await cleo.problem("chat", text="/tell Ana la") == "only_seated"
        assert await said(ben, "peace") == "update"
        await ana.say("chat", text="/quiet", id=5)
        assert (await ana.hear(lambda message: message.get("id") == 5))["code"] == "done"
        assert await said(cleo, "hello") == "update"
