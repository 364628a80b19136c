"""Consent to rated games: no messages of a host or a rematch can rate an account that did not accept the terms."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live_server import LiveServer, serving
from tests.server.person.test_profiles import RATED, new_account, play_rated_game, wait_for_profile
from tests.server.player import Person

TRAP = RATED | {"time": 1, "timeout": "seat", "stand_in": "random", "away": 1, "stall": 1}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield a server that allows many new accounts. Each test uses its own names."""
    folder: Path = tmp_path_factory.mktemp("server")
    freely = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_BOT_PAUSE": "0"}
    with serving(folder, freely) as running:
        yield running


async def ratings(server: LiveServer, *people: tuple[str, int, Person]) -> list[object]:
    """Return the people's ratings as soon as their profiles contain this number of games."""
    return [(await wait_for_profile(server, name, games, person))["ratings"] for name, games, person in people]


@pytest.mark.parametrize("there", [True, False], ids=["connected", "gone"])
async def test_a_player_of_an_unrated_table_is_not_forced_into_a_rated_game(
    server: LiveServer,
    there: bool,
) -> None:
    mal, vic = (new_account(server, f"{name}{there}") for name in ("Mal", "Vic"))
    table = mal.new_table(seats=2, name="Mal")
    async with mal.connect(table) as host, vic.connect(table) as victim:
        await victim.request("sit", name="Vic")
        if not there:
            await victim.socket.close()
        for _ in range(2):  # without waiting for answers, twice
            await host.send("options", **TRAP)
            await host.send("start", number=host.number)
            await host.send("start", number=2**31 - 1)
            await host.send("chat", text="/start", number=2**31 - 1)
            await host.send("accept", number=2**31 - 1)
        assert await host.problem_code("start", number=host.number) == "not_accepted"
        assert host.table["status"] == "open"
        # The victim's answer is also rejected if it refers to the table before the change.
        if there:
            assert await victim.problem_code("accept", number=2) == "stale"
            assert await victim.problem_code("chat", text="/accept", number=2) == "stale"


async def test_acceptance_of_other_terms_is_void(server: LiveServer) -> None:
    mal, vic = new_account(server, "Mara"), new_account(server, "Vico")
    table = mal.new_table(seats=3, name="Mal", **RATED)
    async with mal.connect(table) as host, vic.connect(table) as victim:
        await victim.request("sit", name="Vic")
        for change in ({"time": 1}, {"away": 1}, {"stand_in": "random"}, {"seats": 4}, {"stall": 1}):
            await victim.request("accept", number=victim.number)
            await host.send("options", **change)
            assert await host.problem_code("start", number=2**31 - 1) == "not_accepted"
            await victim.receive_until(lambda line: not line.table["seats"][1]["accepted"])
        await victim.request("accept", number=victim.number)
        await host.send("add_bot", bot="random")
        assert await host.problem_code("start", number=2**31 - 1) == "not_accepted"
        # A player who accepted and then disconnected does not have to play.
        await victim.receive_until(lambda line: line.table["seats"][2]["bot"] is not None)
        await victim.request("accept", number=victim.number)
        await victim.socket.close()
        await host.receive_until(lambda line: not line.table["seats"][1]["connected"])
        assert await host.problem_code("start", number=host.number) == "absent"


async def test_a_rematch_does_not_start_for_players_who_did_not_join(server: LiveServer) -> None:
    dan, cat = new_account(server, "Dan"), new_account(server, "Cat")
    table, _ = await play_rated_game(dan, cat, ("Dan", "Cat"), public=False)
    before = await ratings(server, ("Dan", 1, dan), ("Cat", 1, cat))
    async with dan.connect(table) as over:
        for _ in range(3):
            await over.send("rematch")
        await over.receive_until(lambda line: line.table["rematch"] is not None)
        again = over.table["rematch"]
    async with dan.connect(again) as host:
        assert (host.table["options"]["public"], host.table["options"]["rated"]) == (False, True)
        assert [(seat["name"], seat["offered"]) for seat in host.table["seats"]] == [(None, "Cat"), ("Dan", None)]
        assert await host.problem_code("start", number=host.number) == "too_few_players"
        await host.request("kick", seat=0)
        await host.request("add_bot", bot="random")
        await host.request("start", number=host.number)
        assert host.table["status"] == "running"
        await host.play_on(lambda legal: legal[-1])
    assert await ratings(server, ("Dan", 2, dan), ("Cat", 1, cat)) == before


async def test_the_host_cannot_change_the_bots_of_a_rated_game(server: LiveServer) -> None:
    ana, ben, cleo = (new_account(server, name) for name in ("Ana", "Ben", "Cleo"))
    table = ana.new_table(seats=4, name="Ana", bots=1, bot="greedy", **RATED)
    async with ana.connect(table) as host, ben.connect(table) as other, cleo.connect(table) as third:
        await other.request("sit", name="Ben")
        await third.request("sit", name="Cleo")
        await other.receive_until(lambda line: line.table["seats"][3]["name"] == "Cleo")
        for line in (other, third):
            await line.request("accept", number=line.number)
        await host.receive_until(lambda line: all(seat["accepted"] or seat["bot"] for seat in line.table["seats"][1:]))
        await host.request("start", number=host.number)
        await third.request("leave")
        for kind, fields in (
            ("remove_bot", {"seat": 1}),
            ("kick", {"seat": 1}),
            ("add_bot", {"seat": 3, "bot": "random"}),
        ):
            assert await host.problem_code(kind, **fields) == "not_open"


async def test_a_guest_must_accept_the_terms_too(server: LiveServer) -> None:
    """A guest can turn into an account before the start."""
    gia, gus = Person(server.url), Person(server.url)
    table = gia.new_table(seats=2, name="Gia", **RATED)
    async with gia.connect(table) as host, gus.connect(table) as guest:
        await guest.request("sit", name="Gus")
        assert await host.problem_code("start", number=host.number + 1) == "not_accepted"
        await host.request("start", unrated=True)
        await host.receive_until(lambda line: line.table["status"] == "running")
        assert host.table["options"]["rated"] is False
