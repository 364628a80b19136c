"""Ratings of bots from a sequence of games, by OpenSkill's Plackett-Luce model."""

from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

from tongiaki.arena.games import Game


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's skill. The average over all bots is about 25."""

    mu: float
    sigma: float
    """The uncertainty of `mu`."""


def ratings(bots: int, games: Iterable[Game]) -> list[Rating]:
    """Rates several bots. A bot with several seats in a game gets the average of the new ratings of its seats."""
    model = PlackettLuce()
    current = [model.rating() for _ in range(bots)]
    for game in games:
        after = model.rate([[current[bot]] for bot in game.bots], ranks=list(map(float, game.ranks)))
        for bot in set(game.bots):
            seats_of_bot = [team[0] for team, seat_bot in zip(after, game.bots, strict=True) if seat_bot == bot]
            current[bot] = model.rating(
                fmean(seat.mu for seat in seats_of_bot), fmean(seat.sigma for seat in seats_of_bot)
            )
    return [Rating(rating.mu, rating.sigma) for rating in current]
