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
    await line.say("chat", text=text, id=5)
    return await line.hear(lambda message: message.get("id") == 5)


@asynccontextmanager
async def three(
    server: LiveServer, *, running: bool = True, start: str = "/start", **options: object
) -> AsyncIterator[list[Connection]]:
    """Yield the connections of Ana (the host), Ben (a player) and Cleo (a spectator)."""
    people = [Person(server.url) for _ in range(3)]
    for person, name in zip(people, ["Ana", "Ben", "Cleo"], strict=True):
        person.post("/api/me", name=name)
    table = people[0].new_table(seats=3, **options)
    async with people[0].at(table) as ana, people[1].at(table) as ben, people[2].at(table) as cleo:
        assert (await type_in(ana, "/join"))["code"] == "done"
        assert (await type_in(ben, "/join"))["code"] == "done"
        if options.get("rated"):
            assert (await type_in(ben, "/accept"))["code"] == "done"
        if running:
            assert (await type_in(ana, start))["code"] == "done"
            for line in (ben, cleo):
                await line.until(lambda one: one.game is not None)
        yield [ana, ben, cleo]


def voting(line: Connection) -> bool:
    return line.table["vote"] is not None


def settled(how: str) -> Callable[[Answer], bool]:
    return lambda message: message.get("settled") == how


async def test_a_seat_is_asked_for_and_the_others_accept(server: LiveServer) -> None:
    async with three(server) as [ana, ben, cleo]:
        assert (await type_in(cleo, "/join"))["code"] == "table_full"
        await type_in(ben, "/leave")
        await cleo.until(lambda line: line.table["joinable"] == [1])
        assert (await type_in(cleo, "/join 1"))["code"] == "seat_taken"
        assert (await type_in(cleo, "/join 2"))["code"] == "done"
        await ana.until(voting)
        vote = ana.table["vote"]
        assert (vote["kind"], vote["seat"], vote["name"], vote["voters"]) == ("seat", 1, "Cleo", 1)
        assert (vote["may_answer"], vote["yours"]) == (True, False)
        await ben.until(voting)
        assert (ben.table["vote"]["may_answer"], ben.table["vote"]["yours"]) == (False, False)
        await cleo.until(voting)
        assert (cleo.table["vote"]["may_answer"], cleo.table["vote"]["yours"]) == (False, True)
        assert (await type_in(ben, "/accept"))["code"] == "not_yours_to_answer"
        assert (await type_in(ana, "/accept"))["code"] == "done"
        await cleo.hear(settled("accepted"))
        await cleo.until(lambda line: line.seat == 1)
        assert (await type_in(ana, "/accept"))["code"] == "no_vote"


async def test_a_seat_is_refused_and_a_question_withdrawn(server: LiveServer) -> None:
    async with three(server) as [ana, ben, cleo]:
        await type_in(ben, "/watch")
        await cleo.until(lambda line: line.table["joinable"] == [1])
        await type_in(cleo, "/join")
        await ana.until(voting)
        await type_in(ana, "/refuse")
        await cleo.hear(settled("refused"))
        await type_in(cleo, "/join")
        assert (await type_in(cleo, "/join"))["code"] == "vote_open"
        await type_in(cleo, "/refuse")
        await ana.hear(settled("withdrawn"))
        assert cleo.table["vote"] is None


async def test_a_question_ends_by_itself(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_VOTE_PATIENCE="1")
    async with three(server) as [ana, ben, cleo]:
        await type_in(ben, "/leave")
        await cleo.until(lambda line: line.table["joinable"] == [1])
        await type_in(cleo, "/join")
        for line in (ana, ben, cleo):
            await line.hear(settled("expired"))
            assert line.table["vote"] is None
            assert line.table["seats"][1]["held"]


async def test_undo_by_consent_goes_beyond_what_the_others_did(server: LiveServer) -> None:
    async with three(server, start="/startnosave") as [ana, ben, cleo]:
        assert ana.table["options"]["rated"] is False
        assert ana.game is not None
        start = ana.game["position"]
        await ana.move(ana.legal[0])
        await ben.until(lambda line: bool(line.legal))
        await ben.move(ben.legal[0])
        await ana.until(lambda line: bool(line.legal))
        assert (await type_in(ana, "/undo"))["code"] == "done"
        await cleo.until(voting)
        assert (await type_in(cleo, "/accept"))["code"] == "not_yours_to_answer"
        await ben.until(voting)
        assert ben.table["vote"]["kind"] == "undo"
        assert (await type_in(ben, "/accept"))["code"] == "done"
        for line in (ana, cleo):
            await line.until(lambda one: one.game is not None and one.game["position"] == start)
        # Undoing the player's own last decision needs no consent.
        await ana.move(ana.legal[0])
        assert (await type_in(ana, "/undo"))["code"] == "done"
        assert not voting(ana)


async def test_in_a_rated_game_undo_stays_within_the_rules(server: LiveServer) -> None:
    async with three(server, rated=True, clock="move", time=600) as [ana, _, cleo]:
        assert (await type_in(ana, "/undo"))["code"] == "not_rated"
        assert (await type_in(cleo, "/undo"))["code"] == "not_seated"


async def test_options_from_the_chat(server: LiveServer) -> None:
    async with three(server, running=False) as [ana, ben, cleo]:
        for text in (
            "/option drawseat on",
            "/option invisible",
            "/option seats 2",
            "/option rated off",
            "/option stall 9",
        ):
            assert (await type_in(ana, text))["code"] == "done", text
        told = await type_in(cleo, "/option help")
        assert told["code"] == "options"
        facts = told["facts"]
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


async def test_options_that_are_not_named_stay(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.at(person.new_table(seats=4, name="Ana")) as line:
        await line.ask("options", draw_colours=True)
        await line.ask("options", first=3)
        before = line.table["options"]
        assert (before["draw_colours"], before["first"], before["seats"]) == (True, 3, 4)
        await line.ask("options", seats=3)
        assert line.table["options"] == before | {"seats": 3, "first": None}
        assert await line.problem("options", seats=7) == "malformed"
        assert await line.problem("options", first=3) == "no_seat"


async def test_kicking(server: LiveServer) -> None:
    async with three(server, running=False) as [ana, ben, _]:
        assert (await type_in(ben, "/kick Ana"))["code"] == "not_host"
        assert (await type_in(ana, "/bot random"))["code"] == "done"
        assert (await type_in(ana, "/kick random"))["code"] == "done"
        assert (await type_in(ana, "/kick ben"))["code"] == "done"
        await ben.until(lambda line: line.seat is None)
        assert (await type_in(ana, "/kick 2"))["code"] == "seat_empty"
        assert (await type_in(ana, "/kick Nobody"))["code"] == "unknown_name"
        assert (await type_in(ana, "/kick 4"))["code"] == "no_seat"
        for name in ("Eve", "Eve"):
            person = Person(server.url)
            async with person.at(ana.table["id"]) as line:
                await type_in(line, f"/join {name}")
        assert (await type_in(ana, "/kick eve"))["code"] == "ambiguous_name"
        await type_in(ana, "/start")
        assert (await type_in(ana, "/kick 2"))["code"] == "not_open"


async def test_a_word_to_one_person_reaches_nobody_else(server: LiveServer) -> None:
    async with three(server) as [ana, ben, cleo]:
        assert (await type_in(ana, "/tell cleo  we two \u202e against Ben"))["code"] == "done"
        words = (await cleo.hear(lambda message: message["type"] == "told"))["words"]
        assert (words["name"], words["colour"], words["to"], words["text"]) == (
            "Ana",
            "red",
            "Cleo",
            "we two against Ben",
        )
        assert any(message["type"] == "told" for message in ana.heard)
        assert (await type_in(ben, "/who"))["code"] == "who"
        assert "against Ben" not in str(ben.heard)
        assert (await type_in(ana, "/tell Dora hello"))["code"] == "unknown_name"
        assert (await type_in(ana, "/tell Ana hello"))["code"] == "unknown_name"
        assert (await type_in(ana, "/tell Ben"))["code"] == "wrong_argument"
        nameless = Person(server.url)
        async with nameless.at(ana.table["id"]) as line:
            assert (await type_in(line, "/tell Ana hello"))["code"] == "no_name"
            assert "against Ben" not in str(line.heard)


async def test_who_and_info(server: LiveServer) -> None:
    async with three(server) as [ana, _, cleo]:
        async with Person(server.url).at(ana.table["id"]):
            told = await type_in(cleo, "/who")
        nobody_else = {"watching": "Cleo", "unnamed": 1, "programs": ""}
        assert (told["code"], told["facts"]) == ("who", {"seated": "Ana, Ben"} | nobody_else)
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


async def test_mute_and_language_are_the_clients_to_do(server: LiveServer) -> None:
    async with three(server) as [ana, _, cleo]:
        assert (await type_in(ana, "/mute ben"))["facts"] == {"name": "Ben"}
        assert (await type_in(ana, "/mute Dora"))["code"] == "unknown_name"
        assert (await type_in(cleo, "/lang de"))["facts"] == {"language": "de"}
        assert (await type_in(cleo, "/watch"))["code"] == "done"


@pytest.mark.parametrize("text", ["/accept now", "/who all", "/tell Ben", "/mute", "/lang", "/kick", "/watch me"])
async def test_what_a_command_does_not_take(server: LiveServer, text: str) -> None:
    person = Person(server.url)
    async with person.at(person.new_table(seats=2)) as line:
        answer = await type_in(line, text)
        assert answer["code"] == "wrong_argument"
        assert text.partition(" ")[0] in str(answer["facts"])
