"""The games of a tournament.

Each pile is shuffled once. On each pile, each group of bots plays one game per seat. After a game, all bots move on by
one seat. The pile and each bot's random numbers stay the same, so that luck cancels out. These games are a `Round`,
which is the unit of work for a process.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from tongiaki.bots.program import DEFAULT_ALLOWANCE, Allowance
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import Terms
from tongiaki.rules.tiles import TILE_ID, TONGA


@dataclass(frozen=True, slots=True)
class Tournament:
    """The settings of a tournament. They determine all results, except those of external programs."""

    bots: tuple[str, ...]
    """The names of the bots: at least two different ones."""
    terms: Terms
    piles: int
    seed: int
    allowance: Allowance = DEFAULT_ALLOWANCE

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return self.piles * len(self.groups())

    @property
    def games(self) -> int:
        """The number of games."""
        return self.rounds * self.terms.players

    def groups(self) -> list[tuple[int, ...]]:
        """Return each group of bots that play together, as indices of bots.

        If there are at least as many bots as seats, these are all combinations of different bots. Otherwise, each group
        contains every bot, and the remaining seats are filled with each combination of bots.
        """
        bots = range(len(self.bots))
        players = self.terms.players
        left = players - len(self.bots)
        if left <= 0:
            return list(combinations(bots, players))
        return [(*bots, *more) for more in combinations_with_replacement(bots, left)]


@dataclass(frozen=True, slots=True)
class Round:
    """A group of bots that play on one pile: one game per seat."""

    pile: int
    """The number of the pile, from 0."""
    group: int
    order: tuple[int, ...]
    """The index of the bot on each seat in the first game."""

    def line_up(self, game: int) -> tuple[int, ...]:
        """Return the bots by seat in one game of the round. Games are numbered from 0."""
        return self.order[game:] + self.order[:game]


def rounds(tournament: Tournament) -> Iterator[Round]:
    """Yield all rounds, ordered by pile."""
    groups = tournament.groups()
    for pile in range(tournament.piles):
        for number, group in enumerate(groups):
            order = seeded_random(tournament.seed, pile, number, "order").sample(group, len(group))
            yield Round(pile, number, tuple(order))


def shuffle_pile(tournament: Tournament, pile: int) -> list[str]:
    """Return the ids of the tiles of a shuffled pile, top first."""
    tiles = [name for number, name in enumerate(TILE_ID) if number != TONGA]
    seeded_random(tournament.seed, pile, "pile").shuffle(tiles)
    return tiles
