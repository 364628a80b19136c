"""Reasons for mistakes in recorded games: there is always one, and it is true of both lines' ends."""

from tests.coach.example_positions import (
    CHAIN,
    CROWNING,
    LAST_ISLANDS,
    NEARLY_FULL,
    WIDE,
    WITH_RED,
    WITHOUT_RED,
    position_of,
)
from tests.search.greedy_positions import sensible_positions
from tongiaki.coach import reason_kinds as r
from tongiaki.coach.differences import Differences, drivers
from tongiaki.coach.evaluator import seat_colours
from tongiaki.coach.facts import Drives, count_draws
from tongiaki.coach.reasons import MAX_REASONS, find_reasons
from tongiaki.coach.replies import find_reply
from tongiaki.rules import Position
from tongiaki.rules.fleets import ships_of
from tongiaki.rules.scoring import owners
from tongiaki.rules.tiles import TILE_ID
from tongiaki.search import ChancesEvaluator, Stretch

EVALUATOR = ChancesEvaluator()


def reasons_between(seat: int, better: Position, played: Position) -> list[r.Reason]:
    replies = find_reply(better, EVALUATOR), find_reply(played, EVALUATOR)
    return find_reasons(seat, better, played, replies, EVALUATOR)


def test_there_are_always_one_to_three_reasons_and_their_numbers_are_true() -> None:
    seen: set[type[r.Reason]] = set()
    for start in list(sensible_positions(games=8, seed=3))[::45]:
        before = start.key()
        ends = sorted(Stretch(start, 60).ends, key=lambda end: -EVALUATOR.evaluate(end)[start.turn])
        better, played = ends[0], ends[len(ends) // 2]
        found = reasons_between(start.turn, better, played)
        assert 1 <= len(found) <= MAX_REASONS
        assert start.key() == before
        seen |= {type(reason) for reason in found}
        for reason in found:
            check(reason, start.turn, better, played)
    assert len(seen) >= 6


def check(reason: r.Reason, seat: int, better: Position, played: Position) -> None:
    """Check a reason against the ends of both lines."""
    names = seat_colours(better)
    points = [end.standings() for end in (better, played)]
    match reason:
        case r.Points():
            assert (reason.better, reason.played) == tuple(standings[seat].points for standings in points)
            assert reason.better > reason.played
        case r.RivalPoints():
            rival = names.index(reason.rival)
            assert (reason.better, reason.played) == tuple(standings[rival].points for standings in points)
            assert reason.better < reason.played
        case r.Supply():
            assert reason.better == ships_of(better.supply, seat) > ships_of(played.supply, seat) == reason.played
        case r.Driven():
            reply = find_reply(played, EVALUATOR)
            assert reply is not None
            assert all(Drives(names[seat], island) in reply.facts for island in reason.islands)
        case r.Holds():
            for island in map(TILE_ID.index, reason.islands):
                assert seat in owners(better, island)
                assert seat not in owners(played, island)
        case _:
            assert seat_colours(played) == names


def test_a_crown_is_the_first_reason() -> None:
    start = position_of(CROWNING)
    better = start.copy()
    better.play(better.parse("crown tahiti"))
    played = next(end for end in Stretch(start, 50).ends if "tahiti" not in end.describe()["royal"])
    assert reasons_between(start.turn, better, played)[0] == r.King("tahiti")


def test_lines_without_a_difference_have_the_reason_that_playouts_were_won() -> None:
    start = position_of(CROWNING)
    end = Stretch(start, 50).ends[0]
    assert reasons_between(start.turn, end, end) == [r.BetterResults()]


def test_a_draw_that_may_end_the_game_is_a_reason_only_for_the_leader() -> None:
    start = position_of(LAST_ISLANDS)
    ends = Stretch(start, 60).ends
    better = next(end for end in ends if end.phase == "draw" and count_draws(end).ending and leads(end, 0))
    played = next(end for end in ends if end.phase == "turn")
    draws = count_draws(better)
    assert not leads(better, 1)
    assert may_end(0, better, played) == [r.MayEnd(draws.tiles, draws.ending)]
    assert may_end(1, better, played) == []
    assert may_end(0, played, better) == []


def leads(end: Position, seat: int) -> bool:
    return end.standings()[seat].rank == 1


def may_end(seat: int, better: Position, played: Position) -> list[r.Reason]:
    differences = Differences(seat, 1 - seat, better, played).find()
    return [reason for _, _, reason in differences if isinstance(reason, r.MayEnd)]


def test_no_reason_repeats_that_a_reply_drives_the_player_out() -> None:
    for start in list(sensible_positions(games=3, seed=8))[::19]:
        ends = sorted(Stretch(start, 60).ends, key=lambda end: -EVALUATOR.evaluate(end)[start.turn])
        found = reasons_between(start.turn, ends[0], ends[-1])
        driven = {island for reason in found if isinstance(reason, r.Driven) for island in reason.islands}
        assert not any(isinstance(reason, r.Safe) and driven.issuperset(reason.islands) for reason in found)


def test_nobody_drives_the_player_from_more_beaches_than_one_expansion_fills() -> None:
    better, played = position_of(WIDE), position_of(NEARLY_FULL)
    tonga = TILE_ID.index("tonga")
    assert drivers(played, tonga, 0) == []
    assert drivers(played, tonga, 2) == [0]  # Red can fill the only beach of Green
    assert not any(isinstance(reason, r.Safe) for _, _, reason in Differences(0, 2, better, played).find())


def test_another_rival_is_a_reason_if_the_strongest_one_is_none() -> None:
    found = reasons_between(1, position_of(WITHOUT_RED), position_of(WITH_RED))
    assert found == [r.RivalHolds("red", ["tubuai"]), r.RivalPoints("red", 16, 18)]


def test_the_next_players_reply_is_legal_and_missing_before_a_draw() -> None:
    start = position_of(CHAIN)
    for end in Stretch(start, 200).ends[:40]:
        reply = find_reply(end, EVALUATOR)
        assert (reply is None) == (end.to_move < 0)
        position = end.copy()
        for text in reply.moves if reply else []:
            move = position.parse(text)
            assert position.refusal(move) is None
            position.play(move)
