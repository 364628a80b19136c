"""The picture of the board and the text next to it."""

import pytest

from tests.bots.random_games import random_positions
from tests.vectors.vectors import games
from tongiaki.rules import CHANCE, COLOURS, Position, Terms
from tongiaki.rules.tiles import ISLAND_NAME
from tongiaki.terminal.board import draw_board, letter
from tongiaki.terminal.log import log_lines
from tongiaki.terminal.moves import explain_move

TONGA_ALONE = r"""
   _________
  /    3 (0)\
 /2  Tonga  4\
/  0RY· 3···  \
\1 1··· 4··· 5/
 \ 2··· 5R·· /
  \____0____/
"""


def test_tonga_alone() -> None:
    position = Position(Terms(2))
    for move in ("settle tonga.0", "settle tonga.0", "settle tonga.5"):
        position.play(position.parse(move))
    assert draw_board(position).plain == TONGA_ALONE.strip("\n")


def test_every_laid_tile_and_every_ship_is_on_the_picture() -> None:
    for number, position in enumerate(random_positions(games=10, seed=3)):
        if number % 10:
            continue
        picture = draw_board(position).plain
        described = position.describe()
        islands = [tile["id"] for tile in described["tiles"] if not tile["id"].startswith("w")]
        names = {name.lower().replace(" ", "_"): name for name in ISLAND_NAME}
        assert all(names[island] in picture for island in islands)
        assert all(tile["id"] in picture for tile in described["tiles"] if tile["id"].startswith("w"))
        for colour in position.colours:
            ashore = sum(beach.get(colour, 0) for beaches in described["ships"].values() for beach in beaches)
            kings = sum(owner == colour for owner in described["royal"].values())
            names_with_letter = sum(names[island].count(letter(colour)) for island in islands)
            assert picture.count(letter(colour)) == ashore + kings + names_with_letter


def test_the_letters_of_the_colours_differ() -> None:
    assert len({letter(colour) for colour in COLOURS}) == len(COLOURS)


def test_every_legal_move_is_put_into_words() -> None:
    for number, position in enumerate(random_positions(games=15, seed=9)):
        if number % 3 == 0:
            assert all(explain_move(position, move) for move in position.legal_moves())


@pytest.mark.parametrize("number", range(0, 100, 4))
def test_each_event_of_the_log_has_words(number: int) -> None:
    game = games()[number]
    position = Position(Terms(game["players"], game["stall"]))
    position.log = []
    lines: list[str] = []
    for move in game["moves"]:
        position.play(position.parse(move))
        if position.to_move != CHANCE:
            lines += log_lines(position)
            position.log = []
    assert lines[-1].endswith("the game is over.")
    assert any(" discovers " in line or line.endswith(" finds open water.") for line in lines)
