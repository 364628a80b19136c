"""Creation of tables over HTTP: all options, a colour, and bots."""

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.bots import offered_bots
from tongiaki.server.routes.lobby.table_list import DEFAULT_OPTIONS
from tongiaki.tables.structs.options import OPTIONS

OTHER_SWITCHES = {
    option.field: not getattr(DEFAULT_OPTIONS, option.field) for option in OPTIONS if option.kind == "switch"
}
CHOSEN = OTHER_SWITCHES | {
    "seats": 5, "stall": 40, "rated": False, "programs": False, "draw_seats": False, "first": 2,
    "clock": "budget", "time": 900, "increment": 10, "timeout": "seat", "away": 60, "stand_in": "random",
}  # fmt: skip


async def test_a_new_table_has_the_chosen_options(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(name="Ana", **CHOSEN)) as ana:
        assert ana.table["options"] == CHOSEN


async def test_the_host_chooses_a_colour_and_bots(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=4, name="Ana", colour="green", bots=2, bot="random")) as ana:
        assert [(seat["name"], seat["colour"], seat["bot"]) for seat in ana.table["seats"]] == [
            ("Ana", "green", None), ("random", "red", "random"), ("random", "yellow", "random"), (None, None, None),
        ]  # fmt: skip


def test_more_bots_than_seats_are_rejected(server: LiveServer) -> None:
    answer = Person(server.url).post("/api/tables", seats=3, name="Ana", bots=3)
    assert (answer.status_code, answer.json()["code"]) == (409, "table_full")


def test_an_unknown_bot_is_rejected(server: LiveServer) -> None:
    answer = Person(server.url).post("/api/tables", seats=3, name="Ana", bots=1, bot="deep")
    assert answer.json()["code"] == "unknown_bot"
    assert answer.json()["facts"] == {"bot": "deep", "bots": ", ".join(offered_bots())}


async def test_slow_games_have_no_stand_ins_by_default(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(clock="move", time=86_400)) as slow:
        assert slow.table["options"]["away"] == 0
    async with person.connect(person.new_table(clock="move", time=60)) as fast:
        assert fast.table["options"]["away"] == 300
