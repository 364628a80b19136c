"""The coach's evaluation function, and the names by which old reviews are recognized as valid."""

import pytest

from tongiaki.coach.evaluator import evaluator_name, evaluator_names
from tongiaki.value.shipped import fingerprint


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_current_judge_is_among_the_valid_judges(players: int) -> None:
    assert {evaluator_name(players), fingerprint(players)} <= evaluator_names()
