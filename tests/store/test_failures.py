"""A database problem is logged once, not for each request that fails."""

import pytest

from tongiaki.store.engine.failures import translate_errors
from tongiaki.tables.ports import UnavailableError


def test_a_problem_is_logged_at_most_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    for problem in ("the file is gone", "the disk is full") * 20:
        with pytest.raises(UnavailableError), translate_errors():
            raise OSError(problem)
    assert len(caplog.records) == 2
