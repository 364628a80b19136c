"""Stand-ins for players who leave or disconnect, the players' return, and pauses by agreement. Real connections."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person

NAMES = ("Ana", "Ben", "Cleo")


class Game:
    """A new game and its players."""

    def __init__(self, people: list[Person], table: str, lines: list[Connection]) -> None:
        self.people = people
        self.table = table
        self.lines = lines


@contextlib.asynccontextmanager
async def game(server: LiveServer, players: int = 2, **options: object) -> AsyncIterator[Game]:
    people = [Person(server.url) for _ in range(players)]
    for person, name in zip(people, NAMES, strict=False):
        person.post("/api/me", name=name)
    table = people[0].new_table(seats=players, name="Ana", **({"stand_in": "random", "away": 0} | options))
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(person.connect(table)) for person in people]
        for line, name in list(zip(lines, NAMES, strict=False))[1:]:
            await line.request("sit", name=name)
        await lines[0].receive_until(lambda line: all(seat["name"] for seat in line.table["seats"]))
        await lines[0].send("start")
        for line in lines:
            await line.receive_until(lambda line: line.game is not None)
        yield Game(people, table, lines)


async def type_in(line: Connection, text: str) -> str:
    """Enter a chat command and return the code of the answer."""
    await line.send("chat", text=text, id=5)
    return str((await line.receive(lambda message: message.get("id") == 5))["code"])


def stand_in(line: Connection, seat: int) -> object:
    return line.table["seats"][seat]["stand_in"]


async def test_a_disconnected_player_is_replaced_until_the_return(server: LiveServer) -> None:
    async with game(server, away=1) as at:
        ana, ben = at.lines
        await ana.move(ana.legal[0])
        await ben.socket.close()
        await ana.receive_until(lambda line: stand_in(line, 1) == "random")
        await ana.receive_until(lambda line: bool(line.legal))  # the bot has made Ben's move
        assert (ana.table["seats"][1]["name"], ana.table["seats"][1]["held"]) == ("Ben", False)
        async with at.people[1].connect(at.table) as again:
            await again.receive_until(lambda line: stand_in(line, 1) is None)
            assert again.seat == 1
            await ana.receive_until(lambda line: stand_in(line, 1) is None)
            await ana.move(ana.legal[0])
            await again.receive_until(lambda line: bool(line.legal))


async def test_a_player_who_returns_in_time_is_not_replaced(server: LiveServer) -> None:
    async with game(server, away=6) as at:
        ana, ben = at.lines
        await ana.move(ana.legal[0])
        await ben.socket.close()
        await ana.receive_until(lambda line: not line.table["seats"][1]["connected"])
        async with at.people[1].connect(at.table) as again:
            await asyncio.sleep(6.5)
            assert await type_in(ana, "/who") == "who"
            assert stand_in(ana, 1) is None
            assert again.legal != []


async def test_nobody_is_replaced_if_all_players_are_absent(server: LiveServer) -> None:
    async with game(server, away=1) as at:
        ana, ben = at.lines
        await ana.socket.close()
        await ben.socket.close()
        await asyncio.sleep(2)
        async with at.people[0].connect(at.table) as again:
            assert [seat["stand_in"] for seat in again.table["seats"]] == [None, None]
            assert again.legal != []


async def test_a_player_who_left_is_replaced_and_can_return_without_a_vote(server: LiveServer) -> None:
    async with game(server, away=1) as at:
        ana, ben = at.lines
        colour = ben.table["seats"][1]["colour"]
        assert await type_in(ben, "/leave") == "done"
        assert ben.seat is None
        seat = ben.table["seats"][1]
        assert (seat["name"], seat["held"], seat["connected"], seat["colour"]) == ("Ben", True, False, colour)
        await ana.receive_until(lambda line: stand_in(line, 1) == "random")
        await ana.move(ana.legal[0])
        await ana.receive_until(lambda line: bool(line.legal))
        assert await type_in(ben, "/join") == "done"
        await ben.receive_until(lambda line: line.seat == 1)
        assert (stand_in(ben, 1), ben.table["seats"][1]["held"], ben.table["vote"]) == (None, False, None)
        assert await type_in(ben, "/leave") == "done"
        assert await type_in(ben, "/back") == "done"
        await ben.receive_until(lambda line: line.seat == 1)


async def test_a_majority_can_let_a_bot_play_for_an_absent_player(server: LiveServer) -> None:
    async with game(server, 3) as at:
        ana, ben, cleo = at.lines
        assert await type_in(ana, "/standin 3") == "not_away"
        assert await type_in(ana, "/standin 4") == "no_seat"
        assert await type_in(ana, "/standin Dan") == "unknown_name"
        assert await type_in(cleo, "/standin 1") == "not_away"
        await type_in(cleo, "/leave")
        await ana.receive_until(lambda line: line.table["seats"][2]["held"])
        assert await type_in(cleo, "/standin 3") == "not_seated"
        assert await type_in(ana, "/standin Cleo") == "done"
        await ben.receive_until(lambda line: line.table["vote"] is not None)
        vote = ben.table["vote"]
        assert (vote["kind"], vote["seat"], vote["name"], vote["may_answer"]) == ("bot", 2, "Ana", True)
        await cleo.receive_until(lambda line: line.table["vote"] is not None)
        assert cleo.table["vote"]["may_answer"] is False
        assert await type_in(ben, "/refuse") == "done"
        await ana.receive(lambda message: message.get("settled") == "refused")
        assert await type_in(ben, "/standin 3") == "done"
        await ana.receive_until(lambda line: line.table["vote"] is not None)
        assert await type_in(ana, "/accept") == "done"
        await ben.receive_until(lambda line: stand_in(line, 2) == "random")
        assert await type_in(ana, "/standin 3") == "not_away"
        assert await type_in(cleo, "/back") == "done"
        await ben.receive_until(lambda line: stand_in(line, 2) is None)


async def test_a_newcomer_can_request_the_seat_of_a_player_who_left(server: LiveServer) -> None:
    async with game(server) as at:
        ana, ben = at.lines
        newcomer = Person(server.url)
        newcomer.post("/api/me", name="Dan")
        await type_in(ben, "/leave")
        await type_in(ana, "/standin 2")
        async with newcomer.connect(at.table) as dan:
            assert dan.table["joinable"] == [1]
            assert await type_in(dan, "/join") == "done"
            await ana.receive_until(lambda line: line.table["vote"] is not None)
            await type_in(ana, "/accept")
            await dan.receive_until(lambda line: line.seat == 1)
            assert (stand_in(dan, 1), dan.table["seats"][1]["held"]) == (None, False)
            assert await type_in(ben, "/back") == "not_replaced"


async def test_a_game_is_paused_and_resumed_by_agreement(server: LiveServer) -> None:
    async with game(server, clock="budget", time=100) as at:
        ana, ben = at.lines
        assert await type_in(ana, "/resume") == "not_paused"
        assert await type_in(ana, "/pause") == "done"
        assert ana.table["paused"] is False
        await ben.receive_until(lambda line: line.table["vote"] is not None)
        assert ben.table["vote"]["kind"] == "pause"
        assert await type_in(ben, "/accept") == "done"
        for line in (ana, ben):
            await line.receive_until(lambda line: line.table["paused"])
        assert ana.game is not None
        rested = ana.game["clock"]
        assert (rested["running"], ana.legal) == (None, [])
        assert await ana.problem_code("move", number=ana.number, move="settle tonga.0") == "paused"
        assert await ana.problem_code("undo", number=ana.number) == "paused"
        assert await type_in(ana, "/pause") == "paused"
        await asyncio.sleep(3)
        assert await type_in(ben, "/resume") == "done"
        await ana.receive_until(lambda line: line.table["vote"] is not None)
        assert await type_in(ana, "/accept") == "done"
        await ana.receive_until(lambda line: not line.table["paused"] and bool(line.legal))
        assert 0 <= rested["left"][0] - ana.game["clock"]["left"][0] < 3000


async def test_absent_players_do_not_vote_on_resuming(server: LiveServer) -> None:
    async with game(server, 3) as at:
        ana, ben, cleo = at.lines
        await type_in(ana, "/pause")
        for line in (ben, cleo):
            await line.receive_until(lambda line: line.table["vote"] is not None)
            await type_in(line, "/accept")
        await ana.receive_until(lambda line: line.table["paused"])
        await cleo.socket.close()
        await ana.receive_until(lambda line: not line.table["seats"][2]["connected"])
        await type_in(ben, "/resume")
        await ana.receive_until(lambda line: line.table["vote"] is not None)
        await type_in(ana, "/accept")
        await ben.receive_until(lambda line: not line.table["paused"])


async def test_bots_wait_during_a_pause(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="0.3")
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2, name="Ana")) as line:
        await line.request("add_bot", bot="random")
        await line.send("start")
        await line.receive_until(lambda line: bool(line.legal))
        await line.move(line.legal[0])
        assert await type_in(line, "/pause") == "done"
        number = line.number
        await asyncio.sleep(1)
        assert await type_in(line, "/who") == "who"
        assert (line.table["paused"], line.number) == (True, number)
        # A pause survives a restart of the server.
        server.kill()
    server.start()
    async with person.connect(line.table["id"]) as again:
        assert again.table["paused"]
        assert await type_in(again, "/resume") == "done"
        await again.receive_until(lambda line: bool(line.legal))


async def test_a_stand_in_plays_on_after_sigkill(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url, TONGIAKI_BOT_PAUSE="0.5")
    async with game(server, away=1) as at:
        ana, ben = at.lines
        await ben.socket.close()
        await ana.receive_until(lambda line: stand_in(line, 1) == "random")
        await ana.move(ana.legal[0])
        server.kill()
    server.start()
    async with at.people[0].connect(at.table) as again:
        assert stand_in(again, 1) == "random"
        await again.receive_until(lambda line: bool(line.legal))


async def test_a_player_who_just_disconnected_cannot_be_replaced_by_vote(server: LiveServer) -> None:
    async with game(server) as at:
        ana, ben = at.lines
        await ben.socket.close()
        await ana.receive_until(lambda line: not line.table["seats"][1]["connected"])
        assert await type_in(ana, "/standin 2") == "not_away"


async def test_a_player_who_returns_alone_waits_before_others_are_replaced(server: LiveServer) -> None:
    async with game(server, away=4) as at:
        ana, ben = at.lines
        await ana.move(ana.legal[0])
        for line in (ana, ben):
            await line.socket.close()
        await asyncio.sleep(4.5)
        async with at.people[0].connect(at.table) as again:
            await asyncio.sleep(1)
            assert await type_in(again, "/who") == "who"
            assert stand_in(again, 1) is None
            await again.receive_until(lambda line: stand_in(line, 1) == "random")
