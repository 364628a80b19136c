"""Games of bots against bots, on all cores.

Every game has a seed of its own, made from the series' seed and the game's number, so that a series has the same
result however many processes play it.
"""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final

from tongiaki.bots.chance import chance
from tongiaki.bots.orphans import end_with_parent
from tongiaki.bots.playing import play
from tongiaki.bots.program import USUAL, Allowance
from tongiaki.record import Record
from tongiaki.rules import Position, Terms

_CHUNK: Final = 5
"""Games that a process plays before it reports."""


@dataclass(frozen=True, slots=True)
class Series:
    """Which games to play."""

    games: int
    terms: Terms
    bots: tuple[str, ...]
    """They take the seats in turn, and move on by one seat with every game."""
    seed: int
    recorded: bool = False
    """Whether a part's summary holds the records of its games."""
    allowance: Allowance = USUAL
    """What holds for bots that are programs."""

    def line_up(self, game: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        return tuple(self.bots[(seat + game) % len(self.bots)] for seat in range(self.terms.players))


@dataclass(slots=True)
class Tally:
    """What came of one bot's seats, or of several games' worth of them."""

    seats: int = 0
    wins: float = 0.0
    """A victory that n seats share counts 1/n for each."""
    ranks: int = 0
    """The sum of all ranks."""
    points: int = 0
    decisions: int = 0
    seconds: float = 0.0
    """Time spent choosing."""
    faults: Counter[str] = field(default_factory=Counter)
    """What a program did wrong: how often which `tongiaki.bots.process.Fault`."""

    def add(self, other: "Tally") -> None:
        """Count another tally in."""
        self.seats += other.seats
        self.wins += other.wins
        self.ranks += other.ranks
        self.points += other.points
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.faults += other.faults


@dataclass(slots=True)
class Summary:
    """What came of some games."""

    games: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    """How many games ended for which reason."""
    moves: int = 0
    """Draws included."""
    tallies: dict[str, Tally] = field(default_factory=dict)
    """By bot."""
    records: list[Record] = field(default_factory=list)
    """The games, if the series is recorded. A sum of summaries does without."""

    def add(self, other: "Summary") -> None:
        """Count other games in; their records stay where they are."""
        self.games += other.games
        self.ends += other.ends
        self.moves += other.moves
        for bot, tally in other.tallies.items():
            self.tallies.setdefault(bot, Tally()).add(tally)


def simulate(series: Series, jobs: int) -> Iterator[Summary]:
    """Play a series in `jobs` processes: summaries of its parts, in order."""
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
        played = play_game(series, game)
        summary.add(played)
        summary.records += played.records
    return summary


def play_game(series: Series, game: int) -> Summary:
    """Play one game of a series."""
    line_up = series.line_up(game)
    pile = chance(series.seed, game, "pile")
    seeded = [(name, chance(series.seed, game, seat).getrandbits(63)) for seat, name in enumerate(line_up)]
    summary = Summary(games=1, tallies={name: Tally() for name in line_up})
    position = Position(series.terms)
    played = play(position, seeded, lambda draw: pile.choice(draw.legal_moves()), series.allowance)
    summary.moves = len(played.moves)
    for name, decisions, seconds, faults in zip(line_up, played.decisions, played.seconds, played.faults, strict=True):
        tally = summary.tallies[name]
        tally.decisions += decisions
        tally.seconds += seconds
        tally.faults += faults
    if series.recorded:
        texts = tuple(position.text(move) for move in played.moves)
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
