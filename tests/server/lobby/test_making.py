"""Creation of tables over HTTP: all options, a colour, and bots."""

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.bots import BOTS

OPTIONS = {
    "seats": 5, "stall": 40, "public": False, "host": False, "rated": False, "draw_seats": False, "first": 2,
    "clock": "budget", "time": 900, "increment": 10, "timeout": "seat", "away": 60, "stand_in": "random",
    "draw_colours": True, "programs": False,
}  # fmt: skip


async def test_every_option_is_taken(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.at(person.new_table(name="Ana", **OPTIONS)) as ana:
        assert ana.table["options"] == OPTIONS


async def test_the_maker_chooses_a_colour_and_bots(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.at(person.new_table(seats=4, name="Ana", colour="green", bots=2, bot="random")) as ana:
        assert [(one["name"], one["colour"], one["bot"]) for one in ana.table["seats"]] == [
            ("Ana", "green", None), ("random", "red", "random"), ("random", "yellow", "random"), (None, None, None),
        ]  # fmt: skip


def test_more_bots_than_seats_make_no_table(server: LiveServer) -> None:
    answer = Person(server.url).post("/api/tables", seats=3, name="Ana", bots=3)
    assert (answer.status_code, answer.json()["code"]) == (409, "table_full")


def test_an_unknown_bot_makes_no_table(server: LiveServer) -> None:
    answer = Person(server.url).post("/api/tables", seats=3, name="Ana", bots=1, bot="deep")
    assert answer.json()["code"] == "unknown_bot"
    assert answer.json()["facts"] == {"bot": "deep", "bots": ", ".join(BOTS)}


async def test_nobody_is_waited_for_with_days_for_a_turn(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.at(person.new_table(clock="move", time=86_400)) as slow:
        assert slow.table["options"]["away"] == 0
    async with person.at(person.new_table(clock="move", time=60)) as fast:
        assert fast.table["options"]["away"] == 300
