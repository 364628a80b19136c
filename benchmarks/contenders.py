"""The measured engines: each function runs one of them and returns its rates in units per second of CPU time.

Run as a script with a contender's name, this file prints the rates as JSON. bench.py runs the contenders in turn.
"""

import json
import random
import sys
import time
from collections.abc import Callable

Rates = dict[str, float]
PLAYERS = 4
BUDGET = 0.6
"""Seconds of CPU time for one rate."""


def rate(work: Callable[[int], int]) -> float:
    """Return units per second; `work` is called with increasing numbers and returns the number of units done."""
    work(0)  # excludes imports, caches and first-time set-up from the measurement
    units, rounds, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < BUDGET:
        rounds += 1
        units += work(rounds)
    return units / spent


def repeat(action: Callable[[], object], times: int) -> Callable[[int], int]:
    """Return work that repeats one action."""

    def work(_: int) -> int:
        for _ in range(times):
            action()
        return times

    return work


def tongiaki() -> Rates:
    """Measure the engine on the import path."""
    from tongiaki.rules import Position, Terms, perft, playout
    from tongiaki.search import PointsEvaluator, Search
    from tongiaki.value.shipped import network

    def games(number: int) -> int:
        return sum(playout(Position(Terms(PLAYERS)), number * 10 + game) for game in range(10))

    position, chance, positions = Position(Terms(PLAYERS)), random.Random(1), []
    while moves := position.legal_moves():
        positions.append(position.copy())
        position.play(chance.choice(moves))

    def lists(_: int) -> int:
        for listed in positions:
            listed.legal_moves()
        return len(positions)

    def plays(number: int) -> int:
        position, chance, plies = Position(Terms(PLAYERS)), random.Random(number), 0
        while moves := position.legal_moves():
            position.play(chance.choice(moves))
            plies += 1
        return plies

    turns, evaluator, net = (
        [candidate for candidate in positions if candidate.phase == "turn"],
        PointsEvaluator(),
        network(PLAYERS),
    )

    def searches(number: int) -> int:
        return Search(turns[number % len(turns)], evaluator).nodes

    def judgements(_: int) -> int:
        for turn in turns:
            net.evaluate(turn)
        return len(turns)

    return {
        "playouts": rate(games),
        "games from Python": rate(plays),
        "lists": rate(lists),
        "copies": rate(repeat(positions[len(positions) // 2].copy, 2000)),
        "perft": rate(lambda _: perft(Position(Terms(PLAYERS)), 4)),
        "search": rate(searches),
        "network": rate(judgements),
    }


def catanatron() -> Rates:
    """Measure catanatron, The Settlers of Catan in Python: random players in its own loop."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.models.actions import generate_playable_actions

    def new() -> Game:
        return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])

    def games(number: int) -> int:
        random.seed(number)
        game, decisions = new(), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        return decisions

    random.seed(1)
    middle = new()
    for _ in range(150):
        middle.play_tick()
    return {
        "playouts": rate(games),
        "games from Python": rate(games),
        "lists": rate(repeat(lambda: generate_playable_actions(middle.state), 100)),
        "copies": rate(repeat(middle.copy, 20)),
    }


def open_spiel() -> Rates:
    """Measure OpenSpiel's backgammon, written in C++, from Python."""
    import pyspiel

    game = pyspiel.load_game("backgammon")

    def games(number: int) -> int:
        state, chance, plies = game.new_initial_state(), random.Random(number), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            plies += 1
        return plies

    chance, middle = random.Random(1), game.new_initial_state()
    for _ in range(60):
        middle.apply_action(chance.choice(middle.legal_actions()))
    while middle.is_chance_node():
        middle.apply_action(chance.choice(middle.legal_actions()))
    return {
        "playouts": rate(games),
        "games from Python": rate(games),
        "lists": rate(repeat(middle.legal_actions, 200)),
        "copies": rate(repeat(middle.clone, 200)),
    }


def chess() -> Rates:
    """Measure python-chess, in Python."""
    from chess import Board

    def games(number: int) -> int:
        board, chance = Board(), random.Random(number)
        while len(board.move_stack) < 200 and (moves := list(board.legal_moves)):
            board.push(chance.choice(moves))
        return len(board.move_stack)

    def perft(board: Board, depth: int) -> int:
        if depth == 1:
            return int(board.legal_moves.count())
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += perft(board, depth - 1)
            board.pop()
        return total

    middle, chance = Board(), random.Random(1)
    for _ in range(40):
        middle.push(chance.choice(list(middle.legal_moves)))
    return {
        "playouts": rate(games),
        "games from Python": rate(games),
        "lists": rate(repeat(lambda: list(middle.legal_moves), 100)),
        "copies": rate(repeat(lambda: middle.copy(stack=False), 500)),
        "perft": rate(lambda _: perft(Board(), 3)),
    }


CONTENDERS: dict[str, Callable[[], Rates]] = {
    "tongiaki": tongiaki,
    "catanatron": catanatron,
    "open_spiel": open_spiel,
    "chess": chess,
}

if __name__ == "__main__":
    print(json.dumps(CONTENDERS[sys.argv[1]]()))
