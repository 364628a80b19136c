"""The boards of rated games that run are known by their tiles, whatever else is changed."""

import random

from tests.tables.bench import Bench
from tongiaki.rules import OVER, Position, Terms
from tongiaki.tables.asking import resigning
from tongiaki.tables.state.boards import TELLING, RatedBoards, board_of


def walked(position: Position, seed: int, tiles: int) -> Position:
    """Play on at random until so many tiles lie."""
    chance = random.Random(seed)
    while len(board_of(position)) < tiles and position.to_move != OVER:
        position.play(chance.choice(position.legal_moves()))
    return position


def rated(tiles: int, **options: bool) -> Bench:
    bench = Bench("ana", "ben", **({"rated": True, "clock": "move", "time": 600} | options))
    bench.start()
    walked(bench.game.position, 1, tiles)
    return bench


def test_what_comes_of_a_rated_game_is_known_and_nothing_else() -> None:
    bench, boards = rated(TELLING), RatedBoards()
    boards.note(bench.state)
    here = bench.game.position.copy()
    assert boards.lead_to(board_of(here))
    assert boards.lead_to(board_of(walked(here, 2, TELLING + 5)))
    assert not boards.lead_to(board_of(Position(Terms(2))))
    assert not boards.lead_to(board_of(walked(Position(Terms(2)), 3, TELLING + 5)))
    bench.do(lambda state: resigning.resign(state, "ana"))
    assert bench.state.status == "over"
    boards.note(bench.state)
    assert not boards.lead_to(board_of(here))


def test_unrated_games_and_first_tiles_are_nobodys_secret() -> None:
    boards = RatedBoards()
    for bench in (rated(TELLING - 1), rated(TELLING, rated=False)):
        boards.note(bench.state)
        assert not boards.lead_to(board_of(walked(bench.game.position, 2, TELLING + 5)))
