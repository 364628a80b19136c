"""Transcripts of whole games, which must not change. They cover every kind of end and every rare event.

`python -m tests.golden.make` writes them.
"""

import re
from pathlib import Path

import pytest

from tests.golden.transcript import GAMES, rewrite
from tests.vectors.vectors import games
from tongiaki.rules import Position, Terms, happenings

PATHS = sorted(GAMES.glob("*.txt"))
RARE = {
    "any_shared_rank", "at_sea_empty_pile", "at_sea_last_water", "bounce", "crosses_a_tile_twice",
    "crosses_the_last_water_tile", "end_by_island", "end_by_stall", "end_by_water", "end_while_laying", "enter",
    "enter_elsewhere", "enter_fills_a_beach", "enter_with_royal_islands", "lands_beside_full_beaches", "lay_after_lost",
    "loop", "lost_tonga", "lost_trapped", "no_free_berth", "repetition", "resettle", "restricted",
    "returned_repetition", "sail_without_own_ships", "shared_first_rank", "surplus", "take", "take_same_beach",
    "trapped_beside_others",
}  # fmt: skip


def covers(path: Path) -> set[str]:
    return set(path.read_text(encoding="utf-8").splitlines()[0].removeprefix("covers: ").split())


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_game_is_replayed_identically(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert rewrite(text) == text


def test_every_rare_event_has_a_golden_game() -> None:
    assert {event for game in games() for event, times in game["events"].items() if times} == RARE
    assert set().union(*map(covers, PATHS)) == RARE


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_game_lists_the_events_it_covers(path: Path) -> None:
    game = games()[int(path.stem.removeprefix("game_"))]
    assert covers(path) == {event for event, times in game["events"].items() if times}


def test_every_way_to_end_has_a_golden_game() -> None:
    ends = {path.read_text(encoding="utf-8").split("\nend: ")[1].split("\n")[0] for path in PATHS}
    assert ends == {"last_island", "last_water", "stalled"}


def test_every_kind_of_happening_occurs_in_a_golden_game() -> None:
    kinds = {kind for path in PATHS for kind in re.findall(r"^  (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)}
    assert kinds == {
        "placed", "shifted", "crowned", "resettled", "sailed", "discovered", "passed", "sank", "at_sea", "turned_back",
        "arrived", "landed", "surplus", "lost", "repeated", "turn", "over",
    }  # fmt: skip
    assert len(kinds) == happenings.OVER + 1


def test_every_number_of_players_has_a_golden_game() -> None:
    numbers = {int(path.read_text(encoding="utf-8").split("\nplayers: ")[1][0]) for path in PATHS}
    assert numbers == set(range(2, 7))


def test_an_incomplete_transcript_is_rejected() -> None:
    with pytest.raises(ValueError, match="not over"):
        rewrite("covers: loop\nplayers: 2\nstall: 20\n> settle tonga.0\n")


def test_a_transcript_with_an_illegal_move_is_refused() -> None:
    assert Position(Terms(2)).phase == "setup"
    with pytest.raises(ValueError, match="setup_due"):
        rewrite("covers: loop\nplayers: 2\nstall: 20\n> resettle\n")
