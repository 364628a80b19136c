"""Ratings of bots from their games, in their order (OpenSkill's Plackett-Luce model, for games of any size)."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from tongiaki.arena.games import Game


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's skill: about 25 on average over all bots."""

    mu: float
    sigma: float
    """The uncertainty of `mu`."""


def ratings(bots: int, games: Iterable[Game]) -> list[Rating]:
    """Rate this number of bots. If a bot has several seats in a game, the average of their changes applies."""
    model = PlackettLuce()
    known = [model.rating() for _ in range(bots)]
    for game in games:
        after = model.rate([[known[bot]] for bot in game.bots], ranks=list(map(float, game.ranks)))
        for bot in set(game.bots):
            own = [team[0] for team, sits in zip(after, game.bots, strict=True) if sits == bot]
            known[bot] = model.rating(fmean(seat.mu for seat in own), fmean(seat.sigma for seat in own))
    return [Rating(rating.mu, rating.sigma) for rating in known]
