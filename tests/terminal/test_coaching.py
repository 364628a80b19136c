"""The coach's output in the terminal."""

from collections.abc import Iterator
from typing import get_args

import pytest

from tongiaki.catalogue import languages, set_language
from tongiaki.coach import facts as f
from tongiaki.coach import reason_kinds as r
from tongiaki.terminal.coaching import fact_lines, reason_text

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


EVERY_REASON: list[r.Reason] = [
    r.Driven("green", ["tahiti", "samoa"]),
    r.Joined("green", ["tahiti"]),
    r.Sunk("green", 1),
    r.Sunk("green", 3),
    r.Safe(["green", "blue"], ["samoa"]),
    r.Exposed("green", ["fiji"]),
    r.King("fiji"),
    r.Spreads(["fiji"]),
    r.RivalSpreads("green", ["fiji"]),
    r.Holds(["fiji"]),
    r.RivalHolds("green", ["fiji"]),
    r.Points(12, 9),
    r.RivalPoints("green", 9, 12),
    r.Growth(1, 0),
    r.Growth(4, 2),
    r.RivalGrowth("green", 1, 3),
    r.Supply(4, 2),
    r.RivalSupply("green", 2, 4),
    r.Fills(["oahu"]),
    r.Ways(["oahu"]),
    r.Discovers(tiles=9, lands=5),
    r.MayEnd(tiles=9, ending=2),
    r.Risks(tiles=9, lands=3, sinks=4),
    r.LandingOdds(tiles=9, better=5, played=3),
    r.Wins(),
    r.Closes(),
    r.Expects(24.5, 22.0),
    r.BetterResults(),
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


def test_every_reason_has_words_for_the_player_and_for_others_in_every_language(language: str) -> None:
    assert {type(reason) for reason in EVERY_REASON} == set(get_args(r.Reason))
    for viewer in ("red", None):
        texts = [reason_text(reason, "red", viewer) for reason in EVERY_REASON]
        if language != "ja":  # has no plural
            assert len(set(texts)) == len(EVERY_REASON)
        assert all(texts)


@pytest.mark.parametrize(
    ("code", "noun"), [("en", "point"), ("de", "Punkt"), ("nl", "punt"), ("fr", "point"), ("it", "punto")]
)
def test_one_point_is_singular(code: str, noun: str) -> None:
    set_language(code)
    texts = [
        reason_text(reason, "red", viewer)
        for reason in (r.Points(1, 0), r.RivalPoints("green", 1, 3))
        for viewer in ("red", None)
    ]
    set_language("en")
    assert all(f" 1 {noun} " in words for words in texts)


def test_one_and_several_rivals_fit_the_same_sentence_in_german() -> None:
    set_language("de")
    one, two = (reason_text(r.Safe(rivals, ["samoa"]), "red", "red") for rivals in (["green"], ["green", "blue"]))
    set_language("en")
    assert one == "Du wärst sicher auf Samoa; jetzt kannst du dort von Grün vertrieben werden."
    assert two == "Du wärst sicher auf Samoa; jetzt kannst du dort von Grün und Blau vertrieben werden."


def test_the_viewer_is_addressed_directly() -> None:
    reason = r.Driven("yellow", ["samoa"])
    assert reason_text(reason, "red", "red") == "Now Yellow can drive you from Samoa."
    assert reason_text(reason, "red", "blue") == "Now Yellow can drive Red from Samoa."
    growth = "could place more ships on one island: 4 instead of 2."
    assert reason_text(r.Growth(4, 2), "red", "red") == f"Next turn you {growth}"
    assert reason_text(r.Growth(4, 2), "red", "blue") == f"Next turn Red {growth}"
