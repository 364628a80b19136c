"""Idempotency keys: a message that is repeated after a lost connection takes effect once, also after a restart."""

from typing import Any

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person


async def send_once(line: Connection, once: str, kind: str, **fields: object) -> None:
    """Send a message and wait for its acknowledgement."""
    await line.send(kind, once=once, **fields)
    assert await line.receive(lambda message: message["type"] in {"taken", "problem"}) == {
        "type": "taken",
        "id": None,
        "once": once,
    }


async def chat_texts(person: Person, table: str) -> list[str]:
    """Return the chat messages that a new connection receives."""
    async with person.connect(table) as line:
        return [message["text"] for message in line.received[0]["chat"]]


async def test_a_repeated_message_takes_effect_once_even_after_a_restart(
    start_server: StartServer, database_url: str
) -> None:
    server = start_server(database_url)
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    for restart in (False, True):
        if restart:
            server.kill()
            server.start()
        async with ana.connect(table) as line:
            await send_once(line, "a", "chat", text="hello")
            await send_once(line, "a", "chat", text="hello")
            await send_once(line, "b", "chat", text="hello")
            await send_once(line, "c", "add_bot", bot="random")
            await send_once(line, "d", "chat", text="/quiet")
            await send_once(line, "d", "chat", text="/quiet")
            await line.receive_until(lambda line: bool(line.table["quiet"]))
            assert [seat["bot"] for seat in line.table["seats"]] == [None, "random", None]
    assert await chat_texts(ben, table) == ["hello", "hello"]


async def test_idempotency_keys_are_separate_for_each_person(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    for person, name in ((ana, "Ana"), (ben, "Ben")):
        person.post("/api/me", name=name)
        async with person.connect(table) as line:
            await send_once(line, "same", "chat", text=f"I am {name}")
    assert await chat_texts(ana, table) == ["I am Ana", "I am Ben"]


async def test_a_rejected_message_can_be_sent_again(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with ana.connect(table) as line:
        await line.send("start", once="x")
        assert (await line.receive(lambda message: message["type"] == "problem"))["code"] == "too_few_players"
        await send_once(line, "y", "add_bot", bot="random")
        await send_once(line, "x", "start")
        await line.receive_until(lambda line: line.table["status"] == "running")


async def test_a_repeated_whisper_arrives_once(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with ana.connect(table) as line, ben.connect(table) as other:
        await other.request("sit", name="Ben")
        for _ in range(2):
            await send_once(line, "w", "chat", text="/tell Ben psst")
        await send_once(line, "z", "chat", text="that was all")
        await other.receive(lambda message: bool(message.get("chat")))
    whispers: list[dict[str, Any]] = [message for message in other.received if message["type"] == "told"]
    assert [message["words"]["text"] for message in whispers] == ["psst"]


def test_a_repeated_message_over_http_takes_effect_once(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    path = f"/api/tables/{table}/messages"
    numbers = [ana.post(path, type="chat", text="hello", once="h").json()["number"] for _ in range(2)]
    assert numbers[0] == numbers[1]
