"""A displayed review: its lines are legal, include the fleets' routes, and can be played out."""

import pytest
from msgspec import UNSET

from tests.coach.test_review import played, reviewed
from tongiaki.coach.review import review_version
from tongiaki.record import Record
from tongiaki.rules.moves import kind
from tongiaki.tables.views.reviews import GameReview, ReviewedLine, shown


@pytest.fixture(scope="module")
def record() -> Record:
    return played(seed=4, most=70)


@pytest.fixture(scope="module")
def review(record: Record) -> GameReview:
    return shown(reviewed(record)[0], record, review_version(2))


def assert_way_of_each_fleet(record: Record, first: int, line: ReviewedLine) -> None:
    position, sails = record.after(first), list(line.sails)
    for text in line.moves:
        move = position.parse(text)
        if kind(move) == "sail":
            sail = sails.pop(0)
            assert text == f"sail {sail.island}:{sail.side}"
            assert sail.route.end == position.route(move).end
        position.play(move)
    assert sails == []


def test_both_lines_of_a_moment_contain_the_routes_of_their_fleets(record: Record, review: GameReview) -> None:
    moments = review.mistakes + review.fine
    assert any(line.sails for moment in moments for line in (moment.played, moment.other))
    for moment in moments:
        for line in (moment.played, moment.other):
            assert_way_of_each_fleet(record, moment.first, line)


def test_the_frames_of_the_other_line_start_at_the_choice(record: Record, review: GameReview) -> None:
    for moment in review.mistakes + review.fine:
        position = record.after(moment.first)
        assert [frame.move for frame in moment.frames] == moment.other.moves
        for frame in moment.frames:
            before = position.describe()
            position.play(position.parse(frame.move))
            after = position.describe()
            assert frame.colour == moment.colour
            for name in ("ships", "supply", "phase"):
                changed = getattr(frame.change, name)
                assert (after[name] if changed is UNSET else changed) == after[name]
                assert (changed is UNSET) == (before[name] == after[name])
