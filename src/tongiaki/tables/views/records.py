"""Conversion of a table's game to a record, and reading of records that clients send."""

from __future__ import annotations

from datetime import UTC, datetime

from tongiaki.common.problems import Facts, ProblemError
from tongiaki.record import Record, RecordError, read, write
from tongiaki.record.forms import Form, form_in, load
from tongiaki.rules import OVER
from tongiaki.tables.decisions.early_endings import early_end_reason, record_tags
from tongiaki.tables.state.sealing import is_open
from tongiaki.tables.state.state import TableState
from tongiaki.tables.views.replays import Replay, replay_of

REVIEWED = 2000
"""Maximum number of moves in a game that can be reviewed."""


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


def read_record(text: str) -> Record:
    """Read a text or JSON file that must contain exactly one record, in strict mode; raises `bad_record`."""
    try:
        return _one(text)
    except RecordError as error:
        facts: Facts = {"line": error.line, "column": error.column, "error": error.code, **error.facts}
        if error.refusal is not None:
            facts |= {"refusal": error.refusal.code, "clause": error.refusal.clause, **error.refusal.facts}
        raise ProblemError("bad_record", **facts) from error


def _one(text: str) -> Record:
    if form_in(text) is Form.TEXT:
        return read(text)
    first, *others = load(text, Form.JSON)
    if isinstance(first, RecordError):
        raise first
    if others:
        raise RecordError(2, 1, "several", {})
    return first


def replay_of_text(text: str) -> Replay:
    """Read a record and return its replay; raises `bad_record`.

    The replay of a record in JSON also contains the record as text.
    """
    record = read_record(text)
    replay = replay_of(record)
    if form_in(text) is not Form.TEXT:
        replay.record = write(record)
    return replay


def require_reviewable(record: Record) -> Record:
    """Return the record of a finished game; raises `not_over`, or `too_large` if it has too many moves."""
    if len(record.moves) > REVIEWED:
        raise ProblemError("too_large", limit=REVIEWED)
    if early_end_reason(record) is None and record.end().to_move != OVER:
        raise ProblemError("not_over")
    return record
