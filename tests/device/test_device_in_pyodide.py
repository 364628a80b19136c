"""A device plays a whole game in Pyodide, with the modules that the build has packed."""

from tests.device.node import run_in_pyodide
from tests.project.project_files import ROOT

FOLDER = ROOT / "tests" / "device"


def test_a_game_with_a_hint_and_a_review_needs_no_module_that_is_not_packed() -> None:
    played = run_in_pyodide(FOLDER / "played_device.py", FOLDER / "host.py", players="2,3").result
    assert played["faults"] == []
    assert set(played["statuses"].values()) == {200}
    assert played["messages"] == ["hint", "snapshot", "update"]
    assert len(played["end"]["standings"]) == 3
