"""The golden games, with all their rare events, under the invariants of the rules."""

from pathlib import Path

import pytest

from tests.golden.transcript import GAMES
from tests.property.invariants import discovered_at_its_edge, hold
from tests.property.ledger import Ledger
from tongiaki.rules import Position, Terms


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.txt")), ids=lambda path: path.stem)
def test_the_rules_hold_in_every_position_of_a_golden_game(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    position = Position(Terms(int(lines[1].removeprefix("players: ")), int(lines[2].removeprefix("stall: "))))
    ledger = Ledger(position)
    for text in [line.removeprefix("> ") for line in lines if line.startswith("> ")]:
        before = position.copy()
        position.log = []
        position.play(position.parse(text))
        ledger.enter(position.happenings())
        ledger.agrees_with(position)
        if before.phase == "draw":
            discovered_at_its_edge(before, position)
        hold(position)
