"""The level that needs the compiled engine."""

from pathlib import Path

from tests.compiled.conftest import ROOT
from tests.compiled.python_runs import ran

CHOICES = """
from tests.search.test_last_tiles import late_positions
from tongiaki.rules import COMPILED
from tongiaki.search import ChancesEvaluator, Search, choose_by_playouts
for position in late_positions(range(2, 8), games=8, every=12)[:4]:
    search = Search(position, ChancesEvaluator(), cap=400)
    chosen = choose_by_playouts(search, position, ChancesEvaluator(), 3, nodes=12_000)
    print([position.text(move) for move in search.line(chosen)])
"""
GAME_END = """
from tests.search.test_last_tiles import late_positions
from tongiaki.bots import BOTS, offered_bots
assert "navigator" in offered_bots()
for position in late_positions(range(3, 8), games=8, every=12)[:1]:
    moves = [BOTS["navigator"](7).choose(position) for _ in range(2)]
    assert moves[0] == moves[1] in position.legal_moves()
    print(position.text(moves[0]))
"""


def test_both_engines_choose_the_same_lines_for_the_last_tiles(compiled: Path) -> None:
    chosen = ran(["-c", CHOICES], TONGIAKI_ENGINE=str(compiled))
    assert len(chosen.splitlines()) == 4
    assert chosen == ran(["-c", CHOICES], TONGIAKI_ENGINE="")


def test_the_navigator_is_offered_and_repeats_its_choices(compiled: Path) -> None:
    assert len(ran(["-c", GAME_END], TONGIAKI_ENGINE=str(compiled)).splitlines()) == 1


def test_the_strength_benchmark_goes_on_after_an_interruption(compiled: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    settings = {"TONGIAKI_ENGINE": str(compiled), "PYTHONPATH": str(ROOT / "tools")}
    words = ["benchmarks/strength.py", "ladder-2-child", "--jobs", "1", "--file", str(file)]
    ran([*words, "--games", "2"], **settings)
    kept = file.read_text(encoding="utf-8")
    file.write_text(kept + '{"goal": "ladder-2-ch', encoding="utf-8")
    (row,) = ran([*words, "--games", "6"], **settings).splitlines()[2:]
    cells = [cell.strip() for cell in row.strip("| ").split("|")]
    assert cells[:4] == ["ladder-2-child", "2", "`child`", "`random`"]
    assert cells[6] == "6"
    assert cells[9] == "0"
    games = file.read_text(encoding="utf-8")
    assert games.startswith(kept)
    assert len(games.splitlines()) == 6
