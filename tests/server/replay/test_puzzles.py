"""Puzzles over HTTP: the list of puzzles, the cost of moves, and their solutions."""

import contextlib
import sqlite3
from collections.abc import Sequence
from secrets import token_hex
from typing import Any

import pytest

from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.puzzles.puzzle import Puzzle, numbered, shipped
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
    body: dict[str, Any] = answer.json()
    return body


def test_the_list_has_the_puzzle_of_the_day_with_kinds_and_initial_ratings(ana: Person) -> None:
    body = ana.get("/api/puzzles").json()
    guesses = [
        {"kind": puzzle.kind, "rating": puzzle.rating, "attempts": 0, "dropped": puzzle.is_dropped}
        for puzzle in numbered()
    ]
    assert body["puzzles"] == guesses
    assert body["today"] == shipped()[body["day"] % len(shipped())].number
    assert (body["you"], body["tried"]) == (None, {})


def test_a_downloaded_puzzle_has_the_answers_of_the_server(ana: Person) -> None:
    whole = ana.get(PATH).json()
    assert (whole["kind"], whole["task"], whole["solution"]) == (PUZZLE.kind, PUZZLE.task, list(PUZZLE.line))
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


def test_only_the_first_attempt_changes_the_ratings_of_person_and_puzzle(ben: Person) -> None:
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
    body = ben.get("/api/puzzles").json()
    assert body["tried"] == {str(PUZZLE.number): False, str(other.number): True}
    assert body["you"] == solved["you"]
    assert body["puzzles"][PUZZLE.number - 1] == failed["puzzle"]
    exported = ben.get("/api/account/export").json()
    assert {item["puzzle"]: item["solved"] for item in exported["puzzles"]} == {PUZZLE.key: False, other.key: True}
    assert exported["puzzle_rating"] == solved["you"]["rating"]


def test_attempts_by_guests_and_at_unknown_puzzles_are_rejected(ana: Person, ben: Person) -> None:
    path = f"{PATH}/attempt"
    assert ana.post(path, key=PUZZLE.key, moves=[]).json()["code"] == "no_account"
    assert ben.post(path, key=numbered()[PUZZLE.number].key, moves=[]).json()["code"] == "not_found"
    assert ben.post(path, key=PUZZLE.key, moves=["crown tonga"]).json()["code"] == "refused"
    assert ben.get("/api/puzzles").json()["you"] is None


def test_a_puzzle_has_its_legal_moves_and_hides_the_solution(ana: Person) -> None:
    body = ana.post(PATH).json()
    assert body["start"] == PUZZLE.start().describe()
    assert PUZZLE.line[0] in body["variation"]["legal"]
    facts = (body["kind"], body["rating"], body["cost"], body["over"], body["solved"], body["solution"])
    assert facts == (PUZZLE.kind, PUZZLE.rating, 0, False, False, None)
    assert ana.post(PATH, solution=True).json()["solution"] == list(PUZZLE.line)


def test_only_the_complete_turn_solves_a_puzzle(ana: Person) -> None:
    for number in range(1, len(PUZZLE.line) + 1):
        body = ana.post(PATH, moves=PUZZLE.line[:number]).json()
        whole = number == len(PUZZLE.line)
        assert (body["cost"], body["over"], body["solved"]) == (0, whole, whole)
    assert len(body["variation"]["frames"]) == len(PUZZLE.line)


def test_another_turn_reports_its_cost(ana: Person) -> None:
    stretch = Stretch(PUZZLE.start())
    worst = max(range(len(PUZZLE.costs)), key=PUZZLE.costs.__getitem__)
    moves = [PUZZLE.start().text(move) for move in stretch.line(worst)]
    body = ana.post(PATH, moves=moves).json()
    assert (body["cost"], body["over"], body["solved"]) == (PUZZLE.costs[worst], True, False)


def test_invalid_moves_of_a_puzzle_are_rejected(ana: Person) -> None:
    assert ana.post(PATH, moves=["sail tonga"]).json()["code"] == "not_a_move"
    assert ana.post(PATH, moves=["crown tonga"]).json()["code"] == "refused"
    after = next(puzzle for puzzle in shipped() if puzzle.line[0].startswith("crown"))
    position = after.start()
    position.play(position.parse(after.line[0]))
    reply = position.text(position.legal_moves()[0])
    answer = ana.post(f"/api/puzzles/{after.number}", moves=[*after.line, reply])
    assert answer.json()["code"] == "not_your_turn"


@pytest.mark.parametrize("number", [0, len(numbered()) + 1])
def test_an_unknown_puzzle_is_not_found(ana: Person, number: int) -> None:
    assert ana.post(f"/api/puzzles/{number}").json()["code"] == "not_found"
    assert ana.get(f"/api/puzzles/{number}").json()["code"] == "not_found"


def test_a_dropped_puzzle_is_gone_and_its_results_are_kept(server: LiveServer) -> None:
    ben, name = Person(server.url), f"Ben {token_hex(4)}"
    assert ben.claim(name).status_code == 200
    dropped = next(puzzle for puzzle in numbered() if puzzle.is_dropped)
    path = f"/api/puzzles/{dropped.number}"
    for answer in (ben.get(path), ben.post(path), ben.post(f"{path}/attempt", key=dropped.key, moves=[])):
        assert (answer.status_code, answer.json()["code"]) == (410, "puzzle_dropped")
    counted = attempt(ben, PUZZLE, PUZZLE.line)["you"]
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        # As if the puzzle had been dropped after the attempt.
        database.execute(
            "UPDATE puzzle_attempts SET puzzle = ? WHERE person = (SELECT person FROM accounts WHERE name = ?)",
            (dropped.key, name),
        )
    body = ben.get("/api/puzzles").json()
    assert body["tried"] == {str(dropped.number): True}
    assert body["you"] == counted
    assert [puzzle["solved"] for puzzle in ben.get("/api/account/export").json()["puzzles"]] == [True]


def test_a_puzzle_has_its_best_turn_and_its_most_tempting_one(ana: Person) -> None:
    whole = ana.get(PATH).json()
    best, tempting = whole["best"], whole["tempting"]
    assert (best["moves"], best["cost"]) == (list(PUZZLE.line), 0)
    assert tempting["cost"] > 0
    for line in (best, tempting):
        asked = ana.post(PATH, moves=line["moves"]).json()
        assert (asked["over"], asked["cost"], asked["variation"]["frames"]) == (True, line["cost"], line["frames"])
    score = best["facts"][-1]
    assert (score["kind"], set(score["after"])) == ("score", set(PUZZLE.start().colours))
    assert whole["stall"] == PUZZLE.start().terms.stall


def test_the_list_has_a_board_of_each_kind(ana: Person) -> None:
    boards = ana.get("/api/puzzles").json()["boards"]
    assert set(boards) == {puzzle.kind for puzzle in shipped()}
    first = next(puzzle for puzzle in shipped() if puzzle.kind == "save").start().describe()
    assert boards["save"] == {name: first[name] for name in ("tiles", "ships", "royal")}


def test_the_run_is_the_number_of_puzzles_solved_in_a_row(server: LiveServer) -> None:
    ben, name = Person(server.url), f"Ben {token_hex(4)}"
    assert ben.claim(name).status_code == 200
    runs = []
    for number, puzzle in enumerate(shipped()[:4]):
        runs.append(attempt(ben, puzzle, [] if number == 1 else puzzle.line)["you"]["run"])
        with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
            # As if some time had passed: the times of attempts are whole seconds.
            database.execute(
                "UPDATE puzzle_attempts SET at = at - 60 WHERE person = (SELECT person FROM accounts WHERE name = ?)",
                (name,),
            )
    assert runs == [1, 0, 1, 2]
    assert ben.get("/api/puzzles").json()["you"]["run"] == 2
