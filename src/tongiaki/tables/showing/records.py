"""A table's game as a record."""

from __future__ import annotations

from datetime import UTC, datetime

from tongiaki.common.problems import ProblemError
from tongiaki.record import Record
from tongiaki.tables.asking.resigning import tags_of
from tongiaki.tables.state.state import TableState


def record_of(state: TableState) -> Record:
    """Sum the game up as it stands, without the pile until it is over; raises `not_running` before the start."""
    game = state.game
    if game is None:
        raise ProblemError("not_running")
    owners = [state.owner(seat) for seat in range(len(state.seats.places))]
    return Record(
        terms=game.position.terms,
        moves=tuple(line.move for line in state.history),
        names=tuple("" if owner is None else owner.name for owner in owners),
        rules=game.rules,
        commitment=game.commitment,
        salt=game.salt if state.ended is not None else None,
        pile=tuple(game.pile) if state.ended is not None else None,
        tags={"Table": state.id, "Date": datetime.fromtimestamp(game.began, UTC).date().isoformat()} | tags_of(state),
    )
