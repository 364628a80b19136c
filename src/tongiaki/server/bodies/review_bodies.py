"""What HTTP carries of reviews."""

from __future__ import annotations

from tongiaki.protocol.base import Http
from tongiaki.tables.views.reviews import GameReview


class Reviewing(Http):
    """POST /api/tables/{id}/review and /api/records/review: the review, or null and how far it is.

    So many games are reviewed before it (`ahead`); of its own, this `share` is done, 0 to 1.
    """

    ahead: int
    share: float
    review: GameReview | None = None
