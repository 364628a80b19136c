"""Spectators' chat: during a game, players cannot see it or any trace of it; after the game they can."""

import json
from typing import Any

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person

ADVICE = "crown tonga now"


async def speaking(line: Connection, text: str) -> dict[str, Any]:
    """Send a chat message and return it as its sender received it."""
    await line.say("chat", text=text)
    told = await line.hear(lambda message: (message.get("chat") or {}) and message["chat"]["text"] == text)
    return dict(told["chat"])


async def started(server: LiveServer, **options: object) -> tuple[str, Person, Person]:
    """Return the table of a running game of Ana and Ben, and the two players."""
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", **options)
    async with ana.at(table) as host, ben.at(table) as guest:
        await guest.ask("sit", name="Ben")
        if options.get("rated"):
            await guest.ask("accept", number=guest.number)
        await host.ask("start", number=guest.number)
    return table, ana, ben


async def test_a_watchers_line_reaches_watchers_and_no_player(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    table, anas, bens = await started(server)
    fays, eves = Person(server.url), Person(server.url)
    for person, name in ((fays, "Fay"), (eves, "Eve")):
        person.post("/api/me", name=name)
    async with anas.at(table) as ana, bens.at(table) as ben, fays.at(table) as fay, eves.at(table) as eve:
        before = ana.number
        said = await speaking(fay, ADVICE)
        assert (said["watchers"], said["seat"]) == (True, None)
        heard = await eve.hear(lambda message: message["chat"] is not None)
        assert heard["chat"] == said
        # Everybody reads a player's message. The players have then received all earlier messages.
        public = await speaking(ana, "good luck")
        assert public["watchers"] is False
        await eve.hear(lambda message: message["chat"] == public)
        await ben.hear(lambda message: message["chat"] == public)
        # Players see no trace of it: in live messages, missed entries, snapshots or the list of speakers.
        async with anas.at(table, after=before) as again, bens.at(table) as anew:
            assert [message["number"] for message in again.heard][-1] == public["number"]
            assert await anew.problem("chat", text="/mute Fa") == "unknown_name"
            for line in (ana, ben, again, anew):
                assert ADVICE not in json.dumps(line.heard)
            assert [line["text"] for line in anew.heard[0]["chat"]] == ["good luck"]
        async with (
            eves.at(table) as late,
            Connection(server.url, table) as nobody,
            fays.at(table, after=before) as back,
        ):
            for line in (late, nobody):
                assert [one["text"] for one in line.heard[0]["chat"]] == [ADVICE, "good luck"]
            assert said in [message["chat"] for message in back.heard]
    server.kill()
    server.start()
    async with anas.at(table) as ana, eves.at(table) as eve:
        assert [line["text"] for line in ana.heard[0]["chat"]] == ["good luck"]
        assert [line["text"] for line in eve.heard[0]["chat"]] == [ADVICE, "good luck"]


async def test_when_the_game_is_over_everybody_reads_everything(server: LiveServer) -> None:
    anas, fays = Person(server.url), Person(server.url)
    table = anas.quick(players=2, bot="random")
    fays.post("/api/me", name="Fay")
    async with anas.at(table) as ana, fays.at(table) as fay:
        said = await speaking(fay, ADVICE)
        last = ana.number
        await ana.play_on(lambda legal: legal[len(legal) // 2])
        ends = [message for message in ana.heard if message.get("opened")]
        assert [message["opened"] for message in ends] == [[said]]
        assert ends[0]["table"]["status"] == "over"
        before = ana.heard[: ana.heard.index(ends[0])]
        assert ADVICE not in json.dumps(before)
        await fay.until(lambda line: line.table["status"] == "over")
        after = await speaking(fay, "well played")
        assert after["watchers"] is False
        await ana.hear(lambda message: message["chat"] == after)
        async with anas.at(table) as anew, anas.at(table, after=last) as back:
            assert [line["text"] for line in anew.heard[0]["chat"]] == [ADVICE, "well played"]
            told = back.heard[0]["chat"] if back.heard[0]["type"] == "snapshot" else back.heard
            assert ADVICE in json.dumps(told)


async def test_before_the_start_there_is_one_chat(server: LiveServer) -> None:
    anas, fays = Person(server.url), Person(server.url)
    table = anas.new_table(seats=2, name="Ana")
    fays.post("/api/me", name="Fay")
    async with anas.at(table) as ana, fays.at(table) as fay:
        said = await speaking(fay, "may I?")
        assert said["watchers"] is False
        assert (await ana.hear(lambda message: message["chat"] is not None))["chat"] == said


async def test_a_watcher_whispers_to_no_player_of_a_rated_game(server: LiveServer) -> None:
    table, anas, bens = await started(server, rated=True, clock="move", time=600)
    fays, eves = Person(server.url), Person(server.url)
    for person, name in ((fays, "Fay"), (eves, "Eve")):
        person.post("/api/me", name=name)
    async with anas.at(table) as ana, bens.at(table) as ben, fays.at(table) as fay, eves.at(table) as eve:
        assert await fay.problem("chat", text=f"/tell Ana {ADVICE}") == "no_advice"
        await fay.say("chat", text=f"/tell Eve {ADVICE}")
        await eve.hear(lambda message: message["type"] == "told")
        await ana.say("chat", text="/tell Fay do you see that?")
        await fay.hear(lambda message: message["type"] == "told" and message["words"]["name"] == "Ana")
        await ana.say("chat", text="/tell Ben draw?")
        await ben.hear(lambda message: message["type"] == "told")
        assert ADVICE not in json.dumps(ana.heard)


async def test_in_an_unrated_game_a_watcher_may_whisper_to_a_player(server: LiveServer) -> None:
    anas, fays = Person(server.url), Person(server.url)
    table = anas.quick(players=2, bot="random")
    fays.post("/api/me", name="Fay")
    async with anas.at(table) as ana, fays.at(table) as fay:
        await fay.say("chat", text=f"/tell Ana {ADVICE}")
        told = await ana.hear(lambda message: message["type"] == "told")
        assert told["words"]["text"] == ADVICE


async def test_who_leaves_a_seat_of_a_running_game_is_not_let_in_on_what_watchers_say(server: LiveServer) -> None:
    table, anas, bens = await started(server)
    fays = Person(server.url)
    fays.post("/api/me", name="Fay")
    async with anas.at(table) as ana, bens.at(table) as ben, fays.at(table) as fay:
        assert (ana.table["watching"], fay.table["watching"]) == (False, True)
        await ben.say("leave")
        await ben.until(lambda line: line.seat is None)
        assert ben.table["watching"] is False
        await speaking(fay, ADVICE)
        said = await speaking(ben, "what a pity")
        assert said["watchers"] is False
        await ana.hear(lambda message: message["chat"] == said)
        async with bens.at(table) as again:
            assert ADVICE not in json.dumps([ben.heard, again.heard])
