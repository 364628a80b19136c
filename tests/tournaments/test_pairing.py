"""Pairing: entrants meet twice only if it is unavoidable, and seats are shared evenly."""

import math
import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tongiaki.tournaments import Kind, Meeting, count_rounds, next_round, score_places

chances = st.integers(0, 2**32).map(random.Random)


def played(round_: list[Meeting], chance: random.Random) -> list[Meeting]:
    """Return the round with random places, including ties."""
    return [
        meeting if meeting.bye else Meeting(meeting.seats, ranked([chance.randrange(4) for _ in meeting.seats]))
        for meeting in round_
    ]


def ranked(points: list[int]) -> tuple[int, ...]:
    return tuple(1 + sum(other > point for other in points) for point in points)


def run(kind: Kind, number: int, size: int, rounds: int, chance: random.Random) -> list[list[Meeting]]:
    every = list(range(1, number + 1))
    past: list[list[Meeting]] = []
    for _ in range(count_rounds(kind, number, rounds)):
        past.append(played(next_round(kind, size, every, (), past, "any"), chance))
        there = sorted(entrant for meeting in past[-1] for entrant in meeting.seats)
        assert there == every or (kind == "round_robin" and number % 2 == len(set(every) - set(there)) == 1)
    return past


def meetings(past: list[list[Meeting]]) -> Counter[frozenset[int]]:
    return Counter(
        frozenset(pair) for meetings in past for meeting in meetings for pair in combinations(meeting.seats, 2)
    )


def balance(past: list[list[Meeting]]) -> Counter[int]:
    balances = Counter[int]()
    for meeting in (meeting for meetings in past for meeting in meetings if not meeting.bye):
        balances[meeting.seats[0]] += 1
        balances[meeting.seats[1]] -= 1
    return balances


@given(st.integers(2, 17), chances)
def test_in_a_round_robin_everybody_meets_everybody_once(number: int, chance: random.Random) -> None:
    past = run("round_robin", number, 2, 0, chance)
    assert len(past) == number - 1 + number % 2
    assert meetings(past) == Counter(frozenset(pair) for pair in combinations(range(1, number + 1), 2))
    assert all(abs(difference) <= 1 for difference in balance(past).values())
    assert not any(meeting.bye for meetings in past for meeting in meetings)


@given(st.integers(4, 12), st.sets(st.integers(1, 12), max_size=3), chances)
def test_the_opponent_of_an_entrant_who_is_gone_has_a_bye(number: int, gone: set[int], chance: random.Random) -> None:
    every = list(range(1, number + 1))
    whole = run("round_robin", number, 2, 0, chance)[2]
    rest = next_round("round_robin", 2, every, gone, [[], []], "any")
    for meeting in whole:
        left = tuple(entrant for entrant in meeting.seats if entrant not in gone)
        assert (left in [other.seats for other in rest]) == bool(left)


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 14), chances)
def test_in_a_swiss_tournament_no_pair_meets_twice(number: int, chance: random.Random) -> None:
    past = run("swiss", number, 2, max(1, math.ceil(math.log2(number))), chance)
    assert max(meetings(past).values()) == 1
    byes = Counter(meeting.seats[0] for meetings in past for meeting in meetings if meeting.bye)
    assert byes.total() == (len(past) if number % 2 else 0)
    assert all(count == 1 for count in byes.values())
    for done in range(1, len(past) + 1):
        assert all(abs(difference) <= 3 for difference in balance(past[:done]).values())


@settings(deadline=None, max_examples=30)
@given(st.integers(4, 12), chances)
def test_even_a_swiss_tournament_of_all_rounds_keeps_the_seats_in_balance(number: int, chance: random.Random) -> None:
    past = run("swiss", number, 2, 99, chance)
    assert len(past) == number - 1 + number % 2
    assert all(abs(difference) <= 3 for difference in balance(past).values())


@settings(deadline=None, max_examples=60)
@given(st.integers(2, 20), chances)
def test_the_first_rounds_of_a_swiss_tournament_are_in_balance_within_one_game(
    number: int, chance: random.Random
) -> None:
    past = run("swiss", number, 2, 2, chance)
    assert all(abs(difference) <= 1 for difference in balance(past[:1]).values())
    assert all(abs(difference) <= 2 for difference in balance(past).values())


@settings(deadline=None, max_examples=60)
@given(st.integers(3, 10), chances)
def test_entrants_with_similar_points_meet(half: int, chance: random.Random) -> None:
    """After the first round, as many winners as possible meet winners."""
    every = list(range(1, 2 * half + 1))
    first = [
        Meeting(meeting.seats, chance.choice([(1, 2), (2, 1)]))
        for meeting in next_round("swiss", 2, every, (), [], "any")
    ]
    won = {meeting.seats[meeting.places.index(1)] for meeting in first if meeting.places}
    second = next_round("swiss", 2, every, (), [first], "any")
    assert sum(len(won.intersection(meeting.seats)) == 1 for meeting in second) == half % 2


def test_the_first_round_pairs_the_upper_half_with_the_lower_one() -> None:
    pairs = {frozenset(meeting.seats) for meeting in next_round("swiss", 2, range(1, 9), (), [], "any")}
    assert pairs == {frozenset((entrant, entrant + 4)) for entrant in range(1, 5)}


@settings(deadline=None, max_examples=40)
@given(st.integers(5, 11), chances, st.data())
def test_withdrawn_entrants_are_not_paired(number: int, chance: random.Random, data: st.DataObject) -> None:
    every = list(range(1, number + 1))
    past = [played(next_round("swiss", 2, every, (), [], "any"), chance)]
    gone = data.draw(st.sets(st.sampled_from(every), max_size=number - 2))
    second = next_round("swiss", 2, every, gone, past, "any")
    assert sorted(entrant for meeting in second for entrant in meeting.seats) == sorted(set(every) - gone)


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 24), st.integers(3, 6), st.integers(1, 6), chances)
def test_group_sizes_differ_by_at_most_1_and_seats_rotate(
    number: int, size: int, rounds: int, chance: random.Random
) -> None:
    past = run("groups", number, size, rounds, chance)
    for meetings in past:
        sizes = [len(meeting.seats) for meeting in meetings]
        assert max(sizes) <= size
        assert max(sizes) - min(sizes) <= 1
        assert len(sizes) == -(-number // size)
    if number % size == 0:  # all tables have the same size: no entrant has a seat much more often than the others
        sat = Counter(
            (entrant, seat) for meetings in past for meeting in meetings for seat, entrant in enumerate(meeting.seats)
        )
        assert max(sat.values()) <= -(-rounds // size) + 1


@settings(deadline=None, max_examples=20)
@given(chances)
def test_sixteen_at_tables_of_four_rarely_meet_twice_in_three_rounds(chance: random.Random) -> None:
    past = run("groups", 16, 4, 3, chance)
    assert sum(count - 1 for count in meetings(past).values()) <= 4


@given(st.lists(st.integers(0, 5), min_size=2, max_size=6))
def test_a_game_is_worth_the_same_whatever_its_places(points: list[int]) -> None:
    points_of_places = score_places(ranked(points))
    assert sum(points_of_places) == Fraction(len(points), 2)
    assert all(0 <= score <= 1 for score in points_of_places)
    best, last = max(range(len(points)), key=points.__getitem__), min(range(len(points)), key=points.__getitem__)
    assert points_of_places[best] == max(points_of_places)
    assert points_of_places[last] == min(points_of_places)


def test_the_same_question_has_the_same_answer() -> None:
    rounds = [next_round("groups", 4, range(1, 20), (), [], "this one") for _ in range(2)]
    assert rounds[0] == rounds[1] != next_round("groups", 4, range(1, 20), (), [], "another one")
