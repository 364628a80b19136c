"""All test vectors of the independent implementation, through the engine's protocol."""

import hashlib
import json
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest

from tests.engine.engine_client import TONGIAKI
from tests.vectors.vectors import counts, games, positions

SMALL = 60_000
"""Maximum count to test here. Tests that call the rules directly cover larger counts."""
GAMES_OF_A_PROCESS = 10


def converse(commands: list[str]) -> Iterator[str]:
    """Send all commands at once, and yield the answers."""
    client = subprocess.run([TONGIAKI, "engine"], input="\n".join(commands), capture_output=True, text=True, check=True)
    assert client.stderr == ""
    answers = client.stdout.splitlines()
    assert len(answers) == len(commands)
    return iter(answers)


def game_commands(number: int, game: dict[str, Any]) -> Iterator[str]:
    yield f"new {game['players']} stall {game['stall']} pile {' '.join(game['pile'])}"
    for made, move in enumerate(game["moves"]):
        if (number, made) in positions():
            yield "position"
        yield "turn"
        yield "legal"
        yield f"move {move}"
    if (number, len(game["moves"])) in positions():
        yield "position"
    yield "turn"
    yield "result"


def check_game(number: int, game: dict[str, Any], answers: Iterator[str]) -> None:
    assert next(answers) == "ok"
    decisions = iter(game["decisions"])
    for made, move in enumerate(game["moves"]):
        if (number, made) in positions():
            assert json.loads(next(answers)) == positions()[number, made]
        turn, legal = next(answers), next(answers)
        if turn == "turn chance":
            assert legal == f"legal 1 {move}"
        else:
            _, count, moves = legal.split(" ", 2)
            digest = hashlib.sha256(moves.replace(";", "\n").encode()).hexdigest()[:10]
            assert [int(count), digest] == next(decisions)
        assert next(answers) == "ok"
    if (number, len(game["moves"])) in positions():
        assert json.loads(next(answers)) == positions()[number, len(game["moves"])]
    assert next(answers) == "turn over"
    assert json.loads(next(answers)) == game["result"]


@pytest.mark.parametrize("first", range(0, len(games()), GAMES_OF_A_PROCESS))
def test_games_agree_move_by_move(first: int) -> None:
    part = list(enumerate(games()))[first : first + GAMES_OF_A_PROCESS]
    answers = converse([command for number, game in part for command in game_commands(number, game)])
    for number, game in part:
        check_game(number, game, answers)


def test_counts_agree() -> None:
    commands, expected = [], []
    for entry in counts():
        pile = "" if entry["any_draw"] else f" pile {' '.join(entry['pile'])}"
        commands.append(f"new {entry['players']}{pile}")
        expected.append("ok")
        if entry["moves"]:
            commands.append("moves " + ";".join(entry["moves"]))
            expected.append("ok")
        for depth, number in enumerate(entry["perft"], start=1):
            if number <= SMALL:
                commands.append(f"perft {depth}")
                expected.append(f"perft {number}")
    assert list(converse(commands)) == expected
