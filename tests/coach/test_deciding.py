"""The deciding turn: it is the largest rise of the winners' chances that was not reversed."""

import itertools
import random

import pytest

from tongiaki.bots.greedy import GreedyBot
from tongiaki.coach.deciding import DecidingTurn, EvaluatedTurn, evaluate_turns, find_deciding_turn
from tongiaki.record import Record
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import ChancesEvaluator
from tongiaki.tables.views.deciding_turns import decision_of

EVALUATOR = ChancesEvaluator()


def played(players: int, seed: int, most: int = 10_000) -> Record:
    """Return a game of greedy bots, or its first moves."""
    chance, bot, position, moves = random.Random(seed), GreedyBot(seed), Position(Terms(players)), list[str]()
    while position.to_move != OVER and len(moves) < most:
        move = chance.choice(position.legal_moves()) if position.to_move == CHANCE else bot.choose(position)
        moves.append(position.text(move))
        position.play(move)
    return Record(position.terms, tuple(moves))


def with_chances(record: Record, values: list[float]) -> tuple[list[EvaluatedTurn], Position]:
    """Return the first turns of a game, with these chances of the first seat, and the final position."""
    turns, end = evaluate_turns(record, EVALUATOR)
    others = end.players - 1
    return [
        EvaluatedTurn(turn.first, turn.start, turn.moves, [value, *[(1 - value) / others] * others])
        for turn, value in zip(turns, values, strict=False)
    ], end


def decided(record: Record, values: list[float]) -> DecidingTurn | None:
    turns, end = with_chances(record, values)
    return find_deciding_turn(turns, end, EVALUATOR, [0])


@pytest.fixture(scope="module")
def record() -> Record:
    return played(2, seed=5)


@pytest.mark.parametrize("players", range(2, 7))
def test_every_finished_game_of_one_winner_has_a_deciding_turn(players: int) -> None:
    record = played(players, seed=players)
    turns, end = evaluate_turns(record, EVALUATOR)
    assert record.moves[turns[0].first - 1].startswith("settle")
    assert all(first.first + len(first.moves) == second.first for first, second in itertools.pairwise(turns))
    for winner in range(players):
        turn = find_deciding_turn(turns, end, EVALUATOR, [winner])
        assert turn is not None
        chosen = turns[turn.number - 1]
        assert (turn.first, turn.moves, turn.colour) == (
            chosen.first,
            len(chosen.moves),
            end.colours[chosen.start.turn],
        )
        assert turn.winners == [end.colours[winner]]
        later = [one.chances[winner] for one in turns[turn.number :]] + [1.0]
        assert turn.change == pytest.approx(min(later) - chosen.chances[winner], abs=1e-4)
        assert 0 < turn.change <= turn.after - turn.before + 1e-3


def test_a_rise_that_was_reversed_does_not_decide(record: Record) -> None:
    turn = decided(record, [0.3, 0.9, 0.2, 0.6, 0.55, 0.8])
    assert turn is not None
    assert (turn.number, turn.before, turn.after, turn.change) == (3, 0.2, 0.6, 0.35)


def test_of_equal_changes_the_last_one_decides(record: Record) -> None:
    turn = decided(record, [0.25, 0.5, 0.75])
    assert turn is not None
    assert turn.number == 3


def test_the_last_turn_can_decide(record: Record) -> None:
    turn = decided(record, [0.5, 0.5, 0.25])
    assert turn is not None
    assert (turn.number, turn.after) == (3, 1.0)


def test_a_victory_that_all_share_was_not_decided(record: Record) -> None:
    turns, end = evaluate_turns(record, EVALUATOR)
    assert find_deciding_turn(turns, end, EVALUATOR, [0, 1]) is None


def test_shared_first_ranks_count_together() -> None:
    turns, end = evaluate_turns(played(3, seed=1), EVALUATOR)
    turn = find_deciding_turn(turns, end, EVALUATOR, [0, 2])
    assert turn is not None
    assert turn.winners == [end.colours[0], end.colours[2]]
    chances = turns[turn.number - 1].chances
    assert turn.before == pytest.approx(chances[0] + chances[2], abs=1e-4)


def test_a_resignation_itself_can_decide() -> None:
    record = played(2, seed=5, most=60)
    turns, end = evaluate_turns(record, EVALUATOR)
    behind = min((0, 1), key=EVALUATOR.evaluate(end).__getitem__)
    flat = [EvaluatedTurn(turn.first, turn.start, turn.moves, EVALUATOR.evaluate(end)) for turn in turns]
    assert find_deciding_turn(flat, end, EVALUATOR, [behind]) is None
    loser = record.terms.colours[1 - behind]
    ended = Record(record.terms, record.moves, tags={"Resigned": f"{loser} 60", "Ended": "resigned"})
    assert decision_of(ended).turn == find_deciding_turn(*evaluate_turns_of_coach(ended), [behind])


def evaluate_turns_of_coach(record: Record) -> tuple[list[EvaluatedTurn], Position, object]:
    from tongiaki.coach.evaluator import coach_evaluator

    evaluator = coach_evaluator(record.terms.players)
    return *evaluate_turns(record, evaluator), evaluator


def test_a_game_without_turns_was_not_decided() -> None:
    record = Record(Terms(2), (), tags={"Resigned": "red 0", "Ended": "resigned"})
    assert decision_of(record).turn is None
