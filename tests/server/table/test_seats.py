"""Seats: sitting down, leaving, bots, colours, names and the host."""

import asyncio

import pytest

from tests.live_server import LiveServer
from tests.server.player import Person


async def test_friends_join_with_the_link_and_start(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=4, name="Ana")
    async with host.connect(table) as ana, guest.connect(table) as ben:
        assert (ana.seat, ana.table["host"], ben.seat, ben.table["host"]) == (0, True, None, False)
        await ben.request("sit", name="  Ben \u202e ", colour="blue", seat=2)
        assert ben.seat == 2
        await ana.receive_until(lambda line: line.table["seats"][2]["name"] == "Ben")
        assert ana.table["seats"][2] == {
            "seat": 2, "name": "Ben", "colour": "blue", "bot": None, "connected": True, "you": False,
            "stand_in": None, "held": False, "account": False, "program": False, "rating": None, "accepted": False,
            "offered": None, "resigned": False, "agrees": False, "vacation": None,
        }  # fmt: skip
        await ana.request("add_bot", bot="random", seat=3)
        await ana.request("start")
        # The empty seat is removed and the others are renumbered.
        assert [(seat["name"], seat["colour"]) for seat in ana.table["seats"]] == [
            ("Ana", "red"), ("Ben", "blue"), ("random", "yellow"),
        ]  # fmt: skip
        await ben.receive_until(lambda line: line.game is not None)
        assert ben.seat == 1
        assert ana.game is not None
        assert ana.game["to_move"] == "red"
        assert len(ana.legal) == 6
        assert ben.legal == []


async def test_the_personal_link_moves_the_seat_to_another_device(server: LiveServer) -> None:
    person, phone, other = (Person(server.url) for _ in range(3))
    table = person.quick(players=2)
    key = person.link(table)
    assert len(key) >= 20
    async with person.connect(table) as line:
        assert other.post(f"/api/tables/{table}/claim", key="x" * 24).json()["code"] == "wrong_key"
        async with phone.connect(table) as there:
            assert there.legal == []
            assert phone.post(f"/api/tables/{table}/claim", key=key).json() == {"seat": 0}
            await there.receive_until(lambda line: line.seat == 0 and bool(line.legal))
            await line.receive_until(lambda line: line.seat is None and not line.legal)
            assert await line.problem_code("move", number=line.number, move=there.legal[0]) == "not_seated"
            assert (await there.move(there.legal[0]))["type"] == "update"
        # A link works once. Now the phone has the seat and may create the next link.
        assert other.post(f"/api/tables/{table}/claim", key=key).json()["code"] == "wrong_key"
        assert person.post(f"/api/tables/{table}/link").json()["code"] == "not_seated"
        assert person.post(f"/api/tables/{table}/claim", key=phone.link(table)).json() == {"seat": 0}


def test_a_new_personal_link_revokes_the_previous_one(server: LiveServer) -> None:
    person, other = Person(server.url), Person(server.url)
    table = person.quick(players=2)
    first, second = person.link(table), person.link(table)
    assert other.post(f"/api/tables/{table}/claim", key=first).json()["code"] == "wrong_key"
    assert other.post(f"/api/tables/{table}/claim", key=second).json() == {"seat": 0}


async def test_claiming_a_name_revokes_the_personal_link(server: LiveServer) -> None:
    person, thief = Person(server.url), Person(server.url)
    table = person.quick(players=2, name="Katherine")
    key = person.link(table)
    person.claim("Katherine")
    assert thief.post(f"/api/tables/{table}/claim", key=key).json()["code"] == "wrong_key"
    answer = person.post(f"/api/tables/{table}/link")
    assert (answer.status_code, answer.json()["code"]) == (409, "has_account")
    async with person.connect(table) as line:
        assert line.seat == 0


async def test_a_seated_person_cannot_claim_a_second_seat(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with guest.connect(table) as ben:
        await ben.request("sit", name="Ben")
        answer = guest.post(f"/api/tables/{table}/claim", key=host.link(table))
        assert (answer.status_code, answer.json()["code"]) == (409, "already_seated")


async def test_the_next_player_becomes_host_when_the_host_leaves(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=3, name="Ana")
    async with host.connect(table) as ana, guest.connect(table) as ben:
        await ben.request("sit", name="Ben")
        assert await ben.problem_code("start") == "not_host"
        await ana.request("leave")
        assert not ana.table["host"]
        await ben.receive_until(lambda line: line.table["host"])
        await ben.request("add_bot", bot="greedy")
        await ben.request("remove_bot", seat=0)
        assert ben.table["seats"][0]["bot"] is None
        assert await ben.problem_code("start") == "too_few_players"


async def test_colours_and_names_change_before_the_start(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.connect(table) as ana, guest.connect(table) as ben:
        assert await ben.problem_code("sit", name="Ben", colour="red") == "colour_taken"
        await ben.request("sit", name="Ben")
        assert ben.table["seats"][1]["colour"] == "yellow"
        await ben.request("colour", colour="purple")
        assert ben.table["seats"][1]["colour"] == "purple"
        assert await ben.problem_code("colour", colour="red") == "colour_taken"
        await ben.request("name", name="Benedict")
        await ana.receive_until(lambda line: line.table["seats"][1]["name"] == "Benedict")
        await ben.request("chat", text="Call me Benedict.")  # This is processed after the name is stored.
    assert guest.get("/api/me").json() == {"name": "Benedict", "account": False, "program": False}


async def test_a_seat_left_during_the_game_can_be_taken_by_a_person_or_a_bot(server: LiveServer) -> None:
    host, guest, third = (Person(server.url) for _ in range(3))
    table = host.new_table(seats=2, name="Ana")
    async with host.connect(table) as ana, guest.connect(table) as ben, third.connect(table) as cleo:
        await ben.request("sit", name="Ben")
        await ana.receive_until(lambda line: line.table["seats"][1]["name"] == "Ben")
        await ana.request("start")
        await ana.move(ana.legal[0])
        await ben.receive_until(lambda line: bool(line.legal))
        await ben.request("leave")
        assert ben.legal == []
        assert ben.table["seats"][1]["colour"] == "yellow"
        await cleo.receive_until(lambda line: line.table["seats"][1]["held"] and line.game is not None)
        await cleo.request("sit", name="Cleo", colour="purple")
        await ana.receive_until(lambda line: line.table["vote"] is not None)
        await ana.request("answer", vote=ana.table["vote"]["number"], accept=True)
        await cleo.receive_until(lambda line: line.seat == 1 and bool(line.legal))
        assert cleo.table["seats"][1]["colour"] == "yellow"
        assert len(cleo.legal) == 6
        await cleo.request("leave")
        await ana.receive_until(lambda line: line.table["seats"][1]["held"] and line.number > cleo.number - 1)
        await ana.request("add_bot", bot="random")
        await ana.receive_until(lambda line: bool(line.legal))


async def test_a_rematch_against_bots_starts_at_once(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    async with person.connect(table) as line:
        assert await line.problem_code("rematch") == "not_over"
        await line.play_on(lambda legal: legal[-1])
        await line.request("rematch")
        again = line.table["rematch"]
        await line.send("rematch")
    async with person.connect(again) as line:
        assert line.table["status"] == "running"
        assert [seat["bot"] for seat in line.table["seats"]] == ["random", None]
        assert line.seat == 1
        assert line.table["rematch"] is None


@pytest.mark.parametrize("path", ["", "/record"])
def test_an_unknown_table_is_not_found(server: LiveServer, path: str) -> None:
    answer = Person(server.url).get(f"/api/tables/nosuchtable{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


async def finished_game(server: LiveServer) -> tuple[Person, Person, str]:
    """Return Ana, Ben and a table where they have finished a game."""
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", stall=1)
    async with ana.connect(table) as first, ben.connect(table) as second:
        await second.request("sit", name="Ben")
        await first.request("start")
        await asyncio.gather(first.play_on(lambda legal: legal[-1]), second.play_on(lambda legal: legal[-1]))
    return ana, ben, table


async def test_a_rematch_is_offered_to_the_remaining_players(server: LiveServer) -> None:
    ana, ben, table = await finished_game(server)
    async with ana.connect(table) as first, ben.connect(table) as second:
        await second.request("leave")
        await first.request("rematch")
        async with ana.connect(first.table["rematch"]) as line:
            assert [(seat["name"], seat["offered"]) for seat in line.table["seats"]] == [(None, None), ("Ana", None)]


async def test_a_rematch_starts_with_the_players_who_join(server: LiveServer) -> None:
    ana, ben, table = await finished_game(server)
    async with ana.connect(table) as first, ben.connect(table) as second:
        await first.request("rematch")
        again = first.table["rematch"]
        async with ana.connect(again) as line, Person(server.url).connect(again) as stranger:
            assert line.table["status"] == "open"
            assert [(seat["name"], seat["offered"]) for seat in line.table["seats"]] == [(None, "Ben"), ("Ana", None)]
            assert await line.problem_code("start") == "too_few_players"
            assert await stranger.problem_code("sit", seat=0, name="Cleo") == "seat_taken"
            assert await stranger.problem_code("sit", name="Cleo") == "table_full"
            await second.send("rematch")
            await line.receive_until(lambda line: line.table["seats"][0]["name"] == "Ben")
            assert line.table["seats"][0]["offered"] is None
            await second.send("rematch")  # the offer is already taken
            await line.request("start")
            assert line.table["status"] == "running"


async def test_the_host_can_free_a_reserved_seat_of_a_rematch(server: LiveServer) -> None:
    ana, ben, table = await finished_game(server)
    async with ana.connect(table) as first, ben.connect(table) as second:
        await first.request("rematch")
        again = first.table["rematch"]
        async with ana.connect(again) as line, ben.connect(again) as offered:
            assert (offered.table["kept"], offered.table["you"]) == (0, None)
            assert await line.problem_code("add_bot", seat=0, bot="random") == "seat_taken"
            assert await offered.problem_code("kick", seat=0) == "not_host"
            await line.request("kick", seat=0)
            await line.request("add_bot", seat=0, bot="random")
            await second.send("rematch")
            assert (await offered.request("chat", text="/who"))["facts"]["seated"] == "random, Ana"
