"""The tutorial's lessons follow the rules, reach the described results, and have a text for every step."""

import pytest

from tests.project.languages import messages
from tests.project.project_files import ROOT
from tongiaki.record import format_position
from tongiaki.rules import Position
from tools import tutorial

LESSONS = {lesson.name: lesson for lesson in tutorial.lessons()}
TEXTS = messages(ROOT / "src" / "tongiaki" / "locales" / "learn" / "en.ftl").keys()


def nodes(lesson: str, scene: int = 0) -> list[tutorial.Node]:
    return tutorial.nodes_of(LESSONS[lesson].scene[scene])


def end(lesson: str, scene: int = 0) -> Position:
    """Return one of the final positions of a scene."""
    return nodes(lesson, scene)[-1].position


def happened(lesson: str, move: str, scene: int = 0) -> set[str]:
    """Return the types of the events after an accepted move, up to the next decision."""
    answer = next(node.answers[move] for node in nodes(lesson, scene) if move in node.answers)
    return {type(happening).__name__ for frame in answer[0] for happening in frame.happened}


def test_there_are_nine_in_this_order() -> None:
    assert list(LESSONS) == ["settle", "expand", "full", "unknown", "currents", "chain", "king", "stuck", "end"]


@pytest.mark.parametrize("name", LESSONS)
def test_every_scene_is_a_position_as_they_are_written_and_leads_to_its_end(name: str) -> None:
    for scene in LESSONS[name].scene:
        nodes = tutorial.nodes_of(scene)
        assert format_position(nodes[0].position) == scene.position
        for node in nodes:
            assert node.answers or node.step == len(scene.step)
            legal = {node.position.text(move) for move in node.position.legal_moves()}
            assert node.answers.keys() <= legal
            if node.answers:
                assert node.position.colours[node.position.turn] == "red"


@pytest.mark.parametrize("name", LESSONS)
def test_what_is_refused_is_what_the_rules_refuse(name: str) -> None:
    reasons = 0
    for scene in LESSONS[name].scene:
        messages: list[dict[str, object]] = []
        for node in tutorial.nodes_of(scene):
            for text, number in node.to_data(messages)["refused"].items():  # type: ignore[attr-defined]
                refusal = node.position.refusal(node.position.parse(text))
                assert refusal is not None
                assert refusal.code == messages[number]["code"]
                reasons += 1
    assert reasons


def test_every_step_has_its_text_and_every_text_its_step() -> None:
    wanted = set()
    for name, lesson in LESSONS.items():
        wanted.add(f"tutorial-{name}")
        step = 0
        for scene in lesson.scene:
            wanted |= {f"tutorial-{name}-{step + number}" for number in range(1, len(scene.step) + 1)}
            step += len(scene.step)
            wanted.add(f"tutorial-{name}-{step}-done")
    of_steps = {text for text in TEXTS if any(text.startswith(f"tutorial-{name}") for name in LESSONS)}
    assert {text for text in of_steps if not text.endswith("-astray")} == wanted
    assert {text.removesuffix("-astray") for text in of_steps if text.endswith("-astray")} <= wanted


def test_the_lessons_show_what_they_are_about() -> None:
    assert "Sailed" in happened("full", "sail tonga:3")
    assert {"Discovered", "Passed", "Arrived"} <= happened("unknown", "sail tonga:4")
    assert {"Passed", "Arrived"} <= happened("currents", "sail tonga:5")
    assert "Sank" in happened("currents", "sail tonga:3")
    assert "TurnedBack" in happened("king", "crown tahiti")
    assert end("king").describe()["royal"] == {"tahiti": "red"}
    assert end("stuck").describe()["ships"]["hawaii"].count({"red": 1}) == 1


def test_a_ship_without_a_berth_goes_back_to_its_supply() -> None:
    before, after = nodes("chain", 1)[0].position.describe(), end("chain", 1).describe()
    assert after["supply"]["yellow"] == before["supply"]["yellow"] + 1
    assert after["supply"]["red"] == before["supply"]["red"] - 1


def test_with_an_empty_supply_a_ship_is_moved() -> None:
    first = nodes("stuck", 1)[0].position
    assert first.describe()["supply"]["red"] == 0
    assert end("stuck", 1).describe()["supply"]["red"] == 0
    assert end("stuck", 1).phase == "migration"


def test_a_player_without_ships_on_open_islands_comes_back() -> None:
    legal = [nodes("stuck", 2)[0].position.text(move) for move in nodes("stuck", 2)[0].position.legal_moves()]
    assert {text.split()[0] for text in legal} == {"enter", "resettle"}
    assert sum(beach.get("red", 0) for beach in end("stuck", 2).describe()["ships"]["samoa"]) == 1


def test_the_last_lesson_ends_the_game_and_red_wins() -> None:
    over = end("end")
    assert over.phase == "over"
    assert over.end_reason == "last_island"
    assert [standing.seat for standing in over.standings() if standing.rank == 1] == [0]
