"""The list of levels: their groups, and which of them are offered."""

from itertools import groupby
from pathlib import Path
from typing import get_args

import pytest

from tongiaki.bots import BOTS, LEVELS, offered_bots
from tongiaki.bots.levels import LevelGroup
from tongiaki.engine.session import Session
from tongiaki.rules import COMPILED


def test_every_group_has_levels_that_follow_each_other_from_easy_to_expert() -> None:
    assert [group for group, _ in groupby(level.group for level in LEVELS.values())] == [*get_args(LevelGroup)]
    assert list(BOTS) == list(LEVELS)


@pytest.mark.skipif(COMPILED, reason="this engine is compiled")
def test_a_level_that_needs_the_compiled_engine_is_offered_once_it_is_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TONGIAKI_ENGINE", str(tmp_path))
    assert offered_bots() == [name for name in BOTS if name != "navigator"]
    (tmp_path / "tongiaki").mkdir()
    assert offered_bots() == list(BOTS)


@pytest.mark.skipif(COMPILED, reason="this engine is compiled")
def test_the_text_protocol_says_that_a_level_needs_the_compiled_engine() -> None:
    session = Session()
    assert session.answer("new 2") == "ok"
    assert session.answer("go bot navigator seed 1") == "error syntax - the bot navigator needs the compiled engine"
