"""Puzzles over HTTP: the list of puzzles, the cost of moves, and their solutions."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import pytest

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import Puzzle, shipped
from tongiaki.search import Stretch

PUZZLE = next(puzzle for puzzle in shipped() if len(puzzle.line) > 2)
PATH = f"/api/puzzles/{PUZZLE.number}"


@pytest.fixture
def ana(server: LiveServer) -> Person:
    return Person(server.url)


@pytest.fixture
def ben(server: LiveServer) -> Person:
    person = Person(server.url)
    assert person.claim(f"Ben {token_hex(4)}").status_code == 200
    return person


def attempt(person: Person, puzzle: Puzzle, moves: Sequence[str]) -> dict[str, Any]:
    answer = person.post(f"/api/puzzles/{puzzle.number}/attempt", key=puzzle.key, moves=list(moves))
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_one_of_them_is_todays_and_all_have_their_kind_and_a_guessed_rating(ana: Person) -> None:
    found = ana.get("/api/puzzles").json()
    guesses = [{"kind": puzzle.kind, "rating": puzzle.rating, "attempts": 0} for puzzle in shipped()]
    assert found["puzzles"] == guesses
    assert found["today"] == found["day"] % len(guesses) + 1
    assert (found["you"], found["tried"]) == (None, {})


def test_a_whole_puzzle_answers_as_the_server_does_when_it_is_asked_for_each_move(ana: Person) -> None:
    whole = ana.get(PATH).json()
    assert (whole["kind"], whole["solution"]) == (PUZZLE.kind, list(PUZZLE.line))
    assert whole["start"] == PUZZLE.start().describe()
    step, frames = whole["steps"][0], []
    for number, move in enumerate(PUZZLE.line):
        asked = ana.post(PATH, moves=PUZZLE.line[:number]).json()["variation"]
        assert list(step["answers"]) == asked["legal"]
        assert (step["routes"], step["plans"]) == (asked["routes"], asked["plans"])
        answer = step["answers"][move]
        frames.append(answer["frame"])
        assert answer["cost"] == 0
        step = None if answer["step"] is None else whole["steps"][answer["step"]]
    assert step is None
    shown = ana.post(PATH, moves=PUZZLE.line).json()["variation"]["frames"]
    assert [without_turn(frame) for frame in frames] == [without_turn(frame) for frame in shown]


def without_turn(frame: dict[str, Any]) -> dict[str, Any]:
    """Return a frame without its turn, which is counted from the first move of each replay."""
    return {name: value for name, value in frame.items() if name != "turn"}


def test_the_first_attempt_counts_once_and_rates_person_and_puzzle(ben: Person) -> None:
    failed = attempt(ben, PUZZLE, [])
    assert (failed["solved"], failed["counted"], failed["you"]["attempts"]) == (False, True, 1)
    assert failed["puzzle"]["rating"] > PUZZLE.rating
    again = attempt(ben, PUZZLE, PUZZLE.line)
    assert (again["solved"], again["counted"]) == (True, False)
    assert (again["you"], again["puzzle"]) == (failed["you"], failed["puzzle"])
    other = next(puzzle for puzzle in shipped() if puzzle.kind == "save")
    solved = attempt(ben, other, other.line)
    assert (solved["solved"], solved["counted"], solved["you"]["attempts"]) == (True, True, 2)
    assert solved["you"]["rating"] > failed["you"]["rating"]
    assert solved["puzzle"]["rating"] < other.rating
    found = ben.get("/api/puzzles").json()
    assert found["tried"] == {str(PUZZLE.number): False, str(other.number): True}
    assert found["you"] == solved["you"]
    assert found["puzzles"][PUZZLE.number - 1] == failed["puzzle"]
    exported = ben.get("/api/account/export").json()
    assert [one["solved"] for one in exported["puzzles"]] == [False, True]
    assert exported["puzzle_rating"] == solved["you"]["rating"]


def test_attempts_of_guests_and_at_other_puzzles_than_there_are_do_not_count(ana: Person, ben: Person) -> None:
    path = f"{PATH}/attempt"
    assert ana.post(path, key=PUZZLE.key, moves=[]).json()["code"] == "no_account"
    assert ben.post(path, key=shipped()[PUZZLE.number].key, moves=[]).json()["code"] == "not_found"
    assert ben.post(path, key=PUZZLE.key, moves=["crown tonga"]).json()["code"] == "refused"
    assert ben.get("/api/puzzles").json()["you"] is None


def test_the_position_comes_with_what_is_legal_there_and_without_the_solution(ana: Person) -> None:
    found = ana.post(PATH).json()
    assert found["start"] == PUZZLE.start().describe()
    assert PUZZLE.line[0] in found["variation"]["legal"]
    told = (found["kind"], found["rating"], found["cost"], found["over"], found["solved"], found["solution"])
    assert told == (PUZZLE.kind, PUZZLE.rating, 0, False, False, None)
    assert ana.post(PATH, solution=True).json()["solution"] == list(PUZZLE.line)


def test_the_whole_turn_solves_it_and_no_part_of_it(ana: Person) -> None:
    for number in range(1, len(PUZZLE.line) + 1):
        found = ana.post(PATH, moves=PUZZLE.line[:number]).json()
        whole = number == len(PUZZLE.line)
        assert (found["cost"], found["over"], found["solved"]) == (0, whole, whole)
    assert len(found["variation"]["frames"]) == len(PUZZLE.line)


def test_another_turn_costs_what_it_does(ana: Person) -> None:
    stretch = Stretch(PUZZLE.start())
    worst = max(range(len(PUZZLE.costs)), key=PUZZLE.costs.__getitem__)
    moves = [PUZZLE.start().text(move) for move in stretch.line(worst)]
    found = ana.post(PATH, moves=moves).json()
    assert (found["cost"], found["over"], found["solved"]) == (PUZZLE.costs[worst], True, False)


def test_what_is_no_move_of_the_turn_is_a_problem(ana: Person) -> None:
    assert ana.post(PATH, moves=["sail tonga"]).json()["code"] == "not_a_move"
    assert ana.post(PATH, moves=["crown tonga"]).json()["code"] == "refused"
    after = next(puzzle for puzzle in shipped() if puzzle.line[0].startswith("crown"))
    position = after.start()
    position.play(position.parse(after.line[0]))
    reply = position.text(position.legal_moves()[0])
    answer = ana.post(f"/api/puzzles/{after.number}", moves=[*after.line, reply])
    assert answer.json()["code"] == "not_your_turn"


@pytest.mark.parametrize("number", [0, len(shipped()) + 1])
def test_there_is_no_other_puzzle(ana: Person, number: int) -> None:
    assert ana.post(f"/api/puzzles/{number}").json()["code"] == "not_found"
    assert ana.get(f"/api/puzzles/{number}").json()["code"] == "not_found"
