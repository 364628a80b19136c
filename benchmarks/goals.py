"""Measures how often the strongest search wins within a time limit, and compares it with the goals.

    .venv/bin/python benchmarks/goals.py --piles 100 --jobs 1

Every pile is played once from each seat. Time limits are CPU time, so that other load on the machine changes little. A
limit applies to each decision: all moves of a player up to a draw or the next player's turn. OpenSpiel's Monte Carlo
tree search uses our adapter (the extra named research) and has ten times as much time for each single move.

The figures of docs/bots/levels.md are from this command, with the compiled engine. `longest` is the time of the longest
decision.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, replace
from multiprocessing import get_context
from statistics import fmean

from tongiaki.arena.intervals import share
from tongiaki.arena.schedule import Tournament, shuffle_pile
from tongiaki.bots import BOTS, Bot
from tongiaki.bots.searching import SearchBot, Skill
from tongiaki.bots.seeds import seeded_random
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search.search import STAGES
from tongiaki.value.shipped import bot_network

MCTS = "mcts"
TIMES = 10
"""Factor by which the tree search has more time."""
FIRST = 10
"""Number of simulations for its first move."""


@dataclass(frozen=True)
class Goal:
    """A goal: the percentage of victories, with a time limit in seconds, against rivals on all other seats."""

    players: int
    rival: str
    """A level, or MCTS."""
    seconds: float
    percentage: float

    def __str__(self) -> str:
        return f"{self.players} {self.rival} {self.seconds:g}"


GOALS = (
    Goal(2, "greedy", 0.1, 95),
    Goal(2, "greedy", 1, 97),
    Goal(2, "helmsman", 1, 88),
    Goal(3, "greedy", 1, 78),
    Goal(4, "greedy", 1, 72),
    Goal(6, "greedy", 1, 42),
    Goal(2, MCTS, 0.02, 95),
)


@dataclass(frozen=True)
class Game:
    """The result of a game."""

    won: float
    """Share of the victory."""
    stalled: bool
    """Whether the game was won and stalled, that is, ended because of too many turns without a discovery."""
    longest: float
    """CPU seconds of the longest decision."""


class TreeSearch:
    """OpenSpiel's MCTS with random playouts. The speed of each move determines the simulations of the next one."""

    def __init__(self, seed: int, seconds: float) -> None:
        """Create the search with a seed and a limit of CPU seconds per move."""
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import mcts

        import tongiaki.adapters.openspiel  # noqa: F401 - registers the game

        self._game = pyspiel.load_game("tongiaki(players=2)")
        chance = np.random.RandomState(seed % (1 << 32))
        playouts = mcts.RandomRolloutEvaluator(1, chance)
        self._bot = mcts.MCTSBot(self._game, 2.0, FIRST, playouts, solve=False, random_state=chance)
        self._seconds = seconds

    def choose(self, position: Position) -> int:
        """Choose a move. A forced move takes no time."""
        moves = position.legal_moves()
        if len(moves) == 1:
            return moves[0]
        state = self._game.new_initial_state()
        state.course.position = position.copy()
        start = time.process_time()
        move = int(self._bot.step(state))
        rate = self._bot.max_simulations / (time.process_time() - start)
        self._bot.max_simulations = max(2, round(rate * self._seconds))
        return move


def create_rival(goal: Goal, seed: int) -> Bot:
    """Create the player of the other seats."""
    return TreeSearch(seed, TIMES * goal.seconds) if goal.rival == MCTS else BOTS[goal.rival](seed)


def play(goal: Goal, seed: int, pile: int, seat: int) -> Game:
    """Play one game, with the searching bot on a seat."""
    order = {
        f"draw {tile}": place
        for place, tile in enumerate(shuffle_pile(Tournament((), Terms(goal.players), 1, seed), pile))
    }
    bots = [create_rival(goal, seeded_random(seed, pile, seat, other).getrandbits(63)) for other in range(goal.players)]
    bot_network(goal.players)  # loads the network before the measurement
    bots[seat] = SearchBot(pile, Skill(bot_network, stages=len(STAGES), seconds=goal.seconds))
    position, longest = Position(Terms(goal.players)), 0.0
    while (mover := position.to_move) != OVER:
        if mover == CHANCE:
            position.play(min(position.legal_moves(), key=lambda move: order[position.text(move)]))
            continue
        start = time.process_time()
        move = bots[mover].choose(position)
        if mover == seat:
            longest = max(longest, time.process_time() - start)
        position.play(move)
    ranks = [standing.rank for standing in position.standings()]
    won = (ranks[seat] == 1) / ranks.count(1)
    return Game(won, bool(won) and position.end_reason == "stalled", longest)


def format_row(goal: Goal, games: list[list[Game]]) -> str:
    """Format one line of the table, from the games of each pile."""
    wins = share([fmean(game.won for game in pile) for pile in games])
    all_games = [game for pile in games for game in pile]
    low, high = 100 * (wins.low or 0), 100 * (1 if wins.high is None else wins.high)
    victories = sum(game.won > 0 for game in all_games)
    stalled = sum(game.stalled for game in all_games)
    others = goal.rival if goal.rival != MCTS else f"OpenSpiel's MCTS, {TIMES * goal.seconds:g} s a move"
    result = "reached" if 100 * wins.mean >= goal.percentage else "missed"
    return (
        f"| {goal.players} | {others} | {goal.seconds:g} s | {100 * wins.mean:.1f} % | {low:.1f} to {high:.1f} % "
        f"| {len(all_games)} | {goal.percentage:g} %: {result} | {stalled} of {victories} "
        f"| {max(game.longest for game in all_games):.2f} s |"
    )


def measure(goal: Goal, piles: int, seed: int, pool: ProcessPoolExecutor | None) -> list[list[Game]]:
    """Play every pile from all seats."""
    numbers = [(goal, seed, pile, seat) for pile in range(piles) for seat in range(goal.players)]
    columns = list(zip(*numbers, strict=True))
    games: Iterator[Game] = pool.map(play, *columns) if pool else map(play, *columns)
    return [[next(games) for _ in range(goal.players)] for _ in range(piles)]


def main() -> None:
    """Measure the selected goals, and print a line for each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--piles", type=int, default=50, help="shuffled piles for each goal, played from every seat")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="games at a time")
    parser.add_argument("--goals", default="", help="only goals that begin with this: players, rival, seconds")
    parser.add_argument("--seconds", type=float, help="time limit of a decision instead of the goal's")
    options = parser.parse_args()
    print("| players | all others | a decision | wins | 95 % interval | games | goal | stalled victories | longest |")
    print("|---|---|---|---|---|---|---|---|---|")
    with ExitStack() as stack:
        pool = None
        if options.jobs > 1:
            pool = stack.enter_context(ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")))
        for goal in GOALS:
            if str(goal).startswith(options.goals):
                timed = goal if options.seconds is None else replace(goal, seconds=options.seconds)
                print(format_row(timed, measure(timed, options.piles, options.seed, pool)), flush=True)


if __name__ == "__main__":
    main()
