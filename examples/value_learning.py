"""A linear value of positions, learnt by self-play alone: small, and yet it beats random play.

    python examples/value_learning.py --games 300 --test-games 100

In every game the same weights play all seats: each tries its moves on a copy and takes the one after which its own
position is worth most, or sometimes any. After the game, the value of every position chosen moves towards what the
game came to for whoever chose it. Then the weights play games for two against random moves.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from tongiaki.adapters.course import Course
from tongiaki.adapters.encoding import encode
from tongiaki.adapters.symmetries import permute_seats, turned_table
from tongiaki.arena.intervals import average
from tongiaki.rules import Terms

Array = NDArray[np.float64]
PLAYERS = 2
TERMS = Terms(PLAYERS)
ADVENTURE = 0.1
"""How often a learner tries any move."""
STEP = 0.05
"""How far a value moves towards the result, as a share of the difference."""


def best(course: Course, weights: Array) -> tuple[int, Array]:
    """Choose the move after which the position is worth most to whoever makes it: the move, and that position.

    The table is turned, so that the weights always sit on the first seat.
    """
    seat, moves = course.position.to_move, course.position.legal_moves()
    after = np.empty((len(moves), weights.size))
    for number, move in enumerate(moves):
        position = course.position.copy()
        position.play(move)
        after[number] = permute_seats(encode(position, seat), turned_table(PLAYERS, -seat))
    number = int(np.argmax(after @ weights))
    return moves[number], after[number]


def learn(weights: Array, random: np.random.Generator) -> None:
    """Play a game of self-play, and update the weights."""
    course, chosen = Course(TERMS), []
    while not course.is_over:
        if random.random() < ADVENTURE:
            course.play(int(random.choice(course.position.legal_moves())))
        else:
            seat = course.position.to_move
            move, after = best(course, weights)
            chosen.append((seat, after))
            course.play(move)
        course.draw(random.choice)
    gained = course.payoffs()
    for seat, after in chosen:
        weights += STEP * (gained[seat] - after @ weights) / (after @ after) * after


def match(weights: Array, seat: int, random: np.random.Generator) -> float:
    """Play a game against random moves: what it came to for the weights."""
    course = Course(TERMS)
    while not course.is_over:
        if course.position.to_move == seat:
            course.play(best(course, weights)[0])
        else:
            course.play(int(random.choice(course.position.legal_moves())))
        course.draw(random.choice)
    return course.payoffs()[seat]


def main() -> None:
    """Read the command line, learn, and print how it plays."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--test-games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    if options.test_games < 2:
        parser.error("an interval needs two test games")

    random = np.random.default_rng(options.seed)
    weights = np.zeros(encode(Course(TERMS).position, 0).size)
    for _ in range(options.games):
        learn(weights, random)
    payoff = average([match(weights, game % PLAYERS, random) for game in range(options.test_games)])
    print(f"{options.games} games learnt from, {options.test_games} against random moves")
    print(f"mean payoff {payoff.mean:+.2f} ({payoff.low:+.2f} to {payoff.high:+.2f})")


if __name__ == "__main__":
    main()
