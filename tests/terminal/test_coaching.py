"""The coach's output in the terminal."""

from collections.abc import Iterator
from typing import get_args

import pytest

from tongiaki.catalogue import languages, set_language
from tongiaki.coach import facts as f
from tongiaki.terminal.coaching import fact_lines

EVERY: list[f.Fact] = [
    f.Ends(),
    f.Draws(colours=3, tiles=7, lands=3, passes=3, sinks=1, ending=2),
    f.Crowns("fiji"),
    f.Resettles(),
    f.Drives("green", "tahiti"),
    f.Drives("green", "samoa"),
    f.Drives("blue", "samoa"),
    f.Brings("blue", "tahiti"),
    f.Reaches("oahu"),
    f.Leaves("fiji", ["blue", "green"]),
    f.Leaves("hawaii", []),
    f.Sinks({"red": 1, "blue": 2}),
    f.Loses(["nauru", "tubuai"]),
    f.Chain(2),
    f.Score(before={"red": 3, "blue": 5}, after={"red": 4, "blue": 5}),
]


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def test_every_fact_has_words_in_every_language(language: str) -> None:
    assert {type(fact) for fact in EVERY} == set(get_args(f.Fact))
    lines = fact_lines(EVERY)
    assert len(set(lines)) == len(EVERY), language  # two of green's losses share a line; the draw has two
    assert all(lines)


def test_facts_of_a_kind_about_the_same_player_share_a_line() -> None:
    lines = fact_lines(EVERY)
    assert "Green loses: Tahiti and Samoa" in lines
    assert "Blue loses: Samoa" in lines
    assert "Left to Blue and Green: Fiji" in lines
    assert "Given up: Hawaii" in lines
    assert lines[-1] == "Points, as things stand: Red 3 → 4"
