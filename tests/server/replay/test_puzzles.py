"""Puzzles over HTTP: which there are, what moves cost, and when one is solved."""

import pytest

from tests.live import LiveServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import shipped
from tongiaki.search import Stretch

PUZZLE = next(puzzle for puzzle in shipped() if len(puzzle.line) > 2)
PATH = f"/api/puzzles/{PUZZLE.number}"


@pytest.fixture
def ana(server: LiveServer) -> Person:
    return Person(server.url)


def test_one_of_them_is_todays_and_all_have_their_kind(ana: Person) -> None:
    found = ana.get("/api/puzzles").json()
    assert found["kinds"] == [puzzle.kind for puzzle in shipped()]
    assert 1 <= found["today"] <= len(found["kinds"])


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
