"""Check that rejects requests for advice on a running game that counts.

A game counts if it is rated or part of an event. The check applies only if the record or the request names the table.
"""

from __future__ import annotations

import re

import msgspec

from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.store import Ledger
from tongiaki.tables.runtime.summary import LobbyCard

_TABLE = re.compile(r'\[Table "([^"\\]+)"\]')


def table_in(record: str) -> str | None:
    """Return the id of the table that a record was exported from, or None if the record does not name it."""
    found = _TABLE.search(record)
    return None if found is None else found[1]


async def require_advice(ledger: Ledger, table_id: str | None) -> None:
    """Reject advice on a running game that counts; raises `no_analysis`, UnavailableError."""
    card = None if table_id is None or not is_id(table_id) else await ledger.find_card(table_id)
    if card is not None and card.status == "running":
        shown = msgspec.json.decode(card.card, type=LobbyCard)
        if shown.options.rated or shown.occasion is not None:
            raise ProblemError("no_analysis")
