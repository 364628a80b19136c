"""The claims of "How to play well" about its positions are true by the rules."""

import importlib
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.project_files import ROOT, files
from tongiaki.bots import BOTS
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position
from tools.lessons import LINES, lessons

LESSONS = lessons()
TEXTS = files("src/tongiaki/locales/strategy/*.md")
POINTS = {
    "sail-on": ([19, 28, 18, 19], {"better": [22, 21, 15, 19], "tempting": [19, 28, 18, 19]}),
    "sink": ([33, 37], {"better": [33, 33], "tempting": [33, 37]}),
    "end": ([23, 31, 27, 25], {"better": [23, 31, 27, 25], "tempting": [23, 33, 29, 25]}),
    "king": ([24, 32], {"better": [24, 32], "tempting": [26, 35]}),
    "trade": ([37, 35], {"better": [32, 33], "tempting": [37, 35]}),
}
"""Points by seat: in the starting position, and after each line."""


def points(position: Position) -> list[int]:
    return [standing.points for standing in position.standings()]


def played(lesson: str, line: str) -> Position:
    *_, end = LESSONS[lesson].positions(line)
    return end


def beaches(position: Position, island: str) -> list[dict[str, int]]:
    return position.describe()["ships"][island]


def there(position: Position, island: str) -> set[str]:
    """Return the colours that have a ship on an open island."""
    return {colour for fleet in beaches(position, island) for colour in fleet}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_a_position_as_they_are_written_and_two_whole_turns(name: str) -> None:
    lesson = LESSONS[name]
    assert format_position(lesson.start()) == lesson.position
    assert lesson.start().phase == "turn"
    for line in LINES:
        end = played(name, line)
        assert end.to_move == CHANCE or end.turn != lesson.start().turn
    assert lesson.wins["better"] > lesson.wins["tempting"]


@pytest.mark.parametrize("name", LESSONS)
def test_the_points_are_those_that_are_told(name: str) -> None:
    before, after = POINTS[name]
    assert points(LESSONS[name].start()) == before
    assert {line: points(played(name, line)) for line in LINES} == after


def test_sailing_on_carries_yellow_off_two_islands_and_red_off_none() -> None:
    before, after = LESSONS["sail-on"].start(), played("sail-on", "better")
    assert [there(before, island) for island in ("tokelau", "tahiti", "tuamotu")] == [
        {"red", "green"},
        {"red", "yellow"},
        {"yellow"},
    ]
    assert [there(after, island) for island in ("tokelau", "tahiti", "tuamotu")] == [{"red"}] * 3
    assert after.describe()["fleet"] == {"red": 1, "yellow": 2, "green": 1}
    assert played("sail-on", "tempting").describe()["fleet"] == {"red": 2, "yellow": 1}


def test_the_fleet_is_turned_back_and_sinks_in_a_4_with_yellows_last_ships() -> None:
    lesson = LESSONS["sink"]
    routes = [
        position.route(position.parse(move))
        for position, move in zip(lesson.positions("better"), lesson.lines["better"], strict=False)
        if move.startswith("sail")
    ]
    assert [(route.end, route.island) for route in routes] == [("turned_back", "tuvalu"), ("sinks", None)]
    assert routes[1].steps[-1].demand == 4
    assert beaches(lesson.start(), "mangareva") == [{}, {"yellow": 1}, {"red": 2, "yellow": 1}]
    assert beaches(played("sink", "better"), "mangareva") == [{"red": 1}, {}, {"red": 1}]


def test_most_draws_end_the_game_at_once_and_yellow_has_won() -> None:
    start = LESSONS["end"].start()
    assert start.describe()["supply"]["yellow"] == 0
    assert sorted(start.describe()["pile"]) == ["muroroa", "w08", "w15", "w16"]
    ends = list(turn_ends(played("end", "better"), 1.0))
    over = [(position, chance) for position, chance in ends if position.to_move == OVER]
    assert 0.5 < sum(chance for _, chance in over) < 0.6
    assert all(position.standings()[1].rank == 1 for position, _ in over)
    assert there(played("end", "tempting"), "tubuai") == {"yellow", "green", "blue"}


def turn_ends(position: Position, chance: float) -> Iterator[tuple[Position, float]]:
    """Yield the possible positions at the end of a turn that the greedy bot plays on, with their probabilities."""
    bot, seat = BOTS["greedy"](1), position.turn
    while position.to_move == seat:
        position.play(bot.choose(position))
    if position.to_move != CHANCE:
        yield position, chance
        return
    draws = position.legal_moves()
    for draw in draws:
        after = position.copy()
        after.play(draw)
        yield from turn_ends(after, chance / len(draws))


def test_the_king_keeps_tahiti_and_the_chain_brings_red_there() -> None:
    assert there(LESSONS["king"].start(), "tahiti") == {"yellow"}
    assert played("king", "better").describe()["royal"]["tahiti"] == "yellow"
    chain = beaches(played("king", "tempting"), "tahiti")
    assert sum(fleet.get("red", 0) for fleet in chain) == 2


def test_the_trade_leaves_yellow_alone_on_rarotonga() -> None:
    before, after = LESSONS["trade"].start(), played("trade", "better")
    assert beaches(before, "rarotonga") == [{}, {"red": 1, "yellow": 1}]
    assert [there(before, "muroroa"), there(after, "muroroa")] == [{"red", "yellow"}, set()]
    assert there(after, "rarotonga") == {"yellow"}
    assert after.to_move == CHANCE


def test_the_measure_plays_a_line_and_then_the_game_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    victory = importlib.import_module("winning_chances").victory
    better, tempting = (sum(victory(("end", line, f"{seed}")) for seed in range(8)) for line in LINES[::-1])
    assert better > tempting


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_every_language_gives_the_numbers_that_english_gives(path: Path) -> None:
    english = next(text for text in TEXTS if text.stem == "en")
    for source, section in zip(sections(english), sections(path), strict=True):
        assert numbers(source) - numbers(section) == Counter()


def sections(path: Path) -> list[str]:
    return path.read_text().split("\n## ")


def numbers(text: str) -> Counter[str]:
    """Count the numbers in a text, written without thousands separators."""
    return Counter(re.findall(r"\d+", re.sub(r"(?<=\d)[,.\u202f](?=\d{3})", "", text)))
