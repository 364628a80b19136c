"""A study with participants on two servers works in the same way as on one server."""

import asyncio

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PASSWORD
from tests.server.services.test_two_servers import SETTINGS, at
from tests.server.study.test_studies import made, named
from tests.server.study_connection import Guest
from tongiaki.tables.structs.entries import NAMELESS

LINES = 10


@pytest.fixture
def servers(start_server: StartServer, shared_url: str) -> list[LiveServer]:
    """Return two servers that share a database."""
    return [start_server(shared_url, **SETTINGS, TONGIAKI_STUDY_PATIENCE="2") for _ in range(2)]


@pytest.fixture
def shared_url(request: pytest.FixtureRequest) -> str:
    """Return an empty PostgreSQL database."""
    return str(request.getfixturevalue("postgres").new_database())


async def test_who_is_at_another_server_is_seen_led_and_heard(servers: list[LiveServer]) -> None:
    ana, ben = named(servers[0], "Ana"), named(servers[1], "Ben")
    study = made(ana)
    async with Guest(ana, study) as first:
        await first.hear("company")
        async with Guest(ben, study) as second:
            for guest in (first, second):
                await guest.until(lambda one: one.names == ["Ana", "Ben"])
            assert (first.leads, second.leads) == (True, False)
            await first.go(8, playing=True, pace="2", marks=("tonga",))
            await second.until(lambda one: one.lead["at"] == 8)
            assert second.lead == {"at": 8, "playing": True, "pace": "2", "marks": ["tonga"]}
            await first.say("hand_over", to=second.you)
            await second.until(lambda one: one.leads)
            await first.until(lambda one: one.company["leader"] == second.you)
            there = {"at": 3, "playing": False, "pace": "1", "marks": []}
            assert await first.problem("lead", lead=there) == "not_leader"
            await second.go(9)
            await first.until(lambda one: one.lead["at"] == 9)
        await first.until(lambda one: one.names == ["Ana"])
        await first.until(lambda one: one.leads)  # because the leader has left


async def heard(guest: Guest, lines: int) -> list[tuple[int, str]]:
    """Return the lines of the chat as soon as there are at least `lines`."""

    def told(one: Guest) -> list[tuple[int, str]]:
        return [(said["line"]["number"], said["line"]["text"]) for said in one.heard if said["type"] == "said"]

    await guest.until(lambda one: len(told(one)) >= lines)
    return told(guest)


async def test_what_is_said_at_the_same_time_at_two_servers_is_heard_once_and_in_one_order(
    servers: list[LiveServer],
) -> None:
    ana, ben = named(servers[0], "Ana"), named(servers[1], "Ben")
    study = made(ana)
    async with Guest(ana, study) as first, Guest(ben, study) as second:
        for number in range(LINES):
            await asyncio.gather(first.say("chat", text=f"Ana {number}"), second.say("chat", text=f"Ben {number}"))
        lines, same = await asyncio.gather(heard(first, 2 * LINES), heard(second, 2 * LINES))
        assert lines == same
        assert [number for number, _ in lines] == list(range(1, 2 * LINES + 1))
        for name in ("Ana", "Ben"):
            assert [text for _, text in lines if name in text] == [f"{name} {number}" for number in range(LINES)]


async def test_a_person_at_two_servers_is_one_member(servers: list[LiveServer]) -> None:
    ana, ben = named(servers[0], "Ana"), named(servers[1], "Ben")
    study = made(ana)
    async with Guest(ana, study) as first, Guest(at(servers[1], ana), study) as again:
        assert first.you == again.you
        await again.hear("company")
        async with Guest(ben, study) as other:
            await _both_are_seen_and_led(first, again, other)


async def _both_are_seen_and_led(first: Guest, again: Guest, other: Guest) -> None:
    for guest in (first, again, other):
        await guest.until(lambda one: one.names == ["Ana", "Ben"])
    await again.go(5)
    await first.until(lambda one: one.lead["at"] == 5)
    await first.go(6)
    for guest in (again, other):
        await guest.until(lambda one: one.lead["at"] == 6)


async def test_a_study_goes_on_without_the_server_of_its_leader(servers: list[LiveServer]) -> None:
    ana, ben = named(servers[0], "Ana"), named(servers[1], "Ben")
    study = made(ana)
    first = await Guest(ana, study).__aenter__()
    await first.hear("company")
    async with Guest(ben, study) as second:
        await second.until(lambda one: one.names == ["Ana", "Ben"])
        await first.go(12, playing=True)
        await second.until(lambda one: one.lead["playing"])
        await asyncio.to_thread(servers[0].kill)
        await second.until(lambda one: one.leads)
        assert second.names == ["Ben"]
        assert (second.lead["at"], second.lead["playing"]) == (12, False)
        await second.go(13)
        async with Guest(at(servers[1], ana), study) as back:
            assert not back.leads
            assert back.lead["at"] == 13


async def test_who_leaves_for_good_is_nameless_at_every_server(servers: list[LiveServer]) -> None:
    ana, ben = named(servers[0], "Ana"), named(servers[1], "Ben")
    ana.claim("Ana")
    study = made(ana)
    async with Guest(ben, study) as second:
        async with Guest(ana, study) as first:
            await first.say("chat", text="here I am")
            await second.hear("said")
        assert ana.post("/api/account/delete", password=PASSWORD).status_code == 200
        assert [line["name"] for line in (await second.hear("study"))["chat"]] == [NAMELESS]
