"""The games of a tournament.

The piles are shuffled once. On every pile each group of bots plays once for each seat. All bots move on by one seat,
and the pile and each bot's random numbers stay the same, so that the luck of the draw cancels. These games are a
`Round`, the unit of work for a process.
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
    """The setting of a tournament. It determines all results, except those of programs."""

    bots: tuple[str, ...]
    """At least two, all different."""
    terms: Terms
    piles: int
    seed: int
    allowance: Allowance = DEFAULT_ALLOWANCE

    @property
    def rounds(self) -> int:
        """Return the number of rounds."""
        return self.piles * len(self.groups())

    @property
    def games(self) -> int:
        """Return the number of games."""
        return self.rounds * self.terms.players

    def groups(self) -> list[tuple[int, ...]]:
        """Return each group of bots that play together, as numbers of bots.

        With at least as many bots as seats, these are all choices of as many bots as seats. With fewer, every bot
        plays in each group, and the seats left over are taken by every choice of them.
        """
        bots = range(len(self.bots))
        players = self.terms.players
        left = players - len(self.bots)
        if left <= 0:
            return list(combinations(bots, players))
        return [(*bots, *more) for more in combinations_with_replacement(bots, left)]


@dataclass(frozen=True, slots=True)
class Round:
    """A group of bots on one pile: as many games as there are seats."""

    pile: int
    """Its number, from 0."""
    group: int
    order: tuple[int, ...]
    """The numbers of the bots by seat, in the first of the games."""

    def line_up(self, game: int) -> tuple[int, ...]:
        """Return the bots by seat in a game of the round, by the number of the game from 0."""
        return self.order[game:] + self.order[:game]


def rounds(tournament: Tournament) -> Iterator[Round]:
    """List all rounds, those of the first pile first."""
    groups = tournament.groups()
    for pile in range(tournament.piles):
        for number, group in enumerate(groups):
            order = seeded_random(tournament.seed, pile, number, "order").sample(group, len(group))
            yield Round(pile, number, tuple(order))


def pile_of(tournament: Tournament, pile: int) -> list[str]:
    """Shuffle a pile: the ids of its tiles, top first."""
    tiles = [name for number, name in enumerate(TILE_ID) if number != TONGA]
    seeded_random(tournament.seed, pile, "pile").shuffle(tiles)
    return tiles
