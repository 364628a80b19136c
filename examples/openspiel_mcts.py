"""OpenSpiel's Monte-Carlo tree search against the greedy bot.

    python examples/openspiel_mcts.py --games 4 --simulations 50

The search is OpenSpiel's own. It asks an evaluator what a position is worth; the one here plays random games to
their end inside the engine, which is several times faster than playing them through OpenSpiel.
"""

import argparse
import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from tongiaki.adapters.course import Course
from tongiaki.adapters.openspiel import TongiakiState
from tongiaki.bots import BOTS


class EnginePlayouts(mcts.Evaluator):
    """Random games from a state on; all moves are as likely before any was tried."""

    def __init__(self, playouts: int, seed: int) -> None:
        self.playouts = playouts
        self.random = random.Random(seed)

    def evaluate(self, state: TongiakiState) -> list[float]:
        """Average what the random games came to, for every seat."""
        totals = np.zeros(state.num_players())
        for _ in range(self.playouts):
            totals += self._playout(state.course.copy())
        return list(totals / self.playouts)

    def _playout(self, course: Course) -> list[float]:
        while not course.is_over:
            course.play(self.random.choice(course.position.legal_moves()))
        return course.payoffs()

    def prior(self, state: TongiakiState) -> list[tuple[int, float]]:
        """Every action with its probability."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play(game: pyspiel.Game, searcher: mcts.MCTSBot, seat: int, seed: int) -> list[float]:
    """Play a game with the search on one seat and the greedy bot on the others; what it came to, by seat."""
    chance = np.random.default_rng(seed)
    greedy = BOTS["greedy"](seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice(state.legal_actions())))
        elif state.current_player() == seat:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(greedy.choose(state.course.position))
    return list(state.returns())


def main() -> None:
    """Read the command line, play, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--stall", type=int, default=20, help="rounds without a draw that end a game")
    parser.add_argument("--simulations", type=int, default=50, help="for every decision of the search")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()

    game = pyspiel.load_game("tongiaki", {"players": options.players, "stall": options.stall})
    searcher = mcts.MCTSBot(
        game,
        uct_c=1.0,
        max_simulations=options.simulations,
        evaluator=EnginePlayouts(1, options.seed),
        random_state=np.random.RandomState(options.seed),
    )
    total = 0.0
    for number in range(options.games):
        seat = number % options.players
        payoff = play(game, searcher, seat, options.seed + number)[seat]
        total += payoff
        print(f"game {number + 1}: search on seat {seat}, payoff {payoff:+.2f}", flush=True)
    print(f"search with {options.simulations} simulations against greedy: mean payoff {total / options.games:+.2f}")


if __name__ == "__main__":
    main()
