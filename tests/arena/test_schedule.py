"""Every bot plays every pile from every seat."""

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from tongiaki.arena.games import play_round
from tongiaki.arena.schedule import Tournament, rounds, shuffle_pile
from tongiaki.bots.program import Allowance
from tongiaki.rules import Terms

BOTS = ("greedy", "random", "exec:a", "exec:b", "exec:c")


def line_ups(tournament: Tournament) -> list[tuple[int, tuple[int, ...]]]:
    return [
        (round_.pile, round_.line_up(game)) for round_ in rounds(tournament) for game in range(tournament.terms.players)
    ]


@pytest.mark.parametrize("bots", [2, 3, 5])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_each_bot_has_each_seat_equally_often_on_each_pile(bots: int, players: int) -> None:
    tournament = Tournament(BOTS[:bots], Terms(players), piles=3, seed=1)
    games = line_ups(tournament)
    assert len(games) == tournament.games == tournament.rounds * players
    seated = Counter((pile, seat, bot) for pile, line_up in games for seat, bot in enumerate(line_up))
    assert len(seated) == 3 * players * bots
    assert len(set(seated.values())) == 1


def test_every_pair_of_bots_meets_equally_often() -> None:
    games = line_ups(Tournament(BOTS, Terms(3), piles=2, seed=1))
    met = Counter(frozenset((bot, rival)) for _, bots in games for bot in bots for rival in bots if bot < rival)
    assert len(met) == 10
    assert len(set(met.values())) == 1


def test_adjacent_bots_change_from_pile_to_pile() -> None:
    tournament = Tournament(BOTS[:3], Terms(3), piles=20, seed=1)
    cycles = {
        round_.order[round_.order.index(0) :] + round_.order[: round_.order.index(0)] for round_ in rounds(tournament)
    }
    assert len(cycles) == 2


def test_a_pile_depends_on_the_seed_and_its_number_alone() -> None:
    tournament = Tournament(BOTS[:2], Terms(2), piles=2, seed=1)
    assert shuffle_pile(tournament, 0) == shuffle_pile(Tournament(BOTS, Terms(4), piles=9, seed=1), 0)
    assert (
        len(
            {
                tuple(shuffle_pile(schedule, pile))
                for schedule in (tournament, Tournament(BOTS[:2], Terms(2), 2, 2))
                for pile in (0, 1)
            }
        )
        == 4
    )
    assert sorted(shuffle_pile(tournament, 0)) == sorted(shuffle_pile(tournament, 1))


def test_tiles_come_in_the_order_of_the_pile_for_all_seatings(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    listener = f"exec:{sys.executable} {Path(__file__).parent / 'recording_bot.py'} {log}"
    tournament = Tournament(("random", listener), Terms(2), piles=1, seed=4, allowance=Allowance(30, start=60))
    (round_,) = rounds(tournament)
    games = play_round(tournament, round_, lambda: False).games
    assert [dict(fault) for game in games for fault in game.faults] == [{}] * 4
    draws = [re.findall("draw ([a-z0-9_]+)", game) for game in log.read_text().split("new ")[1:]]
    assert len(draws) == 2
    for tiles in draws:
        assert len(tiles) > 10
        assert tiles == shuffle_pile(tournament, 0)[: len(tiles)]
