"""Who judges for the coach, and by which names old reviews are known to be of use."""

import pytest

from tongiaki.coach.judging import judge_name, judge_names
from tongiaki.value.shipped import fingerprint


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_judges_now_is_among_those_that_the_coach_goes_by(players: int) -> None:
    assert {judge_name(players), fingerprint(players)} <= judge_names()
