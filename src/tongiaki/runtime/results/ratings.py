"""Ratings of persons, computed from the results of their games; `docs/play/ratings.md` explains them."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from tongiaki.store import Rating

BASE = 1000
"""The displayed rating of a player without games."""
SCALE = 40
"""Number of displayed rating points per point of skill."""
DOUBT = 3
"""Multiple of the uncertainty that is subtracted from the skill, for a nearly certain lower bound."""

_model = PlackettLuce()


def shown_rating(mu: float, sigma: float) -> int:
    """Return the displayed rating for a skill and its uncertainty: an integer of at least 0."""
    return max(0, round(BASE + SCALE * (mu - DOUBT * sigma)))


def rate(before: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """Return the players' ratings after a game, in the same order. Rank 1 is the best, and equal ranks are a tie."""
    teams = [[_model.rating() if one is None else _model.rating(one.mu, one.sigma)] for one in before]
    after = [team[0] for team in _model.rate(teams, ranks=list(map(float, ranks)))]
    return [Rating(one.mu, one.sigma, shown_rating(one.mu, one.sigma)) for one in after]
