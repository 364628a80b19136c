"""Chat commands that start votes, choose options or send whispers, over real connections."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person

Answer = dict[str, object]


async def type_in(line: Connection, text: str) -> Answer:
    """Enter a chat command and return the answer, which only this person receives."""
    await line.send("chat", text=text, id=5)
    return await line.receive(lambda message: message.get("id") == 5)


@asynccontextmanager
async def three_people(
    server: LiveServer, *, running: bool = True, start: str = "/start", **options: object
) -> AsyncIterator[list[Connection]]:
    """Yield the connections of Ana (the host), Ben (a player) and Cleo (a spectator)."""
    people = [Person(server.url) for _ in range(3)]
    for person, name in zip(people, ["Ana", "Ben", "Cleo"], strict=True):
        person.post("/api/me", name=name)
    table = people[0].new_table(seats=3, **options)
    async with people[0].connect(table) as ana, people[1].connect(table) as ben, people[2].connect(table) as cleo:
        assert (await type_in(ana, "/join"))["code"] == "done"
        assert (await type_in(ben, "/join"))["code"] == "done"
        if options.get("rated"):
            assert (await type_in(ben, "/accept"))["code"] == "done"
        if running:
            assert (await type_in(ana, start))["code"] == "done"
            for line in (ben, cleo):
                await line.receive_until(lambda line: line.game is not None)
        yield [ana, ben, cleo]


def has_vote(line: Connection) -> bool:
    return line.table["vote"] is not None


def has_outcome(how: str) -> Callable[[Answer], bool]:
    return lambda message: message.get("settled") == how


async def test_a_request_for_a_seat_is_accepted_by_vote(server: LiveServer) -> None:
    async with three_people(server) as [ana, ben, cleo]:
        assert (await type_in(cleo, "/join"))["code"] == "table_full"
        await type_in(ben, "/leave")
        await cleo.receive_until(lambda line: line.table["joinable"] == [1])
        assert (await type_in(cleo, "/join 1"))["code"] == "seat_taken"
        assert (await type_in(cleo, "/join 2"))["code"] == "done"
        await ana.receive_until(has_vote)
        vote = ana.table["vote"]
        assert (vote["kind"], vote["seat"], vote["name"], vote["voters"]) == ("seat", 1, "Cleo", 1)
        assert (vote["may_answer"], vote["yours"]) == (True, False)
        await ben.receive_until(has_vote)
        assert (ben.table["vote"]["may_answer"], ben.table["vote"]["yours"]) == (False, False)
        await cleo.receive_until(has_vote)
        assert (cleo.table["vote"]["may_answer"], cleo.table["vote"]["yours"]) == (False, True)
        assert (await type_in(ben, "/accept"))["code"] == "not_yours_to_answer"
        assert (await type_in(ana, "/accept"))["code"] == "done"
        await cleo.receive(has_outcome("accepted"))
        await cleo.receive_until(lambda line: line.seat == 1)
        assert (await type_in(ana, "/accept"))["code"] == "no_vote"


async def test_a_request_for_a_seat_is_rejected_or_withdrawn(server: LiveServer) -> None:
    async with three_people(server) as [ana, ben, cleo]:
        await type_in(ben, "/watch")
        await cleo.receive_until(lambda line: line.table["joinable"] == [1])
        await type_in(cleo, "/join")
        await ana.receive_until(has_vote)
        await type_in(ana, "/refuse")
        await cleo.receive(has_outcome("refused"))
        await type_in(cleo, "/join")
        assert (await type_in(cleo, "/join"))["code"] == "vote_open"
        await type_in(cleo, "/refuse")
        await ana.receive(has_outcome("withdrawn"))
        assert cleo.table["vote"] is None


async def test_a_vote_expires(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_VOTE_PATIENCE="1")
    async with three_people(server) as [ana, ben, cleo]:
        await type_in(ben, "/leave")
        await cleo.receive_until(lambda line: line.table["joinable"] == [1])
        await type_in(cleo, "/join")
        for line in (ana, ben, cleo):
            await line.receive(has_outcome("expired"))
            assert line.table["vote"] is None
            assert line.table["seats"][1]["held"]


async def test_undo_by_vote_takes_back_moves_of_others(server: LiveServer) -> None:
    async with three_people(server, start="/startnosave") as [ana, ben, cleo]:
        assert ana.table["options"]["rated"] is False
        assert ana.game is not None
        start = ana.game["position"]
        await ana.move(ana.legal[0])
        await ben.receive_until(lambda line: bool(line.legal))
        await ben.move(ben.legal[0])
        await ana.receive_until(lambda line: bool(line.legal))
        assert (await type_in(ana, "/undo"))["code"] == "done"
        await cleo.receive_until(has_vote)
        assert (await type_in(cleo, "/accept"))["code"] == "not_yours_to_answer"
        await ben.receive_until(has_vote)
        assert ben.table["vote"]["kind"] == "undo"
        assert (await type_in(ben, "/accept"))["code"] == "done"
        for line in (ana, cleo):
            await line.receive_until(lambda line: line.game is not None and line.game["position"] == start)
        # Undoing the player's own last decision needs no consent.
        await ana.move(ana.legal[0])
        assert (await type_in(ana, "/undo"))["code"] == "done"
        assert not has_vote(ana)


async def test_a_rated_game_has_no_undo_by_vote(server: LiveServer) -> None:
    async with three_people(server, rated=True, clock="move", time=600) as [ana, _, cleo]:
        assert (await type_in(ana, "/undo"))["code"] == "not_rated"
        assert (await type_in(cleo, "/undo"))["code"] == "not_seated"


async def test_chat_commands_change_options(server: LiveServer) -> None:
    async with three_people(server, running=False) as [ana, ben, cleo]:
        for text in (
            "/option drawseat on",
            "/option invisible",
            "/option seats 2",
            "/option rated off",
            "/option stall 9",
        ):
            assert (await type_in(ana, text))["code"] == "done", text
        reply = await type_in(cleo, "/option help")
        assert reply["code"] == "options"
        facts = reply["facts"]
        assert isinstance(facts, dict)
        wanted = {"drawseat": "on", "invisible": "on", "seats": 2, "rated": "off", "stall": 9, "host": "on", "start": 0}
        assert {name: facts[name] for name in wanted} == wanted
        assert (await type_in(ana, "/option start 2"))["code"] == "done"
        assert ana.table["options"]["first"] == 1
        assert ana.table["id"] not in Person(server.url).get("/api/tables").text
        assert (await type_in(ben, "/option rated on"))["code"] == "not_host"
        assert (await type_in(ben, "/start"))["code"] == "not_host"
        assert (await type_in(ana, "/option host off"))["code"] == "done"
        assert (await type_in(ben, "/option rated on"))["code"] == "done"
        for text in ("/option colour", "/option seats many", "/option host on off", "/option start"):
            answer = await type_in(ana, text)
            assert answer["code"] == "wrong_argument"
            assert str(answer["facts"]).count("/option") == 1
        assert (await type_in(ben, "/start"))["code"] == "not_accepted"
        assert (await type_in(ana, "/accept"))["code"] == "done"
        assert (await type_in(ben, "/start"))["code"] == "done"
        assert (ben.seat, ben.table["options"]["first"]) == (0, 1)
        assert (await type_in(ana, "/option rated"))["code"] == "not_open"


async def test_options_that_are_not_sent_stay_unchanged(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=4, name="Ana")) as line:
        await line.request("options", draw_colours=True)
        await line.request("options", first=3)
        before = line.table["options"]
        assert (before["draw_colours"], before["first"], before["seats"]) == (True, 3, 4)
        await line.request("options", seats=3)
        assert line.table["options"] == before | {"seats": 3, "first": None}
        assert await line.problem_code("options", seats=7) == "malformed"
        assert await line.problem_code("options", first=3) == "no_seat"


async def test_the_host_can_kick_players_and_bots(server: LiveServer) -> None:
    async with three_people(server, running=False) as [ana, ben, _]:
        assert (await type_in(ben, "/kick Ana"))["code"] == "not_host"
        assert (await type_in(ana, "/bot random"))["code"] == "done"
        assert (await type_in(ana, "/kick random"))["code"] == "done"
        assert (await type_in(ana, "/kick ben"))["code"] == "done"
        await ben.receive_until(lambda line: line.seat is None)
        assert (await type_in(ana, "/kick 2"))["code"] == "seat_empty"
        assert (await type_in(ana, "/kick Nobody"))["code"] == "unknown_name"
        assert (await type_in(ana, "/kick 4"))["code"] == "no_seat"
        for name in ("Eve", "Eve"):
            person = Person(server.url)
            async with person.connect(ana.table["id"]) as line:
                await type_in(line, f"/join {name}")
        assert (await type_in(ana, "/kick eve"))["code"] == "ambiguous_name"
        await type_in(ana, "/start")
        assert (await type_in(ana, "/kick 2"))["code"] == "not_open"


async def test_a_whisper_reaches_only_its_recipient(server: LiveServer) -> None:
    async with three_people(server) as [ana, ben, cleo]:
        assert (await type_in(ana, "/tell cleo  we two \u202e against Ben"))["code"] == "done"
        words = (await cleo.receive(lambda message: message["type"] == "told"))["words"]
        assert (words["name"], words["colour"], words["to"], words["text"]) == (
            "Ana",
            "red",
            "Cleo",
            "we two against Ben",
        )
        assert any(message["type"] == "told" for message in ana.received)
        assert (await type_in(ben, "/who"))["code"] == "who"
        assert "against Ben" not in str(ben.received)
        assert (await type_in(ana, "/tell Dora hello"))["code"] == "unknown_name"
        assert (await type_in(ana, "/tell Ana hello"))["code"] == "unknown_name"
        assert (await type_in(ana, "/tell Ben"))["code"] == "wrong_argument"
        nameless = Person(server.url)
        async with nameless.connect(ana.table["id"]) as line:
            assert (await type_in(line, "/tell Ana hello"))["code"] == "no_name"
            assert "against Ben" not in str(line.received)


async def test_the_commands_who_and_info_describe_the_table(server: LiveServer) -> None:
    async with three_people(server) as [ana, _, cleo]:
        async with Person(server.url).connect(ana.table["id"]):
            reply = await type_in(cleo, "/who")
        nobody_else = {"watching": "Cleo", "unnamed": 1, "programs": ""}
        assert (reply["code"], reply["facts"]) == ("who", {"seated": "Ana, Ben"} | nobody_else)
        for text in ("/info", "/spielinfo"):
            facts = (await type_in(cleo, text))["facts"]
            assert isinstance(facts, dict)
            wanted = {
                "status": "running",
                "pile": 31,
                "islands": 15,
                "water": 16,
                "turn": "red",
                "moves": 0,
                "rated": "off",
            }
            assert {name: facts[name] for name in wanted} == wanted


async def test_mute_and_lang_are_left_to_the_client(server: LiveServer) -> None:
    async with three_people(server) as [ana, _, cleo]:
        assert (await type_in(ana, "/mute ben"))["facts"] == {"name": "Ben"}
        assert (await type_in(ana, "/mute Dora"))["code"] == "unknown_name"
        assert (await type_in(cleo, "/lang de"))["facts"] == {"language": "de"}
        assert (await type_in(cleo, "/watch"))["code"] == "done"


@pytest.mark.parametrize("text", ["/accept now", "/who all", "/tell Ben", "/mute", "/lang", "/kick", "/watch me"])
async def test_wrong_arguments_of_a_command_are_rejected(server: LiveServer, text: str) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2)) as line:
        answer = await type_in(line, text)
        assert answer["code"] == "wrong_argument"
        assert text.partition(" ")[0] in str(answer["facts"])
