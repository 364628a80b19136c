"""Conversion of a table's game to a record."""

from __future__ import annotations

from datetime import UTC, datetime

from tongiaki.common.problems import ProblemError
from tongiaki.record import Record
from tongiaki.tables.decisions.early_endings import record_tags
from tongiaki.tables.state.sealing import is_open
from tongiaki.tables.state.state import TableState


def record_of(state: TableState) -> Record:
    """Return the game's record, with the pile once it is public; raises `not_running` before the start."""
    game = state.game
    if game is None:
        raise ProblemError("not_running")
    opened = is_open(state)
    owners = [state.owner(seat) for seat in range(len(state.seats.places))]
    return Record(
        terms=game.position.terms,
        moves=tuple(line.move for line in state.history),
        names=tuple("" if owner is None else owner.name for owner in owners),
        rules=game.rules,
        commitment=game.commitment,
        salt=game.salt if opened else None,
        pile=tuple(game.pile) if opened else None,
        tags={"Table": state.id, "Date": datetime.fromtimestamp(game.began, UTC).date().isoformat()}
        | record_tags(state),
    )
