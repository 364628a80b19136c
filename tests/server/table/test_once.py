"""Idempotency keys: a message that is repeated after a lost connection takes effect once, also after a restart."""

from typing import Any

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person


async def taken(line: Connection, once: str, kind: str, **fields: object) -> None:
    """Send a message and wait for its acknowledgement."""
    await line.say(kind, once=once, **fields)
    assert await line.hear(lambda message: message["type"] in {"taken", "problem"}) == {
        "type": "taken",
        "id": None,
        "once": once,
    }


async def said(person: Person, table: str) -> list[str]:
    """Return the chat lines as a new connection receives them."""
    async with person.at(table) as line:
        return [one["text"] for one in line.heard[0]["chat"]]


async def test_what_is_said_again_is_said_once_over_a_restart_too(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    for restart in (False, True):
        if restart:
            server.kill()
            server.start()
        async with ana.at(table) as line:
            await taken(line, "a", "chat", text="hello")
            await taken(line, "a", "chat", text="hello")
            await taken(line, "b", "chat", text="hello")
            await taken(line, "c", "add_bot", bot="random")
            await taken(line, "d", "chat", text="/quiet")
            await taken(line, "d", "chat", text="/quiet")
            await line.until(lambda one: bool(one.table["quiet"]))
            assert [seat["bot"] for seat in line.table["seats"]] == [None, "random", None]
    assert await said(ben, table) == ["hello", "hello"]


async def test_what_two_people_send_with_the_same_mark_is_done_for_both(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    for person, name in ((ana, "Ana"), (ben, "Ben")):
        person.post("/api/me", name=name)
        async with person.at(table) as line:
            await taken(line, "same", "chat", text=f"I am {name}")
    assert await said(ana, table) == ["I am Ana", "I am Ben"]


async def test_what_was_turned_down_may_be_sent_again(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with ana.at(table) as line:
        await line.say("start", once="x")
        assert (await line.hear(lambda message: message["type"] == "problem"))["code"] == "too_few_players"
        await taken(line, "y", "add_bot", bot="random")
        await taken(line, "x", "start")
        await line.until(lambda one: one.table["status"] == "running")


async def test_a_whisper_is_heard_once(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with ana.at(table) as line, ben.at(table) as other:
        await other.ask("sit", name="Ben")
        for _ in range(2):
            await taken(line, "w", "chat", text="/tell Ben psst")
        await taken(line, "z", "chat", text="that was all")
        await other.hear(lambda message: bool(message.get("chat")))
    told: list[dict[str, Any]] = [message for message in other.heard if message["type"] == "told"]
    assert [message["words"]["text"] for message in told] == ["psst"]


def test_over_http_too(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    path = f"/api/tables/{table}/messages"
    numbers = [ana.post(path, type="chat", text="hello", once="h").json()["number"] for _ in range(2)]
    assert numbers[0] == numbers[1]
