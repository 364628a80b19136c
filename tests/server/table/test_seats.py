"""Seats: sitting down, leaving, bots, colours, names and the host."""

import asyncio

import pytest

from tests.live_server import LiveServer
from tests.server.player import Person


async def test_friends_sit_down_by_the_link_and_start(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=4, name="Ana")
    async with host.at(table) as ana, guest.at(table) as ben:
        assert (ana.seat, ana.table["host"], ben.seat, ben.table["host"]) == (0, True, None, False)
        await ben.ask("sit", name="  Ben \u202e ", colour="blue", seat=2)
        assert ben.seat == 2
        await ana.until(lambda line: line.table["seats"][2]["name"] == "Ben")
        assert ana.table["seats"][2] == {
            "seat": 2, "name": "Ben", "colour": "blue", "bot": None, "connected": True, "you": False,
            "stand_in": None, "held": False, "account": False, "program": False, "rating": None, "accepted": False,
            "offered": None, "resigned": False, "agrees": False, "vacation": None,
        }  # fmt: skip
        await ana.ask("add_bot", bot="random", seat=3)
        await ana.ask("start")
        # The empty seat is removed and the others are renumbered.
        assert [(one["name"], one["colour"]) for one in ana.table["seats"]] == [
            ("Ana", "red"), ("Ben", "blue"), ("random", "yellow"),
        ]  # fmt: skip
        await ben.until(lambda line: line.game is not None)
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
    async with person.at(table) as line:
        assert other.post(f"/api/tables/{table}/claim", key="x" * 24).json()["code"] == "wrong_key"
        async with phone.at(table) as there:
            assert there.legal == []
            assert phone.post(f"/api/tables/{table}/claim", key=key).json() == {"seat": 0}
            await there.until(lambda one: one.seat == 0 and bool(one.legal))
            await line.until(lambda one: one.seat is None and not one.legal)
            assert await line.problem("move", number=line.number, move=there.legal[0]) == "not_seated"
            assert (await there.move(there.legal[0]))["type"] == "update"
        # A link works once. Now the phone has the seat and may create the next link.
        assert other.post(f"/api/tables/{table}/claim", key=key).json()["code"] == "wrong_key"
        assert person.post(f"/api/tables/{table}/link").json()["code"] == "not_seated"
        assert person.post(f"/api/tables/{table}/claim", key=phone.link(table)).json() == {"seat": 0}


def test_a_new_personal_link_ends_the_one_before(server: LiveServer) -> None:
    person, other = Person(server.url), Person(server.url)
    table = person.quick(players=2)
    first, second = person.link(table), person.link(table)
    assert other.post(f"/api/tables/{table}/claim", key=first).json()["code"] == "wrong_key"
    assert other.post(f"/api/tables/{table}/claim", key=second).json() == {"seat": 0}


async def test_a_link_from_before_the_name_was_claimed_opens_nothing(server: LiveServer) -> None:
    person, thief = Person(server.url), Person(server.url)
    table = person.quick(players=2, name="Katherine")
    key = person.link(table)
    person.claim("Katherine")
    assert thief.post(f"/api/tables/{table}/claim", key=key).json()["code"] == "wrong_key"
    answer = person.post(f"/api/tables/{table}/link")
    assert (answer.status_code, answer.json()["code"]) == (409, "has_account")
    async with person.at(table) as line:
        assert line.seat == 0


async def test_who_has_a_seat_can_claim_no_second(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with guest.at(table) as ben:
        await ben.ask("sit", name="Ben")
        answer = guest.post(f"/api/tables/{table}/claim", key=host.link(table))
        assert (answer.status_code, answer.json()["code"]) == (409, "already_seated")


async def test_the_host_who_leaves_hands_the_table_on(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=3, name="Ana")
    async with host.at(table) as ana, guest.at(table) as ben:
        await ben.ask("sit", name="Ben")
        assert await ben.problem("start") == "not_host"
        await ana.ask("leave")
        assert not ana.table["host"]
        await ben.until(lambda line: line.table["host"])
        await ben.ask("add_bot", bot="greedy")
        await ben.ask("remove_bot", seat=0)
        assert ben.table["seats"][0]["bot"] is None
        assert await ben.problem("start") == "too_few_players"


async def test_colours_and_names_change_before_the_start(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.at(table) as ana, guest.at(table) as ben:
        assert await ben.problem("sit", name="Ben", colour="red") == "colour_taken"
        await ben.ask("sit", name="Ben")
        assert ben.table["seats"][1]["colour"] == "yellow"
        await ben.ask("colour", colour="purple")
        assert ben.table["seats"][1]["colour"] == "purple"
        assert await ben.problem("colour", colour="red") == "colour_taken"
        await ben.ask("name", name="Benedict")
        await ana.until(lambda line: line.table["seats"][1]["name"] == "Benedict")
        await ben.ask("chat", text="Call me Benedict.")  # This is processed after the name is stored.
    assert guest.get("/api/me").json() == {"name": "Benedict", "account": False, "program": False}


async def test_a_seat_left_in_the_game_waits_for_somebody_or_a_bot(server: LiveServer) -> None:
    host, guest, third = (Person(server.url) for _ in range(3))
    table = host.new_table(seats=2, name="Ana")
    async with host.at(table) as ana, guest.at(table) as ben, third.at(table) as cleo:
        await ben.ask("sit", name="Ben")
        await ana.until(lambda line: line.table["seats"][1]["name"] == "Ben")
        await ana.ask("start")
        await ana.move(ana.legal[0])
        await ben.until(lambda line: bool(line.legal))
        await ben.ask("leave")
        assert ben.legal == []
        assert ben.table["seats"][1]["colour"] == "yellow"
        await cleo.until(lambda line: line.table["seats"][1]["held"] and line.game is not None)
        await cleo.ask("sit", name="Cleo", colour="purple")
        await ana.until(lambda line: line.table["vote"] is not None)
        await ana.ask("answer", vote=ana.table["vote"]["number"], accept=True)
        await cleo.until(lambda line: line.seat == 1 and bool(line.legal))
        assert cleo.table["seats"][1]["colour"] == "yellow"
        assert len(cleo.legal) == 6
        await cleo.ask("leave")
        await ana.until(lambda line: line.table["seats"][1]["held"] and line.number > cleo.number - 1)
        await ana.ask("add_bot", bot="random")
        await ana.until(lambda line: bool(line.legal))


async def test_the_rematch_seats_the_same_players_and_starts_at_once_for_one(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    async with person.at(table) as line:
        assert await line.problem("rematch") == "not_over"
        await line.play_on(lambda legal: legal[-1])
        await line.ask("rematch")
        again = line.table["rematch"]
        await line.say("rematch")
    async with person.at(again) as line:
        assert line.table["status"] == "running"
        assert [one["bot"] for one in line.table["seats"]] == ["random", None]
        assert line.seat == 1
        assert line.table["rematch"] is None


@pytest.mark.parametrize("path", ["", "/record"])
def test_a_table_that_is_not_there_is_not_found(server: LiveServer, path: str) -> None:
    answer = Person(server.url).get(f"/api/tables/nosuchtable{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


async def over(server: LiveServer) -> tuple[Person, Person, str]:
    """Return Ana, Ben and a table where they have finished a game."""
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", stall=1)
    async with ana.at(table) as one, ben.at(table) as two:
        await two.ask("sit", name="Ben")
        await one.ask("start")
        await asyncio.gather(one.play_on(lambda legal: legal[-1]), two.play_on(lambda legal: legal[-1]))
    return ana, ben, table


async def test_a_rematch_is_offered_to_those_who_are_still_there(server: LiveServer) -> None:
    ana, ben, table = await over(server)
    async with ana.at(table) as one, ben.at(table) as two:
        await two.ask("leave")
        await one.ask("rematch")
        async with ana.at(one.table["rematch"]) as line:
            assert [(seat["name"], seat["offered"]) for seat in line.table["seats"]] == [(None, None), ("Ana", None)]


async def test_a_rematch_waits_for_whoever_is_asked_and_starts_with_those_who_come(server: LiveServer) -> None:
    ana, ben, table = await over(server)
    async with ana.at(table) as one, ben.at(table) as two:
        await one.ask("rematch")
        again = one.table["rematch"]
        async with ana.at(again) as line, Person(server.url).at(again) as stranger:
            assert line.table["status"] == "open"
            assert [(seat["name"], seat["offered"]) for seat in line.table["seats"]] == [(None, "Ben"), ("Ana", None)]
            assert await line.problem("start") == "too_few_players"
            assert await stranger.problem("sit", seat=0, name="Cleo") == "seat_taken"
            assert await stranger.problem("sit", name="Cleo") == "table_full"
            await two.say("rematch")
            await line.until(lambda one: one.table["seats"][0]["name"] == "Ben")
            assert line.table["seats"][0]["offered"] is None
            await two.say("rematch")  # the offer is already taken
            await line.ask("start")
            assert line.table["status"] == "running"


async def test_a_seat_that_is_kept_for_a_rematch_is_freed_by_the_host(server: LiveServer) -> None:
    ana, ben, table = await over(server)
    async with ana.at(table) as one, ben.at(table) as two:
        await one.ask("rematch")
        again = one.table["rematch"]
        async with ana.at(again) as line, ben.at(again) as offered:
            assert (offered.table["kept"], offered.table["you"]) == (0, None)
            assert await line.problem("add_bot", seat=0, bot="random") == "seat_taken"
            assert await offered.problem("kick", seat=0) == "not_host"
            await line.ask("kick", seat=0)
            await line.ask("add_bot", seat=0, bot="random")
            await two.say("rematch")
            assert (await offered.ask("chat", text="/who"))["facts"]["seated"] == "random, Ana"
