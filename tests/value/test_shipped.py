"""The networks that are shipped with the program."""

from pathlib import Path

import pytest

from tests.position_builder import board
from tongiaki import value
from tongiaki.rules import Position, Terms
from tongiaki.value.shipped import bot_network, file_names, fingerprint, network
from tongiaki.value.weights import read

FILES = sorted(Path(value.__file__).parent.glob("*.weights"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_every_number_of_players_has_a_network(players: int) -> None:
    evaluator = network(players)
    chances = evaluator.evaluate(Position(Terms(players)))
    assert sum(chances) == pytest.approx(1)
    assert all(0.4 / players < chance < 2.5 / players for chance in chances)
    assert all(5 < points < 45 for points in evaluator.points)


def test_bots_play_four_players_by_the_mean_of_two_networks() -> None:
    position = Position(Terms(4))
    assert file_names(4) == ("four", "many")
    assert bot_network(4).evaluate(position) != network(4).evaluate(position)
    assert all(bot_network(players) is network(players) for players in (2, 3, 5, 6))
    assert len({fingerprint(players) for players in (2, 3, 4)}) == 3


def test_a_player_with_most_islands_near_the_end_is_likely_to_win() -> None:
    position = board(
        laid="fiji@tonga:3 samoa@tonga:0 hawaii@tonga:1 tahiti@tonga:5 nauru@tonga:2",
        ships={"fiji.1": "r", "samoa.2": "r", "hawaii.0": "r", "tahiti.2": "r", "nauru.1": "y", "tonga.0": "y"},
        pile="oahu w01 w02",
    )
    evaluator = network(2)
    chances = evaluator.evaluate(position)
    assert chances[0] > 0.8
    assert evaluator.points[0] > evaluator.points[1] + 5


def test_all_files_together_take_at_most_2_mb() -> None:
    assert sum(file.stat().st_size for file in FILES) <= 2_000_000


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_a_file_says_how_it_was_made(file: Path) -> None:
    assert " games, " in read(file).origin
