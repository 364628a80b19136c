"""A study with participants on two servers works in the same way as on one server."""

import asyncio

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PASSWORD
from tests.server.services.test_two_servers import SETTINGS, browser_at
from tests.server.study.test_studies import create_study, new_guest
from tests.server.study_connection import StudyConnection
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


async def test_participants_at_another_server_appear_follow_and_chat(servers: list[LiveServer]) -> None:
    ana, ben = new_guest(servers[0], "Ana"), new_guest(servers[1], "Ben")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first:
        await first.receive("company")
        async with StudyConnection(ben, study) as second:
            for guest in (first, second):
                await guest.receive_until(lambda guest: guest.names == ["Ana", "Ben"])
            assert (first.leads, second.leads) == (True, False)
            await first.lead_to(8, playing=True, pace="2", marks=("tonga",))
            await second.receive_until(lambda guest: guest.lead["at"] == 8)
            assert second.lead == {"at": 8, "playing": True, "pace": "2", "marks": ["tonga"]}
            await first.send("hand_over", to=second.you)
            await second.receive_until(lambda guest: guest.leads)
            await first.receive_until(lambda one: one.participants["leader"] == second.you)
            there = {"at": 3, "playing": False, "pace": "1", "marks": []}
            assert await first.problem_code("lead", lead=there) == "not_leader"
            await second.lead_to(9)
            await first.receive_until(lambda guest: guest.lead["at"] == 9)
        await first.receive_until(lambda guest: guest.names == ["Ana"])
        await first.receive_until(lambda guest: guest.leads)  # because the leader has left


async def wait_for_lines(guest: StudyConnection, lines: int) -> list[tuple[int, str]]:
    """Return the lines of the chat as soon as there are at least `lines`."""

    def told(one: StudyConnection) -> list[tuple[int, str]]:
        return [
            (message["line"]["number"], message["line"]["text"])
            for message in one.received
            if message["type"] == "said"
        ]

    await guest.receive_until(lambda one: len(told(one)) >= lines)
    return told(guest)


async def test_concurrent_chat_at_two_servers_arrives_once_and_in_one_order(
    servers: list[LiveServer],
) -> None:
    ana, ben = new_guest(servers[0], "Ana"), new_guest(servers[1], "Ben")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first, StudyConnection(ben, study) as second:
        for number in range(LINES):
            await asyncio.gather(first.send("chat", text=f"Ana {number}"), second.send("chat", text=f"Ben {number}"))
        lines, same = await asyncio.gather(wait_for_lines(first, 2 * LINES), wait_for_lines(second, 2 * LINES))
        assert lines == same
        assert [number for number, _ in lines] == list(range(1, 2 * LINES + 1))
        for name in ("Ana", "Ben"):
            assert [text for _, text in lines if name in text] == [f"{name} {number}" for number in range(LINES)]


async def test_a_person_at_two_servers_is_one_participant(servers: list[LiveServer]) -> None:
    ana, ben = new_guest(servers[0], "Ana"), new_guest(servers[1], "Ben")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first, StudyConnection(browser_at(servers[1], ana), study) as again:
        assert first.you == again.you
        await again.receive("company")
        async with StudyConnection(ben, study) as other:
            await _both_are_seen_and_led(first, again, other)


async def _both_are_seen_and_led(first: StudyConnection, again: StudyConnection, other: StudyConnection) -> None:
    for guest in (first, again, other):
        await guest.receive_until(lambda guest: guest.names == ["Ana", "Ben"])
    await again.lead_to(5)
    await first.receive_until(lambda guest: guest.lead["at"] == 5)
    await first.lead_to(6)
    for guest in (again, other):
        await guest.receive_until(lambda guest: guest.lead["at"] == 6)


async def test_a_study_continues_after_a_crash_of_the_leaders_server(servers: list[LiveServer]) -> None:
    ana, ben = new_guest(servers[0], "Ana"), new_guest(servers[1], "Ben")
    study = create_study(ana)
    first = await StudyConnection(ana, study).__aenter__()
    await first.receive("company")
    async with StudyConnection(ben, study) as second:
        await second.receive_until(lambda guest: guest.names == ["Ana", "Ben"])
        await first.lead_to(12, playing=True)
        await second.receive_until(lambda guest: guest.lead["playing"])
        await asyncio.to_thread(servers[0].kill)
        await second.receive_until(lambda guest: guest.leads)
        assert second.names == ["Ben"]
        assert (second.lead["at"], second.lead["playing"]) == (12, False)
        await second.lead_to(13)
        async with StudyConnection(browser_at(servers[1], ana), study) as back:
            assert not back.leads
            assert back.lead["at"] == 13


async def test_a_deleted_account_is_nameless_at_every_server(servers: list[LiveServer]) -> None:
    ana, ben = new_guest(servers[0], "Ana"), new_guest(servers[1], "Ben")
    ana.claim("Ana")
    study = create_study(ana)
    async with StudyConnection(ben, study) as second:
        async with StudyConnection(ana, study) as first:
            await first.send("chat", text="here I am")
            await second.receive("said")
        assert ana.post("/api/account/delete", password=PASSWORD).status_code == 200
        assert [line["name"] for line in (await second.receive("study"))["chat"]] == [NAMELESS]
