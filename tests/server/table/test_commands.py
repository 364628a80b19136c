"""Chat commands have the same effect as the buttons."""

import pytest

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.chat_commands import USAGE, parse


async def test_a_table_is_filled_and_started_from_the_chat(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=4)
    async with host.connect(table) as ana, guest.connect(table) as ben:

        async def type_in(text: str) -> str:
            await ana.send("chat", text=text, id=5)
            answer = await ana.receive(lambda message: message.get("id") == 5)
            return str(answer["code"])

        assert await type_in("/join") == "no_name"
        assert await type_in("/join 2 blue Ana") == "done"
        assert ana.seat == 1
        assert ana.table["seats"][1]["colour"] == "blue"
        assert await type_in("/bot") == "done"
        assert await type_in("/BOT random") == "done"
        assert [seat["bot"] for seat in ana.table["seats"]] == ["greedy", None, "random", None]
        assert await type_in("/kick 3") == "done"
        assert await type_in("/kick 3") == "seat_empty"
        assert await type_in("/colour GREEN") == "done"
        assert await type_in("/name Anna Maria") == "done"
        assert ana.table["seats"][1]["name"] == "Anna Maria"
        assert await type_in("/dance") == "unknown_command"
        assert await type_in("/kick") == "wrong_argument"
        assert await type_in("/undo") == "not_running"
        assert await type_in("/start") == "done"
        assert ana.table["status"] == "running"
        # Only the sender sees a command; it does not appear in the chat.
        assert not any(message.get("chat") for message in [*ana.received, *ben.received])
        assert await type_in("/leave") == "done"


async def test_help_names_every_command(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2)) as line:
        answer = await line.request("chat", text="/help")
        assert answer["code"] == "help"
        assert answer["facts"]["commands"].splitlines() == list(USAGE.values())


async def test_a_spectator_with_a_name_can_chat(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    async with guest.connect(host.new_table(seats=2, name="Ana")) as line:
        assert await line.problem_code("chat", text="hello") == "no_name"
        guest.post("/api/me", name="Ben")
        message = await line.request("chat", text=" hello\tthere ")
        assert message["chat"]["text"] == "hello there"
        assert (message["chat"]["name"], message["chat"]["seat"], message["chat"]["colour"]) == ("Ben", None, None)


@pytest.mark.parametrize("text", ["/kick 0", "/kick 100", "/bot a b", "/colour pink", "/name", "/start now"])
def test_wrong_arguments_are_rejected_with_the_usage(text: str) -> None:
    with pytest.raises(ProblemError) as error:
        parse(text)
    assert error.value.code == "wrong_argument"
    assert str(error.value.facts["usage"]).startswith(text.partition(" ")[0])
