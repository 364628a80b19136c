"""HTTP bodies of game reviews."""

from __future__ import annotations

from tongiaki.protocol.base import HttpBody
from tongiaki.tables.views.reviews import GameReview


class Reviewing(HttpBody):
    """POST /api/tables/{id}/review and /api/records/review: the review, or null with its progress.

    `ahead` is the number of games in the queue before it. `share` is the completed part of its own review, from 0 to 1.
    """

    ahead: int
    share: float
    review: GameReview | None = None
