"""The review of a game: it covers every turn, is deterministic, and reports only confirmed mistakes."""

import random

import pytest

from tests.coach.example_positions import SINKING, SINKING_LINE, moves_of, position_of
from tongiaki.bots.greedy import GreedyBot
from tongiaki.coach.comparison import LAST_TILES, Comparison, PairedPlayouts, compare
from tongiaki.coach.reasons import MAX_REASONS
from tongiaki.coach.review import Effort, Review, review
from tongiaki.record import Record
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import ChancesEvaluator

EFFORT = Effort(nodes=300, pairs=6)


def played(seed: int, most: int) -> Record:
    """Return part of a game between red, who plays at random, and a greedy yellow."""
    chance, bot, position, moves = random.Random(seed), GreedyBot(seed), Position(Terms(2)), list[str]()
    while position.to_move != OVER and len(moves) < most:
        wild = position.to_move in (CHANCE, 0)
        move = chance.choice(position.legal_moves()) if wild else bot.choose(position)
        moves.append(position.text(move))
        position.play(move)
    return Record(position.terms, tuple(moves))


def reviewed(record: Record, seed: int = 0) -> tuple[Review, list[float]]:
    steps, progress = review(record, ChancesEvaluator(), EFFORT, seed), list[float]()
    while True:
        try:
            progress.append(next(steps))
        except StopIteration as done:
            return done.value, progress


@pytest.fixture(scope="module")
def record() -> Record:
    return played(seed=4, most=70)


@pytest.fixture(scope="module")
def whole(record: Record) -> Review:
    return reviewed(record)[0]


def test_every_move_after_the_setup_is_in_one_turn(record: Record, whole: Review) -> None:
    made = 4
    for turn in whole.turns:
        assert turn.first == made
        made += turn.moves
        position = record.after(turn.first)
        assert (position.phase, position.colours[position.turn]) == ("turn", turn.colour)
    assert made == len(record.moves)


def test_luck_adds_up_to_0_and_turns_without_a_draw_have_none(record: Record, whole: Review) -> None:
    for turn in whole.turns:
        assert sum(turn.luck.values()) == pytest.approx(0.0, abs=0.001)
        drew = any(move.startswith("draw") for move in record.moves[turn.first : turn.first + turn.moves])
        assert drew or not any(turn.luck.values())
        assert turn.choice <= 0
    assert any(any(turn.luck.values()) for turn in whole.turns)


def test_a_random_player_loses_more_by_choices_than_a_greedy_player(whole: Review) -> None:
    red, yellow = whole.players
    assert red.choice < yellow.choice <= 0
    for summary in whole.players:
        assert summary.luck == pytest.approx(sum(turn.luck[summary.colour] for turn in whole.turns), abs=0.001)
        assert summary.choice == pytest.approx(
            sum(turn.choice for turn in whole.turns if turn.colour == summary.colour), abs=0.001
        )


def test_mistakes_are_moves_with_a_better_line_confirmed_by_playouts(record: Record, whole: Review) -> None:
    assert whole.mistakes
    for mistake in whole.mistakes:
        assert record.moves[mistake.first : mistake.first + len(mistake.played)] == tuple(mistake.played)
        assert mistake.trial.gain > 2 * mistake.trial.error
        assert mistake.trial.gain > 0.03
        position = record.after(mistake.first)
        for text in mistake.other:
            move = position.parse(text)
            assert position.refusal(move) is None
            position.play(move)


def test_a_review_is_deterministic_and_reports_its_progress(record: Record, whole: Review) -> None:
    again, progress = reviewed(record)
    assert again == whole
    assert progress == sorted(progress)
    assert 0 < progress[0] < progress[-1] <= 1


def test_luck_moves_and_the_rest_add_up_to_the_change_of_the_chances(whole: Review) -> None:
    following = [turn.chances for turn in whole.turns[1:]] + [whole.chances]
    for turn, after in zip(whole.turns, following, strict=True):
        for colour, before in turn.chances.items():
            change = turn.luck[colour] + turn.play[colour] + turn.rest[colour]
            assert change == pytest.approx(after[colour] - before, abs=0.001)
        assert sum(turn.play.values()) == pytest.approx(0.0, abs=0.001)
    for player in whole.players:
        change = player.luck + player.own + player.others + player.rest
        assert change == pytest.approx(whole.chances[player.colour] - whole.turns[0].chances[player.colour], abs=0.01)


def test_only_decisions_that_matter_count(whole: Review) -> None:
    for player in whole.players:
        turns = sum(turn.colour == player.colour for turn in whole.turns)
        assert player.mistakes <= player.decisions
        assert 0 < player.sound <= player.decisions
        assert player.decisions <= 2 * turns


def test_every_mistake_has_reasons(whole: Review) -> None:
    for mistake in whole.mistakes:
        assert 1 <= len(mistake.reasons) <= MAX_REASONS
    assert all(not fine.reasons for fine in whole.fine)


def test_a_difference_within_the_evaluators_error_is_not_significant() -> None:
    assert Comparison(0.031, 0.0, 3).is_significant
    assert not Comparison(0.03, 0.0, 3).is_significant
    assert not Comparison(0.2, 0.1, 3).is_significant


def test_a_gain_is_shrunk_the_more_the_less_certain_it_is() -> None:
    assert Comparison(0.2, 0.1, 3).shrunk() == Comparison(0.15, 0.1, 3)
    assert Comparison(-0.2, 0.1, 3).shrunk() == Comparison(-0.15, 0.1, 3)
    assert Comparison(0.1, 0.2, 3).shrunk().gain == 0
    assert Comparison(0.1, 0.0, 3).shrunk() == Comparison(0.1, 0.0, 3)


def test_playouts_go_to_the_end_when_few_tiles_are_left() -> None:
    start = position_of(SINKING)
    assert start.pile.bit_count() <= LAST_TILES
    playouts = PairedPlayouts(start, start, 0, ChancesEvaluator(), "1")
    playouts.play(2)
    assert playouts.comparison() == Comparison(0.0, 0.0, 2)
    end = playouts.play_out(start, list(range(DRAW, DRAW + TILES)))
    assert end.to_move == OVER


def test_playouts_prefer_the_better_position_and_rate_equal_ones_equal() -> None:
    start = position_of(SINKING)
    better, worse = start.copy(), start.copy()
    for move in moves_of(start, SINKING_LINE):
        better.play(move)
    worse.play(worse.parse("expand mangareva.1"))
    assert compare(better, worse, 0, ChancesEvaluator(), 12, "1").is_significant
    assert not compare(worse, better, 0, ChancesEvaluator(), 12, "1").is_significant
    assert compare(start, start, 0, ChancesEvaluator(), 3, "1") == Comparison(0.0, 0.0, 3)
