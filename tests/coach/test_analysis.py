"""The analysis of a position: legal lines, the best first, deterministic."""

import msgspec
import pytest

from tests.coach.example_positions import CHAIN, CHAIN_LINE, moves_of, position_of
from tests.search.greedy_positions import sensible_positions
from tongiaki.coach.analysis import Analysis, Deepening, analyse
from tongiaki.coach.evaluator import seat_colours
from tongiaki.record import format_position
from tongiaki.rules import OVER
from tongiaki.search import ChancesEvaluator
from tongiaki.value.shipped import network

NODES = 3000


def test_lines_are_legal_and_complete_with_the_best_first() -> None:
    for position in list(sensible_positions(games=5, seed=8))[::40]:
        before = position.key()
        analysis = analyse(position, ChancesEvaluator(), NODES)
        assert position.key() == before
        assert 1 <= len(analysis.lines) <= 3
        assert analysis.chances == analysis.lines[0].chances
        assert analysis.points == analysis.lines[0].points
        own = seat_colours(position)[position.turn]
        assert own == analysis.turn
        for line in analysis.lines:
            end = position.copy()
            for text in line.moves:
                move = end.parse(text)
                assert end.refusal(move) is None
                end.play(move)
            assert end.phase in ("draw", "turn", "over") or end.turn != position.turn
            assert sum(line.chances.values()) == pytest.approx(1.0, abs=0.001)
        assert len({line.plies for line in analysis.lines}) == 1
        chances = [line.chances[own] for line in analysis.lines]
        assert chances == sorted(chances, reverse=True)


def test_the_same_question_has_the_same_answer_and_survives_as_json() -> None:
    position = position_of(CHAIN)
    analysis = analyse(position, ChancesEvaluator(), NODES)
    assert analyse(position, ChancesEvaluator(), NODES) == analysis
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis
    assert analysis.position == format_position(position)


def test_a_chain_of_many_landings_is_found() -> None:
    chain = analyse(position_of(CHAIN), ChancesEvaluator(), 20_000)
    assert chain.lines[0].moves[:3] == ["expand tokelau.0,1", "sail tokelau:2", "land red tahiti.0"]
    assert any(line.moves[-1].startswith("sail tuamotu") for line in chain.lines)


def test_the_network_can_be_the_judge() -> None:
    position = position_of(CHAIN)
    analysis = analyse(position, network(position.players), 500)
    assert sum(analysis.chances.values()) == pytest.approx(1.0, abs=0.001)
    assert "sail tokelau:2" in analysis.lines[0].moves
    assert analysis.chances != analyse(position, ChancesEvaluator(), 500).chances


def test_before_a_draw_the_analysis_has_every_tile_and_their_mean() -> None:
    position = position_of(CHAIN)
    for move in moves_of(position, CHAIN_LINE):
        position.play(move)
    analysis = analyse(position, ChancesEvaluator())
    assert (analysis.turn, analysis.lines) == (None, [])
    assert {draw.tile for draw in analysis.draws} == set(position.describe()["pile"])
    reds = [draw.chances["red"] for draw in analysis.draws]
    assert reds == sorted(reds, reverse=True)
    assert analysis.chances["red"] == pytest.approx(sum(reds) / len(reds), abs=0.001)


def test_after_the_end_the_winner_has_won() -> None:
    for position in list(sensible_positions(games=1, seed=2))[-1:]:
        while position.to_move != OVER:
            position.play(position.legal_moves()[0])
        analysis = analyse(position, ChancesEvaluator())
        winners = [standing.colour for standing in position.standings() if standing.rank == 1]
        assert {colour for colour, chance in analysis.chances.items() if chance > 0} == set(winners)
        assert analysis.points == {standing.colour: standing.points for standing in position.standings()}


def test_a_deepening_searches_deeper_each_time_until_it_is_final() -> None:
    position = next(iter(sensible_positions(games=1, seed=8)))
    deepening, plies = Deepening(position, ChancesEvaluator()), []
    assert deepening.analysis().lines[0].plies == deepening.depth == 0
    while not deepening.final:
        before = deepening.depth
        deepening.deepen()
        assert deepening.depth == before + 1 or deepening.final
        plies.append(deepening.analysis().lines[0].plies)
    assert plies == sorted(plies)
    assert plies[-1] >= 2
    known = deepening.analysis()
    deepening.deepen()
    assert deepening.analysis() == known


def test_without_a_player_to_move_the_first_analysis_is_final() -> None:
    position = position_of(CHAIN)
    for move in moves_of(position, CHAIN_LINE):
        position.play(move)
    deepening = Deepening(position, ChancesEvaluator())
    assert deepening.final
    assert deepening.analysis() == analyse(position, ChancesEvaluator())
