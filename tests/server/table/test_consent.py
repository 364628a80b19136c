"""Consent to rated games: no messages of a host or a rematch can rate an account that did not accept the terms."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live_server import LiveServer, serving
from tests.server.person.test_profiles import RATED, named, played, profile
from tests.server.player import Person

TRAP = RATED | {"time": 1, "timeout": "seat", "stand_in": "random", "away": 1, "stall": 1}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield a server that allows many new accounts. Each test uses its own names."""
    folder: Path = tmp_path_factory.mktemp("house")
    freely = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_BOT_PAUSE": "0"}
    with serving(folder, freely) as running:
        yield running


async def ratings(server: LiveServer, *people: tuple[str, int, Person]) -> list[object]:
    """Return the people's ratings as soon as their profiles contain this number of games."""
    return [(await profile(server, name, games, person))["ratings"] for name, games, person in people]


@pytest.mark.parametrize("there", [True, False], ids=["connected", "gone"])
async def test_who_sat_down_at_an_unrated_table_is_not_made_to_play_a_rated_game(
    house: LiveServer,
    there: bool,
) -> None:
    mal, vic = (named(house, f"{name}{there}") for name in ("Mal", "Vic"))
    table = mal.new_table(seats=2, name="Mal")
    async with mal.at(table) as host, vic.at(table) as victim:
        await victim.ask("sit", name="Vic")
        if not there:
            await victim.socket.close()
        for _ in range(2):  # without waiting for answers, twice
            await host.say("options", **TRAP)
            await host.say("start", number=host.number)
            await host.say("start", number=2**31 - 1)
            await host.say("chat", text="/start", number=2**31 - 1)
            await host.say("accept", number=2**31 - 1)
        assert await host.problem("start", number=host.number) == "not_accepted"
        assert host.table["status"] == "open"
        # The victim's answer is also rejected if it refers to the table before the change.
        if there:
            assert await victim.problem("accept", number=2) == "stale"
            assert await victim.problem("chat", text="/accept", number=2) == "stale"


async def test_a_yes_to_other_terms_is_none(house: LiveServer) -> None:
    mal, vic = named(house, "Mara"), named(house, "Vico")
    table = mal.new_table(seats=3, name="Mal", **RATED)
    async with mal.at(table) as host, vic.at(table) as victim:
        await victim.ask("sit", name="Vic")
        for change in ({"time": 1}, {"away": 1}, {"stand_in": "random"}, {"seats": 4}, {"stall": 1}):
            await victim.ask("accept", number=victim.number)
            await host.say("options", **change)
            assert await host.problem("start", number=2**31 - 1) == "not_accepted"
            await victim.until(lambda line: not line.table["seats"][1]["accepted"])
        await victim.ask("accept", number=victim.number)
        await host.say("add_bot", bot="random")
        assert await host.problem("start", number=2**31 - 1) == "not_accepted"
        # A player who accepted and then disconnected does not have to play.
        await victim.until(lambda line: line.table["seats"][2]["bot"] is not None)
        await victim.ask("accept", number=victim.number)
        await victim.socket.close()
        await host.until(lambda line: not line.table["seats"][1]["connected"])
        assert await host.problem("start", number=host.number) == "absent"


async def test_a_rematch_begins_nothing_for_those_who_did_not_ask(house: LiveServer) -> None:
    dan, cat = named(house, "Dan"), named(house, "Cat")
    table, _ = await played(dan, cat, ("Dan", "Cat"), public=False)
    before = await ratings(house, ("Dan", 1, dan), ("Cat", 1, cat))
    async with dan.at(table) as over:
        for _ in range(3):
            await over.say("rematch")
        await over.until(lambda line: line.table["rematch"] is not None)
        again = over.table["rematch"]
    async with dan.at(again) as host:
        assert (host.table["options"]["public"], host.table["options"]["rated"]) == (False, True)
        assert [(seat["name"], seat["offered"]) for seat in host.table["seats"]] == [(None, "Cat"), ("Dan", None)]
        assert await host.problem("start", number=host.number) == "too_few_players"
        await host.ask("kick", seat=0)
        await host.ask("add_bot", bot="random")
        await host.ask("start", number=host.number)
        assert host.table["status"] == "running"
        await host.play_on(lambda legal: legal[-1])
    assert await ratings(house, ("Dan", 2, dan), ("Cat", 1, cat)) == before


async def test_the_host_of_a_rated_game_changes_none_of_its_bots(house: LiveServer) -> None:
    ana, ben, cleo = (named(house, name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.new_table(seats=4, name="Ana", bots=1, bot="greedy", **RATED)
    async with ana.at(table) as host, ben.at(table) as other, cleo.at(table) as third:
        await other.ask("sit", name="Ben")
        await third.ask("sit", name="Cleo")
        await other.until(lambda line: line.table["seats"][3]["name"] == "Cleo")
        for line in (other, third):
            await line.ask("accept", number=line.number)
        await host.until(lambda line: all(seat["accepted"] or seat["bot"] for seat in line.table["seats"][1:]))
        await host.ask("start", number=host.number)
        await third.ask("leave")
        for kind, fields in (
            ("remove_bot", {"seat": 1}),
            ("kick", {"seat": 1}),
            ("add_bot", {"seat": 3, "bot": "random"}),
        ):
            assert await host.problem(kind, **fields) == "not_open"


async def test_a_guest_is_asked_as_well(server: LiveServer) -> None:
    """A guest can turn into an account before the start."""
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", **RATED)
    async with ana.at(table) as host, ben.at(table) as guest:
        await guest.ask("sit", name="Ben")
        assert await host.problem("start", number=host.number + 1) == "not_accepted"
        await host.ask("start", unrated=True)
        await host.until(lambda line: line.table["status"] == "running")
        assert host.table["options"]["rated"] is False
