"""Taking back a move in a fork of a table's state does not change the other forks, which share data with it."""

from tests.tables.bench import Bench
from tongiaki.rules import Position, Terms
from tongiaki.tables.decisions import playing
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.game import KEPT
from tongiaki.tables.structs import entries as e


def looks(position: Position) -> tuple[int, list[str]]:
    return position.to_move, [position.text(move) for move in position.legal_moves()]


def test_an_undo_in_a_fork_does_not_change_other_forks() -> None:
    bench = Bench("ana", "ben", seats=2)
    bench.start()
    start, seat = looks(bench.game.position), bench.game.mover
    assert seat is not None
    (move,) = bench.move("settle tonga.0")[:1]
    other = bench.state.fork()
    apply(other, other.number + 1, 0, e.Undone(bench.game.last_number, alone=True))
    apply(other, other.number + 1, 0, e.Moved("settle tonga.1"))
    bench.do(lambda state: playing.undo(state, bench.name(seat), state.number))
    assert (move, looks(bench.game.position)) == ("settle tonga.0", start)


def test_undo_is_limited_and_undo_by_vote_is_not() -> None:
    bench = Bench("ana", "ben", seats=2, stall=0)
    bench.start()
    quiet = 0
    while quiet <= KEPT + 10:  # expand and take ships until the last KEPT + 10 decisions drew no tile
        position = bench.game.position
        first = "expand" if position.phase == "turn" else "take"
        texts = [position.text(move) for move in position.legal_moves()]
        made_now = bench.move(next((text for text in texts if text.startswith(first)), texts[0]))
        quiet = quiet + 1 if len(made_now) == 1 else 0
    made, taken_back = len(bench.game.moves), 0
    while (seat := bench.state.undoer) is not None:
        name = bench.name(seat)
        bench.do(lambda state, name=name: playing.undo(state, name, state.number))
        taken_back += 1
    assert taken_back == KEPT
    bench.append([e.Undone(bench.game.last_number)])
    assert len(bench.game.moves) == made - KEPT - 1
    assert bench.state.undoer is not None
    again = Position(Terms(2, 0, tuple(bench.game.colours)))
    for move in bench.game.moves:
        again.play(move)
    assert looks(bench.game.position) == looks(again)
