"""Spectators' chat: during a game, players cannot see it or any trace of it; after the game they can."""

import json
from typing import Any

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person

ADVICE = "crown tonga now"


async def send_chat(line: Connection, text: str) -> dict[str, Any]:
    """Send a chat message and return it as its sender received it."""
    await line.send("chat", text=text)
    chat_reply = await line.receive(lambda message: (message.get("chat") or {}) and message["chat"]["text"] == text)
    return dict(chat_reply["chat"])


async def start_game(server: LiveServer, **options: object) -> tuple[str, Person, Person]:
    """Return the table of a running game of Ana and Ben, and the two players."""
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", **options)
    async with ana.connect(table) as host, ben.connect(table) as guest:
        await guest.request("sit", name="Ben")
        if options.get("rated"):
            await guest.request("accept", number=guest.number)
        await host.request("start", number=guest.number)
    return table, ana, ben


async def test_messages_of_spectators_reach_only_spectators(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    table, anas, bens = await start_game(server)
    fays, eves = Person(server.url), Person(server.url)
    for person, name in ((fays, "Fay"), (eves, "Eve")):
        person.post("/api/me", name=name)
    async with (
        anas.connect(table) as ana,
        bens.connect(table) as ben,
        fays.connect(table) as fay,
        eves.connect(table) as eve,
    ):
        before = ana.number
        chat_line = await send_chat(fay, ADVICE)
        assert (chat_line["watchers"], chat_line["seat"]) == (True, None)
        delivered = await eve.receive(lambda message: message["chat"] is not None)
        assert delivered["chat"] == chat_line
        # Everybody reads a player's message. The players have then received all earlier messages.
        public = await send_chat(ana, "good luck")
        assert public["watchers"] is False
        await eve.receive(lambda message: message["chat"] == public)
        await ben.receive(lambda message: message["chat"] == public)
        # Players see no trace of it: in live messages, missed entries, snapshots or the list of speakers.
        async with anas.connect(table, after=before) as again, bens.connect(table) as anew:
            assert [message["number"] for message in again.received][-1] == public["number"]
            assert await anew.problem_code("chat", text="/mute Fa") == "unknown_name"
            for line in (ana, ben, again, anew):
                assert ADVICE not in json.dumps(line.received)
            assert [line["text"] for line in anew.received[0]["chat"]] == ["good luck"]
        async with (
            eves.connect(table) as late,
            Connection(server.url, table) as nobody,
            fays.connect(table, after=before) as back,
        ):
            for line in (late, nobody):
                assert [entry["text"] for entry in line.received[0]["chat"]] == [ADVICE, "good luck"]
            assert chat_line in [message["chat"] for message in back.received]
    server.kill()
    server.start()
    async with anas.connect(table) as ana, eves.connect(table) as eve:
        assert [line["text"] for line in ana.received[0]["chat"]] == ["good luck"]
        assert [line["text"] for line in eve.received[0]["chat"]] == [ADVICE, "good luck"]


async def test_everybody_can_read_the_spectators_chat_after_the_game(server: LiveServer) -> None:
    anas, fays = Person(server.url), Person(server.url)
    table = anas.quick(players=2, bot="random")
    fays.post("/api/me", name="Fay")
    async with anas.connect(table) as ana, fays.connect(table) as fay:
        chat_line = await send_chat(fay, ADVICE)
        last = ana.number
        await ana.play_on(lambda legal: legal[len(legal) // 2])
        ends = [message for message in ana.received if message.get("opened")]
        assert [message["opened"] for message in ends] == [[chat_line]]
        assert ends[0]["table"]["status"] == "over"
        before = ana.received[: ana.received.index(ends[0])]
        assert ADVICE not in json.dumps(before)
        await fay.receive_until(lambda line: line.table["status"] == "over")
        after = await send_chat(fay, "well played")
        assert after["watchers"] is False
        await ana.receive(lambda message: message["chat"] == after)
        async with anas.connect(table) as anew, anas.connect(table, after=last) as back:
            assert [line["text"] for line in anew.received[0]["chat"]] == [ADVICE, "well played"]
            messages = back.received[0]["chat"] if back.received[0]["type"] == "snapshot" else back.received
            assert ADVICE in json.dumps(messages)


async def test_there_is_one_chat_before_the_start(server: LiveServer) -> None:
    anas, fays = Person(server.url), Person(server.url)
    table = anas.new_table(seats=2, name="Ana")
    fays.post("/api/me", name="Fay")
    async with anas.connect(table) as ana, fays.connect(table) as fay:
        chat_line = await send_chat(fay, "may I?")
        assert chat_line["watchers"] is False
        assert (await ana.receive(lambda message: message["chat"] is not None))["chat"] == chat_line


async def test_a_spectator_cannot_whisper_to_a_player_of_a_rated_game(server: LiveServer) -> None:
    table, anas, bens = await start_game(server, rated=True, clock="move", time=600)
    fays, eves = Person(server.url), Person(server.url)
    for person, name in ((fays, "Fay"), (eves, "Eve")):
        person.post("/api/me", name=name)
    async with (
        anas.connect(table) as ana,
        bens.connect(table) as ben,
        fays.connect(table) as fay,
        eves.connect(table) as eve,
    ):
        assert await fay.problem_code("chat", text=f"/tell Ana {ADVICE}") == "no_advice"
        await fay.send("chat", text=f"/tell Eve {ADVICE}")
        await eve.receive(lambda message: message["type"] == "told")
        await ana.send("chat", text="/tell Fay do you see that?")
        await fay.receive(lambda message: message["type"] == "told" and message["words"]["name"] == "Ana")
        await ana.send("chat", text="/tell Ben draw?")
        await ben.receive(lambda message: message["type"] == "told")
        assert ADVICE not in json.dumps(ana.received)


async def test_a_spectator_can_whisper_to_a_player_of_an_unrated_game(server: LiveServer) -> None:
    anas, fays = Person(server.url), Person(server.url)
    table = anas.quick(players=2, bot="random")
    fays.post("/api/me", name="Fay")
    async with anas.connect(table) as ana, fays.connect(table) as fay:
        await fay.send("chat", text=f"/tell Ana {ADVICE}")
        whisper = await ana.receive(lambda message: message["type"] == "told")
        assert whisper["words"]["text"] == ADVICE


async def test_a_player_who_leaves_cannot_read_the_spectators_chat(server: LiveServer) -> None:
    table, anas, bens = await start_game(server)
    fays = Person(server.url)
    fays.post("/api/me", name="Fay")
    async with anas.connect(table) as ana, bens.connect(table) as ben, fays.connect(table) as fay:
        assert (ana.table["watching"], fay.table["watching"]) == (False, True)
        await ben.send("leave")
        await ben.receive_until(lambda line: line.seat is None)
        assert ben.table["watching"] is False
        await send_chat(fay, ADVICE)
        chat_line = await send_chat(ben, "what a pity")
        assert chat_line["watchers"] is False
        await ana.receive(lambda message: message["chat"] == chat_line)
        async with bens.connect(table) as again:
            assert ADVICE not in json.dumps([ben.received, again.received])
