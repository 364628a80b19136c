"""A short version of the ladder of bot levels, with few games and some levels left out. See docs/bots/levels.md."""

import pytest

from tests.project.project_files import ROOT


def test_higher_levels_beat_lower_ones_and_no_game_stalls(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks"))
    import ladder

    words = ["--piles", "3", "--seed", "1", "--bots", "random,child,helmsman"]
    monkeypatch.setattr("sys.argv", ["ladder.py", *words])
    ladder.main()
    rows = [line.split(" | ") for line in capsys.readouterr().out.splitlines()[2:]]
    assert [(row[0], row[1]) for row in rows] == [("| `child`", "`random`"), ("| `helmsman`", "`child`")]
    assert all(float(row[2].removesuffix(" %")) > 50 for row in rows)
    assert all(row[5] == "0" for row in rows)
