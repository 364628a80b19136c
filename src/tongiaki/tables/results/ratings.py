"""Ratings of persons from the results of their games; `docs/ratings.md` explains them."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

from tongiaki.store import Rating

BASE = 1000
"""What is shown for somebody of whom nothing is known yet."""
SCALE = 40
"""Shown points for one point of skill."""
DOUBT = 3
"""How many times the uncertainty is taken off the skill: it is at least so much, almost certainly."""

_model = PlackettLuce()


def shown_rating(mu: float, sigma: float) -> int:
    """Give the whole number, 0 or more, that is shown for a skill and its uncertainty."""
    return max(0, round(BASE + SCALE * (mu - DOUBT * sigma)))


def rate(before: Sequence[Rating | None], ranks: Sequence[int]) -> list[Rating]:
    """Give the ratings after a game, in the players' order; rank 1 is the best, equal ranks are a tie."""
    teams = [[_model.rating() if one is None else _model.rating(one.mu, one.sigma)] for one in before]
    after = [team[0] for team in _model.rate(teams, ranks=list(map(float, ranks)))]
    return [Rating(one.mu, one.sigma, shown_rating(one.mu, one.sigma)) for one in after]
