"""A stretch has exactly the ends that the rules allow, each once, with a line of moves to each."""

import random
from collections import deque
from collections.abc import Hashable

from tests.search.greedy_positions import sensible_positions
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Stretch
from tongiaki.search.points_evaluator import relative_points


def what_counts(end: Position) -> Hashable:
    """Return the fields that identify an end: all except those that matter only at migration decisions of its turn."""
    plain = end.copy()
    plain.seen.clear()
    plain.repeated = False
    return plain.key()


def is_end(position: Position, seat: int) -> bool:
    return position.to_move in (CHANCE, OVER) or position.phase == "turn" or position.turn != seat


def all_ends(start: Position, limit: int) -> set[Hashable] | None:
    """Return the ends found by trying all moves of all positions, or None if they exceed the limit."""
    ends: set[Hashable] = set()
    known = {start.key()}
    to_do = [start]
    while to_do:
        position = to_do.pop()
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            if is_end(after, start.turn):
                ends.add(what_counts(after))
            elif after.key() not in known:
                known.add(after.key())
                to_do.append(after)
        if len(known) > limit:
            return None
    return ends


def by_every_line(start: Position, seat: int) -> set[Hashable]:
    """Return the ends found by playing every line of moves to its end."""
    keys: set[Hashable] = set()
    for move in start.legal_moves():
        after = start.copy()
        after.play(move)
        keys |= {what_counts(after)} if is_end(after, seat) else by_every_line(after, seat)
    return keys


def same(ends: list[Position], expected: set[Hashable]) -> bool:
    """Return whether these are the expected ends, each once. A plain assertion would print all of them."""
    return len(ends) == len(expected) and {what_counts(end) for end in ends} == expected


def test_a_stretch_has_the_same_ends_as_an_exhaustive_search() -> None:
    compared: dict[str, int] = {}
    for number, position in enumerate(sensible_positions(games=10, seed=1)):
        expected = all_ends(position, 400) if number % 9 == 0 else None
        if expected is not None:
            assert same(Stretch(position).ends, expected)
            compared[position.phase] = compared.get(position.phase, 0) + 1
    assert {"setup", "turn", "landing", "migration", "take", "lay", "settle"} >= set(compared)
    assert min(compared["setup"], compared["turn"], compared["landing"], compared["migration"]) > 2


def test_short_stretches_have_the_ends_of_all_lines_of_moves() -> None:
    compared = 0
    for position in sensible_positions(games=3, seed=2):
        if position.phase == "turn" and position.quiet_turns == 0 and len(position.legal_moves()) < 12:
            stretch = Stretch(position)
            if stretch.nodes < 60:
                assert same(stretch.ends, by_every_line(position, position.turn))
                compared += 1
    assert compared > 10


def test_the_line_to_an_end_is_legal_and_leads_there() -> None:
    chance = random.Random(3)
    for number, start in enumerate(sensible_positions(games=5, seed=3)):
        if number % 15 == 0:
            before = start.key()
            stretch = Stretch(start, cap=300)
            end = chance.randrange(len(stretch.ends))
            position = start.copy()
            for move in stretch.line(end):
                assert not is_end(position, start.turn) or position.key() == before
                assert move in position.legal_moves()
                position.play(move)
            assert what_counts(position) == what_counts(stretch.ends[end])
            assert start.key() == before


def test_a_capped_stretch_has_some_of_the_ends_the_nearest_first_and_at_least_one() -> None:
    capped = 0
    for number, position in enumerate(sensible_positions(games=5, seed=4)):
        if number % 9 == 0:
            whole, cut = Stretch(position), Stretch(position, cap=40)
            assert cut.ends
            if not whole.complete:
                continue
            assert cut.complete == (cut.nodes == whole.nodes)
            assert {what_counts(end) for end in cut.ends} <= {what_counts(end) for end in whole.ends}
            if (
                not cut.complete and cut.ends[0].key() == whole.ends[0].key()
            ):  # it did not have to search deeper to find an end
                capped += 1
                assert same(cut.ends, {what_counts(end) for end in whole.ends[: len(cut.ends)]})
    assert capped > 10


def test_with_very_many_ends_those_with_better_evaluations_are_found() -> None:
    """A breadth-first search of the same number of positions finds worse ends."""
    gained = []
    for position in sensible_positions(games=12, seed=5):
        if position.phase == "turn" and not Stretch(position, cap=1500).complete:
            cut = Stretch(position, cap=1500)
            nearest = nearest_ends(position, cut.nodes)
            best, near = (max(relative_points(end, position.turn) for end in ends) for ends in (cut.ends, nearest))
            gained.append(best - near)
            if len(gained) == 8:
                break
    assert sum(gained) > 0


def nearest_ends(start: Position, nodes: int) -> list[Position]:
    """Return the ends found by a breadth-first search of a number of positions."""
    ends: list[Position] = []
    known, to_do = {start.key()}, deque([start])
    while nodes > 0:
        position = to_do.popleft()
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            nodes -= 1
            if is_end(after, start.turn):
                ends.append(after)
            elif what_counts(after) not in known:
                known.add(what_counts(after))
                to_do.append(after)
    return ends
