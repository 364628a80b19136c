"""Taking back in one copy of a table, which shares what it can with the others, changes nothing in these."""

from tests.tables.bench import Bench
from tongiaki.rules import Position
from tongiaki.tables import entries as e
from tongiaki.tables import playing


def looks(position: Position) -> tuple[int, list[str]]:
    return position.to_move, [position.text(move) for move in position.legal_moves()]


def test_a_copy_that_takes_back_and_goes_on_leaves_the_others_what_they_take_back_to() -> None:
    bench = Bench("ana", "ben", seats=2)
    bench.start()
    start, seat = looks(bench.game.position), bench.game.mover
    assert seat is not None
    (move,) = bench.move("settle tonga.0")[:1]
    other = bench.state.fork()
    other.apply(other.number + 1, 0, e.Undone(bench.game.last_number, alone=True))
    other.apply(other.number + 1, 0, e.Moved("settle tonga.1"))
    bench.do(lambda state: playing.undo(state, bench.name(seat), state.number))
    assert (move, looks(bench.game.position)) == ("settle tonga.0", start)
