"""The boards of rated games that run are known by their tiles, whatever else is changed."""

import random

from tests.tables.bench import Bench
from tongiaki.rules import OVER, Position, Terms
from tongiaki.store import Database, Ledger, StoredEntry
from tongiaki.tables.asking import resigning
from tongiaki.tables.running.rated import RatedBoards
from tongiaki.tables.running.summary import card
from tongiaki.tables.state.boards import TELLING, board_of, kept_board, words_of


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


def leads(bench: Bench, position: Position) -> bool:
    """Whether advice on a position would be advice on the game at this table."""
    kept = kept_board(bench.state)
    return bool(kept) and frozenset(words_of(board_of(position))).issuperset(kept)


def test_what_comes_of_a_rated_game_is_known_and_nothing_else() -> None:
    bench = rated(TELLING)
    here = bench.game.position.copy()
    assert leads(bench, here)
    assert leads(bench, walked(here, 2, TELLING + 5))
    assert not leads(bench, Position(Terms(2)))
    assert not leads(bench, walked(Position(Terms(2)), 3, TELLING + 5))
    bench.do(lambda state: resigning.resign(state, "ana"))
    assert bench.state.status == "over"
    assert not leads(bench, here)


def test_unrated_games_and_first_tiles_are_nobodys_secret() -> None:
    for bench in (rated(TELLING - 1), rated(TELLING, rated=False)):
        assert kept_board(bench.state) == ()


async def test_every_server_finds_the_boards_that_are_kept(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    ledger, bench = Ledger(database), rated(TELLING)
    here = bench.game.position.copy()
    await ledger.append("t", [StoredEntry(1, 1, "created", "{}")], card(bench.state))
    boards = RatedBoards(ledger)
    assert await boards.lead_to(board_of(walked(here, 2, TELLING + 5)))
    assert not await boards.lead_to(board_of(walked(Position(Terms(2)), 3, TELLING + 5)))
    bench.do(lambda state: resigning.resign(state, "ana"))
    await ledger.append("t", [StoredEntry(2, 2, "resigned", "{}")], card(bench.state))
    assert not await boards.lead_to(board_of(here))
    await database.close()
