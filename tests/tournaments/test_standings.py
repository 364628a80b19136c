"""Standings: points first, then each tie-break in order, and a shared rank if all are equal."""

import itertools
import random
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tournaments.test_pairing import chances, run
from tongiaki.tournaments import TIE_BREAKS, Kind, Meeting, standings


def won(winner: int, loser: int) -> Meeting:
    return Meeting((winner, loser), (1, 2))


def test_direct_encounters_count_once_all_have_met() -> None:
    rounds = [[won(1, 2), won(3, 4)], [won(2, 3), won(4, 1)]]
    table = {standing.entrant: standing for standing in standings("round_robin", [1, 2, 3, 4], rounds)}
    assert [standing.points for standing in table.values()] == [1, 1, 1, 1]
    assert all(standing.tie_breaks[0] is None for standing in table.values())  # 1 and 3 have not met
    rounds.append([won(3, 1), won(4, 2)])
    order = standings("round_robin", [1, 2, 3, 4], rounds)
    assert [(standing.entrant, standing.rank, standing.points, standing.by) for standing in order] == [
        (3, 1, 2, None),
        (4, 2, 2, "direct"),
        (1, 3, 1, None),
        (2, 4, 1, "direct"),
    ]


def test_buchholz_is_the_sum_of_the_opponents_points() -> None:
    rounds = [[won(1, 3), won(2, 4)], [won(1, 4), won(3, 2)]]
    table = {standing.entrant: standing for standing in standings("swiss", [1, 2, 3, 4], rounds)}
    # 1 has met 3 (one point) and 4 (none); 2 has met 4 (none) and 3 (one); 3 has met 1 (two) and 2 (one).
    assert [table[entrant].tie_breaks[0] for entrant in (1, 2, 3)] == [1, 1, 3]
    assert [standing.entrant for standing in table.values()] == [1, 3, 2, 4]
    assert table[2].by == "buchholz"
    # Sonneborn-Berger: only beaten opponents count.
    assert [table[entrant].tie_breaks[1] for entrant in (1, 2, 3, 4)] == [1, 0, 1, 0]


def test_a_bye_counts_as_a_win_against_the_entrants_own_points() -> None:
    rounds = [[won(1, 2), Meeting((3,))]]
    table = {standing.entrant: standing for standing in standings("swiss", [1, 2, 3], rounds)}
    assert (table[3].points, table[3].tie_breaks) == (1, (1, 1, None, 0))
    assert table[1].tie_breaks == (0, 0, None, 1)


def test_places_at_larger_tables_share_a_point() -> None:
    table = standings("groups", [1, 2, 3, 4], [[Meeting((4, 3, 2, 1), (1, 2, 2, 4))]])
    assert [(standing.entrant, standing.rank, standing.points) for standing in table] == [
        (4, 1, Fraction(1)),
        (2, 2, Fraction(1, 2)),
        (3, 2, Fraction(1, 2)),
        (1, 4, Fraction(0)),
    ]


def test_unfinished_games_score_nothing() -> None:
    table = standings("swiss", [1, 2, 3, 4], [[won(1, 2), Meeting((3, 4))]])
    assert [(standing.entrant, standing.points) for standing in table] == [(1, 1), (2, 0), (3, 0), (4, 0)]
    assert [standing.rank for standing in table] == [1, 2, 3, 3]  # 2 has met an entrant with a point


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(["swiss", "round_robin", "groups"]), st.integers(2, 9), st.integers(1, 4), chances)
def test_every_rank_has_its_reason(kind: Kind, number: int, rounds: int, chance: random.Random) -> None:
    past = run(kind, number, 4 if kind == "groups" else 2, rounds, chance)
    table = standings(kind, range(1, number + 1), past)
    assert sorted(standing.entrant for standing in table) == list(range(1, number + 1))
    assert sum(standing.points for standing in table) == sum(
        sum(meeting.points().values()) for meetings in past for meeting in meetings
    )
    for at, (before, after) in enumerate(itertools.pairwise(table), start=2):
        assert before.points >= after.points
        if after.rank == before.rank:
            assert (after.points, after.tie_breaks) == (before.points, before.tie_breaks)
            continue
        assert after.rank == at
        if after.by is None:
            assert before.points > after.points
        else:
            assert before.points == after.points
            place = TIE_BREAKS[kind].index(after.by)
            assert (before.tie_breaks[place] or 0) > (after.tie_breaks[place] or 0)
