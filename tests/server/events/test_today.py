"""The page of the day: results, calendar and streak of guests and accounts, over midnight and over the forgiven day."""

import asyncio
import time
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PASSWORD, Person
from tests.server_clock import Clock
from tongiaki.common.days import day_number, end_of_day
from tongiaki.protocol.puzzle_outcomes import puzzle_of_day
from tongiaki.puzzles.puzzle import Puzzle, numbered

LIMITS = ("TABLE_BURST", "MESSAGE_RATE", "LOGIN_BURST", "WORK_RATE")
FAST = {"TONGIAKI_BOT_PAUSE": "0", **{f"TONGIAKI_{limit}": "10000" for limit in LIMITS}}
DAY = 86_400


def today_of(person: Person, month: str | None = None) -> dict[str, Any]:
    answer = person.get("/api/today" + (f"?month={month}" if month else ""))
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def puzzle_of(day: str) -> Puzzle:
    return numbered()[puzzle_of_day(day_number(day)) - 1]


def attempt(person: Person, day: str, *, solve: bool) -> dict[str, Any]:
    puzzle = puzzle_of(day)
    answer = person.post("/api/daily/puzzle", day=day, key=puzzle.key, moves=list(puzzle.line) if solve else [])
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


async def play_daily(person: Person) -> str:
    """Play today's game to its end, and return its table once it has a result."""
    table = str(person.post("/api/daily", name="Ana").json()["id"])
    async with person.connect(table) as line:
        await line.play_on(lambda legal: legal[0])
    for _ in range(1200):
        if today_of(person)["game"]["result"] is not None:
            return table
        await asyncio.sleep(0.05)
    pytest.fail("the game has no result")


def set_noon(clock: Clock, later: int) -> None:
    """Set the clock to noon of a Wednesday, and this number of days later."""
    now = datetime.now(UTC)
    noon = datetime(now.year, now.month, now.day, 12, tzinfo=UTC) + timedelta(days=(2 - now.weekday()) % 7)
    clock.set(noon.timestamp() + later * DAY - time.time())


async def test_a_guest_has_results_a_calendar_and_a_streak(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    before = today_of(ana)
    day = before["day"]
    assert (before["streak"], before["days"]) == ({"days": 0, "forgiven": [], "can_miss": True}, [])
    assert before["ends"] == end_of_day(day)
    assert before["ends"] - DAY <= before["now"] < before["ends"]
    assert before["puzzle"]["key"] == puzzle_of(day).key
    start = puzzle_of(day).start().describe()
    assert before["puzzle"]["board"] == {name: start[name] for name in ("tiles", "ships", "royal")}
    assert before["puzzle"]["result"] is before["game"]["result"] is before["game"]["table"] is None
    assert attempt(ana, day, solve=False) == {"attempts": 1, "solved": False}
    assert today_of(ana)["streak"]["days"] == 0
    assert attempt(ana, day, solve=True) == {"attempts": 2, "solved": True}
    assert attempt(ana, day, solve=False) == {"attempts": 2, "solved": True}
    assert today_of(ana)["streak"]["days"] == 1
    table = await play_daily(ana)
    after = today_of(ana)
    result = after["game"]["result"]
    assert (result["table"], result["players"], after["game"]["status"]) == (table, 3, "over")
    assert after["days"] == [{"day": day, "game": result, "puzzle": {"attempts": 2, "solved": True}}]
    assert after["streak"]["days"] == 1  # both on one day count once
    assert today_of(ben)["days"] == []
    daily = ana.get("/api/daily").json()
    assert [(row["place"], row["points"]) for row in daily["guests"] if row["yours"]] == [
        (result["place"], result["points"])
    ]


async def test_days_follow_the_clock_of_the_server(start_server: StartServer, sqlite_url: str, tmp_path: Path) -> None:
    clock = Clock(tmp_path / "clock")
    set_noon(clock, 0)
    server = start_server(sqlite_url, **FAST, **clock.settings)
    ana = Person(server.url)
    wednesday = today_of(ana)["day"]
    assert date.fromisoformat(wednesday).weekday() == 2
    attempt(ana, wednesday, solve=True)
    unfinished = str(ana.post("/api/daily", name="Ana").json()["id"])
    set_noon(clock, 1)
    old = ana.post("/api/daily/puzzle", day=wednesday, key=puzzle_of(wednesday).key, moves=[])
    assert old.json()["code"] == "not_found"
    thursday = today_of(ana)
    assert thursday["day"] > wednesday
    assert (thursday["streak"]["days"], thursday["game"]["table"]) == (1, None)
    async with ana.connect(unfinished) as line:  # a game that ends after its day does not count
        await line.play_on(lambda legal: legal[0])
    set_noon(clock, 2)
    assert today_of(ana)["streak"] == {"days": 1, "forgiven": [thursday["day"]], "can_miss": False}
    attempt(ana, today_of(ana)["day"], solve=True)
    assert today_of(ana)["streak"]["days"] == 2
    friday = today_of(ana)
    days = today_of(ana, wednesday[:7])["days"]
    assert [(one["day"], one["game"]) for one in days if one["day"] < friday["day"]] == [(wednesday, None)]
    set_noon(clock, 4)
    assert today_of(ana)["streak"]["days"] == 0  # Saturday is the second missed day of the week
    set_noon(clock, 40)
    assert today_of(ana)["days"] == []
    assert wednesday in [one["day"] for one in today_of(ana, wednesday[:7])["days"]]


def test_months_in_the_future_and_other_puzzles_are_not_found(server: LiveServer) -> None:
    person = Person(server.url)
    day = today_of(person)["day"]
    for month in ("2999-01", "1969-12"):
        assert person.get(f"/api/today?month={month}").json()["code"] == "not_found"
    assert person.get("/api/today?month=2026-13").status_code == 400
    other = next(puzzle for puzzle in numbered() if puzzle.key != puzzle_of(day).key)
    assert person.post("/api/daily/puzzle", day=day, key=other.key, moves=[]).json()["code"] == "not_found"
    assert today_of(person)["puzzle"]["result"] is None


def test_days_move_to_the_account_and_are_deleted_with_it(server: LiveServer) -> None:
    ana = Person(server.url)
    day = today_of(ana)["day"]
    assert ana.claim("Ana Lani").status_code == 200
    guest = Person(server.url)
    attempt(guest, day, solve=True)
    assert guest.log_in("Ana Lani").status_code == 200
    assert today_of(guest)["streak"]["days"] == today_of(ana)["streak"]["days"] == 1
    exported = ana.get("/api/account/export").json()
    assert exported["daily_puzzles"] == [{"day": day, "attempts": 1, "solved": True}]
    assert ana.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert today_of(ana)["days"] == []
    again = Person(server.url)
    attempt(again, day, solve=False)
    assert again.post("/api/me/delete").status_code == 200
    assert today_of(again)["days"] == []
