"""Measure what the coach promises: that its mistakes cost what it says, how small the rest is, and how long it takes.

Bots play games of 2 to 6 players, and the coach reviews them. Each mistake is tried again with other orders of the
tiles. The rest of each player's split is averaged over all games. The last lines are the promises of
docs/play/coach.md, with what was measured. The exit status is 1 if a promise is broken.

Usage: python3 dev.py bench coach [--seed 1] [--mistakes 100] [--pairs 100] [--games 50]
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from tongiaki.bots import BOTS
from tongiaki.bots.seeds import seeded_random
from tongiaki.coach.comparison import Comparison, compare
from tongiaki.coach.evaluator import CoachEvaluator, coach_evaluator
from tongiaki.coach.moments import Moment
from tongiaki.coach.review import Effort, Review, review
from tongiaki.record import Record
from tongiaki.rules import CHANCE, OVER, Position, Terms

PLAYERS = (2, 3, 2, 4, 2, 5, 3, 6)
"""Numbers of players of successive games, which repeat in this order."""
LEVELS = ("captain", "helmsman", "greedy", "paddler", "captain", "fisher", "helmsman")
"""Levels of the seats. Each game begins at another place of this circle."""
STALL = 20
MIN_POSITIVE, MIN_KEPT, MAX_REST, MAX_SECONDS = 0.9, 0.8, 0.15, 15.0


@dataclass
class Trial:
    """A mistake that was tried again: what the coach said, and what was found."""

    said: Comparison
    found: Comparison


@dataclass
class Measurement:
    """The results so far."""

    trials: list[Trial] = field(default_factory=list)
    rests: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    reasons: list[int] = field(default_factory=list)

    @property
    def positive(self) -> float:
        """The share of mistakes whose better line was better again."""
        return sum(trial.found.gain > 0 for trial in self.trials) / max(1, len(self.trials))

    @property
    def kept(self) -> float:
        """The share of the said cost that was found again."""
        said = sum(trial.said.gain for trial in self.trials)
        return sum(trial.found.gain for trial in self.trials) / said if said else 1.0

    @property
    def rest(self) -> float:
        """The mean absolute rest of all players, as a share of a victory."""
        return sum(map(abs, self.rests)) / max(1, len(self.rests))


def play(seed: int, number: int, levels: tuple[str, ...] = LEVELS) -> Record:
    """Play a game that depends only on the seed and its number. The setup is random."""
    players = PLAYERS[number % len(PLAYERS)]
    draws, position = seeded_random(seed, "coach", number), Position(Terms(players, STALL))
    seats = [levels[(number + seat) % len(levels)] for seat in range(players)]
    bots = [BOTS[level](draws.randrange(1 << 30)) for level in seats]
    moves: list[str] = []
    while position.to_move != OVER:
        if position.to_move == CHANCE or position.phase == "setup":
            move = draws.choice(position.legal_moves())
        else:
            move = bots[position.to_move].choose(position)
        moves.append(position.text(move))
        position.play(move)
    return Record(position.terms, tuple(moves))


def reviewed(record: Record, evaluator: CoachEvaluator, effort: Effort) -> Review:
    """Return the review of a game."""
    steps = review(record, evaluator, effort)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            result: Review = done.value
            return result


def try_again(record: Record, mistake: Moment, evaluator: CoachEvaluator, pairs: int, seed: str) -> Comparison:
    """Compare both lines of a mistake with other orders of the tiles."""
    start = record.after(mistake.first)
    better, played = start.copy(), start.copy()
    for end, line in ((better, mistake.other), (played, mistake.played)):
        for text in line:
            end.play(end.parse(text))
    return compare(better, played, start.turn, evaluator, pairs, seed)


def measure(seed: int, mistakes: int, games: int, pairs: int, effort: Effort) -> Iterator[Measurement]:
    """Review games until enough mistakes were tried and enough games reviewed. Yield the results after each game."""
    measurement, number = Measurement(), 0
    while len(measurement.trials) < mistakes or number < games:
        record = play(seed, number)
        evaluator = coach_evaluator(record.terms.players)
        begin = time.process_time()
        result = reviewed(record, evaluator, effort)
        measurement.seconds.append(time.process_time() - begin)
        measurement.rests += [player.rest for player in result.players]
        for mistake in result.mistakes[: mistakes - len(measurement.trials)]:
            found = try_again(record, mistake, evaluator, pairs, f"again:{seed}:{number}:{mistake.first}")
            measurement.trials.append(Trial(mistake.trial, found))
            measurement.reasons.append(len(mistake.reasons))
        number += 1
        yield measurement


def broken_promises(measurement: Measurement) -> list[str]:
    """Return the promises that the measurement breaks, except the time of a review."""
    promises = [
        (measurement.positive >= MIN_POSITIVE, f"{MIN_POSITIVE:.0%} of the mistakes cost something again"),
        (measurement.kept >= MIN_KEPT, f"mistakes cost {MIN_KEPT:.0%} of what was said"),
        (measurement.rest <= MAX_REST, f"the rest is at most {MAX_REST}"),
        (0 not in measurement.reasons, "every mistake has a reason"),
    ]
    return [promise for kept, promise in promises if not kept]


def main() -> None:
    """Measure, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--mistakes", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=100, help="for each mistake")
    parser.add_argument("--games", type=int, default=50, help="minimum number of reviewed games")
    options = parser.parse_args()
    measurement = Measurement()
    for games, measurement in enumerate(
        measure(options.seed, options.mistakes, options.games, options.pairs, Effort()), start=1
    ):
        print(
            f"game {games}: {len(measurement.trials)} mistakes, {measurement.positive:.0%} positive, "
            f"{measurement.kept:.0%} kept, rest {measurement.rest:.3f}, {measurement.seconds[-1]:.1f} s",
            flush=True,
        )
    said = sum(trial.said.gain for trial in measurement.trials) / max(1, len(measurement.trials))
    print(f"Mistakes: {len(measurement.trials)}, said {said:.3f}, found {said * measurement.kept:.3f}.")
    print(f"Positive: {measurement.positive:.0%} (promised {MIN_POSITIVE:.0%}).")
    print(f"Found of what was said: {measurement.kept:.0%} (promised {MIN_KEPT:.0%}).")
    print(
        f"Mean rest: {measurement.rest:.3f} of a victory over {len(measurement.seconds)} games (promised {MAX_REST})."
    )
    mean = sum(measurement.seconds) / len(measurement.seconds)
    print(f"Review: {mean:.1f} s of one core, at most {max(measurement.seconds):.1f} s (promised {MAX_SECONDS:.0f} s).")
    broken = broken_promises(measurement)
    if max(measurement.seconds) > MAX_SECONDS:
        broken.append(f"a review takes at most {MAX_SECONDS:.0f} s")
    if broken:
        sys.exit("Broken: " + "; ".join(broken))


if __name__ == "__main__":
    main()
