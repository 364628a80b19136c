"""Applying entries to a table's state."""

from typing import get_args

from tongiaki.tables.state.applying import _APPLY
from tongiaki.tables.structs import entries as e


def test_every_kind_of_entry_can_be_applied() -> None:
    assert set(_APPLY) == set(get_args(e.Entry))
