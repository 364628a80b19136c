"""`tongiaki analyse` prints a position's best lines or a record's review, as text and as JSON."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tests.cli.command import complaint, run
from tests.coach.example_positions import SINKING
from tests.coach.test_review import played
from tongiaki.coach.analysis import Analysis
from tongiaki.coach.review import Review
from tongiaki.record import read, write

QUICK = ("--nodes", "300")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with the record of an unfinished game."""
    file = tmp_path_factory.mktemp("games") / "game.tgk"
    done = run(
        "simulate", "--games", "1", "--players", "2", "--bots", "random,greedy", "--seed", "4", "--out", str(file)
    )
    assert done.returncode == 0, done.stderr
    record = read(file.read_text())
    file.write_text(write(replace(record, moves=record.moves[:40], pile=None, salt=None, commitment=None)))
    return file


def said(*arguments: str, **settings: str) -> str:
    done = run("analyse", *arguments, **settings)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_position_gets_its_best_lines_with_reasons() -> None:
    shown = said("--position", SINKING, *QUICK)
    assert "The best moves for Red" in shown
    assert "1. expand mangareva.2; sail mangareva:5;" in shown
    assert "Yellow loses: Mangareva" in shown
    assert "Yellow 37 → 33" in shown
    assert "Gelb verliert: Mangareva" in said("--position", SINKING, *QUICK, LC_ALL="de_DE.UTF-8")


def test_the_same_is_given_as_data(game: Path) -> None:
    analysis = msgspec.json.decode(said("--position", SINKING, *QUICK, "--json"), type=Analysis)
    assert (analysis.position, analysis.turn) == (SINKING, "red")
    later = msgspec.json.decode(said(str(game), "--after", "30", *QUICK, "--json"), type=Analysis)
    assert later.lines or later.draws


def test_a_record_is_reviewed(game: Path) -> None:
    review = msgspec.json.decode(said(str(game), *QUICK, "--json"), type=Review)
    assert sum(turn.moves for turn in review.turns) == 40 - 4
    shown = said(str(game), *QUICK)
    for turn in review.turns:
        assert f"│ {turn.first:>10} │ {turn.colour.capitalize():<6} │" in shown
    for moment in review.mistakes:
        assert f"Better: {'; '.join(moment.other)}" in shown


def test_a_players_worst_mistake_comes_first(tmp_path: Path) -> None:
    game = tmp_path / "game.tgk"
    game.write_text(write(played(seed=8, most=26)))
    review = msgspec.json.decode(said(str(game), "--json"), type=Review)
    worst = review.mistakes[0]
    shown = said(str(game), "--as", worst.colour)
    assert shown.startswith(f"{worst.colour.capitalize()}: the worst mistake\n")
    assert shown.index("Why: ") < shown.index("│")
    assert "nobody" in complaint("analyse", str(game), "--as", "nobody")


def test_an_invalid_position_is_reported_in_a_line(game: Path) -> None:
    assert "file or a position" in complaint("analyse")
    assert "file or a position" in complaint("analyse", str(game), "--position", SINKING)
    assert "not a position" in complaint("analyse", "--position", "nonsense")
    assert "40" in complaint("analyse", str(game), "--after", "41")
    assert "can’t be read" in complaint("analyse", str(game) + ".none")
