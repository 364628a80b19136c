"""Series of games between bots, on all processor cores.

The seed of a game depends only on the seed of the series and the number of the game. The results are therefore the same
for any number of processes.
"""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from tongiaki.bots.playing import play
from tongiaki.bots.program import DEFAULT_ALLOWANCE, Allowance
from tongiaki.bots.seeds import seeded_random
from tongiaki.common.parent_watch import end_with_parent
from tongiaki.record import Record
from tongiaki.rules import Position, Terms

_CHUNK: Final = 5
"""Number of games that a process plays before it reports their results."""


@dataclass(frozen=True, slots=True)
class Series:
    """The settings of a series of games."""

    games: int
    terms: Terms
    bots: tuple[str, ...]
    """The bots take the seats in this order. The order shifts by one seat after each game."""
    seed: int
    recorded: bool = False
    """Whether the summary of each part of the series contains the records of its games."""
    allowance: Allowance = DEFAULT_ALLOWANCE
    """The resource limits for bots that are programs."""

    def line_up(self, game: int) -> tuple[str, ...]:
        """Return the names of the bots in a game, by seat."""
        return tuple(self.bots[(seat + game) % len(self.bots)] for seat in range(self.terms.players))


@dataclass(slots=True)
class Tally:
    """The results of one bot in one or more games, summed over its seats."""

    seats: int = 0
    wins: float = 0.0
    """Number of victories. A victory shared by n seats counts 1/n for each."""
    ranks: int = 0
    """The sum of all ranks."""
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time that the bot spent choosing moves, in seconds."""
    faults: Counter[str] = field(default_factory=Counter)
    """Number of faults of a bot that is a program, by `tongiaki.bots.process.Fault`."""

    def add(self, other: "Tally") -> None:
        """Add another tally."""
        self.seats += other.seats
        self.wins += other.wins
        self.ranks += other.ranks
        self.points += other.points
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.faults += other.faults


@dataclass(slots=True)
class Summary:
    """The results of one or more games."""

    games: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    """Number of games by the reason why they ended."""
    moves: int = 0
    """Number of moves, including draws of tiles."""
    tallies: dict[str, Tally] = field(default_factory=dict)
    """The results by bot."""
    records: list[Record] = field(default_factory=list)
    """The records of the games, if the series is recorded. When summaries are added, records are not."""

    def add(self, other: "Summary") -> None:
        """Add the results of other games, without their records."""
        self.games += other.games
        self.ends += other.ends
        self.moves += other.moves
        for bot, tally in other.tallies.items():
            self.tallies.setdefault(bot, Tally()).add(tally)


def simulate(series: Series, jobs: int) -> Iterator[Summary]:
    """Play a series in `jobs` processes, and yield the summary of each part of the series in order."""
    chunks = [range(first, min(first + _CHUNK, series.games)) for first in range(0, series.games, _CHUNK)]
    if jobs == 1:
        for chunk in chunks:
            yield _play_chunk(series, chunk)
        return
    workers = min(jobs, len(chunks))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
        try:
            yield from pool.map(_play_chunk, [series] * len(chunks), chunks)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play_chunk(series: Series, games: range) -> Summary:
    summary = Summary()
    for game in games:
        game_result = play_game(series, game)
        summary.add(game_result)
        summary.records += game_result.records
    return summary


def play_game(series: Series, game: int) -> Summary:
    """Play one game of a series."""
    line_up = series.line_up(game)
    pile = seeded_random(series.seed, game, "pile")
    line_up_with_seeds = [
        (name, seeded_random(series.seed, game, seat).getrandbits(63)) for seat, name in enumerate(line_up)
    ]
    summary = Summary(games=1, tallies={name: Tally() for name in line_up})
    position = Position(series.terms)
    game_result = play(position, line_up_with_seeds, lambda draw: pile.choice(draw.legal_moves()), series.allowance)
    summary.moves = len(game_result.moves)
    for name, decisions, seconds, faults in zip(
        line_up, game_result.decisions, game_result.seconds, game_result.faults, strict=True
    ):
        tally = summary.tallies[name]
        tally.decisions += decisions
        tally.seconds += seconds
        tally.faults += faults
    if series.recorded:
        texts = tuple(position.text(move) for move in game_result.moves)
        summary.records.append(Record(position.terms, texts, names=line_up))
    _count_result(summary, line_up, position)
    return summary


def _count_result(summary: Summary, line_up: tuple[str, ...], position: Position) -> None:
    standings = position.standings()
    winners = sum(standing.rank == 1 for standing in standings)
    for standing in standings:
        tally = summary.tallies[line_up[standing.seat]]
        tally.seats += 1
        tally.wins += (standing.rank == 1) / winners
        tally.ranks += standing.rank
        tally.points += standing.points
    summary.ends[position.end_reason or ""] += 1
