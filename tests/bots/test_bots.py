"""Properties of every bot, and the strength of greedy."""

import cProfile
import random
from statistics import mean

import pytest

from tests.bots.random_games import random_positions
from tongiaki.bots import BOTS
from tongiaki.bots.greedy import landing_plan, landing_plans
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.rules.fleets import size
from tongiaki.rules.moves import LAND
from tongiaki.rules.tiles import BEACHES, BERTHS
from tongiaki.simulate import Series, Summary, play_game

CALLS = 2000
"""Maximum mean number of function calls per decision: a measure of cost that is independent of the machine's load."""


def play(series: Series) -> Summary:
    summary = Summary()
    for game in range(series.games):
        summary.add(play_game(series, game))
    return summary


def some_positions(name: str, seed: int) -> list[Position]:
    """Return positions in which a bot decides. Slow bots get only a sample."""
    every = {"random": 1, "greedy": 1, "captain": 300, "master": 900, "navigator": 900}.get(name, 90)
    return [
        position.copy() for number, position in enumerate(random_positions(games=15, seed=seed)) if number % every == 0
    ]


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_a_legal_move_and_leaves_the_position_alone(name: str) -> None:
    bot = BOTS[name](1)
    for position in some_positions(name, 4):
        before = position.key()
        assert bot.choose(position) in position.legal_moves()
        assert position.key() == before


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_repeatable_under_its_seed(name: str) -> None:
    first, second = BOTS[name](7), BOTS[name](7)
    for position in some_positions(name, 5):
        assert first.choose(position) == second.choose(position)


def test_the_random_bot_takes_every_move_equally_often() -> None:
    position = Position(Terms(2))
    bot = BOTS["random"](3)
    taken = [bot.choose(position) for _ in range(6000)]
    assert all(850 < taken.count(move) < 1150 for move in position.legal_moves())


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_greedy_beats_random_clearly(players: int) -> None:
    """One greedy player among random ones wins far more than its share of 1/players."""
    summary = play(Series(40, Terms(players), ("greedy", *["random"] * (players - 1)), seed=1))
    greedy, others = summary.tallies["greedy"], summary.tallies["random"]
    assert greedy.wins / summary.games > max(0.5, 1.5 / players)
    assert greedy.points / greedy.seats > 1.6 * others.points / others.seats


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_greedy_players_discover_until_the_game_ends(players: int) -> None:
    summary = play(Series(10, Terms(players), ("greedy",), seed=2))
    assert summary.ends["stalled"] <= 1


def test_greedy_decides_fast() -> None:
    bot = BOTS["greedy"](1)
    costs = []
    for position in random_positions(games=10, seed=6):
        calls = cProfile.Profile()
        calls.runcall(bot.choose, position)
        costs.append(sum(entry.callcount for entry in calls.getstats()))
    assert mean(costs) < CALLS


def test_a_landing_plan_lands_the_rest_of_the_fleet() -> None:
    plans = 0
    for position in random_positions(games=20, seed=8):
        plan = landing_plan(position)
        assert bool(plan) == (position.phase == "landing")
        ahead = position.copy()
        for move in plan:
            assert ahead.phase == "landing"
            assert move in ahead.legal_moves()
            ahead.play(move)
        assert ahead.phase != "landing"
        plans += bool(plan)
    assert plans > 300


def fills(position: Position, move: int) -> bool:
    """Return whether a `land` move takes the last berth of a beach."""
    beach = (move - LAND) % BEACHES
    return size(position.ships[beach]) + 1 == BERTHS[beach]


def fewest_and_most(position: Position) -> tuple[int, int]:
    """Return the minimum and maximum number of beaches that the rest of a landing can fill, by exhaustive search."""
    targets, seen, ahead = set[int](), set[tuple[str, int]](), [(position, 0)]
    while ahead:
        here, filled = ahead.pop()
        for move in here.legal_moves():
            there, so_far = here.copy(), filled + fills(here, move)
            there.play(move)
            if there.phase != "landing" or there.island != position.island:
                targets.add(so_far)
            elif (reached := (format_position(there), so_far)) not in seen:
                seen.add(reached)
                ahead.append((there, so_far))
    return min(targets), max(targets)


def test_plans_fill_different_beaches_and_as_few_and_as_many_as_possible() -> None:
    several = 0
    for position in random_positions(games=20, seed=8):
        plans = landing_plans(position)
        assert plans[:1] == ([landing_plan(position)] if position.phase == "landing" else [])
        if not plans:
            continue
        filled = []
        for plan in plans:
            ahead, full = position.copy(), set()
            for move in plan:
                assert ahead.phase == "landing"
                if fills(ahead, move):
                    full.add((move - LAND) % BEACHES)
                ahead.play(move)
            filled.append(frozenset(full))
        assert len(set(filled)) == len(plans) <= 3
        counts = [len(full) for full in filled]
        assert (min(counts), max(counts)) == fewest_and_most(position)
        several += len(plans) > 1
    assert several > 5


@pytest.mark.parametrize("name", ["fisher", "helmsman"])
def test_a_bot_that_searches_does_what_it_would_have_done_when_asked_afresh(name: str) -> None:
    """A worker may have lost the bot's earlier search, so the result must depend only on the seed and the position."""
    chance = random.Random(1)
    bot = BOTS[name](5)
    position = Position(Terms(2))
    followed = 0
    while position.to_move != OVER and followed < 40:
        if position.to_move == CHANCE:
            position.play(chance.choice(position.legal_moves()))
            continue
        move = bot.choose(position)
        assert move == BOTS[name](5).choose(position)
        followed += len(position.legal_moves()) > 1
        position.play(move)


def test_a_forced_move_is_not_thought_about() -> None:
    position = next(item for item in random_positions(games=5, seed=9) if len(item.legal_moves()) == 1)
    calls = cProfile.Profile()
    calls.runcall(BOTS["captain"](1).choose, position)
    assert sum(entry.callcount for entry in calls.getstats()) < 50
